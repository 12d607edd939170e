import { fold } from '@cartouche/contract/catalogue.rules';

/** The games of the catalogue by all of their names, one entry in each list for a game. */
export type Titles = {
  gameIds: Int32Array;
  platformIds: Int32Array;
  /** How likely a collector means the game; more is likelier. */
  standings: Int32Array;
  /** Folded, separated by ' / '. */
  names: string[];
};

/** A name, and the places of the games that have it. */
type Entry = { letters: number; weight: number; games: number[] };

export type TitleIndex = {
  titles: Titles;
  entries: Entry[];
  postings: Map<string, Int32Array>;
  rarest: number;
};

/** How well a name fits some words: 1 is the same, 0 has nothing in common. */
export type Fit = { entry: number; dice: number };

const cut = ' / ';

/**
 * Words without spaces, as a reader may see them: it often drops spaces, and takes l, I and 1 for each other. A digit
 * within a word is a letter that was misread; one at its end is a number.
 */
export function compact(text: string): string {
  return fold(text)
    .replace(/(?<=\p{L})0(?=\p{L})/gu, 'o')
    .replace(/(?<=\p{L})5(?=\p{L})/gu, 's')
    .replace(/(?<=\p{L})1(?=\p{L})/gu, 'i')
    .replaceAll('l', 'i')
    .replaceAll(' ', '');
}

/** The pieces of three letters that two names are compared by, with marks for beginning and end. */
function piecesOf(compacted: string): Set<string> {
  const marked = `^${compacted}$`;
  const pieces = new Set<string>();
  for (let at = 0; at + 3 <= marked.length; at += 1) pieces.add(marked.slice(at, at + 3));
  return pieces;
}

/** Takes 0.3 s and 20 MB for 50,000 games. */
export function indexTitles(titles: Titles): TitleIndex {
  const byName = new Map<string, number[]>();
  for (const [place, names] of titles.names.entries()) {
    for (const name of new Set(names.split(cut).map((one) => compact(one.trim())))) {
      if (name.length < 2) continue;
      const games = byName.get(name);
      if (games) games.push(place);
      else byName.set(name, [place]);
    }
  }

  const found = new Map<string, number[]>();
  const pieces = [...byName.keys()].map(piecesOf);
  for (const [entry, own] of pieces.entries()) {
    for (const piece of own) {
      const places = found.get(piece);
      if (places) places.push(entry);
      else found.set(piece, [entry]);
    }
  }
  const postings = new Map([...found].map(([piece, places]) => [piece, Int32Array.from(places)]));
  const rarity = (piece: string) => Math.log(1 + pieces.length / (postings.get(piece)?.length ?? 1));
  const entries = [...byName].map(([name, games], at): Entry => {
    let weight = 0;
    for (const piece of pieces[at] ?? []) weight += rarity(piece);
    return { letters: name.length, weight, games };
  });
  return { titles, entries, postings, rarest: Math.log(1 + pieces.length) };
}

/** The names that have most in common with some words: pieces that few names have count more. */
export function fitNames({ entries, postings, rarest }: TitleIndex, words: string, most: number): Fit[] {
  const shared = new Map<number, number>();
  let asked = 0;
  for (const piece of piecesOf(words)) {
    const places = postings.get(piece);
    const weight = places ? Math.log(1 + entries.length / places.length) : rarest;
    asked += weight;
    for (const entry of places ?? []) shared.set(entry, (shared.get(entry) ?? 0) + weight);
  }
  const fits: Fit[] = [];
  for (const [entry, weight] of shared) {
    const dice = (2 * weight) / (asked + (entries[entry]?.weight ?? 0));
    if (dice > leastFit) fits.push({ entry, dice });
  }
  return fits.toSorted((one, other) => other.dice - one.dice).slice(0, most);
}

const leastFit = 0.25;
