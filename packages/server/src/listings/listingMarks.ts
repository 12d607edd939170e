import { type ListingMark, listingMarks } from '@cartouche/contract/listings.rules';

import { type WantedGame, foldTitle } from './gameTitle.ts';
import { listingWords } from './listingWords.ts';
import { allNamesOf, marketNames } from './marketNames.ts';
import { namesOtherGame } from './otherGame.ts';
import { patternOf, withoutPhrase } from './phrases.ts';

/**
 * What a listing's title says against its being the wanted game, complete and in working order. Most titles say
 * nothing, which is no mark. The marks come from words alone: they are hints and never a reason to hide a listing.
 */
export function marksOf(listingTitle: string, game: WantedGame): ListingMark[] {
  const listing = foldTitle(listingTitle);
  const title = foldTitle(game.title);
  const { platforms, rest } = readPlatforms(listing, title, game);
  const found = new Set<ListingMark>();
  if (platforms.size > 0 && !platforms.has(game.platformId)) found.add('otherPlatform');
  if (namesOtherGame({ listing, rest }, game)) found.add('notTheGame');
  const said = saidOf(withoutPhrase(listing, title));
  if (said) found.add(said);
  return listingMarks.filter((mark) => found.has(mark));
}

type Name = { name: string; platforms: readonly number[] };

const names: readonly Name[] = [
  ...Map.groupBy(
    marketNames.flatMap((platform) =>
      allNamesOf(platform).map((name) => ({ name: foldTitle(name), id: platform.id })),
    ),
    ({ name }) => name,
  ),
].map(([name, sold]) => ({ name, platforms: sold.map(({ id }) => id) }));

/** The platforms that the listing names, and its other words. A name that is part of the game's title says nothing. */
function readPlatforms(listing: string, title: string, { platform, platformId }: WantedGame) {
  const ownName: Name = { name: foldTitle(platform), platforms: [platformId] };
  // The longest first, so that 'Wii U' is not read as 'Wii'.
  const longestFirst = [ownName, ...names].toSorted((one, other) => other.name.length - one.name.length);
  const platforms = new Set<number>();
  let rest = ` ${listing} `;
  for (const { name, platforms: sold } of longestFirst) {
    const times = timesIn(rest, name);
    rest = rest.replaceAll(` ${name} `, ' · ');
    if (times > timesIn(` ${title} `, name)) for (const id of sold) platforms.add(id);
  }
  return { platforms, rest };
}

const timesIn = (words: string, name: string) => words.split(` ${name} `).length - 1;

const added = '(?:with|avec|mit|con|incl|including|inkl|inclus|includes|w|et|und|and|plus)';

const rows = listingWords.map(({ says, unlessAdded, en, fr, de, it, es }) => {
  const before = unlessAdded ? `(?<! ${added} (?:[^ ]+ ){0,3})` : '';
  return { says, pattern: patternOf([en, fr, de, it, es], before) };
});

/** What the first words that say something say; `rest` is a folded title between spaces, without the game's own words. */
export function saidOf(rest: string): ListingMark | undefined {
  return rows.find(({ pattern }) => pattern.test(rest))?.says;
}
