import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { Found } from '../catalogue/import/gameRecord.ts';
import { importGames } from '../catalogue/import/import.ts';
import { toReads } from '../catalogue/import/reader.ts';
import { uniteGames } from '../catalogue/unite.ts';
import { inTransaction } from '../context.ts';
import { download, upload } from '../testing/archives.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';

let product: Product;
let ana: TestUser;
let bo: TestUser;
let old: number;
let kept: number;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());
beforeEach(async () => {
  await sql`truncate games_igdb cascade`.execute(product.ctx.db);
  [old = 0] = await product.games(['StarFox']);
  kept = await bring('Star Fox');
  ana = await product.user('ana');
  bo = await product.user('bo');
});

async function bring(title: string, rest: Found = {}): Promise<number> {
  const reads = [...toReads('test', 1, { title, platform_id: 19, source: 'ours', ...rest })];
  await importGames(product.ctx, reads, { embedded: false });
  const query = product.ctx.db.selectFrom('games_igdb').select('game_id').where('title', '=', title);
  return (await query.executeTakeFirstOrThrow()).game_id;
}

/** Ana's archive, made before the two games became one. */
async function archive(): Promise<Buffer> {
  const { zip } = await download(product, ana);
  await inTransaction(product.ctx, (ctx) => uniteGames(ctx, { from: old, to: kept }));
  return zip;
}

const own = (gameId: number, notes: string) => product.as(ana, 'collection.save', { gameId, notes });

async function restored() {
  return (await product.as(bo, 'collection.item', { gameId: kept })).body;
}

test('an archive from before two games became one brings the copy to the game that they are', async () => {
  await own(old, 'in the box');

  const answer = await upload(product, bo, await archive());

  expect(answer).toMatchObject({ status: 200, body: { games: 1, missing: [] } });
  expect(await restored()).toMatchObject({ notes: 'in the box' });
});

test('a wish under the old title comes along, unless a copy does', async () => {
  await product.as(ana, 'wishlist.add', { gameId: old });
  expect((await upload(product, bo, await archive())).body).toMatchObject({ wishes: 1, missing: [] });

  [old = 0] = await product.games(['StarFox']);
  const cy = await product.user('cy');
  ana = await product.user('ana');
  await product.as(ana, 'wishlist.add', { gameId: old });
  await own(kept, '');
  expect((await upload(product, cy, await archive())).body).toMatchObject({ games: 1, wishes: 0 });
});

test('of two copies whose games became one, that of the old title stands beside the other', async () => {
  await own(old, 'the old one');
  await own(kept, 'the other');

  const answer = await upload(product, bo, await archive());

  expect(answer.body).toMatchObject({ games: 1, missing: [] });
  expect(await restored()).toMatchObject({ notes: 'the other' });
});

test('an old title that two games could be is named as missing', async () => {
  await own(old, '');
  const zip = await archive();
  await bring('Starwing', { alt_titles: ['StarFox'], release_date: '1989' });

  expect((await upload(product, bo, zip)).body).toMatchObject({
    games: 0,
    missing: ['StarFox (Platform 19)'],
  });
});
