export type Html = { readonly html: string };
type Value = string | number | Html | readonly Html[] | undefined;

/** A template whose values are escaped, unless they are made by it. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  const filled = parts.map((part, index) => part + render(values[index]));
  return { html: filled.join('') };
}

function render(value: Value): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return escape(value);
  return 'html' in value ? value.html : value.map((one) => one.html).join('');
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
