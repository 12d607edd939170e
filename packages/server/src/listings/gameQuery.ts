import type { MarketplaceCode } from '@cartouche/contract/settings.rules';

import { type WantedGame, numberOf, withoutNoise } from './gameTitle.ts';
import { type Market, marketNames } from './marketNames.ts';

/** How a marketplace is asked for a game. */
export type GameQuery = {
  /** Words to search for, the best first; each of the others finds listings that are written differently. */
  texts: readonly [string, ...string[]];
  /** The barcode, for a marketplace that knows its products by it. */
  gtin: string | null;
};

const longest = 100;
const mostTexts = 3;

export function toGameQuery(game: WantedGame, marketplace: MarketplaceCode): GameQuery {
  const title = toWords(withoutNoise(game.title));
  const [name, ...otherNames] = namesFor(game, marketplace);
  const texts = [
    [title, name],
    ...otherNames.map((other) => [title, other]),
    [withOtherNumbers(title), name],
    [withoutGaps(title), name],
  ].map(([words = '', platform = '']) => joined(words, platform));
  const [first = '', ...rest] = new Set(texts);
  return { texts: [first, ...rest.slice(0, mostTexts - 1)], gtin: gtinOf(game.barcode) };
}

/** What sellers call the platform where the marketplace is. A game of Japan alone is an import everywhere. */
function namesFor({ platform, platformId, regions }: WantedGame, marketplace: MarketplaceCode) {
  const isImport = regions.length > 0 && regions.every((region) => region === 'JP');
  // as: a marketplace's code ends with that of its country, and each is a market
  const market = (isImport ? 'JP' : marketplace.slice(-2)) as Market;
  const known = marketNames.find(({ id }) => id === platformId);
  return known?.own?.[market] ?? known?.usual ?? [platform.split('/')[0] ?? platform];
}

/** Without accents, and without the signs that a search takes for an order: a dash before a word excludes it. */
function toWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();
}

/** 'II' for '2', and '2' for 'II'. */
function withOtherNumbers(title: string): string {
  return title
    .split(' ')
    .map((word) => {
      const number = numberOf(word.toLowerCase());
      if (number === undefined || number < 2) return word;
      return /^\d/.test(word) ? (romans[number - 2] ?? word) : String(number);
    })
    .join(' ');
}

const romans = ['II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];

/** 'Megaman X' for 'Mega Man X': many sellers write a name of two short words as one. */
function withoutGaps(title: string): string {
  return title.replace(
    /^(\p{L}{3,6}) (man|boy|kid)\b/iu,
    (_whole, one: string, other: string) => one + other.toLowerCase(),
  );
}

/** Whole words of the title, with the platform, within what a marketplace takes. */
function joined(title: string, platform: string): string {
  let words = title.split(' ');
  while ([...words, platform].join(' ').length > longest && words.length > 1) words = words.slice(0, -1);
  return [...words, platform].join(' ');
}

/** A barcode whose length and check digit are those of a product's; a marketplace refuses any other. */
function gtinOf(barcode: string | null): string | null {
  const digits = barcode?.replaceAll(/[\s-]/g, '') ?? '';
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return null;
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 ? digits : null;
}
