import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { givePlan } from '../subscription/subscription.ts';
import { alertThatFound } from '../testing/alerts.ts';
import { collector } from '../testing/archives.ts';
import { wrongKeys } from '../testing/ownKeys.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';
import { twinGames, uniteTwo } from '../testing/twins.ts';
import { type Union } from './unite.store.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

const unite = (union: Union) => uniteTwo(product, union);
const twins = () => twinGames(product);

test('a copy with its photo is at the other game after both became one', async () => {
  const { from, to, others } = await twins();
  const ana = await collector(product, [from, ...others]);
  const { body: before } = await product.as(ana, 'collection.item', { gameId: from });

  const done = await unite({ from, to });

  const { body: after } = await product.as(ana, 'collection.item', { gameId: to });
  expect(done).toBe(true);
  expect(after).toEqual({ ...(before as object), game_id: to });
  expect(after).toMatchObject({ photos: [{ mime_type: 'image/webp' }] });
  expect(await wrongKeys(product.ctx.db)).toEqual([]);
});

test('a copy in the bin comes back as one of the other game, with its photo', async () => {
  const { from, to, others } = await twins();
  const ana = await collector(product, [from, ...others]);
  await product.as(ana, 'collection.remove', { gameId: from });

  await unite({ from, to });
  const { body } = await product.as(ana, 'collection.bin');
  const [binned] = body as { id: number }[]; // as: the contract's output
  await product.as(ana, 'collection.restore', { id: binned?.id ?? 0 });

  expect(binned).toMatchObject({ game_id: to });
  expect((await product.as(ana, 'collection.item', { gameId: to })).body).toMatchObject({
    photos: [{ mime_type: 'image/webp' }],
  });
});

test('the old address of a game leads to the one that it became, also after a second time', async () => {
  const { from, to, others } = await twins();
  const [third = 0] = others;
  const ana = await product.user('ana');

  await unite({ from, to });
  await unite({ from: to, to: third });

  for (const gameId of [from, to, third]) {
    expect(await product.as(ana, 'catalogue.game', { gameId })).toMatchObject({
      status: 200,
      body: { game_id: third },
    });
  }
});

test('two users keep their own: one copy, one wish, nothing of the other', async () => {
  const { from, to } = await twins();
  const [ana, ben] = [await product.user('ana'), await product.user('ben')];
  await product.as(ana, 'collection.save', { gameId: from, notes: 'Ana’s' });
  await product.as(ana, 'wishlist.add', { gameId: to });
  await product.as(ben, 'wishlist.add', { gameId: from });
  product.later(1000);
  await product.as(ben, 'wishlist.add', { gameId: to });

  await unite({ from, to });

  const wishes = async (user: TestUser) =>
    ((await product.as(user, 'wishlist.list')).body as { game_id: number }[]).map(({ game_id }) => game_id);
  expect(await wishes(ana)).toEqual([]);
  expect(await wishes(ben)).toEqual([to]);
  expect((await product.as(ana, 'collection.item', { gameId: to })).body).toMatchObject({ notes: 'Ana’s' });
  expect((await product.as(ben, 'collection.item', { gameId: to })).status).toBe(404);
  expect(await wrongKeys(product.ctx.db)).toEqual([]);
});

test('who owns both games keeps both copies: the second one stands beside the first', async () => {
  const { from, to } = await twins();
  const [ana, ben] = [await product.user('ana'), await product.user('ben')];
  for (const gameId of [from, to])
    await product.as(ana, 'collection.save', { gameId, notes: `of ${gameId}` });
  await product.as(ana, 'collection.addCopy', { gameId: from, notes: 'beside' });
  await product.as(ben, 'collection.save', { gameId: from });
  await alertThatFound(product, ana, ['Boxed'], { game_id: from });

  expect(await unite({ from, to })).toBe(true);

  expect((await product.as(ana, 'collection.copies', { gameId: to })).body).toMatchObject([
    { notes: `of ${to}`, isLead: true },
    { notes: `of ${from}`, isLead: false },
    { notes: 'beside', isLead: false },
  ]);
  const totals = (await product.as(ana, 'catalogue.ownTotals', { p_tab: 'owned' })).body;
  expect(totals).toMatchObject({ games: 1, copies: 3 });
  expect((await product.as(ana, 'entries.list')).body).toEqual([]);
  expect((await product.as(ana, 'alerts.list')).body).toMatchObject([{ game: { game_id: to } }]);
  expect((await product.as(ben, 'collection.item', { gameId: to })).status).toBe(200);
  expect(await wrongKeys(product.ctx.db)).toEqual([]);
});

test('a correction of a game is one of the game that it became', async () => {
  const { from, to } = await twins();
  const ana = await product.user('ana');
  const facts = { title: 'Starwing', platform_id: 19, release_date: null, publisher: null, regions: [] };
  const { body } = await product.as(ana, 'entries.correct', { gameId: from, ...facts });

  await unite({ from, to });

  expect((await product.as(ana, 'entries.list')).body).toMatchObject([
    { title: 'Starwing', corrects: { game_id: to } },
  ]);
  expect(body).not.toBeNull();
});

test('a bulk change is undone after its games became one', async () => {
  const { from, to } = await twins();
  const ana = await product.user('ana');
  await givePlan(product.ctx, ana.email, 'pro');
  for (const gameId of [from, to]) await product.as(ana, 'collection.save', { gameId, condition: 'FAIR' });
  const change = { gameIds: [from, to], set: { condition: 'MINT' } };
  const { body } = await product.as(ana, 'collection.saveMany', change);
  await product.as(ana, 'collection.remove', { gameId: to });

  await unite({ from, to });
  const { changeId } = body as { changeId: number }; // as: the contract's output
  await product.as(ana, 'collection.undoMany', { changeId });

  expect((await product.as(ana, 'collection.item', { gameId: to })).body).toMatchObject({
    condition: 'FAIR',
  });
});

test('an alert and what it led to belong to the game that is left', async () => {
  const { from, to } = await twins();
  const ana = await product.user('ana');
  await alertThatFound(product, ana, ['Boxed'], { game_id: from });
  const [found] = (await product.as(ana, 'alerts.found')).body as { id: number }[]; // as: the contract's output
  const id = found?.id ?? 0;
  await product.as(ana, 'alerts.buy', { id, game_id: from, condition: 'GOOD', completeness: 'CASE' });

  await unite({ from, to });
  await product.as(ana, 'alerts.undoBuy', { id });

  expect((await product.as(ana, 'collection.item', { gameId: to })).status).toBe(404);
  expect((await product.as(ana, 'alerts.list')).body).toMatchObject([{ game: { game_id: to } }]);
});

test('a game is not united with itself, nor with one that is gone', async () => {
  const { from, to } = await twins();

  await unite({ from, to });

  expect(await unite({ from: to, to })).toBe(false);
  expect(await unite({ from, to })).toBe(false);
});

test('every table that names a game is moved or goes with it', async () => {
  const moved = [
    'alert_purchases',
    'accepted_corrections',
    'barcode_removals',
    'barcode_says',
    'bulk_change_items',
    'game_moves',
    'game_records',
    'move_rows',
    'moved_rows',
    'searches',
  ];
  const own = ['user_bin', 'user_collection', 'user_copies', 'user_wishlist'];
  const gone = ['covers', 'game_codes', 'game_details', 'game_keys', 'game_search', 'games_igdb'];
  /** Of entries, whose ids are never those of games that become others. */
  const entries = ['entry_covers', 'entry_refusals', 'own_entries'];

  const { rows } = await sql<{ name: string }>`
    select table_name::text as name from information_schema.columns
    where table_schema = 'public' and column_name = 'game_id' order by 1`.execute(product.ctx.db);

  expect(rows.map(({ name }) => name)).toEqual([...moved, ...own, ...gone, ...entries].toSorted());
});
