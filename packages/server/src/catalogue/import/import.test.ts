import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { type Product, startProduct } from '../../testing/product.ts';
import type { Found } from './gameRecord.ts';
import { importGames, readPlatformNames } from './import.ts';
import { readNdjson } from './ndjson.ts';
import { type Read, toReads } from './reader.ts';
import { lastWrites } from './testing/stored.ts';

const folder = mkdtempSync(join(tmpdir(), 'cartouche-import-'));
let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(async () => {
  await sql`truncate games_igdb, game_facets, game_details, seeds cascade`.execute(product.ctx.db);
  await product.games([], 19);
  await product.games([], 33);
});
afterAll(async () => {
  await product.close();
  rmSync(folder, { recursive: true });
});

/** Imports records, one per line, as from a file. */
function importing(...found: Found[]) {
  const reads = found.flatMap((one, i) => [
    ...toReads('test', i + 1, { platform_id: 19, source: 'ours', ...one }),
  ]);
  return importGames(product.ctx, reads, { embedded: false });
}

async function stored() {
  const { rows } = await sql<Record<string, unknown>>`
    select g.*, d.* from games_igdb g join game_details d using (game_id) order by g.folded_title`.execute(
    product.ctx.db,
  );
  return rows;
}

test('a game is added with its details, and a second run changes and writes nothing', async () => {
  const game = {
    title: 'Pokémon Snap',
    publisher: 'Nintendo',
    genres: ['Simulation'],
    release_date: '1999-03-21',
    description: 'Photographs.',
    description_fr: 'Des photographies.',
    releases: [{ region: 'JP', date: '1999-03-21' }, { region: 'US' }, { region: 'XX' }],
  };
  const first = await importing(game, { title: 'F-Zero' });
  const [before, rows] = [await lastWrites(product.ctx.db), await stored()];

  const second = await importing(game, { title: 'F-Zero' });

  expect(first).toMatchObject({ read: 2, added: 2, updated: 0, unchanged: 0, skippedTotal: 0 });
  expect(second).toMatchObject({ read: 2, added: 0, updated: 0, unchanged: 2 });
  expect(await lastWrites(product.ctx.db)).toEqual(before);
  expect(rows[1]).toMatchObject({
    folded_title: 'pokemon snap',
    folded_publisher: 'nintendo',
    regions: ['JP', 'US'],
    description: 'Photographs.',
    description_fr: 'Des photographies.',
    releases: [{ region: 'JP', date: '1999-03-21' }, { region: 'US' }, { region: 'XX' }],
    source: 'ours',
  });
});

test('wrong rows and facts are reported with their lines, and the rest is imported', async () => {
  const file = join(folder, 'rows.ndjson');
  writeFileSync(
    file,
    [
      '{"meta":true}',
      '{"title":"F-Zero","platform_igdb_id":19}',
      '{"title":"F-Zero"',
      '{"title":"Nowhere","platform_igdb_id":9999}',
      '{"title":"Too late","platform_igdb_id":19,"publisher":"Nintendo","first_release_date":"1990-13-45"}',
      '{"title":"Gradius III","platform_igdb_id":19}',
    ].join('\n'),
  );
  const platforms = await readPlatformNames(product.ctx);

  const summary = await importGames(product.ctx, readNdjson(file, { platforms }), { embedded: false });

  expect(summary).toMatchObject({ read: 5, added: 3, skippedTotal: 2, droppedTotal: 1 });
  expect(summary.skipped).toEqual([
    { file, line: 3, reason: expect.stringMatching(/not a JSON object/) as string },
    { file, line: 4, reason: expect.stringMatching(/no platform 9999: use an id of/) as string },
  ]);
  expect(summary.dropped).toEqual([
    { file, line: 5, reason: expect.stringMatching(/^release_date '1990-13-45' is not a date/) as string },
  ]);
  expect(await stored()).toMatchObject([
    { title: 'F-Zero' },
    { title: 'Gradius III' },
    { title: 'Too late', release_date: null, publisher: 'Nintendo' },
  ]);
});

test('the first thousand wrong rows and facts are listed, and all are counted', async () => {
  const reads = Array.from({ length: 1_500 }, (_, i): Read[] => [
    { file: 'test', line: i + 1, problem: 'Bad.' },
    { file: 'test', line: i + 1, dropped: 'Wrong.' },
  ]).flat();

  const summary = await importGames(product.ctx, reads, { embedded: false });

  expect(summary).toMatchObject({ read: 1_500, added: 0, skippedTotal: 1_500, droppedTotal: 1_500 });
  expect(summary.skipped).toHaveLength(1_000);
  expect(summary.dropped).toHaveLength(1_000);
});

test('a second source fills what the first left empty, and the first remains the owner', async () => {
  await importing({ title: 'Super Metroid', release_date: '1994', publisher: 'Nintendo' });

  const theirs = {
    source: 'theirs',
    licence: 'CC-BY-4.0',
    release_date: '1994-03-19',
    publisher: 'Somebody',
    genres: ['Action'],
  };
  const summary = await importing({ title: 'SUPER METROID', ...theirs });
  await importing({ title: 'Super Metroid', publisher: 'Nintendo R&D1' });

  expect(summary).toMatchObject({ added: 0, updated: 1 });
  expect(await stored()).toMatchObject([
    {
      title: 'Super Metroid',
      source: 'ours',
      licence: 'CC-BY-4.0',
      release_date: '1994-03-19',
      publisher: 'Nintendo R&D1',
      folded_publisher: 'nintendo r d1',
      genres: ['Action'],
    },
  ]);
});

test('two rows of a game in one run make one game, and reading them again changes nothing', async () => {
  const rows = [
    { title: 'Star Wars', publisher: 'Namco', genres: ['Action'] },
    { title: 'Star Wars', publisher: 'JVC', developer: 'Beam' },
  ];

  const first = await importing(...rows);
  const second = await importing(...rows);

  expect(first).toMatchObject({ read: 2, added: 1, updated: 1 });
  expect(second).toMatchObject({ added: 0, updated: 0, unchanged: 2 });
  expect(await stored()).toMatchObject([{ publisher: 'Namco', developer: 'Beam' }]);
});

test('rows of the same game may be more than a batch apart', async () => {
  const between = Array.from({ length: 1_000 }, (_, i) => ({ title: `Game ${i}` }));
  const rows = [
    { title: 'Star Wars', publisher: 'Namco' },
    ...between,
    { title: 'Star Wars', publisher: 'JVC' },
  ];
  await importing(...rows);

  expect(await importing(...rows)).toMatchObject({ added: 0, updated: 0, unchanged: 1_002 });
});

test('a game of the same title on another platform is another game', async () => {
  await importing({ title: 'Tetris' }, { title: 'Tetris', platform_id: 33 });

  expect(await stored()).toHaveLength(2);
});

test('a game without details gets them, and copies of it stay', async () => {
  const ana = await product.user('ana');
  const [gameId = 0] = await product.games(['F-Zero']);
  await product.as(ana, 'collection.save', { gameId, completeness: 'CASE' });

  const summary = await importing({ title: 'F-Zero', publisher: 'Nintendo' });

  expect(summary).toMatchObject({ added: 0, updated: 1 });
  expect(await stored()).toMatchObject([{ game_id: gameId, publisher: 'Nintendo', source: 'ours' }]);
});

test('a batch that fails leaves no incomplete game', async () => {
  await sql`alter table game_details add constraint no_villain check (developer <> 'Villain')`.execute(
    product.ctx.db,
  );

  const failing = importing({ title: 'F-Zero' }, { title: 'Gradius III', developer: 'Villain' });

  await expect(failing).rejects.toThrow(/no_villain/);
  await sql`alter table game_details drop constraint no_villain`.execute(product.ctx.db);
  const { rows } =
    await sql`select (select count(*) from games_igdb) + (select count(*) from game_facets) as n`.execute(
      product.ctx.db,
    );
  expect(rows).toEqual([{ n: 0 }]);
  expect(await importing({ title: 'F-Zero' })).toMatchObject({ added: 1 });
});

test('rows that are not games are counted by reason', async () => {
  const reads: Read[] = ['demos', 'betas', 'demos'].map((leftOut, i) => ({ file: 'test', line: i, leftOut }));

  const summary = await importGames(product.ctx, reads, { embedded: false });

  expect(summary).toMatchObject({ read: 0, leftOut: { demos: 2, betas: 1 } });
});
