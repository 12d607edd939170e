import { afterAll, beforeAll, expect, test } from 'vitest';

import { alertThatFound } from '../testing/alerts.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';

let product: Product;
let gameId: number;
beforeAll(async () => {
  product = await startProduct();
  [gameId = 0] = await product.games(['Secret of Mana']);
});
afterAll(() => product.close());

async function finder(...more: string[]) {
  const user = await product.user('ana');
  await alertThatFound(product, user, ['Mana, boxed', ...more], { game_id: gameId });
  const { body } = await product.as(user, 'alerts.found');
  const [itemId = 0, other = 0] = (body as { id: number }[]).map(({ id }) => id); // as: the contract's output
  return { user, itemId, other };
}

const stateOf = async (user: TestUser) => {
  const [wishes, shelf, alert, found] = [
    await product.as(user, 'wishlist.list'),
    await product.as(user, 'collection.item', { gameId }),
    await product.as(user, 'alerts.list'),
    await product.as(user, 'alerts.found'),
  ];
  return {
    wishes: (wishes.body as { created_at: string }[]).map(({ created_at }) => created_at),
    copy: shelf.status === 200 ? (shelf.body as object) : null,
    isActive: (alert.body as { active: boolean }[])[0]?.active,
    isBought: (found.body as { isBought: boolean }[])[0]?.isBought,
  };
};

test('the form starts with the price, the day and where it was found', async () => {
  const { user, itemId } = await finder();
  await product.as(user, 'settings.save', { preferred_currency: 'EUR' });

  const { body } = await product.as(user, 'alerts.purchase', { id: itemId });

  expect(body).toMatchObject({
    game_id: gameId,
    purchasePrice: 49.9,
    ratesDay: null,
    notes: 'https://www.vinted.fr/items/Mana%2C%20boxed\nVinted',
  });
});

test('where no rate is known, the notes keep what was paid', async () => {
  const { user, itemId } = await finder();
  const { db } = product.ctx;
  await db.updateTable('items').set({ currency: 'UAH', total: 52.5 }).where('id', '=', itemId).execute();

  const { body } = await product.as(user, 'alerts.purchase', { id: itemId });

  expect(body).toMatchObject({
    purchasePrice: null,
    notes: 'https://www.vinted.fr/items/Mana%2C%20boxed\nVinted\nUAH 52.50',
  });
});

test('bought: the copy is saved, the wish granted and the alert paused; undo brings all of it back', async () => {
  const { user, itemId } = await finder();
  await product.as(user, 'wishlist.add', { gameId, created_at: '2026-01-02T03:04:05.000Z' });
  const before = await stateOf(user);

  const bought = await product.as(user, 'alerts.buy', {
    id: itemId,
    game_id: gameId,
    purchasePrice: 47.5,
    notes: 'from Vinted',
  });
  const after = await stateOf(user);
  const twice = await product.as(user, 'alerts.buy', { id: itemId, game_id: gameId });
  const form = await product.as(user, 'alerts.purchase', { id: itemId });
  const undone = await product.as(user, 'alerts.undoBuy', { id: itemId });
  const undoneTwice = await product.as(user, 'alerts.undoBuy', { id: itemId });

  expect(bought).toMatchObject({ status: 200, body: { purchasePrice: 47.5, notes: 'from Vinted' } });
  expect(after).toMatchObject({ wishes: [], isActive: false, isBought: true, copy: { purchasePrice: 47.5 } });
  expect(twice.body).toMatchObject({ code: 'found_item_bought' });
  expect(form.body).toMatchObject({ code: 'found_item_bought' });
  expect(undone.status).toBe(200);
  expect(undoneTwice.body).toMatchObject({ code: 'purchase_not_found' });
  expect(await stateOf(user)).toEqual(before);
});

test('a copy that was owned before is as it was after the undo', async () => {
  const { user, itemId } = await finder();
  await product.as(user, 'collection.save', { gameId, notes: 'an old one', purchasePrice: 3 });
  const before = await stateOf(user);

  await product.as(user, 'alerts.buy', {
    id: itemId,
    game_id: gameId,
    notes: 'a better one',
    condition: 'MINT',
  });
  const between = await stateOf(user);
  await product.as(user, 'alerts.undoBuy', { id: itemId });

  expect(between.copy).toMatchObject({ notes: 'a better one', condition: 'MINT', purchasePrice: 3 });
  expect(await stateOf(user)).toEqual(before);
});

test.each([
  ['the first first', false],
  ['the last first', true],
])(
  'two finds of one game were bought: undone %s, the shelf, the wish and the alert come back',
  async (_, isReversed) => {
    const { user, itemId, other } = await finder('Mana, loose');
    await product.as(user, 'wishlist.add', { gameId, created_at: '2026-01-02T03:04:05.000Z' });
    const before = await stateOf(user);
    for (const [id, notes] of [
      [itemId, 'A'],
      [other, 'B'],
    ] as const) {
      await product.as(user, 'alerts.buy', { id, game_id: gameId, notes });
      product.later(1000);
    }

    const [one, two] = isReversed ? [other, itemId] : [itemId, other];
    await product.as(user, 'alerts.undoBuy', { id: one });
    const between = await stateOf(user);
    await product.as(user, 'alerts.undoBuy', { id: two });

    expect(between).toMatchObject({ wishes: [], isActive: false, copy: { notes: isReversed ? 'A' : 'B' } });
    expect(await stateOf(user)).toEqual(before);
  },
);

test('a purchase is undone although its find was put away since', async () => {
  const { user, itemId } = await finder();
  await product.as(user, 'alerts.buy', { id: itemId, game_id: gameId });
  await product.as(user, 'alerts.dismiss', { id: itemId });

  const undone = await product.as(user, 'alerts.undoBuy', { id: itemId });

  expect(undone.status).toBe(200);
  expect(await stateOf(user)).toMatchObject({ copy: null, isActive: true });
});

test.each(['the bin', 'nowhere'])(
  'a copy that was owned before and removed after the purchase comes back, from %s',
  async (from) => {
    const { user, itemId } = await finder();
    await product.as(user, 'collection.save', { gameId, notes: 'an old one' });
    await product.as(user, 'alerts.buy', { id: itemId, game_id: gameId, notes: 'a better one' });
    const bought = (await stateOf(user)).copy;
    await product.as(user, 'collection.remove', { gameId });
    if (from === 'nowhere') await product.as(user, 'collection.emptyBin');

    const undone = await product.as(user, 'alerts.undoBuy', { id: itemId });

    expect(undone.status).toBe(200);
    const { copy } = await stateOf(user);
    expect(copy).toMatchObject({ notes: 'an old one' });
    const isSame = (copy as { id: number }).id === (bought as { id: number } | null)?.id; // as: the contract's output
    expect(isSame).toBe(from === 'the bin');
  },
);

test('what does not fit into the plan changes nothing', async () => {
  const { user, itemId } = await finder();
  const others = await product.games(Array.from({ length: 20 }, (_, at) => `Other ${itemId} ${at}`));
  for (const other of others) await product.as(user, 'collection.save', { gameId: other });
  const before = await stateOf(user);

  const answer = await product.as(user, 'alerts.buy', { id: itemId, game_id: gameId });

  expect(answer.body).toMatchObject({ code: 'game_limit_reached' });
  expect(await stateOf(user)).toEqual(before);
});

test('what is put away is shown no more, and counts no more', async () => {
  const { user, itemId } = await finder();

  await product.as(user, 'alerts.dismiss', { id: itemId });

  expect((await product.as(user, 'alerts.found')).body).toEqual([]);
  expect((await product.as(user, 'alerts.summary')).body).toMatchObject({ unseen: 0 });
  expect((await product.as(user, 'alerts.dismiss', { id: itemId })).status).toBe(404);
});
