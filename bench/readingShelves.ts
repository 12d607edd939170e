/** How well this server reads shelves: rows of spines, among them some of no game, with stickers and labels around. */
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { Readable } from 'node:stream';

import type { Page } from '@playwright/test';

import type { ShelfReading } from '../packages/contract/src/scanner.ts';
import type { Context, UserId } from '../packages/server/src/context.ts';
import { Refusal } from '../packages/server/src/refusal.ts';
import { readShelf } from '../packages/server/src/scanner/scanner.ts';
import { type Drawn, type Place, asPhoto, photographShelf, placesOfSpines } from './boxes.ts';
import type { Random } from './random.ts';
import type { Section } from './report.ts';

/** `id` is 0 where it is no game of the catalogue. */
type Standing = Drawn & { id: number };
export type Row = { row: Standing[]; picture: Buffer; places: Place[] };

/** What stands between games, and is in no catalogue. */
const others = [
  'Holiday 2004',
  'Wedding of Ines and Paul',
  'Learn Portuguese in 30 Days',
  'Backup disc, March',
  'Uncle Wenzel sings',
  'Kitchen renovation',
  'Mixtape for the car',
  'School play 1998',
];

export async function photographShelves(
  page: Page,
  games: readonly Standing[],
  { shelves, random }: { shelves: number; random: Random },
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let at = 0; at < shelves; at += 1) {
    const row = Array.from({ length: 8 + random.whole(8) }, () =>
      random.chance(0.1)
        ? { id: 0, title: random.pick(others), console: '', publisher: null }
        : random.pick(games),
    );
    const picture = await asPhoto(await photographShelf(page, row, random));
    rows.push({ row, picture, places: await placesOfSpines(page) });
  }
  return rows;
}

/** Somebody else each time: nobody reads as many pictures in a minute. */
export const somebody = () => randomUUID() as UserId; // as: nobody's rows are read

/** A picture that cannot be read is a miss, and anything else a fault. */
export function orNothing<T>(answer: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof Refusal && error.code === 'game_not_recognized') return answer;
    throw error;
  };
}

type Spines = ShelfReading['spines'];

/** Of one shelf. A spine that was found is the game at whose place it was found: its neighbour does not count. */
function count({ row, places }: Row, spines: Spines) {
  const found = spines.map(({ box, isSure, candidates }) => {
    const middle = box.x + box.width / 2;
    const at = places.findIndex(({ left, right }) => middle >= left && middle < right);
    const game = row[at]?.id;
    const place = candidates.findIndex(({ game_id }) => game_id === game);
    return { at, game, place, isSure, isMatched: candidates.length > 0 };
  });
  const spinesIn = (some: typeof found) => new Set(some.map(({ at }) => at)).size;
  const standing = found.filter(({ at }) => at >= 0);
  const ofGames = standing.filter(({ game }) => game !== 0);
  const ofOthers = standing.filter(({ game }) => game === 0);
  const games = row.filter(({ id }) => id !== 0).length;
  return {
    games,
    others: row.length - games,
    rows: found.length,
    first: spinesIn(ofGames.filter(({ place }) => place === 0)),
    offered: spinesIn(ofGames.filter(({ place }) => place >= 0)),
    three: spinesIn(ofGames.filter(({ place }) => place >= 0 && place < 3)),
    gamesListed: spinesIn(ofGames),
    unmatched: ofGames.filter(({ isMatched }) => !isMatched).length,
    mistaken: ofGames.filter(({ place, isMatched }) => place < 0 && isMatched).length,
    othersListed: spinesIn(ofOthers),
    othersMatched: ofOthers.filter(({ isMatched }) => isMatched).length,
    noSpine: found.length - spinesIn(standing),
    ticked: found.filter(({ isSure }) => isSure).length,
    tickedWrong: found.filter(({ isSure, place }) => isSure && place !== 0).length,
  };
}

export async function measureShelves(ctx: Context, rows: readonly Row[]): Promise<Section> {
  const times: number[] = [];
  const counts: ReturnType<typeof count>[] = [];
  for (const one of rows) {
    const begun = performance.now();
    const asked = readShelf(ctx, somebody(), Readable.from([one.picture]));
    const { spines } = await asked.catch(orNothing<Pick<ShelfReading, 'spines'>>({ spines: [] }));
    times.push(performance.now() - begun);
    counts.push(count(one, spines));
  }
  const all = (of: keyof ReturnType<typeof count>) => counts.reduce((sum, one) => sum + one[of], 0);
  const middle = times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
  const figure = (title: string, value: string) => ({ title, value, goals: [] });
  return {
    title: 'Reading pictures: shelves',
    cases: [],
    figures: [
      figure('games with the right one first', `${all('first')} of ${all('games')}`),
      figure('among the games of the three titles', `${all('offered')} of ${all('games')}`),
      figure('among the first three games', `${all('three')} of ${all('games')}`),
      figure('in the list, matched or not', `${all('gamesListed')} of ${all('games')}`),
      figure('in the list as what no title is like', `${all('unmatched')}`),
      figure('in the list with other games only', `${all('mistaken')}`),
      figure('spines of no game in the list', `${all('othersListed')} of ${all('others')}`),
      figure('spines of no game that are taken for one', `${all('othersMatched')}`),
      figure('rows that are no spine, or one that has a row', `${all('noSpine')} of ${all('rows')}`),
      figure('ticked, as read with confidence', `${all('ticked')}`),
      {
        title: 'ticked and wrong',
        value: `${all('tickedWrong')}`,
        goals: [{ text: '0', isMet: all('tickedWrong') === 0 }],
      },
      figure('a shelf', `p50 ${(middle / 1000).toFixed(1)} s`),
    ],
    notes: [
      `${rows.length} drawn shelves of 8 to 15 spines, a quarter of them read upwards, sent as the covers are. One spine in ten is of no game; price stickers, labels and a box that lies above are drawn, too. A spine counts where it stands.`,
    ],
  };
}
