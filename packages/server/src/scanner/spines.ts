import type { Meant } from './match.ts';
import type { Line } from './printed.ts';

/** In parts of the picture's width and height. */
export type Box = { x: number; y: number; width: number; height: number };

/** What a reader marks in pixels: a box, and its corners where the text is slanted. */
type Marked = Box & { points?: [Point, Point, Point, Point] };
type Point = { x: number; y: number };

/** Degrees clockwise by which the picture was turned before it was read. */
export type Turn = 0 | 90 | 270;
export type Turned = { turn: Turn; lines: Line[] };

/** Most titles run down a spine; only a reader that looks at the letters knows of one that runs up. */
export type Spine = Meant & { box: Box; runsUp?: boolean };

/** A line in parts of the picture. Its height is that of the letters, also where the line is slanted. */
export function toLine(text: string, box: Marked, picture: { width: number; height: number }): Line {
  const [start, , , below] = box.points ?? [];
  const letters = start && below ? Math.hypot(start.x - below.x, start.y - below.y) : box.height;
  return {
    text,
    x: box.x / picture.width,
    y: (box.y + box.height / 2 - letters / 2) / picture.height,
    width: box.width / picture.width,
    height: letters / picture.height,
  };
}

/** What is no title: a few letters that nothing is like. */
const least = { score: 0.4, letters: 3 };
/** More than the largest shelf has that can be read. */
const mostLines = 150;
/** Two readings of one spine share so much of the smaller one. */
const mostShared = 0.4;

/**
 * The spines of a shelf, from the picture as it is and turned either way: the lines of one row are one spine. What was
 * read in two directions is kept where it makes more sense.
 */
export function spinesOf(turned: readonly Turned[], meaningOf: (lines: Line[]) => Meant): Spine[] {
  const all = turned.flatMap(({ turn, lines }) =>
    rowsOf(lines).map((row) => {
      // Along a row the words follow each other, as lines do from top to bottom.
      const meant = meaningOf(row.map((line) => ({ ...line, y: line.x - line.height / 2 })));
      return { ...meant, turn, box: turnedBack(around(row), turn) };
    }),
  );
  const scoreOf = ({ matches }: Meant) => matches[0]?.score ?? 0;
  const likely = all
    .filter((spine) => scoreOf(spine) >= least.score && spine.words.length >= least.letters)
    .toSorted((one, other) => scoreOf(other) - scoreOf(one));
  const kept: typeof likely = [];
  for (const spine of likely) {
    if (kept.every(({ box }) => sharedPart(box, spine.box) < mostShared)) kept.push(spine);
  }
  const isLying = kept.filter(({ turn }) => turn === 0).length > kept.length / 2;
  return kept
    .toSorted((one, other) => (isLying ? one.box.y - other.box.y : one.box.x - other.box.x))
    .map(({ turn, ...spine }) => ({ ...spine, runsUp: turn === 90 }));
}

/** Lines whose heights overlap, each row from left to right. */
function rowsOf(lines: readonly Line[]): Line[][] {
  const rows: { top: number; bottom: number; lines: Line[] }[] = [];
  const largest = lines.toSorted((one, other) => other.height - one.height).slice(0, mostLines);
  for (const line of largest) {
    const bottom = line.y + line.height;
    const row = rows.find((one) => {
      const shared = Math.min(one.bottom, bottom) - Math.max(one.top, line.y);
      return shared > line.height / 2;
    });
    if (row) row.lines.push(line);
    else rows.push({ top: line.y, bottom, lines: [line] });
  }
  return rows.map((row) => row.lines.toSorted((one, other) => one.x - other.x));
}

function around(lines: readonly Line[]): Box {
  const margin = Math.max(...lines.map(({ height }) => height)) * 0.4;
  const left = Math.min(...lines.map(({ x }) => x)) - margin;
  const top = Math.min(...lines.map(({ y }) => y)) - margin;
  const right = Math.max(...lines.map(({ x, width }) => x + width)) + margin;
  const bottom = Math.max(...lines.map(({ y, height }) => y + height)) + margin;
  return within({ x: left, y: top, width: right - left, height: bottom - top });
}

function within({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  return { x: left, y: top, width: Math.min(1, x + width) - left, height: Math.min(1, y + height) - top };
}

/** The place in the picture as it was before it was turned. */
function turnedBack({ x, y, width, height }: Box, turn: Turn): Box {
  if (turn === 270) return { x: 1 - y - height, y: x, width: height, height: width };
  if (turn === 90) return { x: y, y: 1 - x - width, width: height, height: width };
  return { x, y, width, height };
}

function sharedPart(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / Math.min(one.width * one.height, other.width * other.height);
}
