import { contrast, toHex, toOklch } from './color.ts';

/** The colours of a cover. */
type Palette = {
  ground: string;
  ink: string;
  spine: string;
  /** On the console's own colour. */
  bandInk: string;
  /** Behind the picture. */
  field: string;
  paint: Paint;
};

export type Paint = { vivid: string; light: string; deep: string; other: string };

export type CoverArt = Palette & {
  /** The title above the picture. */
  isTitleFirst: boolean;
};

/** Numbers from 0 to 1, the same ones every time. */
export type Random = () => number;

/** The colours of a cover that is drawn, and its order. The same title and colour always give the same ones. */
export function drawCover(title: string, color: string): CoverArt {
  const random = randomOf(title);
  const shade = { turn: Math.floor(random() * 16), isPaper: random() < 0.3, isWarm: random() < 0.5 };
  const key = `${color} ${shade.turn} ${shade.isPaper} ${shade.isWarm}`;
  const palette = palettes.get(key) ?? mix(color, shade);
  palettes.set(key, palette);
  return { ...palette, isTitleFirst: random() < 0.4 };
}

/** Mixing one takes longer than drawing a cover, and a console's games share 64. */
const palettes = new Map<string, Palette>();

type Shade = {
  /** From 0 to 15: where in the range of the console's hues. */
  turn: number;
  isPaper: boolean;
  isWarm: boolean;
};

function mix(color: string, { turn, isPaper, isWarm }: Shade): Palette {
  const base = toOklch(color);
  // Covers of a grey console are each tinted with a hue of their own, for some warmth.
  const isGrey = base.c < 0.03;
  const hue = isGrey ? turn * 22.5 : base.h + (turn - 7.5) * 1.2;
  const chroma = isGrey ? 0.035 : Math.min(0.17, Math.max(0.07, base.c));
  const tone = (l: number, c = chroma, h = hue) => toHex({ l, c, h });

  const paint: Paint = {
    vivid: tone(isPaper ? 0.56 : 0.66, chroma * 1.15),
    light: tone(isPaper ? 0.74 : 0.88, chroma * 0.55),
    deep: tone(isPaper ? 0.36 : 0.24, chroma * 0.7),
    other: tone(isPaper ? 0.62 : 0.76, chroma, hue + (isWarm ? 48 : -48)),
  };

  return {
    ground: isPaper ? tone(0.945, chroma * 0.14) : tone(0.36 + (turn % 3) * 0.02, chroma * 0.85),
    ink: isPaper ? tone(0.25, chroma * 0.4) : tone(0.97, 0.012),
    spine: isPaper ? paint.vivid : paint.deep,
    bandInk: contrast(color, '#ffffff') >= 4.5 ? '#ffffff' : '#000000',
    field: isPaper ? tone(0.89, chroma * 0.28) : tone(0.44, chroma),
    paint,
  };
}

/** Numbers that depend only on the text. */
export function randomOf(text: string): Random {
  let state = 2_166_136_261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);

  return () => {
    state = Math.imul(state ^ (state >>> 15), state | 1);
    state ^= state + Math.imul(state ^ (state >>> 7), state | 61);
    return ((state ^ (state >>> 14)) >>> 0) / 2 ** 32;
  };
}
