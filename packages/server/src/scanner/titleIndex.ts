import { compact } from './letters.ts';
import { type Makers, indexMakers } from './makers.ts';

/** The games of the catalogue by all of their names, one entry in each list for a game. */
export type Titles = {
  gameIds: Int32Array;
  platformIds: Int32Array;
  /** How likely a collector means the game; more is likelier. */
  standings: Int32Array;
  /** Folded, separated by ' / '. */
  names: string[];
  /** The place of its publisher among all, -1 where nobody knows it. */
  publisherOf: Int32Array;
  publishers: string[];
};

/** Many short lists of numbers, one behind the other. As arrays of their own they would take several times the memory. */
type Lists = { starts: Int32Array; numbers: Int32Array };

/** The different names of all games, by numbers; games that are likelier meant have lower ones. */
export type TitleIndex = {
  titles: Titles;
  /** As they are compared. */
  names: string[];
  makers: Makers;
  /** The places of the games that have a name. */
  gamesOfName: Lists;
  pieces: Map<string, number>;
  piecesOfName: Lists;
  namesOfPiece: Lists;
  /** How much a piece counts, and all pieces of a name together. */
  pieceWeights: Float64Array;
  nameWeights: Float64Array;
  /** What names share with the words that are asked for; nothing but zeros between questions. */
  shared: Float64Array;
};

/** How well a name fits some words: 1 is the same, 0 has nothing in common. */
export type Fit = { name: number; dice: number };

const cut = ' / ';

/** The pieces of three letters that two names are compared by, with marks for beginning and end. */
function piecesOf(compacted: string): Set<string> {
  const marked = `^${compacted}$`;
  const pieces = new Set<string>();
  for (let at = 0; at + 3 <= marked.length; at += 1) pieces.add(marked.slice(at, at + 3));
  return pieces;
}

/** Takes a second and 80 MB for 50,000 games. */
export function indexTitles(titles: Titles): TitleIndex {
  const byName = new Map<string, number>();
  const found: [name: number, place: number][] = [];
  for (const [place, names] of titles.names.entries()) {
    for (const name of new Set(names.split(cut).map((one) => compact(one.trim())))) {
      if (name.length < 2) continue;
      found.push([numberOf(byName, name), place]);
    }
  }
  const gamesOfName = toLists(byName.size, (add) => {
    for (const [name, place] of found) add(name, place);
  });

  const all = [...byName.keys()];
  const { pieces, piecesOfName } = cutNames(all);
  const namesOfPiece = toLists(pieces.size, (add) => {
    for (let name = 0; name < byName.size; name += 1)
      for (const piece of listOf(piecesOfName, name)) add(piece, name);
  });

  const weightOf = (piece: number) => Math.log(1 + byName.size / listOf(namesOfPiece, piece).length);
  const pieceWeights = Float64Array.from(pieces.values(), weightOf);
  const nameWeights = Float64Array.from(byName.values(), (name) =>
    listOf(piecesOfName, name).reduce((sum, piece) => sum + (pieceWeights[piece] ?? 0), 0),
  );
  const shared = new Float64Array(byName.size);
  return {
    titles,
    names: all,
    makers: indexMakers(titles.publishers, (words) => byName.has(words)),
    gamesOfName,
    pieces,
    piecesOfName,
    namesOfPiece,
    pieceWeights,
    nameWeights,
    shared,
  };
}

function cutNames(names: readonly string[]): { pieces: Map<string, number>; piecesOfName: Lists } {
  const pieces = new Map<string, number>();
  const starts = new Int32Array(names.length + 1);
  // With its two marks, a name has no more pieces than letters.
  const numbers = new Int32Array(names.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const [at, name] of names.entries()) {
    for (const piece of piecesOf(name)) {
      numbers[end] = numberOf(pieces, piece);
      end += 1;
    }
    starts[at + 1] = end;
  }
  return { pieces, piecesOfName: { starts, numbers } };
}

/** The number of a word, in the order in which they were met. */
function numberOf(numbers: Map<string, number>, word: string): number {
  const number = numbers.get(word) ?? numbers.size;
  numbers.set(word, number);
  return number;
}

/** `each` is run twice, to count and to fill. */
function toLists(count: number, each: (add: (list: number, number: number) => void) => void): Lists {
  const starts = new Int32Array(count + 1);
  each((list) => {
    starts[list + 1] = (starts[list + 1] ?? 0) + 1;
  });
  for (let list = 0; list < count; list += 1)
    starts[list + 1] = (starts[list + 1] ?? 0) + (starts[list] ?? 0);
  const numbers = new Int32Array(starts[count] ?? 0);
  const ends = starts.slice();
  each((list, number) => {
    const end = ends[list] ?? 0;
    numbers[end] = number;
    ends[list] = end + 1;
  });
  return { starts, numbers };
}

/** A list, without copying it. */
export function listOf({ starts, numbers }: Lists, at: number): Int32Array {
  return numbers.subarray(starts[at], starts[at + 1]);
}

/** What has less in common is not like the words. */
const leastFit = 0.15;
/** So often names are met for some words, however large the catalogue: a millisecond's work. */
const mostMet = 200_000;
/** So many names are compared whole, where the words have pieces that too many names have. */
const mostCompared = 300;

/**
 * The names that have most in common with some words: pieces that few names have count more. Those pieces find the names;
 * one that too many names have only tells how well a name fits that was found by others.
 */
export function fitNames(index: TitleIndex, words: string, most: number): Fit[] {
  const { pieces, pieceWeights, nameWeights, shared } = index;
  const weightOf = (piece: number) => pieceWeights[piece] ?? 0;
  const cutWords = piecesOf(words);
  const known = [...cutWords].flatMap((piece) => pieces.get(piece) ?? []);
  const unknown = cutWords.size - known.length;
  const asked = sumOf(known, weightOf) + unknown * Math.log(1 + nameWeights.length);

  const { met, common } = meet(
    index,
    known.toSorted((one, other) => weightOf(other) - weightOf(one)),
  );
  const fitOf = (name: number, more = 0): Fit => {
    const dice = (2 * ((shared[name] ?? 0) + more)) / (asked + (nameWeights[name] ?? 0));
    return { name, dice };
  };
  const atMost = sumOf(common, weightOf);
  const fits: Fit[] = [];
  for (const name of met) {
    const fit = fitOf(name, atMost);
    if (fit.dice > leastFit) fits.push(fit);
  }
  if (atMost > 0) {
    const likely = fits
      .map(({ name }) => fitOf(name))
      .toSorted(byDice)
      .slice(0, mostCompared);
    const isCommon = new Set(common);
    fits.length = 0;
    for (const { name } of likely) {
      const own = listOf(index.piecesOfName, name).filter((piece) => isCommon.has(piece));
      fits.push(fitOf(name, sumOf(own, weightOf)));
    }
  }
  for (const name of met) shared[name] = 0;
  return fits
    .filter(({ dice }) => dice > leastFit)
    .toSorted(byDice)
    .slice(0, most);
}

const byDice = (one: Fit, other: Fit) => other.dice - one.dice || one.name - other.name;

const sumOf = (pieces: Iterable<number>, weightOf: (piece: number) => number) => {
  let sum = 0;
  for (const piece of pieces) sum += weightOf(piece);
  return sum;
};

/** Adds up what names share with the words, the rarest piece first, and says which pieces were left out. */
function meet(index: TitleIndex, pieces: readonly number[]): { met: number[]; common: number[] } {
  const { namesOfPiece, pieceWeights, shared } = index;
  const met: number[] = [];
  let left = mostMet;
  for (const [at, piece] of pieces.entries()) {
    const names = listOf(namesOfPiece, piece);
    left -= names.length;
    if (left < 0) return { met, common: pieces.slice(at) };
    const weight = pieceWeights[piece] ?? 0;
    for (const name of names) {
      const before = shared[name] ?? 0;
      if (before === 0) met.push(name);
      shared[name] = before + weight;
    }
  }
  return { met, common: [] };
}
