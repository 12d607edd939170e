/** Without it, spreadsheets take UTF-8 for an older encoding and show 'PokÃ©mon'. */
const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';

/** What a CSV file of ours begins with: the names of its columns. */
export function csvHeader(names: readonly string[]): string {
  return byteOrderMark + names.join(',') + lineEnd;
}

/** A line of it: every value quoted and inner quotes doubled, as spreadsheets read it whatever it holds. */
export function csvLine(values: readonly (string | number | boolean | null)[]): string {
  return values.map((value) => `"${String(value ?? '').replaceAll('"', '""')}"`).join(',') + lineEnd;
}
