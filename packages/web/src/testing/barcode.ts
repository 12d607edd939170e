const left = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
const right = left.map((bits) => bits.replace(/./g, (bit) => (bit === '0' ? '1' : '0')));
const mirrored = right.map((bits) => Array.from(bits).toReversed().join(''));
/** Which digits of the left half are mirrored, by the first digit. */
const parity = [
  'LLLLLL',
  'LLGLGG',
  'LLGGLG',
  'LLGGGL',
  'LGLLGG',
  'LGGLLG',
  'LGGGLL',
  'LGLGLG',
  'LGLGGL',
  'LGGLGL',
];

/** The modules of an EAN-13, of an EAN-8 or of the UPC-E of eight digits: 1 is a bar. By GS1's tables. */
export function modulesOf(code: string, isUpcE = false): string {
  const digits = Array.from(code, Number);
  const of = (table: readonly string[], some: readonly number[]) =>
    some.map((digit) => table[digit] ?? '').join('');
  if (isUpcE) {
    // Number system 0: what the check digit is says which digits are mirrored.
    const which =
      ['GGGLLL', 'GGLGLL', 'GGLLGL', 'GGLLLG', 'GLGGLL', 'GLLGGL', 'GLLLGG', 'GLGLGL', 'GLGLLG', 'GLLGLG'][
        digits[7] ?? 0
      ] ?? '';
    const body = digits.slice(1, 7).map((digit, at) => (which[at] === 'L' ? left : mirrored)[digit] ?? '');
    return `101${body.join('')}010101`;
  }
  if (digits.length === 8) return `101${of(left, digits.slice(0, 4))}01010${of(right, digits.slice(4))}101`;
  const which = parity[digits[0] ?? 0] ?? '';
  const first = digits.slice(1, 7).map((digit, at) => (which[at] === 'L' ? left : mirrored)[digit] ?? '');
  return `101${first.join('')}01010${of(right, digits.slice(7))}101`;
}

/** Its bars as a drawing, with the white that a code needs around it. */
export function barcodeDrawing(code: string, { module = 4, height = 200, isUpcE = false } = {}): string {
  const bars = modulesOf(code, isUpcE);
  const quiet = 11;
  const width = (bars.length + 2 * quiet) * module;
  const drawn = Array.from(bars).map((bit, at) =>
    bit === '1'
      ? `<rect x="${(quiet + at) * module}" y="${4 * module}" width="${module}" height="${height}"/>`
      : '',
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height + 8 * module}"><rect width="100%" height="100%" fill="#fff"/>${drawn.join('')}</svg>`;
}
