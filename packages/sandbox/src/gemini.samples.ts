import sharp from 'sharp';

import { toPng } from './picture.ts';

type Color = readonly [number, number, number];

type Sample = {
  path: string;
  console: string;
  gameTitle: string;
  gameEdition: string;
  band: Color;
  from: Color;
  to: Color;
  motif: Color;
};

/** Boxes of our own drawing: of a game they have nothing but its title. */
export const samples: readonly Sample[] = [
  {
    path: '/samples/tetris.png',
    console: 'Game Boy',
    gameTitle: 'Tetris',
    gameEdition: '',
    band: [90, 96, 110],
    from: [32, 70, 160],
    to: [120, 40, 140],
    motif: [250, 210, 60],
  },
  {
    path: '/samples/doom.png',
    console: 'Super Nintendo Entertainment System',
    gameTitle: 'Doom',
    gameEdition: '',
    band: [30, 30, 34],
    from: [190, 60, 20],
    to: [70, 10, 10],
    motif: [240, 160, 40],
  },
  {
    path: '/samples/sonic-adventure.png',
    console: 'Dreamcast',
    gameTitle: 'Sonic Adventure',
    gameEdition: 'Sample Edition',
    band: [240, 240, 235],
    from: [60, 190, 220],
    to: [30, 140, 70],
    motif: [255, 250, 240],
  },
  {
    path: '/samples/columns.png',
    console: 'Sample Console', // nobody has it, so that somebody is asked which console it is
    gameTitle: 'Columns',
    gameEdition: '',
    band: [20, 90, 80],
    from: [245, 215, 120],
    to: [200, 90, 110],
    motif: [90, 30, 90],
  },
];

const [width, height] = [600, 800];
const bandHeight = 96;

const drawn = new Map<Sample, Promise<Buffer>>();

/** The sample as a PNG; drawing one takes a while. */
export function pictureOf(sample: Sample): Promise<Buffer> {
  const picture = drawn.get(sample) ?? draw(sample);
  drawn.set(sample, picture);
  return picture;
}

function draw({ band, from, to, motif, gameTitle }: Sample): Promise<Buffer> {
  const words = gameTitle.toUpperCase().split(' ');
  const titles = words.map((word, at) => ({ word, top: 560 + at * 84, dot: 9 }));
  const notes = [{ word: 'SAMPLE', top: 30, dot: 5 }];
  const colorAt = (x: number, y: number): Color => {
    if (y < bandHeight) return isInk(notes, x, y) ? from : band;
    if (y > 550 && isInk(titles, x, y)) return [255, 255, 255];
    if (Math.hypot(x - width / 2, y - 330) < 150 && (x + y) % 60 < 40) return motif;
    const part = (y - bandHeight) / (height - bandHeight);
    return mixed(from, to, part);
  };
  return toPng({ width, height, colorAt });
}

function mixed(from: Color, to: Color, part: number): Color {
  const [r, g, b] = [0, 1, 2].map((at) => Math.round((from[at] ?? 0) * (1 - part) + (to[at] ?? 0) * part));
  return [r ?? 0, g ?? 0, b ?? 0];
}

type Line = { word: string; top: number; dot: number };

/** Five dots by seven for each letter; a line of dots is a number in base 32. */
const letters: Record<string, string> = {
  A: 'ehhvhhh',
  C: 'ehggghe',
  D: 'uhhhhhu',
  E: 'vgguggv',
  I: 'e44444e',
  L: 'ggggggv',
  M: 'hrllhhh',
  N: 'hppljjh',
  O: 'ehhhhhe',
  P: 'uhhuggg',
  R: 'uhhukih',
  S: 'fgge11u',
  T: 'v444444',
  U: 'hhhhhhe',
  V: 'hhhhha4',
};

function isInk(lines: readonly Line[], x: number, y: number): boolean {
  return lines.some(({ word, top, dot }) => {
    const row = Math.floor((y - top) / dot);
    const column = Math.floor((x - (width - word.length * 6 * dot) / 2) / dot);
    if (row < 0 || row > 6 || column < 0 || column >= word.length * 6 || column % 6 === 5) return false;
    const dots = Number.parseInt(letters[word[Math.floor(column / 6)] ?? '']?.[row] ?? '0', 32);
    return ((dots >> (4 - (column % 6))) & 1) === 1;
  });
}

const [across, down] = [12, 16];
/** Of 255: a JPEG of the same picture is far below, any other picture far above. */
const mostApart = 16;

/** The sample that a picture shows, whatever its size and format; undefined for any other picture. */
export async function findSample(picture: Buffer): Promise<Sample | undefined> {
  const seen = await outlineOf(picture).catch(() => undefined);
  if (!seen) return undefined;

  const known = await Promise.all(
    samples.map(async (sample) => ({
      sample,
      apart: apartness(seen, await outlineOf(await pictureOf(sample))),
    })),
  );
  const [nearest] = known.toSorted((one, other) => one.apart - other.apart);
  return nearest && nearest.apart < mostApart ? nearest.sample : undefined;
}

/** The picture as a few dots. */
function outlineOf(picture: Buffer): Promise<Buffer> {
  return sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .resize({ width: across, height: down, fit: 'fill' })
    .raw()
    .toBuffer();
}

function apartness(one: Buffer, other: Buffer): number {
  if (one.length !== other.length) return Infinity;
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}
