/** The values for the gaps in a refusal's text, by name. */
export type RefusalData = Record<string, string | number>;

/** What `slow_down` says in its data that there was too much of, as `of`; without it, of calls. */
export type Limited = 'pictures' | 'lookups' | 'lessons' | 'reports';

const inEnglish = (value: number) => value.toLocaleString('en');

/** The text with its `{names}` filled in from the data, numbers as the text's language writes them. */
export function fillIn(text: string, data: RefusalData = {}, number = inEnglish): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = data[name] ?? whole;
    return typeof value === 'number' ? number(value) : value;
  });
}
