import { toHex, toOklch } from './color.ts';

/** One shape of a drawn cover, on a grid of 12 × 9. */
export type Shape = { path: string; fill: string };

export type CoverArt = {
  ground: string;
  field: string;
  ink: string;
  spine: string;
  shapes: Shape[];
};

type Random = () => number;
type Paint = { vivid: string; light: string; deep: string; other: string };

/** The cover of a game without one. The same title and colour always give the same picture. */
export function drawCover(title: string, color: string): CoverArt {
  const random = randomOf(title);
  const base = toOklch(color);
  // Covers of a grey console are each tinted with a hue of their own, for some warmth.
  const isGrey = base.c < 0.03;
  const hue = isGrey ? random() * 360 : base.h + (random() - 0.5) * 18;
  const chroma = isGrey ? 0.035 : Math.min(0.17, Math.max(0.07, base.c));
  const tone = (l: number, c = chroma, h = hue) => toHex({ l, c, h });

  const isPaper = random() < 0.3;
  const paint: Paint = {
    vivid: tone(isPaper ? 0.56 : 0.66, chroma * 1.15),
    light: tone(isPaper ? 0.74 : 0.88, chroma * 0.55),
    deep: tone(isPaper ? 0.36 : 0.24, chroma * 0.7),
    other: tone(isPaper ? 0.62 : 0.76, chroma, hue + (random() < 0.5 ? 48 : -48)),
  };
  const ground = isPaper ? tone(0.945, chroma * 0.14) : tone(0.36 + random() * 0.05, chroma * 0.85);
  const draw = motifs[Math.floor(random() * motifs.length)] ?? arcs;

  return {
    ground,
    field: isPaper ? tone(0.89, chroma * 0.28) : tone(0.44, chroma),
    ink: isPaper ? tone(0.25, chroma * 0.4) : tone(0.97, 0.012),
    spine: isPaper ? paint.vivid : paint.deep,
    shapes: draw(paint, random),
  };
}

const motifs = [arcs, sun, rays, peaks, pad, stairs, waves];

/** Quarter circles in various directions. */
function arcs({ vivid, light, other, deep }: Paint, random: Random): Shape[] {
  const fills = [vivid, light, other, deep];
  return Array.from({ length: 12 }, (_cell, index) => {
    const [x, y] = [(index % 4) * 3, Math.floor(index / 4) * 3];
    const corners = [
      `M${x} ${y}h3a3 3 0 0 1-3 3z`,
      `M${x + 3} ${y}v3a3 3 0 0 1-3-3z`,
      `M${x + 3} ${y + 3}h-3a3 3 0 0 1 3-3z`,
      `M${x} ${y + 3}v-3a3 3 0 0 1 3 3z`,
    ];
    return { path: pickFrom(corners, random), fill: pickFrom(fills, random) };
  });
}

/** Rings around a low sun. */
function sun({ vivid, light, other, deep }: Paint, random: Random): Shape[] {
  const x = pickFrom([3, 6, 9], random);
  const fills = random() < 0.5 ? [deep, vivid, other, light] : [vivid, deep, light, other];
  return [7.4, 5.7, 4, 2.3].map((radius, ring) => ({
    path: circle(x, 9, radius),
    fill: fills[ring] ?? vivid,
  }));
}

function rays({ vivid, light, deep, other }: Paint, random: Random): Shape[] {
  const x = pickFrom([2, 6, 10], random);
  const count = 9 + Math.floor(random() * 3) * 2;
  const beams = Array.from({ length: count }, (_beam, index) => {
    const [from, to] = [index / count, (index + 1) / count].map((turn) => Math.PI * (1 + turn));
    const point = (angle = 0) => `${round(x + 20 * Math.cos(angle))} ${round(9 + 20 * Math.sin(angle))}`;
    return { path: `M${x} 9L${point(from)}L${point(to)}z`, fill: index % 2 === 0 ? vivid : deep };
  });
  return [...beams, { path: circle(x, 9, 2.6), fill: light }, { path: circle(x, 9, 1.3), fill: other }];
}

function peaks({ vivid, light, deep, other }: Paint, random: Random): Shape[] {
  return [
    { path: circle(2 + random() * 8, 2.6, 1.5), fill: light },
    peak({ x: 1 + random() * 3, height: 5 + random() * 1.5, half: 5, fill: other }),
    peak({ x: 8 + random() * 3, height: 5.5 + random() * 1.5, half: 5.5, fill: vivid }),
    peak({ x: 4 + random() * 4, height: 3 + random() * 1.2, half: 4.4, fill: deep }),
  ];
}

type Peak = { x: number; height: number; half: number; fill: string };

function peak({ x, height, half, fill }: Peak): Shape {
  return {
    path: `M${round(x - half)} 9L${round(x)} ${round(9 - height)}L${round(x + half)} 9z`,
    fill,
  };
}

/** A cross and two buttons, up close. */
function pad({ vivid, light, deep, other }: Paint, random: Random): Shape[] {
  const x = random() < 0.5 ? 3.4 : 2.2;
  return [
    { path: circle(x, 4.5, 4.1), fill: deep },
    { path: `M${x - 1} 1.5h2v2h2v2h-2v2h-2v-2h-2v-2h2z`, fill: light },
    { path: circle(8.2, 6.2, 1.45), fill: vivid },
    { path: circle(10.6, 3.4, 1.45), fill: other },
  ];
}

/** Blocks that climb like a level. */
function stairs({ vivid, light, deep, other }: Paint, random: Random): Shape[] {
  const isRising = random() < 0.5;
  const fills = [deep, vivid, other, light];
  return Array.from({ length: 8 }, (_column, index) => {
    const height = Math.min(9, 1.5 + (isRising ? index : 7 - index) * 0.8 + Math.floor(random() * 2) * 1.5);
    const cap = random() < 0.4 ? light : pickFrom(fills, random);
    return [
      {
        path: `M${index * 1.5} ${round(9 - height)}h1.5v${round(height)}h-1.5z`,
        fill: index % 2 ? vivid : deep,
      },
      { path: `M${index * 1.5} ${round(9 - height)}h1.5v.75h-1.5z`, fill: cap },
    ];
  }).flat();
}

function waves({ vivid, light, deep, other }: Paint, random: Random): Shape[] {
  const start = -random() * 4;
  return [light, other, vivid, deep].map((fill, band) => {
    const [x, y] = [round(start - band * 1.3), round(2.4 + band * 1.75)];
    return { path: `M${x} ${y}q2-2 4 0t4 0t4 0t4 0t4 0V9H${x}z`, fill };
  });
}

function circle(x: number, y: number, radius: number): string {
  return `M${round(x - radius)} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1-${2 * radius} 0z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function pickFrom<Value>(values: readonly Value[], random: Random): Value {
  return values[Math.floor(random() * values.length)] as Value; // as: random stays below 1
}

/** Numbers from 0 to 1 that depend only on the text. */
function randomOf(text: string): Random {
  let state = 2_166_136_261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);

  return () => {
    state = Math.imul(state ^ (state >>> 15), state | 1);
    state ^= state + Math.imul(state ^ (state >>> 7), state | 61);
    return ((state ^ (state >>> 14)) >>> 0) / 2 ** 32;
  };
}
