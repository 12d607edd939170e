import { type ListingMark, listingMarks } from '@cartouche/contract/listings.rules';

import { type WantedGame, foldTitle, isSameWord, numberOf, partsOf, withoutNoise } from './gameTitle.ts';
import { listingWords } from './listingWords.ts';
import { marketNames } from './marketNames.ts';

/**
 * What a listing's title says against its being the wanted game, complete and in working order. Most titles say
 * nothing, which is no mark. The marks come from words alone: they are hints and never a reason to hide a listing.
 */
export function marksOf(listingTitle: string, game: WantedGame): ListingMark[] {
  const listing = foldTitle(listingTitle);
  const title = foldTitle(game.title);
  const found = new Set<ListingMark>();
  if (namesOtherPlatform(listing, title, game)) found.add('otherPlatform');
  if (namesOtherGame(listing, game)) found.add('notTheGame');
  const said = firstSaid(withoutTitle(listing, title));
  if (said) found.add(said);
  return listingMarks.filter((mark) => found.has(mark));
}

type Name = { name: string; platform: number | undefined };

const names: readonly Name[] = marketNames.flatMap(({ id: platform, usual, own, also = [] }) =>
  [...usual, ...Object.values(own ?? {}).flat(), ...also].map((name) => ({
    name: foldTitle(name),
    platform,
  })),
);

/** Whether the listing names platforms, and none of them is the game's. What the game's own title names says nothing. */
function namesOtherPlatform(listing: string, title: string, { platform, platformId }: WantedGame): boolean {
  const ownName: Name = { name: foldTitle(platform), platform: platformId };
  let rest = ` ${listing} `;
  const named = new Set<number | undefined>();
  // The longest first, so that 'Wii U' is not read as 'Wii'.
  for (const { name, platform: id } of [ownName, ...names].sort(
    (one, other) => other.name.length - one.name.length,
  )) {
    if (!rest.includes(` ${name} `)) continue;
    rest = rest.replaceAll(` ${name} `, ' · ');
    if (id === platformId || !` ${title} `.includes(` ${name} `)) named.add(id);
  }
  return named.size > 0 && !named.has(platformId);
}

/** The rest of the listing once the game's own words are taken away: 'Custom Robo' is no custom cartridge. */
function withoutTitle(listing: string, title: string): string {
  const whole = ` ${listing} `.replace(` ${title} `, ' · ');
  if (whole !== ` ${listing} `) return whole;
  return title.split(' ').reduce((rest, word) => rest.replace(` ${word} `, ' · '), whole);
}

const added = '(?:with|avec|mit|con|incl|including|inkl|inclus|includes|w|et|und|and|plus)';

const rows = listingWords.map(({ says, unlessAdded, ...languages }) => {
  const phrases = Object.values(languages).flat();
  const either = phrases.map((phrase) => foldTitleOf(phrase)).join('|');
  const before = unlessAdded ? `(?<! ${added} (?:[^ ]+ ){0,3})` : '';
  return { says, pattern: new RegExp(`${before}(?<= )(?:${either})(?= )`) };
});

function foldTitleOf(phrase: string): string {
  return phrase
    .split('#')
    .map(
      (part) =>
        (part.startsWith(' ') ? ' ' : '') +
        foldTitle(part) +
        (part.length > 1 && part.endsWith(' ') ? ' ' : ''),
    )
    .join('\\d+');
}

function firstSaid(rest: string): ListingMark | undefined {
  return rows.find(({ pattern }) => pattern.test(rest))?.says;
}

/** Words that say nothing of which game it is. */
const small = new Set([
  'the',
  'a',
  'an',
  'of',
  'and',
  'with',
  'to',
  'in',
  'for',
  'no',
  'le',
  'la',
  'les',
  'de',
  'version',
  'edition',
  'special',
]);

/** Of the letters of a title, how many a listing must have: 'Zelda Link to the Past' is a whole title, 'Zelda' is not. */
const leastPart = 0.6;

function namesOtherGame(listing: string, game: WantedGame): boolean {
  const words = listing.split(' ');
  const titles = [game.title, ...game.altTitles].filter((title) => significant(title).length > 0);
  if (!titles.some((title) => isNamed(words, title))) return true;
  if (game.siblings.some((sibling) => isSibling(words, sibling, game))) return true;
  return hasFurtherNumber(words, game.title);
}

function significant(title: string): string[] {
  return foldTitle(title)
    .split(' ')
    .filter((word) => word && !small.has(word));
}

/** Whether most of the title is there, and above all its numbers and single letters, which tell games of a series apart. */
function isNamed(words: readonly string[], title: string): boolean {
  const wanted = significant(withoutNoise(title));
  const has = finder(words, wanted);
  const needed = wanted.filter((word) => /^.$|\d/.test(word) || numberOf(word) !== undefined);
  if (!needed.every((word) => has(word))) return false;
  const letters = (list: string[]) => list.join('').length;
  return letters(wanted.filter(has)) >= leastPart * letters(wanted);
}

/** Finds a word, also as a part of two that one of both sides writes as one: 'Mega Man' and 'Megaman'. */
function finder(words: readonly string[], wanted: readonly string[]): (word: string) => boolean {
  const pairs = words.map((word, at) => word + (words[at + 1] ?? ''));
  return (word) => {
    const at = wanted.indexOf(word);
    const asOne = [word + (wanted[at + 1] ?? ''), (wanted[at - 1] ?? '') + word];
    return (
      words.some((one) => isSameWord(one, word) || (one.length > 3 && asOne.includes(one))) ||
      pairs.includes(word)
    );
  };
}

/** Whether the listing has all of a longer title that contains the wanted one. */
function isSibling(words: readonly string[], sibling: string, game: WantedGame): boolean {
  const own = significant(game.title);
  const [first = ''] = partsOf(sibling);
  const isLonger = (title: string) =>
    significant(title).some((word) => !own.some((one) => isSameWord(one, word)));
  const named = significant(isLonger(first) ? first : sibling);
  const has = finder(words, named);
  return isLonger(named.join(' ')) && named.every(has);
}

/** Whether a number follows the title that it does not have: 'Sonic the Hedgehog 2'. Not '2 players' or '3 games'. */
function hasFurtherNumber(words: readonly string[], title: string): boolean {
  const last = significant(withoutNoise(title)).at(-1) ?? '';
  const at = words.findLastIndex((word) => isSameWord(word, last));
  const next = words[at + 1] ?? '';
  const number = next.length > 1 || /\d/.test(next) ? numberOf(next) : undefined;
  return at >= 0 && number !== undefined && number > 1 && number <= 20 && !counted.test(words[at + 2] ?? '');
}

const counted =
  /^(players?|joueurs?|spieler|giocatori|jugadores|games|jeux|spiele|giochi|juegos|dis[ck]s?|cds?|in|st|er)$/;
