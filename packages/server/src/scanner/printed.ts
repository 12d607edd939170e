import { compact } from './letters.ts';

/** A line that was read in a picture; place and size in parts of the picture's height. */
export type Line = {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** How surely it was read, from 0 to 1, where the reader says so. */
  confidence?: number;
};

/** A console as boxes name it. */
export type Printed = { platformId: number; names: readonly string[] };

/** Lines far smaller than the largest one are small print. */
const smallPrint = 0.22;
const largePrint = 0.55;
/** A title goes over so many lines at most, and has so many letters: one in a thousand has more than 84. */
const longestRun = 8;
const mostLetters = 100;
/** So many lines are compared with titles, the largest first: the back of a box has hundreds. */
const mostLines = 24;

/** Words that stand on many boxes and name no game; other publishers are those of the catalogue. */
const everywhere = new Set(
  `nintendo sega sony microsoft atari capcom konami square squareenix enix namco bandai bandainamco ubisoft
  electronicarts easports ea activision thq midway acclaim taito koei koeitecmo atlus eidos infogrames virgin hudson
  snk jaleco interplay lucasarts rockstargames rockstar bethesda 2k 2ksports pegi esrb usk cero everyone teen mature
  rating pending officialnintendoseal originalsealofquality only for entertainment system computer video game pak
  cartridge playersguide greatesthits platinum classics playerschoice essentials onlyonplaystation onlyon pal ntsc`
    .split(/\s+/)
    .map(compact),
);

/** Some lines below each other that may be the title. */
export type Run = {
  words: string;
  /** Of its largest line against the largest of all. */
  size: number;
  /** Its part of all letters that are no small print. */
  part: number;
};

/**
 * What may be the title: every run of lines, from top to bottom, without consoles, publishers and small print; the same
 * among the largest lines alone, where a tag line stands within the title; and with a console that is as large: CLOCK TOWER
 * FOR WONDERSWAN.
 */
export function toRuns(
  lines: readonly Line[],
  consoles: readonly Printed[],
  makers: ReadonlySet<string> = new Set(),
): Run[] {
  const names = new Set(consoles.flatMap((one) => one.names.map(compact)));
  const isOther = (words: string) => everywhere.has(words) || names.has(words) || makers.has(words);
  const named = lines
    .map((line) => ({ ...line, words: numbered(compact(line.text)) }))
    .filter(({ words }) => words);
  const telling = named.filter(({ words }) => !isOther(words));
  const kept = telling.length > 0 ? telling : named;
  const tallest = tallestOf(kept);
  const weigh = (line: Telling) =>
    kept.includes(line) ? line.words.length * Math.min(1, line.height / tallest) ** 2 : 0;
  const letters = kept.reduce((sum, line) => sum + weigh(line), 0);

  const runs = new Map<string, Run>();
  const addRuns = (among: readonly Telling[], least: number) => {
    const large = among
      .filter(({ height, words }) => height >= tallest * least && !isStray(words))
      .toSorted((one, other) => other.height - one.height)
      .slice(0, mostLines)
      .toSorted((one, other) => one.y + one.height / 2 - (other.y + other.height / 2));
    for (const some of sequencesOf(large)) {
      const size = Math.min(1, Math.max(...some.map(({ height }) => height)) / tallest);
      const part = some.reduce((sum, line) => sum + weigh(line), 0) / letters;
      const words = some.map((line) => line.words);
      for (const ordered of areBeside(some) ? [words, words.toReversed()] : [words]) {
        const run = ordered.join('');
        if (!runs.has(run)) runs.set(run, { words: run, size, part });
      }
    }
  };
  addRuns(kept, smallPrint);
  addRuns(kept, largePrint);
  addRuns(named, largePrint);
  return [...runs.values()];
}

type Telling = Line & { words: string };

/** All sequences of some lines that a title may have. */
function* sequencesOf(lines: readonly Telling[]): Generator<Telling[]> {
  for (const first of lines.keys()) {
    for (let length = 1; length <= longestRun && first + length <= lines.length; length += 1) {
      const some = lines.slice(first, first + length);
      const letterCount = some.reduce((sum, { words }) => sum + words.length, 0);
      if (length > 1 && letterCount > mostLetters) break;
      if (letterCount > 1) yield some;
    }
  }
}

/** Whether two lines may be one, of which a slant hides which comes first: ROBO PIT. */
function areBeside([one, other, another]: readonly { y: number; height: number }[]): boolean {
  if (!one || !other || another) return false;
  const apart = Math.abs(one.y + one.height / 2 - (other.y + other.height / 2));
  return apart < Math.min(one.height, other.height) / 2;
}

/** What is read less surely may be no text. */
const readable = 0.6;

/** A shape or a pattern may be read as huge letters: a word that was surely read says how tall they are. */
function tallestOf(lines: readonly { words: string; height: number; confidence?: number }[]): number {
  const words = lines.filter((line) => line.words.length > 2 && (line.confidence ?? 1) >= readable);
  return Math.max(0.001, ...(words.length > 0 ? words : lines).map(({ height }) => height));
}

/** A letter alone is rather a number: SOCCER S. */
const digits: Record<string, string> = { s: '5', b: '8', z: '2' };
const numbered = (words: string) => digits[words] ?? words;

/** A letter that is no numeral. */
const isStray = (words: string) => words.length === 1 && !/[0-9ivx]/.test(words);

/** A shorter name may be the beginning of a title. */
const leastName = 8;

/** What follows the console where both stand in one line, as they do on spines. */
function withoutConsole(text: string, names: ReadonlySet<string>): string {
  for (let end = text.length - 3; end >= leastName; end -= 1) {
    const name = compact(text.slice(0, end));
    if (name.length >= leastName && names.has(name)) return text.slice(end).trim();
  }
  return text;
}

/** The largest lines, as somebody would type them to search for the game. */
export function largestWords(lines: readonly Line[], consoles: readonly Printed[]): string {
  const names = new Set(consoles.flatMap((one) => one.names.map(compact)));
  const telling = lines.filter(({ text }) => {
    const words = compact(text);
    return words.length > 1 && !everywhere.has(words) && !names.has(words);
  });
  const tallest = tallestOf(telling.map((line) => ({ ...line, words: compact(line.text) })));
  return telling
    .filter(({ height }) => height >= tallest * 0.5)
    .map(({ text }) => withoutConsole(text.trim(), names))
    .join(' ')
    .slice(0, 100);
}
