import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { type Product, startProduct } from '../../testing/product.ts';
import type { Found } from './gameRecord.ts';
import { importGames } from './import.ts';
import { toReads } from './reader.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(async () => {
  await sql`truncate games_igdb, game_facets, game_details, seeds, consoles cascade`.execute(product.ctx.db);
  await product.games([], 21);
});
afterAll(() => product.close());

/** The titles of the games that some records make, imported one file after another. */
async function titlesOf(...files: Found[][]): Promise<string[]> {
  await product.ctx.db.deleteFrom('games_igdb').execute();
  for (const file of files) {
    const reads = file.flatMap((one, i) => [...toReads('test', i + 1, one)]);
    await importGames(product.ctx, reads, { embedded: false });
  }
  const games = product.ctx.db.selectFrom('games_igdb').select('title').orderBy('title');
  return (await games.execute()).map(({ title }) => title);
}

const libretro = { source: 'libretro-database', licence: 'CC-BY-SA-4.0', platform_id: 21 };
const sold = (region: string, date: string, serial: string) => ({ releases: [{ region, date, serial }] });
const strike = {
  ...libretro,
  title: 'Rogue Squadron III - Rebel Strike',
  ...sold('US', '2003-10-21', 'GLRE'),
};
const japanese = { ...libretro, title: 'Rogue Squadron III', ...sold('JP', '2003-11-21', 'GWXJ') };

test('a game that was sold elsewhere with a subtitle stands once, whichever comes first', async () => {
  expect(await titlesOf([strike, japanese])).toEqual([strike.title]);
  expect(await titlesOf([japanese], [strike])).toEqual([strike.title]);
});

test('a subtitle of a second game, of an edition or of a sequel tells two games apart', async () => {
  const third = {
    ...libretro,
    title: 'Rogue Squadron III - Blue Leader',
    ...sold('KR', '2003-12-01', 'GQQK'),
  };
  const special = { ...strike, title: 'Rogue Squadron III - Special Edition' };
  const sequel = { ...strike, title: 'Rogue Squadron III - Strike 2' };

  expect(await titlesOf([japanese, strike, third])).toHaveLength(3);
  expect(await titlesOf([japanese, special])).toHaveLength(2);
  expect(await titlesOf([japanese, sequel])).toHaveLength(2);
  expect(await titlesOf([japanese, { ...strike, title: 'Rogue Squadron III Strike' }])).toHaveLength(2);
});

test('what came out in another year, or in one region at two times, is two games whatever the subtitle', async () => {
  const later = { ...strike, ...sold('US', '2006-10-21', 'GLRE') };
  const imported = {
    ...strike,
    source: 'GameDataBase',
    source_key: 'strike',
    ...sold('JP', '2003-11-28', 'GLRJ'),
  };

  expect(await titlesOf([japanese, later])).toHaveLength(2);
  expect(await titlesOf([japanese, imported])).toHaveLength(2);
});

test('what is sold in the whole world, of another maker or under another code is another game', async () => {
  const worldwide = { ...strike, ...sold('WW', '2003-10-21', 'GLRE') };
  const [mine, theirs] = [
    { ...japanese, publisher: 'LucasArts' },
    { ...strike, publisher: 'Mindscape' },
  ];
  const undated = (one: Found, region: string, serial: string) => ({
    ...one,
    releases: [{ region, serial }],
  });

  expect(await titlesOf([japanese, worldwide])).toHaveLength(2);
  expect(await titlesOf([mine, theirs])).toHaveLength(2);
  expect(await titlesOf([mine, { ...theirs, publisher: 'LucasArts' }])).toHaveLength(1);
  expect(await titlesOf([undated(japanese, 'JP', 'GWXJ'), undated(strike, 'US', 'GLRE')])).toHaveLength(2);
});

test('a game whose title is also another’s is not the one with a subtitle', async () => {
  const battle = { ...libretro, source: 'Cartouche', title: 'Battle', ...sold('JP', '1990', 'GBBJ') };

  expect(await titlesOf([battle, japanese, strike])).toEqual(['Battle', strike.title]);
  const other = { ...battle, alt_titles: ['Rogue Squadron III'] };
  expect(await titlesOf([other, japanese, strike])).toEqual(['Battle', japanese.title, strike.title]);
});
