import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Platform } from '@cartouche/contract/platforms';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, startProduct } from '../../testing/product.ts';
import { seedCatalogue } from './seed.ts';

const shipped = join(import.meta.dirname, '../../../catalogue');
const read = (file: string) => readFileSync(join(shipped, file), 'utf8');
const lines = readdirSync(shipped)
  .filter((file) => file.endsWith('.ndjson'))
  .flatMap((file) => read(file).trim().split('\n'));
const games = lines.length;
const described = lines.filter((line) => line.includes('"description":')).length;
const consoles = (JSON.parse(read('platforms.json')) as unknown[]).length; // as: the seed checks its rows

let product: Product;
const folder = mkdtempSync(join(tmpdir(), 'cartouche-seed-'));
beforeAll(async () => {
  product = await startProduct();
  cpSync(shipped, folder, { recursive: true });
});
afterAll(async () => {
  await product.close();
  rmSync(folder, { recursive: true });
});

let firstMs = Infinity;

test('the first start writes the platforms and every game that the product ships', async () => {
  const startedAt = performance.now();
  const summary = await seedCatalogue(product.ctx);
  firstMs = performance.now() - startedAt;
  const ana = await product.user('ana');
  const { body } = await product.as(ana, 'platforms.list');

  expect(summary).toMatchObject({ read: games, added: games, skippedTotal: 0, droppedTotal: 0 });
  expect(body).toHaveLength(consoles);
  expect(body).toContainEqual(
    expect.objectContaining({ id: 4, name: 'Nintendo 64', image_url: '/platforms/4.svg', color: '#14945a' }),
  );
});

test('every shipped English description has a French one, with French typography', async () => {
  const { rows } = await sql<{ title: string; inEnglish: string | null; inFrench: string | null }>`
    select g.title, d.description as "inEnglish", d.description_fr as "inFrench"
    from games_igdb g join game_details d using (game_id)
    where coalesce(d.description, d.description_fr) is not null`.execute(product.ctx.db);

  expect(rows).toHaveLength(described);
  expect(rows.filter(({ inEnglish, inFrench }) => !inEnglish || !inFrench)).toEqual([]);
  // U+202F before ? ! ;, U+00A0 before a colon and inside of « », no straight apostrophe, three dots as one
  const slip = /(?<!\u202f)[?!;%]|(?<!\u00a0):|«(?!\u00a0)|(?<!\u00a0)»|'|\.\.\.|  /;
  expect(rows.filter(({ inFrench }) => slip.test(inFrench ?? ''))).toEqual([]);
});

test('each shipped platform has one maker, and the names that collectors use', async () => {
  const bo = await product.user('bo');

  const { body } = await product.as(bo, 'platforms.list');

  const platforms = body as Platform[]; // as: the contract's output
  expect(platforms.filter(({ manufacturer }) => /\/|various/i.test(manufacturer))).toEqual([]);
  expect(platforms.find(({ id }) => id === 51)?.aliases).toEqual(['FDS', 'Famicom Disk System']);
  expect(platforms[0]).not.toHaveProperty('description');
});

test('a shipped platform says what collectors call it, what its games come on and how large their boxes are', async () => {
  const cleo = await product.user('cleo');

  const { body } = await product.as(cleo, 'platforms.list');

  const platforms = body as Platform[]; // as: the contract's output
  expect(platforms.find(({ id }) => id === 19)).toMatchObject({
    short_name: 'SNES',
    medium: 'cartridge',
    box: { width: 178, height: 127, depth: 30 },
  });
  expect(platforms.find(({ id }) => id === 11)).toMatchObject({ short_name: 'Xbox', medium: 'disc' });
  expect(platforms.filter(({ medium }) => medium === 'umd').map(({ id }) => id)).toEqual([38]);
  expect(new Set(platforms.map(({ short_name }) => short_name)).size).toBe(consoles);
  expect(platforms.filter(({ short_name }) => short_name.length > 17)).toEqual([]);
});

test('the next start writes nothing', async () => {
  const startedAt = performance.now();
  const summary = await seedCatalogue(product.ctx);

  expect(summary).toBeUndefined();
  expect(performance.now() - startedAt).toBeLessThan(firstMs / 3);
});

test('a new version writes only what it newly ships', async () => {
  writeFileSync(join(folder, 'new.ndjson'), '{"title":"A New One","platform_igdb_id":4}\n');

  const summary = await seedCatalogue(product.ctx, { folder });

  expect(summary).toMatchObject({ read: games + 1, added: 1, updated: 0, unchanged: games });
});

test('a game shipped without French gets its French description from the next version', async () => {
  const french = (await describedGame()).description_fr;
  await sql`update game_details set description_fr = null`.execute(product.ctx.db);
  await sql`update game_records set facts = facts - 'description_fr'`.execute(product.ctx.db);
  writeFileSync(join(folder, 'newer.ndjson'), '{"title":"A Newer One","platform_igdb_id":4}\n');

  const summary = await seedCatalogue(product.ctx, { folder });

  expect(summary).toMatchObject({ added: 1, updated: described });
  expect((await describedGame()).description_fr).toBe(french);
  expect(french).toMatch(/^Un téléporteur à l’essai projette Crono/);
});

async function describedGame() {
  return await product.ctx.db
    .selectFrom('game_details')
    .innerJoin('games_igdb', 'games_igdb.game_id', 'game_details.game_id')
    .select('description_fr')
    .where('title', '=', 'Chrono Trigger')
    .where('platform_id', '=', 19)
    .executeTakeFirstOrThrow();
}
