import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { type Product, startProduct } from '../../testing/product.ts';
import { compose } from './compose.ts';
import type { Found } from './gameRecord.ts';
import { insertGames } from './import.store.ts';
import { importGames } from './import.ts';
import { toReads } from './reader.ts';
import { createKeys, toStored } from './records.ts';
import { upsertRecords } from './records.store.ts';
import { refreshCatalogue } from './refresh.ts';
import { recordOf } from './testing/matching.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(async () => {
  await sql`truncate games_igdb, game_facets, game_details, seeds, consoles cascade`.execute(product.ctx.db);
  for (const platform of [11, 20, 37]) await product.games([], platform);
});
afterAll(() => product.close());

const libretro = { source: 'libretro-database', licence: 'CC-BY-SA-4.0' };
const gamedatabase = { source: 'GameDataBase', licence: 'CC-BY-4.0' };
const coded = (platform_id: number, title: string, ...codes: [region: string, serial: string][]): Found => ({
  ...libretro,
  platform_id,
  title,
  releases: codes.map(([region, serial]) => ({ region, serial })),
});

/** Games that lead to each other by codes, by titles beside theirs, or only by what comes last. */
const found: Found[] = [
  // One number in three countries.
  coded(11, 'The Uncle: The Game', ['US', 'EA-125']),
  coded(11, 'The Uncle', ['EU', 'EA-125']),
  coded(11, "L'Oncle", ['FR', 'EA-125']),
  // Three boxes of Europe, and one of them for two countries.
  coded(20, 'Dream Riders', ['US', 'YRTE']),
  coded(20, 'Die Reitschule', ['EU', 'YRTP']),
  coded(20, 'Mi Escuela', ['EU', 'YRTY']),
  coded(20, 'Ruiterschool', ['EU', 'YRTX']),
  // A translation is the game of more countries.
  { source: 'Cartouche', platform_id: 37, title: 'Style Sense', releases: [{ region: 'US' }] },
  coded(37, 'Style Sense', ['US', 'CTR-P-ACLE']),
  coded(37, 'Girls Mode', ['JP', 'CTR-P-ACLJ']),
  coded(37, 'Fashion Leader', ['KR', 'CTR-P-ACLK']),
  // Of the first two nobody says that they are one but the third.
  { ...libretro, platform_id: 20, title: 'Night Garden', releases: [{ region: 'US' }] },
  { ...libretro, platform_id: 20, title: 'Jardin de Nuit', releases: [{ region: 'FR' }] },
  {
    ...gamedatabase,
    platform_id: 20,
    title: 'Night Garden',
    source_key: 'n',
    alt_titles: ['Jardin de Nuit'],
  },
];

/** A second box of Japan. Only together with the first can it be told which of the two is the translation. */
const second = coded(37, 'Girls Mode: Plus', ['JP', 'CTR-P-ACLJ']);

async function importing(...some: Found[]) {
  const reads = some.flatMap((one, i) => [...toReads('test', i + 1, one)]);
  await importGames(product.ctx, reads, { embedded: false });
}

/** All games with their facts and whose records they are, but for their ids. */
async function catalogue(): Promise<unknown[]> {
  const { rows } = await sql`
    select to_jsonb(g) - 'game_id' as game, to_jsonb(d) - 'game_id' as details, (
      select array_agg(r.source || ' ' || r.source_key order by r.source, r.source_key)
      from game_records r where r.game_id = g.game_id
    ) as records
    from games_igdb g join game_details d using (game_id) order by g.platform_id, g.title`.execute(
    product.ctx.db,
  );
  return rows;
}

async function fresh(...parts: Found[][]): Promise<unknown[]> {
  await sql`truncate games_igdb, game_facets, game_details, seeds cascade`.execute(product.ctx.db);
  for (const part of parts) await importing(...part);
  return await catalogue();
}

test('the catalogue is the same in whatever order and parts its sources come', async () => {
  const whole = await fresh(found);
  const base = found.filter(({ source }) => source === 'GameDataBase');
  const others = found.filter((one) => !base.includes(one));

  expect(whole).toHaveLength(4);
  expect(await fresh(base, others)).toEqual(whole);
  expect(await fresh(others, base)).toEqual(whole);
  expect(await fresh(...found.toReversed().map((one) => [one]))).toEqual(whole);
});

test('of two boxes of one country, the order in a file does not say which is the translation', async () => {
  expect(await fresh([second, ...found.toReversed()])).toEqual(await fresh([...found, second]));
});

test('what an earlier version kept apart is after an update what a new import makes of it, with its copies', async () => {
  const whole = await fresh(found);
  const ana = await product.user('ana');
  await fresh();
  for (const gameId of await apart(found))
    await product.as(ana, 'collection.save', { gameId, condition: 'MINT', completeness: 'CARTRIDGE' });

  const { united } = await refreshCatalogue(product.ctx);

  expect(await catalogue()).toEqual(whole);
  expect(united).toBe(found.length - whole.length);
  const { rows } = await sql`
    select game_id from user_collection union all select game_id from user_copies`.execute(product.ctx.db);
  expect(rows).toHaveLength(found.length);
});

/** Stores each on a game of its own, as rules that compare less leave them. */
async function apart(some: Found[]): Promise<number[]> {
  const { db } = product.ctx;
  const withKey = createKeys();
  const ids: number[] = [];
  for (const [n, one] of some.entries()) {
    const record = withKey(recordOf({ source_key: null, ...one }));
    const game = compose([{ ...record, title: `Apart ${n}` }]);
    const [row] = await insertGames(db, [game]);
    if (!row) throw new Error('The game was not added.');
    await upsertRecords(db, [toStored(record, row.game_id)]);
    ids.push(row.game_id);
  }
  return ids;
}
