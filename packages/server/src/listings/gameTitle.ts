import { fold } from '@cartouche/contract/catalogue.rules';

/** What a query and the marks of its results are made from. */
export type WantedGame = {
  title: string;
  altTitles: readonly string[];
  platform: string;
  platformId: number;
  /** Codes such as JP; empty where they are not known. */
  regions: readonly string[];
  barcode: string | null;
  /** Titles of other games of the platform that contain this one's, such as 'Super Street Fighter II'. */
  siblings: readonly string[];
};

/** Folded as in the catalogue, but a word keeps its apostrophe's s: sellers write both "Yoshi's" and 'Yoshis'. */
export function foldTitle(text: string): string {
  return fold(text.replace(/['’`´]/g, '').replace(/[+&]/g, ' with '));
}

const romans = [
  'i',
  'ii',
  'iii',
  'iv',
  'v',
  'vi',
  'vii',
  'viii',
  'ix',
  'x',
  'xi',
  'xii',
  'xiii',
  'xiv',
  'xv',
  'xvi',
];

/** The number that a word writes in either way. X is a name as often as a number, and I a pronoun. */
export function numberOf(word: string): number | undefined {
  if (/^\d{1,2}$/.test(word)) return Number(word);
  const at = romans.indexOf(word);
  return at < 1 || word === 'x' ? undefined : at + 1;
}

/** Whether two words of titles are the same, by whichever way of writing numbers and plurals. */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const number = numberOf(one);
  if (number !== undefined) return number === numberOf(other);
  return one.length > 3 && other.length > 3 && one.replace(/s$/, '') === other.replace(/s$/, '');
}

const editions = /\b(edition|version|remaster(ed)?|remake|hd|collection|trilogy|goty|director'?s cut)\b/i;

/** The parts of a title: what names the game, and what comes after a colon or a dash. */
export function partsOf(title: string): string[] {
  return title.split(/\s*:\s+|\s+[-–~]\s+/).filter(Boolean);
}

/**
 * A title without what sellers leave out. After a number the subtitle is noise, as in 'Metal Gear Solid 2: Sons of
 * Liberty', unless it names an edition; so it is after a version ('Pokémon Yellow Version: Special Pikachu Edition').
 * After a mere series it is the game, as in 'Castlevania: Symphony of the Night'.
 */
export function withoutNoise(title: string): string {
  const [first = '', ...rest] = partsOf(title);
  const last = foldTitle(first).split(' ').at(-1) ?? '';
  const isNumbered = numberOf(last) !== undefined;
  const kept = rest.filter((part) => last !== 'version' && (!isNumbered || editions.test(part)));
  return [first, ...kept]
    .join(' ')
    .replace(/^(the|a|an) /i, '')
    .replace(/ version\b/gi, '')
    .trim();
}
