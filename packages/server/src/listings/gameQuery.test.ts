import { marketplaceCodes, type MarketplaceCode } from '@cartouche/contract/settings.rules';
import { expect, test } from 'vitest';

import { readSoldGames } from '../testing/listingTitles.ts';
import { type WantedGame, foldTitle } from './gameTitle.ts';
import { toGameQuery } from './gameQuery.ts';

const game = (title: string, platform = 'Sega Mega Drive/Genesis', platformId = 29): WantedGame => ({
  title,
  platform,
  platformId,
  altTitles: [],
  regions: [],
  siblings: [],
  barcode: null,
});
const textsOf = (wanted: WantedGame, marketplace: MarketplaceCode = 'EBAY-GB') =>
  toGameQuery(wanted, marketplace).texts;

test.each([
  ['EBAY-US', 'Streets of Rage Genesis'],
  ['EBAY-CA', 'Streets of Rage Genesis'],
  ['EBAY-GB', 'Streets of Rage Mega Drive'],
  ['EBAY-DE', 'Streets of Rage Mega Drive'],
  ['EBAY-FR', 'Streets of Rage Megadrive'],
] as const)('on %s a game is searched by the platform’s name there', (marketplace, text) => {
  expect(textsOf(game('Streets of Rage'), marketplace)[0]).toBe(text);
});

test('a game of Japan alone is an import in every country', () => {
  const pulseman = { ...game('Pulseman'), regions: ['JP'] };

  const chrono = game('Chrono Trigger', 'Super Famicom', 58);

  expect(textsOf(pulseman, 'EBAY-US')[0]).toBe('Pulseman Mega Drive Japan');
  expect(textsOf(chrono, 'EBAY-US')[0]).toBe('Chrono Trigger Super Famicom');
});

test.each([
  ['Metal Gear Solid 2: Sons of Liberty', 'Metal Gear Solid 2'],
  ['Teenage Mutant Ninja Turtles IV: Turtles in Time', 'Teenage Mutant Ninja Turtles IV'],
  ['Castlevania: Symphony of the Night', 'Castlevania Symphony of the Night'],
  ['The Witcher 3: Wild Hunt - Complete Edition', 'Witcher 3 Complete Edition'],
  ['Pokémon Red Version', 'Pokemon Red'],
  ['Pokémon Yellow Version: Special Pikachu Edition', 'Pokemon Yellow'],
  ['Ōkami', 'Okami'],
  ['F-Zero', 'F Zero'],
  ['-Nier (beta), "x" *', 'Nier beta x'],
])('of “%s” is searched “%s”', (title, words) => {
  expect(textsOf(game(title))[0]).toBe(`${words} Mega Drive`);
});

test('further texts find other spellings of the platform and of numbers', () => {
  expect(textsOf(game('Streets of Rage 2'))).toEqual([
    'Streets of Rage 2 Mega Drive',
    'Streets of Rage 2 Megadrive',
    'Streets of Rage II Mega Drive',
  ]);
  expect(textsOf(game('Mega Man X', 'Wii', 5))).toEqual(['Mega Man X Wii', 'Megaman X Wii']);
});

test('a query has at most 100 characters, and the platform is always part of it', () => {
  const long = game(`${'Densetsu '.repeat(20)}Saga`);

  for (const marketplace of marketplaceCodes) {
    for (const text of textsOf(long, marketplace)) {
      expect(text.length).toBeLessThanOrEqual(100);
      expect(text).toMatch(/(Mega ?drive|Genesis)$/i);
    }
  }
});

test('an unknown platform is searched by the first of its names', () => {
  expect(textsOf(game('Elite', 'Mega Duck/Cougar Boy', 408))).toEqual(['Elite Mega Duck']);
});

test.each([
  ['045496590420', '045496590420'],
  ['4 974365 633486', '4974365633486'],
  ['4974365633487', null],
  ['12345', null],
  [null, null],
])('the barcode %s is sent as %s', (barcode, gtin) => {
  expect(toGameQuery({ ...game('Tetris'), barcode }, 'EBAY-US').gtin).toBe(gtin);
});

/** A marketplace that has all the listings of the fixture and finds those with every word, as eBay does. */
function found(texts: readonly string[], country: string, titles: { title: string; country: string }[]) {
  return titles.filter(
    (listing) =>
      listing.country === country &&
      texts.some((text) => {
        const words = foldTitle(listing.title).split(' ');
        return foldTitle(text)
          .split(' ')
          .every((word) => words.includes(word));
      }),
  );
}

test('the query finds more of a game’s listings than its title and platform do', () => {
  const sold = readSoldGames();
  const everything = sold.flatMap(({ listings }) => listings);
  const measure = (toTexts: (game: WantedGame, marketplace: MarketplaceCode) => readonly string[]) => {
    let [hits, right, wanted] = [0, 0, 0];
    for (const { game: one, listings } of sold) {
      const own = listings.filter(({ truth }) => !['otherPlatform', 'notTheGame', 'lot'].includes(truth));
      wanted += own.length;
      for (const country of new Set(listings.map((listing) => listing.country))) {
        // as: the fixture's countries are those of the marketplaces
        const answer = found(toTexts(one, `EBAY-${country}` as MarketplaceCode), country, everything);
        hits += answer.length;
        right += answer.filter((listing) => own.some(({ title }) => title === listing.title)).length;
      }
    }
    return { hits, right, precision: right / hits, recall: right / wanted };
  };

  const plain = measure((one) => [`${one.title} ${one.platform}`]);
  const first = measure((one, marketplace) => textsOf(one, marketplace).slice(0, 1));
  const all = measure(textsOf);

  process.stdout.write(table({ 'title and platform': plain, 'first text': first, 'all texts': all }));
  expect(plain.recall).toBeLessThan(0.3);
  expect(first.recall).toBeGreaterThan(0.8);
  expect(all.recall).toBeGreaterThan(0.88);
  expect(all.precision).toBeGreaterThan(0.7);
});

function table(
  rows: Record<string, { hits: number; right: number; precision: number; recall: number }>,
): string {
  const percent = (part: number) => `${(100 * part).toFixed(0)} %`.padStart(10);
  const lines = Object.entries(rows).map(
    ([name, { hits, right, precision, recall }]) =>
      `${name.padEnd(20)}${String(hits).padStart(6)}${String(right).padStart(7)}${percent(precision)}${percent(recall)}`,
  );
  return ['', `${''.padEnd(20)}   hits  right precision    recall`, ...lines, ''].join('\n');
}
