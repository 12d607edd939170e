/** A page of the stand-in, which says what it is. */
export function vintedPage(title: string, text: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}: stand-in for Vinted</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 26rem; margin: 0 auto; padding: 1.5rem 1rem;
    color: light-dark(#1b1c1f, #eceae4); background: light-dark(#f6f4ef, #0f1114); }
  header { padding: .75rem 1rem; border: 1px dashed currentColor; border-radius: 10px; }
  h1 { font-size: 1.25rem; }
</style>
<header><strong>Stand-in for Vinted.</strong> Sample data: nothing here is for sale, and Vinted is not asked.</header>
<main><h1>${escape(title)}</h1><p>${escape(text)}</p></main>
</html>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
