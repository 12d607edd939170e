/** The values for the gaps in a refusal's text, by name. */
export type RefusalData = Record<string, string | number>;

/** The text with its `{names}` filled in from the data. */
export function fillIn(text: string, data: RefusalData = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(data[name] ?? whole));
}
