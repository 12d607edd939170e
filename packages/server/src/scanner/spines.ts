import type { Meant } from './match.ts';
import type { Line } from './printed.ts';

/** In parts of the picture's width and height. */
export type Box = { x: number; y: number; width: number; height: number };

/** What a reader marks in pixels: a box, and its corners where the text is slanted. */
type Marked = Box & { points?: [Point, Point, Point, Point] };
type Point = { x: number; y: number };

/** Degrees clockwise by which the picture was turned before it was read. */
export type Turn = 0 | 90 | 270;
export type Turned = { turn: Turn; lines: ReadLine[] };
/** A line of a reader that says how surely it read it. */
export type ReadLine = Line & Required<Pick<Line, 'confidence'>>;

export type Spine = Meant & {
  box: Box;
  /** Most titles run down a spine; only a reader that looks at the letters knows of one that runs up. */
  runsUp?: boolean;
};

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

/** What is less like every title, or has fewer letters, is no game that is known. */
const known = { score: 0.4, letters: 3 };
/** Of what was read less surely, letter by letter, none is sure: the title may be that of the next part of a series. */
const sureConfidence = 0.85;
/**
 * The spine of a game that is not known looks like the others: its text is as long and as large as theirs, in parts of
 * their median, and some of it is surely text. Measured as `bench/boxes.ts` draws shelves, with stickers and labels.
 */
const alike = { length: [0.5, 1.8], thickness: [0.5, 2], confidence: 0.75 } as const;
/** Where no game is known at all, it is a strip of so much of the picture. */
const alone = { length: 0.3, thickness: 0.1 };
/** More than the largest shelf has that can be read. */
const mostLines = 150;
/** Two readings of one spine share so much of the smaller one. */
const mostShared = 0.4;

type Candidate = Meant & { turn: Turn; box: Box; confidence: number };

/**
 * The spines of a shelf, from the picture as it is and turned either way: the lines of one row are one spine. What was
 * read in two directions is kept where it makes more sense. A spine that is like no game has no matches.
 */
export function spinesOf(turned: readonly Turned[], meaningOf: (lines: Line[]) => Meant): Spine[] {
  const all = turned.flatMap(({ turn, lines }) =>
    rowsOf(lines).map((row): Candidate => {
      // Along a row the words follow each other, as lines do from top to bottom.
      const meant = meaningOf(row.map((line) => ({ ...line, y: line.x - line.height / 2 })));
      const confidence = confidenceOf(row);
      const isSure = meant.isSure && confidence >= sureConfidence;
      return { ...meant, isSure, turn, box: turnedBack(around(row), turn), confidence };
    }),
  );
  const scoreOf = ({ matches }: Meant) => matches[0]?.score ?? 0;
  const isKnown = (one: Candidate) => scoreOf(one) >= known.score && one.words.length >= known.letters;
  const games = apart(
    [],
    all.filter(isKnown).toSorted((one, other) => scoreOf(other) - scoreOf(one)),
  );
  const others = all
    .filter((one) => !isKnown(one))
    .map((one) => ({ ...one, matches: [], isSure: false, fitsWell: false }));
  const kept = apart(
    games,
    others.filter(looksLike(games)).toSorted((one, other) => other.confidence - one.confidence),
  );
  const isLying = isLyingMostly(kept);
  return kept
    .toSorted((one, other) => (isLying ? one.box.y - other.box.y : one.box.x - other.box.x))
    .map(({ turn, ...spine }) => ({ ...spine, runsUp: turn === 90 }));
}

const isLyingMostly = (spines: readonly Candidate[]) =>
  spines.filter(({ turn }) => turn === 0).length > spines.length / 2;

/** Those of `more` that stand where none does yet, the first ones first. */
function apart(taken: readonly Candidate[], more: readonly Candidate[]): Candidate[] {
  const kept = [...taken];
  for (const spine of more) {
    if (kept.every(({ box }) => sharedPart(box, spine.box) < mostShared)) kept.push(spine);
  }
  return kept;
}

/** Whether a row is as long and as thick as the spines of some games, in their direction. */
function looksLike(games: readonly Candidate[]): (row: Candidate) => boolean {
  const isLying = isLyingMostly(games);
  const sizeOf = ({ box, turn }: Candidate) =>
    turn === 0 ? { length: box.width, thickness: box.height } : { length: box.height, thickness: box.width };
  const usual = {
    length: median(games.map((one) => sizeOf(one).length)),
    thickness: median(games.map((one) => sizeOf(one).thickness)),
  };
  return (row) => {
    const { length, thickness } = sizeOf(row);
    if (row.confidence < alike.confidence) return false;
    if (games.length === 0) return length >= alone.length && thickness <= alone.thickness;
    return (
      (row.turn === 0) === isLying &&
      isWithin(length / usual.length, alike.length) &&
      isWithin(thickness / usual.thickness, alike.thickness)
    );
  };
}

const isWithin = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** How surely a row was read, letter by letter: upside down, or in a pattern, it is half as sure. */
function confidenceOf(row: readonly ReadLine[]): number {
  const letters = row.reduce((sum, { text }) => sum + text.trim().length, 0);
  if (letters < known.letters) return 0;
  return row.reduce((sum, { text, confidence }) => sum + text.trim().length * confidence, 0) / letters;
}

/** What is taller than it is long runs across: a sticker, or a label on the board. A single digit may be, too. */
const runsAlong = ({ text, width, height }: Line) =>
  width > (text.trim().length < known.letters ? height / 2 : height);

/** Lines whose heights overlap, each row from left to right. */
function rowsOf(lines: readonly ReadLine[]): ReadLine[][] {
  const rows: { top: number; bottom: number; lines: ReadLine[] }[] = [];
  const largest = lines
    .filter(runsAlong)
    .toSorted((one, other) => other.height - one.height)
    .slice(0, mostLines);
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
