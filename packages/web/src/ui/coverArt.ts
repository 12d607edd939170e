import { contrast, toHex, toOklch } from './color.ts';
import { motifFor } from './coverMotifs.ts';
import { type Paint, type Shape, randomOf } from './coverShapes.ts';

export type CoverArt = {
  ground: string;
  field: string;
  ink: string;
  spine: string;
  /** On the console's own colour. */
  bandInk: string;
  /** The title above the picture. */
  isTitleFirst: boolean;
  shapes: Shape[];
};

/** What a cover is drawn from; the genres are separated by commas. */
export type Drawn = { title: string; color: string; genres?: string | undefined };

/** The cover of a game without one. The same game always has the same picture. */
export function drawCover({ title, color, genres = '' }: Drawn): CoverArt {
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

  return {
    ground: isPaper ? tone(0.945, chroma * 0.14) : tone(0.36 + random() * 0.05, chroma * 0.85),
    field: isPaper ? tone(0.89, chroma * 0.28) : tone(0.44, chroma),
    ink: isPaper ? tone(0.25, chroma * 0.4) : tone(0.97, 0.012),
    spine: isPaper ? paint.vivid : paint.deep,
    bandInk: contrast(color, '#ffffff') >= 4.5 ? '#ffffff' : '#000000',
    isTitleFirst: random() < 0.4,
    shapes: motifFor(genres, random)(paint, random),
  };
}
