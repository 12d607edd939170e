/**
 * A number of a workbook or of JSON as a text. In a text, three digits behind a separator are thousands: a number has
 * none, so where it has three decimals, it is written with a fourth. It has at least so many decimals.
 */
export function writtenNumber(number: number, least = 0): string {
  const plain = String(number);
  const text = /^-?\d+(\.\d+)?$/.test(plain) && decimalsOf(plain) < least ? number.toFixed(least) : plain;
  return decimalsOf(text) === 3 ? `${text}0` : text;
}

function decimalsOf(text: string): number {
  return /\.(\d+)$/.exec(text)?.[1]?.length ?? 0;
}
