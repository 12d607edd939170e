/**
 * A number of a workbook or of JSON as a text. In a text, three digits behind a separator are thousands: a number has
 * none, so where it has three decimals, it is written with a fourth.
 */
export function writtenNumber(number: number): string {
  const text = String(number);
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}
