import type { Line } from '../scanner/printed.ts';
import { indexTitles } from '../scanner/titleIndex.ts';

export type IndexedGame = [id: number, platform: number, names: string, publisher?: string];

/** An index as the reader has it; of games of the same standing. */
export function index(games: readonly IndexedGame[]) {
  const publishers = [...new Set(games.flatMap(([, , , publisher]) => publisher ?? []))];
  return indexTitles({
    gameIds: Int32Array.from(games, ([id]) => id),
    platformIds: Int32Array.from(games, ([, platform]) => platform),
    standings: Int32Array.from(games, () => 0),
    names: games.map(([, , names]) => names),
    publisherOf: Int32Array.from(games, ([, , , publisher]) => publishers.indexOf(publisher ?? '')),
    publishers,
  });
}

/** Lines from top to bottom: '9 SUPER' has letters nine hundredths of the picture high. */
export const printed = (...lines: string[]): Line[] =>
  lines.map((line, at) => {
    const [height = '', ...words] = line.split(' ');
    return { text: words.join(' '), x: 0.2, y: at / 10, width: 0.5, height: Number(height) / 100 };
  });
