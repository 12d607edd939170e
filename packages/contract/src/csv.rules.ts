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
