import { contract } from '@cartouche/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { deleteUser } from '../account/account.store.ts';
import { givePlan } from '../subscription/subscription.ts';
import { correct, coverUpload, enter, lagoon } from '../testing/entries.ts';
import { jpeg } from '../testing/pictures.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';

let product: Product;
let ana: TestUser;
let bo: TestUser;
/** Ana's own entry, and her correction of a game. */
let entry: number;
let correction: number;
let known: number;
beforeAll(async () => {
  product = await startProduct();
  ana = await product.user('ana');
  bo = await product.user('bo');
  for (const { email } of [ana, bo]) await givePlan(product.ctx, email, 'pro');
  [known = 0] = await product.games(['Public Game']);
  entry = await enter(product, ana, { title: 'Secret Game', publisher: 'Hidden', to: 'collection' });
  correction = await correct(product, ana, { ...lagoon, gameId: known, title: 'Secret Correction' });
  await coverUpload(product, ana, { gameId: entry, bytes: await jpeg() });
});
afterAll(() => product.close());

type Defined = { '~orpc': { route: { path?: string }; meta: { access: string } } };

const calls = Object.entries(contract).flatMap(([feature, verbs]) =>
  Object.entries(verbs as Record<string, Defined>).flatMap(
    ([
      verb,
      {
        '~orpc': { meta },
      },
    ]) => (meta.access === 'user' ? `${feature}.${verb}` : []),
  ),
);

/** Whatever a call may want to know; what it does not know, it ignores. */
function anything(gameId: number) {
  return {
    gameId,
    game_id: gameId,
    otherId: gameId,
    gameIds: [gameId],
    ids: String(gameId),
    games: String(gameId),
    game_ids: String(gameId),
    addMissing: true,
    p_search: 'secret',
    q: 'secret',
    platform: 'vinted',
    query: 'secret',
    id: gameId,
    title: 'Mine',
    platform_id: 19,
    platformId: 19,
    to: 'nowhere',
  };
}

const leaving = new Set(['session.signOut', 'account.delete', 'archive.restore', 'session.endOthers']);

test.each(calls.filter((call) => !leaving.has(call)))(
  '%s shows nobody else an entry or a correction, and refers to none',
  async (call) => {
    for (const gameId of [entry, correction]) {
      const whole = await product.as(bo, call, anything(gameId));
      const some = await product.as(bo, call, { gameId, gameIds: [gameId], set: {}, addMissing: true });
      const none = await product.as(bo, call, {});

      for (const { body } of [whole, some, none]) {
        expect(JSON.stringify(body)).not.toMatch(/secret|hidden/i);
        expect(JSON.stringify(body)).not.toContain(String(gameId));
      }
    }
    for (const table of ['user_collection', 'user_wishlist', 'user_bin', 'searches', 'alert_purchases']) {
      const query = sql`select from ${sql.table(table)}
        where user_id = ${bo.id} and game_id = any(${[entry, correction]}::int[])`;
      expect([table, (await query.execute(product.ctx.db)).rows]).toEqual([table, []]);
    }
  },
);

test('nothing that everybody sees counts an entry', async () => {
  const { rows: facets } = await sql<{ games: number }>`
    select games from game_facets where platform_id = 0 and genre = '' and region = ''`.execute(
    product.ctx.db,
  );

  expect(facets).toEqual([{ games: 1 }]);
  const cy = await product.user('cy');
  expect((await product.as(cy, 'catalogue.platformCounts', {})).body).toMatchObject({ all_count: 1 });
  expect((await product.as(cy, 'catalogue.facets', {})).body).toEqual({ genres: [], regions: [] });
  expect((await product.as(ana, 'catalogue.platformCounts', {})).body).toMatchObject({ all_count: 2 });
});

test('with the account, its entries go, and their covers, whatever else it has of them', async () => {
  const cy = await product.user('cy');
  const gameId = await enter(product, cy, { to: 'collection' });
  await product.as(cy, 'collection.remove', { gameId });
  await product.as(cy, 'wishlist.add', { gameId });
  await correct(product, cy, { ...lagoon, gameId: known, title: 'Of cy' });
  await coverUpload(product, cy, { gameId, bytes: await jpeg() });
  await sql`with alert as (
      insert into searches (user_id, platform, query, game_id, created_at)
      values (${cy.id}, 'vinted', 'x', ${gameId}, now()) returning id
    ), item as (
      insert into items (user_id, search_id, title, price, item_platform_id, platform, created_at)
      select ${cy.id}, id, 'x', 1, 'https://x', 'vinted', now() from alert returning id
    )
    insert into alert_purchases (user_id, item_id, game_id, was_active, bought_at)
    select ${cy.id}, id, ${gameId}, true, now() from item`.execute(product.ctx.db);

  const keys = await product.ctx.db.transaction().execute((tx) => deleteUser(tx, cy.id));

  expect(keys).toHaveLength(1);
  const left = await sql`select from games_igdb where owner_id = ${cy.id}`.execute(product.ctx.db);
  expect(left.rows).toEqual([]);
  const unneeded = await sql`select from unneeded_files where file_key = ${keys[0]}`.execute(product.ctx.db);
  expect(unneeded.rows).toHaveLength(1);
});
