import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { correct } from '../testing/entries.ts';
import { type Product, startProduct } from '../testing/product.ts';
import { download, unzip } from '../testing/archives.ts';
import { importGames } from './import/import.ts';
import type { Found } from './import/gameRecord.ts';
import { toReads } from './import/reader.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  await product.games(['Anything else']); // for its platform
});
afterAll(() => product.close());

const records = {
  own: { source: 'Cartouche', licence: '' },
  open: { source: 'GameDataBase', licence: 'CC-BY-4.0' },
  both: { source: 'GameDataBase', licence: 'CC-BY-4.0 AND CC-BY-SA-4.0' },
  dumps: { source: 'libretro-database', licence: 'CC-BY-SA-4.0' },
  database: { source: 'IGDB', licence: 'IGDB' },
};

async function bring(...found: Found[]) {
  const reads = found.flatMap((one, i) => [...toReads('here', i, { platform_id: 19, ...one })]);
  await importGames(product.ctx, reads, { embedded: false });
}

async function counts(): Promise<Record<string, number>> {
  const { body } = await product.as(null, 'catalogue.sources');
  const sources = body as { source: string; games: number }[]; // as: the contract's answer
  return Object.fromEntries(sources.map(({ source, games }) => [source, games]));
}

/** What a count over all records says. */
async function counted(): Promise<Record<string, number>> {
  const { rows } = await sql<{ source: string; games: number }>`
    select source, count(distinct game_id)::int as games from game_records group by source`.execute(
    product.ctx.db,
  );
  return Object.fromEntries(rows.map(({ source, games }) => [source, games]));
}

test('a game names whose facts it shows, under which licence, and where they are', async () => {
  await bring(
    { title: 'Newt Island', ...records.own },
    { title: 'Newt Island', publisher: 'Ponds', source_key: '19/newt', ...records.both },
    { title: 'Toad Hall', source_key: '19/toad', ...records.database },
  );
  const ana = await product.user('ana');
  const { body } = await product.as(ana, 'catalogue.search', { q: 'newt island' });
  const [found] = (body as { found: { game_id: number }[] }).found; // as: the contract's answer

  const game = await product.as(ana, 'catalogue.game', { gameId: found?.game_id });

  expect(game.body).toMatchObject({
    publisher: 'Ponds',
    sources: [
      { source: 'Cartouche', licence: 'AGPL-3.0-only', url: null },
      { source: 'GameDataBase', licence: 'CC-BY-4.0', url: 'https://github.com/PigSaint/GameDataBase' },
      {
        source: 'libretro-database',
        licence: 'CC-BY-SA-4.0',
        url: 'https://github.com/libretro/libretro-database',
      },
    ],
  });
});

test('totals by source follow every record that comes, moves or goes', async () => {
  await bring(
    { title: 'Heron', source_key: '19/heron', ...records.open },
    { title: 'Heron', source_key: '19/heron', ...records.dumps },
    { title: 'Stork', source_key: '19/stork', ...records.dumps },
  );
  const first = await counts();
  const expected = await counted();

  await bring({ title: 'Stork', publisher: 'Nests', source_key: '19/stork', ...records.dumps });
  const again = await counts();
  await sql`insert into game_records select source, source_key || add, game_id, facts, licence
    from game_records, (values ('/a'), ('/b')) more (add) where source_key = '19/stork'`.execute(
    product.ctx.db,
  );
  const twice = await counts();
  await sql`update game_records set game_id = (select game_id from games_igdb where title = 'Heron')
    where source_key like '19/stork%'`.execute(product.ctx.db);
  const moved = [await counts(), await counted()];
  await sql`delete from games_igdb where title = 'Heron'`.execute(product.ctx.db);
  const gone = [await counts(), await counted()];

  expect(first).toMatchObject(expected);
  expect(first['libretro-database']).toBe(2);
  expect(again).toEqual(first);
  expect(twice, 'a game with three records of a source counts once').toEqual(first);
  expect(moved[0]).toMatchObject(moved[1] ?? {});
  expect(moved[0]?.['libretro-database']).toBe(1);
  expect(gone[0]).toEqual(gone[1]);
  expect(gone[0]).not.toHaveProperty('libretro-database');
});

test('totals by source stay right when a statement takes records from a game and gives it others', async () => {
  await bring(
    { title: 'Rook', source_key: '19/rook', ...records.dumps },
    { title: 'Jay', source_key: '19/jay', ...records.dumps },
    { title: 'Kite', source_key: '19/kite', ...records.open },
  );
  const idOf = (title: string) => sql`(select game_id from games_igdb where title = ${title})`;

  await sql`update game_records set game_id = case source_key when '19/rook' then ${idOf('Jay')} else ${idOf('Rook')} end
    where source_key in ('19/rook', '19/jay')`.execute(product.ctx.db);
  const swapped = [await counts(), await counted()];
  await sql`update game_records set source = 'libretro-database' where source_key = '19/kite'`.execute(
    product.ctx.db,
  );
  const renamed = [await counts(), await counted()];
  await sql`delete from games_igdb where title in ('Rook', 'Jay', 'Kite')`.execute(product.ctx.db);

  expect(swapped[0]).toMatchObject(swapped[1] ?? {});
  expect(renamed[0]).toMatchObject(renamed[1] ?? {});
});

test('whoever is not signed in may know whose the data is, with the version that was fetched', async () => {
  await product.ctx.db
    .insertInto('source_state')
    .values({
      source: 'GameDataBase',
      revision: 'a1b2c3',
      licence: 'CC-BY-4.0',
      fetched_at: new Date(),
      games: 1,
    })
    .execute();

  const { status, body } = await product.as(null, 'catalogue.sources');

  expect(status).toBe(200);
  expect(body).toMatchObject([
    { source: 'Cartouche', licence: 'AGPL-3.0-only', revision: null },
    { source: 'GameDataBase', licence: 'CC-BY-4.0', revision: 'a1b2c3', games: 1 },
    { source: 'IGDB', licence: 'IGDB', url: 'https://www.igdb.com' },
  ]);
});

test('an operator’s own source is credited alone, with the licences that some of its records have', async () => {
  const attic = { source: 'Attic', licence: '' };
  await bring(
    { title: 'Grebe', source_key: '19/grebe', ...attic },
    { title: 'Coot', source_key: '19/coot', ...attic, licence: 'CC-BY-4.0' },
    { title: 'Teal', source_key: '19/teal', ...attic, licence: 'MIT' },
    { title: 'Smew', source_key: '19/smew', ...attic },
  );
  const { game_id: coot } = await product.ctx.db
    .selectFrom('games_igdb')
    .select('game_id')
    .where('title', '=', 'Coot')
    .executeTakeFirstOrThrow();
  const ana = await product.user('dora');

  const game = await product.as(ana, 'catalogue.game', { gameId: coot });
  const { body } = await product.as(null, 'catalogue.sources');
  await sql`delete from games_igdb where title in ('Grebe', 'Coot', 'Teal', 'Smew')`.execute(product.ctx.db);

  expect(game.body).toMatchObject({ sources: [{ source: 'Attic', licence: 'CC-BY-4.0', url: null }] });
  const own = (body as { source: string }[]).find(({ source }) => source === 'Attic'); // as: the contract's answer
  expect(own).toMatchObject({ licence: 'CC-BY-4.0 AND MIT', games: 4, url: null });
});

test('an archive names the sources of the games in it, with their licences, and no others', async () => {
  const cleo = await product.user('cleo');
  await bring(
    { title: 'Plover', source_key: '19/plover', ...records.open },
    { title: 'Dunlin', source_key: '19/dunlin', ...records.dumps },
    { title: 'Knot', source_key: '19/knot', ...records.database },
  );
  const { rows } = await sql<{ title: string; game_id: number }>`
    select title, game_id from games_igdb where title in ('Plover', 'Dunlin')`.execute(product.ctx.db);
  const idOf = (title: string) => rows.find((row) => row.title === title)?.game_id;
  const textOf = async () => String((await unzip((await download(product, cleo)).zip)).get('sources.txt'));

  const empty = await textOf();
  await product.as(cleo, 'collection.save', { gameId: idOf('Plover') });
  await product.as(cleo, 'wishlist.add', { gameId: idOf('Dunlin') });
  const text = await textOf();

  expect(empty).toBe('No game in this archive is from a source of the catalogue.\n');
  expect(text).toBe(
    [
      'The titles and platforms of games in this archive are from these sources, under these licences:',
      '',
      'GameDataBase',
      'https://github.com/PigSaint/GameDataBase',
      'CC BY 4.0 https://creativecommons.org/licenses/by/4.0/',
      '',
      'libretro-database',
      'https://github.com/libretro/libretro-database',
      'CC BY-SA 4.0 https://creativecommons.org/licenses/by-sa/4.0/',
      '',
      '',
    ].join('\n'),
  );
});

test('a corrected game names whose facts it shows beside the corrected ones', async () => {
  await bring({ title: 'Egret', description: 'Waits.', source_key: '19/egret', ...records.open });
  const { game_id } = await product.ctx.db
    .selectFrom('games_igdb')
    .select('game_id')
    .where('title', '=', 'Egret')
    .executeTakeFirstOrThrow();
  const ana = await product.user('bea');

  const own = await correct(product, ana, { gameId: game_id, title: 'Great Egret' });

  expect((await product.as(ana, 'catalogue.game', { gameId: own })).body).toMatchObject({
    title: 'Great Egret',
    description: 'Waits.',
    sources: [{ source: 'GameDataBase', licence: 'CC-BY-4.0' }],
  });
});
