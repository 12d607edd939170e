import type { GameRow } from '@cartouche/contract/game';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { listMigrations } from '../db/migrate.ts';
import { givePlan } from '../subscription/subscription.ts';
import { type Alerts, alertThatFound, startAlerts } from '../testing/alerts.ts';
import { correct, enter, lagoon } from '../testing/entries.ts';
import { wrongKeys } from '../testing/ownKeys.ts';
import { jpeg } from '../testing/pictures.ts';
import { type TestUser, photoUpload } from '../testing/product.ts';

let product: Alerts;
let ana: TestUser;
let gameId = 0;
/** What Ana says of the game. */
let own = 0;
let count = 0;
beforeAll(async () => void (product = await startAlerts()));
afterAll(() => product.close());
beforeEach(async () => {
  ana = await product.user('ana');
  count += 1;
  [gameId = 0] = await product.games([`Standing ${count}`]);
  own = await correct(product, ana, { ...lagoon, gameId, title: `Mended ${count}` });
});

async function listed(tab: 'owned' | 'wishlist') {
  const { body } = await product.as(ana, 'catalogue.fetchGames', { p_tab: tab });
  return (body as GameRow[]).map(({ game_id, title }) => ({ game_id, title })); // as: the contract's output
}

test('the address of a game that its user corrected leads to the correction, for them alone', async () => {
  const bo = await product.user('bo');

  const [hers, his] = await Promise.all(
    [ana, bo].map(async (user) => (await product.as(user, 'catalogue.game', { gameId })).body),
  );

  expect(hers).toMatchObject({
    game_id: own,
    title: `Mended ${count}`,
    entry: { corrects: { game_id: gameId } },
  });
  expect(his).toMatchObject({ game_id: gameId, title: `Standing ${count}`, entry: null });
});

test('the address leads to the game again once the correction is undone', async () => {
  await product.as(ana, 'entries.remove', { gameId: own });

  const { body } = await product.as(ana, 'catalogue.game', { gameId });

  expect(body).toMatchObject({ game_id: gameId, entry: null });
});

test.each([
  ['collection.save', 'owned'],
  ['collection.add', 'owned'],
  ['wishlist.add', 'wishlist'],
] as const)(
  'what a tab saves for a game that was corrected in another stands at the correction: %s',
  async (call, tab) => {
    const { status } = await product.as(ana, call, { gameId });

    expect(status).toBe(200);
    expect(await listed(tab)).toEqual([{ game_id: own, title: `Mended ${count}` }]);
    expect((await product.as(ana, 'catalogue.game', { gameId })).body).toMatchObject({
      is_owned: tab === 'owned',
      in_wishlist: tab === 'wishlist',
    });
  },
);

test('a tab that was opened before a correction shows, sums, photographs and removes the copy there', async () => {
  await product.as(ana, 'collection.save', { gameId: own, purchasePrice: 20 });
  const chosen = { gameIds: [gameId], copies: {} };

  const photo = await product.request(photoUpload(ana, gameId, await jpeg(), 'image/jpeg'));
  const copies = await product.as(ana, 'collection.copies', { gameId });
  const ofMany = await product.as(ana, 'collection.copiesOfMany', chosen);
  const sums = await product.as(ana, 'collection.sumMany', chosen);
  const item = await product.as(ana, 'collection.item', { gameId });
  const removed = await product.as(ana, 'collection.remove', { gameId });

  expect(photo.status).toBe(200);
  expect(copies.body).toMatchObject([{ purchasePrice: 20, photos: [{}] }]);
  expect(ofMany.body).toMatchObject([{ purchasePrice: 20 }]);
  expect(sums.body).toMatchObject({ copies: 1 });
  expect(item.body).toMatchObject({ purchasePrice: 20 });
  expect(removed.status).toBe(200);
  expect(await listed('owned')).toEqual([]);
});

test('a tab that was opened before a correction edits the copy there, and adds no second one', async () => {
  await product.as(ana, 'collection.save', { gameId: own, notes: 'from Lyon' });

  const edited = await product.as(ana, 'collection.save', { gameId, isEdit: true, condition: 'MINT' });
  const again = await product.as(ana, 'collection.add', { gameId });

  expect(edited).toMatchObject({
    status: 200,
    body: { game_id: own, notes: 'from Lyon', condition: 'MINT' },
  });
  expect(again).toMatchObject({ status: 200, body: null });
  expect(await listed('owned')).toHaveLength(1);
});

test('a tab that was opened before an entry became a game shows, edits and removes the copy of that game', async () => {
  const entered = await enter(product, ana, { title: `Entered ${count}`, to: 'collection' });
  await product.as(ana, 'entries.merge', { gameId: entered, otherId: gameId });

  const item = await product.as(ana, 'collection.item', { gameId: entered });
  const edited = await product.as(ana, 'collection.save', {
    gameId: entered,
    isEdit: true,
    notes: 'from Lyon',
  });
  const shown = await product.as(ana, 'catalogue.game', { gameId: entered });
  const removed = await product.as(ana, 'collection.remove', { gameId: entered });

  expect(item.status).toBe(200);
  expect(edited).toMatchObject({ status: 200, body: { game_id: own, notes: 'from Lyon' } });
  expect(shown.body).toMatchObject({ game_id: own, is_owned: true });
  expect(removed).toMatchObject({ status: 200, body: { title: `Mended ${count}` } });
  expect(await listed('owned')).toEqual([]);
});

test('a further copy that such a tab adds, and what it sets for many, stand at the correction', async () => {
  await givePlan(product.ctx, ana.email, 'pro');
  await product.as(ana, 'collection.save', { gameId: own, notes: 'from Lyon' });
  const [other = 0] = await product.games(['Never corrected']);
  const change = { gameIds: [gameId, own, other], set: { condition: 'MINT' }, addMissing: true };

  const further = await product.as(ana, 'collection.addCopy', { gameId, notes: 'from Paris' });
  const { body: told } = await product.as(ana, 'collection.previewMany', change);
  const { body: done } = await product.as(ana, 'collection.saveMany', change);

  expect(further).toMatchObject({ status: 200, body: { game_id: own, notes: 'from Paris' } });
  expect(told).toMatchObject({ changed: 1, added: 1, otherCopies: 1 });
  expect(done).toMatchObject({ changed: 1, added: 1 });
  expect((await listed('owned')).map(({ game_id }) => game_id)).toEqual([own, other]);
});

test('a wish that a tab takes back for a game that was corrected in another is gone', async () => {
  await product.as(ana, 'wishlist.add', { gameId: own });

  await product.as(ana, 'wishlist.remove', { gameId });

  expect(await listed('wishlist')).toEqual([]);
});

test('what is bought for a game that was corrected meanwhile stands at the correction, and its alert too', async () => {
  const alert = { platform: 'vinted', query: 'mended', max_price: 50, game_id: gameId };
  await product.as(ana, 'alerts.create', alert);
  await alertThatFound(product, ana, ['Boxed'], { game_id: own });
  const [found] = (await product.as(ana, 'alerts.found')).body as { id: number }[]; // as: the contract's output
  const id = found?.id ?? 0;

  await product.as(ana, 'alerts.buy', { id, game_id: gameId, condition: 'GOOD', completeness: 'CASE' });
  const bought = await listed('owned');
  await product.as(ana, 'alerts.undoBuy', { id });

  expect((await product.as(ana, 'alerts.list')).body).toMatchObject([
    { game: { game_id: own } },
    { game: { game_id: own } },
  ]);
  expect(bought).toEqual([{ game_id: own, title: `Mended ${count}` }]);
  expect(await listed('owned')).toEqual([]);
});

test('what came to a corrected game in an earlier version stands at the correction', async () => {
  const { db } = product.ctx;
  await product.as(ana, 'collection.save', { gameId: own, notes: 'came first' });
  await sql`update user_collection set game_id = ${gameId} where user_id = ${ana.id}`.execute(db);
  await product.as(ana, 'collection.save', { gameId: own, notes: 'came second' });
  const bo = await product.user('bo');
  const his = await correct(product, bo, { ...lagoon, gameId });
  await product.as(bo, 'wishlist.add', { gameId: his });
  await sql`update user_wishlist set game_id = ${gameId} where user_id = ${bo.id}`.execute(db);
  const carl = await product.user('carl');
  await product.as(carl, 'collection.save', { gameId });

  const text = listMigrations().find(({ name }) => name.endsWith('_copies_of_corrected_games'))?.text ?? '';
  await db.transaction().execute((tx) => sql.raw(text).execute(tx));

  expect((await product.as(ana, 'collection.copies', { gameId: own })).body).toMatchObject([
    { notes: 'came second' },
    { notes: 'came first' },
  ]);
  expect((await product.as(bo, 'wishlist.list')).body).toMatchObject([{ game_id: his }]);
  expect((await product.as(carl, 'collection.copies', { gameId })).body).toHaveLength(1);
  expect(await wrongKeys(db)).toEqual([]);
});
