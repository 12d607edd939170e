/** Several values in one text, such as `Action,Puzzle`. A comma in a value is marked by a backslash. */
export function joinValues(values: readonly (string | number)[]): string {
  return values.map((value) => String(value).replaceAll(/[\\,]/g, String.raw`\$&`)).join(',');
}

/** The values of such a text, without blanks around them and without empty ones. */
export function splitValues(text: string): string[] {
  const values = text.match(/(?:\\.|[^,\\]|\\$)+/gs) ?? [];
  return values.map((value) => value.replaceAll(/\\(.)/gs, '$1').trim()).filter(Boolean);
}
