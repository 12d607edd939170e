import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { WantedGame } from '../listings/gameTitle.ts';

/** A listing, the site's country, and what a person would say of it: 'game', or one of the marks. */
export type SoldListing = { title: string; country: string; truth: string };

export type SoldGame = { game: WantedGame; listings: SoldListing[] };

/** The made-up listings of listingTitles.txt, with the games that they are about. */
export function readSoldGames(): SoldGame[] {
  const text = readFileSync(join(import.meta.dirname, 'listingTitles.txt'), 'utf8');
  return text
    .split(/\n\n(?=game: )/)
    .slice(1)
    .map(toSoldGame);
}

function toSoldGame(block: string): SoldGame {
  const lines = block.trim().split('\n');
  const all = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2));
  const [title = '', platform = '', platformId = ''] = all('game')[0]?.split(' | ') ?? [];
  const listings = lines.flatMap((line) => {
    const [, country, truth, words] = /^([A-Z]{2}) (\w+) \| (.+)$/.exec(line) ?? [];
    return country && truth && words ? [{ title: words, country, truth }] : [];
  });
  const game: WantedGame = {
    title,
    platform,
    platformId: Number(platformId),
    altTitles: all('also called'),
    regions: all('region'),
    siblings: all('sibling'),
    barcode: null,
  };
  return { game, listings };
}
