/** A colour in OKLCH: lightness 0 to 1, chroma from 0 (grey) to about 0.3, hue in degrees. */
export type Oklch = { l: number; c: number; h: number };

const grey: Oklch = { l: 0.55, c: 0, h: 60 };

/** From '#rgb' or '#rrggbb'; anything else counts as grey. */
export function toOklch(css: string): Oklch {
  const rgb = parseHex(css);
  if (rgb === null) return grey;

  const [r, g, b] = [toLinear(rgb[0]), toLinear(rgb[1]), toLinear(rgb[2])];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);

  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { l: lightness, c: Math.hypot(x, y), h: (Math.atan2(y, x) * 180) / Math.PI };
}

/** As '#rrggbb'; a colour that no screen can show loses chroma until one can. */
export function toHex({ l, c, h }: Oklch): string {
  for (let chroma = c; chroma > 0.002; chroma -= 0.004) {
    const rgb = toRgb({ l, c: chroma, h });
    if (rgb.every((channel) => channel > -0.002 && channel < 1.002)) return hexOf(rgb);
  }
  return hexOf(toRgb({ l, c: 0, h }));
}

/** The contrast of two '#rrggbb' colours as WCAG defines it, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [lighter = 1, darker = 1] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(css: string): number {
  const [r, g, b] = parseHex(css) ?? [0, 0, 0];
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b);
}

type Rgb = [r: number, g: number, b: number];

function parseHex(css: string): Rgb | null {
  const [, digits] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(css.trim()) ?? [];
  if (digits === undefined) return null;

  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const value = Number.parseInt(full, 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

function toRgb({ l, c, h }: Oklch): Rgb {
  const [x, y] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const long = (l + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const medium = (l - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const short = (l - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return [
    toGamma(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    toGamma(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    toGamma(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

function hexOf(rgb: Rgb): string {
  const digits = rgb.map((channel) => Math.round(Math.min(1, Math.max(0, channel)) * 255).toString(16));
  return `#${digits.map((pair) => pair.padStart(2, '0')).join('')}`;
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function toGamma(channel: number): number {
  return channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;
}
