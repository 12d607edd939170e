import { fold } from '../packages/contract/src/catalogue.rules.ts';

import { type BenchGame, inventGames } from './catalogue.ts';
import { batches, insertPlatforms } from './generate.ts';
import type { Pool } from './pool.ts';
import { createRandom } from './random.ts';
import { names, nouns } from './words.ts';

/** What a search can find a game by, besides its title. */
type Searched = BenchGame & {
  alt_titles: string[];
  folded_alts: string;
  releases: { region: string; serial: string; barcode: string }[];
  rating: number;
  rating_count: number;
};

const kana = Array.from('アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモラリルレロン');
const serials = ['SLES', 'SLUS', 'SLPM', 'SCES'];

/** Made-up games with other titles, serials, barcodes and ratings: one in three has a name in another script. */
function* inventSearched(count: number): Generator<Searched> {
  const random = createRandom(1414);
  for (const game of inventGames(count)) {
    const japanese = Array.from({ length: 4 + random.whole(5) }, () => random.pick(kana)).join('');
    const other = `${random.pick(names)} no ${random.pickSkewed(nouns)}`;
    const alt_titles = [...(random.chance(0.33) ? [japanese] : []), ...(random.chance(0.2) ? [other] : [])];
    const number = game.game_id % 10_000_000;
    yield {
      ...game,
      alt_titles,
      folded_alts: alt_titles.map(fold).join(' / '),
      releases: game.regions.map((region, index) => ({ region, ...codesOf(number * 5 + index) })),
      rating: random.chance(0.4) ? random.whole(100) : 0,
      rating_count: random.chance(0.4) ? random.whole(3000) : 0,
    };
  }
}

/** The serial and the barcode of the release with a number. */
export function codesOf(number: number): { serial: string; barcode: string } {
  const serial = `${serials[number % 4]}-${String(number).padStart(5, '0')}`;
  return { serial, barcode: String(4_900_000_000_000 + number) };
}

export async function fillSearched(pool: Pool, count: number): Promise<void> {
  await insertPlatforms(pool);
  for (const batch of batches(inventSearched(count))) await insertSearched(pool, batch);
  await pool.query('vacuum (analyze)');
}

async function insertSearched(pool: Pool, games: Searched[]): Promise<void> {
  const rows = JSON.stringify(games);
  await pool.query('insert into games_igdb select * from json_populate_recordset(null::games_igdb, $1)', [
    rows,
  ]);
  await pool.query(
    `insert into game_details (game_id, alt_titles, folded_alts, releases, rating, rating_count)
     select game_id, alt_titles, folded_alts, releases, rating, rating_count
     from json_populate_recordset(null::game_details, $1)`,
    [rows],
  );
}
