/** Without it, spreadsheets take UTF-8 for an older encoding and show 'PokÃ©mon'. */
const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';

/** The first line of our CSV files: the names of the columns. */
export function csvHeader(names: readonly string[]): string {
  return byteOrderMark + names.join(',') + lineEnd;
}

/** A line of a CSV file. Every value is quoted and its quotes doubled, so that spreadsheets can read any text. */
export function csvLine(values: readonly (string | number | boolean | null)[]): string {
  return values.map((value) => `"${String(value ?? '').replaceAll('"', '""')}"`).join(',') + lineEnd;
}

/** A text with an apostrophe before it where a spreadsheet would take it for a formula. */
export function escapeFormula(text: string): string {
  return /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** The text that was escaped. */
export function unescapeFormula(text: string): string {
  return /^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
}
