/** The values for the gaps in a refusal's text, by name. */
export type RefusalData = Record<string, string | number>;

/** What `slow_down` says in its data that there was too much of, as `of`; without it, of calls. */
export type Limited = 'pictures' | 'lookups' | 'lessons' | 'reports';

/** The text with its `{names}` filled in from the data. */
export function fillIn(text: string, data: RefusalData = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(data[name] ?? whole));
}
