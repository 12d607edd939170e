import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, startProduct } from '../testing/product.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

const draft = (gameId: number) => ({
  gameId,
  condition: 'MINT',
  completeness: 'CARTRIDGE',
  purchasePrice: 12.5,
});
const titles = (count: number) =>
  Array.from({ length: count }, (_, index) => `Game ${crypto.randomUUID()} ${index}`);

test('a game that was added is owned, with the fields of its copy', async () => {
  const ana = await product.user('ana');
  const [gameId = 0] = await product.games(['Chrono Trigger']);

  const saved = await product.as(ana, 'collection.save', draft(gameId));
  const item = await product.as(ana, 'collection.item', { gameId });

  expect(saved.status).toBe(200);
  expect(item.body).toMatchObject({
    game_id: gameId,
    condition: 'MINT',
    completeness: 'CARTRIDGE',
    purchasePrice: 12.5,
  });
});

test('a free user may own exactly 20 games, even when 50 are added at once', async () => {
  const ana = await product.user('ana');
  const ids = await product.games(titles(69));
  for (const gameId of ids.slice(0, 19)) await product.as(ana, 'collection.save', draft(gameId));

  const answers = await Promise.all(
    ids.slice(19).map((gameId) => product.as(ana, 'collection.save', draft(gameId))),
  );

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 422,
    body: {
      code: 'game_limit_reached',
      error: 'Free plan limit reached: You can only add up to 20 games. Upgrade to Pro for unlimited games.',
      data: { limit: 20 },
    },
  });
  expect(await product.as(ana, 'collection.summary')).toMatchObject({ body: { games: 20 } });
});

test('adding a game that is owned meanwhile leaves its copy as it is', async () => {
  const ana = await product.user('ana');
  const [gameId = 0] = await product.games(titles(1));
  await product.as(ana, 'collection.save', { ...draft(gameId), notes: 'From grandmother' });

  const again = await product.as(ana, 'collection.add', { gameId, condition: 'POOR' });
  const item = await product.as(ana, 'collection.item', { gameId });

  expect([again.status, again.body]).toEqual([200, null]);
  expect(item.body).toMatchObject({ condition: 'MINT', notes: 'From grandmother' });
});

test('of several requests that add a game at once, one adds it, within the plan, and grants the wish', async () => {
  const ana = await product.user('ana');
  const ids = await product.games(titles(21));
  const [wanted = 0, ...others] = ids;
  await product.as(ana, 'wishlist.add', { gameId: wanted });
  for (const gameId of others.slice(0, 19)) await product.as(ana, 'collection.save', draft(gameId));

  const answers = await Promise.all(
    [wanted, wanted, wanted].map((gameId) => product.as(ana, 'collection.add', draft(gameId))),
  );
  const beyond = await product.as(ana, 'collection.add', { gameId: others[19] });
  const unknown = await product.as(await product.user('bo'), 'collection.add', { gameId: 2_000_000_000 });

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers.filter(({ body }) => body !== null)).toMatchObject([{ body: { id: expect.any(Number) } }]);
  expect(beyond).toMatchObject({ status: 422, body: { code: 'game_limit_reached' } });
  expect(unknown).toMatchObject({ status: 404, body: { code: 'game_not_found' } });
  expect(await product.as(ana, 'wishlist.list', {})).toMatchObject({ body: [] });
});

test('editing never counts against the plan and keeps the day of the first insert', async () => {
  const ana = await product.user('ana');
  const ids = await product.games(titles(20));
  for (const gameId of ids) await product.as(ana, 'collection.save', draft(gameId));
  const [gameId = 0] = ids;
  const first = await product.as(ana, 'collection.item', { gameId });

  product.later(60_000);
  const edited = await product.as(ana, 'collection.save', {
    ...draft(gameId),
    condition: 'POOR',
    notes: 'Worn label',
  });

  expect(edited.status).toBe(200);
  const { created_at } = first.body as { created_at: string };
  expect(edited.body).toMatchObject({ condition: 'POOR', notes: 'Worn label', created_at });
});

test('an edit sets only the fields it names, and keeps another edit’s changes', async () => {
  const ana = await product.user('ana');
  const [gameId = 0] = await product.games(titles(1));
  await product.as(ana, 'collection.save', { ...draft(gameId), purchaseDate: '2024-02-29' });
  const edit = (change: object) => product.as(ana, 'collection.save', { gameId, ...change, isEdit: true });

  await edit({ purchasePrice: 99 });
  await edit({ notes: 'Worn label', purchaseDate: null });
  const untouched = await edit({});

  expect(untouched.status).toBe(200);
  expect(untouched.body).toMatchObject({
    condition: 'MINT',
    completeness: 'CARTRIDGE',
    purchasePrice: 99,
    purchaseDate: null,
    notes: 'Worn label',
  });
});

test('adding a game grants the wish for it', async () => {
  const ana = await product.user('ana');
  const [gameId = 0] = await product.games(titles(1));
  await product.as(ana, 'wishlist.add', { gameId });
  await product.as(ana, 'wishlist.add', { gameId });

  await product.as(ana, 'collection.save', draft(gameId));

  expect(await product.as(ana, 'catalogue.game', { gameId })).toMatchObject({
    body: { is_owned: true, in_wishlist: false },
  });
});

test('a removed game is no longer owned', async () => {
  const ana = await product.user('ana');
  const [gameId = 0] = await product.games(titles(1));
  await product.as(ana, 'collection.save', draft(gameId));

  const removed = await product.as(ana, 'collection.remove', { gameId });
  const again = await product.as(ana, 'collection.remove', { gameId });

  expect(removed.status).toBe(200);
  expect(again).toMatchObject({ status: 404, body: { code: 'item_not_found' } });
});

test.each([
  [{ completeness: '' }, 'completeness'],
  [{ completeness: 'CARTRIDGE,BOX' }, 'completeness'],
  [{ condition: 'SHINY' }, 'condition'],
  [{ purchasePrice: -1 }, 'purchasePrice'],
  [{ purchasePrice: 1e9 }, 'purchasePrice'],
  [{ purchaseDate: '2024-02-31' }, 'purchaseDate'],
  [{ notes: 'x'.repeat(10_001) }, 'notes'],
])('a copy with %o is refused with the field and the reason', async (wrong, field) => {
  const ana = await product.user('ana');
  const [gameId = 0] = await product.games(titles(1));

  const answer = await product.as(ana, 'collection.save', { ...draft(gameId), ...wrong });

  expect(answer).toMatchObject({ status: 400, body: { code: 'bad_input', details: [{ field }] } });
});

test('a game that the catalogue does not have cannot be added', async () => {
  const ana = await product.user('ana');

  const answer = await product.as(ana, 'collection.save', draft(2_000_000_000));

  expect(answer).toMatchObject({ status: 404, body: { code: 'game_not_found' } });
});

test('the summary counts games, wishes and value for each platform, to the cent', async () => {
  const ana = await product.user('ana');
  const [one = 0, two = 0, three = 0] = await product.games(titles(3), 33);
  const [other = 0] = await product.games(titles(1), 4);
  await product.as(ana, 'collection.save', { ...draft(one), purchasePrice: 0.1 });
  await product.as(ana, 'collection.save', { ...draft(two), purchasePrice: 0.2 });
  await product.as(ana, 'collection.save', { ...draft(other), purchasePrice: null });
  await product.as(ana, 'wishlist.add', { gameId: three });
  await product.as(ana, 'platforms.add', { platformId: 19 });

  const { body } = await product.as(ana, 'collection.summary');

  expect(body).toMatchObject({ games: 3, wishlist: 1, value: 0.3 });
  expect(body).toMatchObject({
    platforms: [
      { platform_id: 4, owned: 1, wishlist: 0, value: 0 },
      { platform_id: 19, owned: 0, wishlist: 0 },
      { platform_id: 33, owned: 2, wishlist: 1, value: 0.3 },
    ],
  });
});
