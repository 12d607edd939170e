/** CIELAB under D65: lightness 0 to 100, green to red, blue to yellow. */
export type Lab = { l: number; a: number; b: number };

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** From '#rrggbb'. */
export function toLab(hex: string): Lab {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  const [x, y, z] = [
    (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047,
    0.2126729 * r + 0.7151522 * g + 0.072175 * b,
    (0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883,
  ].map((value) => (value > 216 / 24389 ? Math.cbrt(value) : (24389 / 27) * (value / 116) + 16 / 116)) as [
    number,
    number,
    number,
  ]; // as: map keeps the length
  return { l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) };
}

/** CIEDE2000: how different two colours look. From about 2 on they are told apart side by side. */
export function colorDifference(one: Lab, other: Lab): number {
  const meanChroma = (Math.hypot(one.a, one.b) + Math.hypot(other.a, other.b)) / 2;
  const g = 0.5 * (1 - Math.sqrt(meanChroma ** 7 / (meanChroma ** 7 + 25 ** 7)));
  const [from, to] = [polar(one, g), polar(other, g)];

  const hueStep = from.c * to.c === 0 ? 0 : ((to.h - from.h + 540) % 360) - 180;
  const [dL, dC] = [other.l - one.l, to.c - from.c];
  const dH = 2 * Math.sqrt(from.c * to.c) * Math.sin(radians(hueStep) / 2);

  const l = (one.l + other.l) / 2;
  const c = (from.c + to.c) / 2;
  const h = meanHue(from, to);
  const t =
    1 -
    0.17 * Math.cos(radians(h - 30)) +
    0.24 * Math.cos(radians(2 * h)) +
    0.32 * Math.cos(radians(3 * h + 6)) -
    0.2 * Math.cos(radians(4 * h - 63));

  const [sL, sC, sH] = [
    1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2),
    1 + 0.045 * c,
    1 + 0.015 * c * t,
  ];
  const rotation =
    -Math.sin(radians(60 * Math.exp(-(((h - 275) / 25) ** 2)))) * 2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  return Math.sqrt((dL / sL) ** 2 + (dC / sC) ** 2 + (dH / sH) ** 2 + rotation * (dC / sC) * (dH / sH));
}

type Polar = { c: number; h: number };

function polar({ a, b }: Lab, g: number): Polar {
  const stretched = (1 + g) * a;
  const h = (Math.atan2(b, stretched) * 180) / Math.PI;
  return { c: Math.hypot(stretched, b), h: h < 0 ? h + 360 : h };
}

function meanHue(from: Polar, to: Polar): number {
  const sum = from.h + to.h;
  if (from.c * to.c === 0) return sum;
  if (Math.abs(from.h - to.h) <= 180) return sum / 2;
  return (sum < 360 ? sum + 360 : sum - 360) / 2;
}
