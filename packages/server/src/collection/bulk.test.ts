import { afterAll, beforeAll, expect, test } from 'vitest';

import { givePlan } from '../subscription/subscription.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';
import { applyChange, previewChange } from './bulk.store.ts';
import { forgetBulkChanges } from './bulk.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

/** A collector on the Pro plan who owns some games of the catalogue and lacks others. */
async function collector(owned: number, lacking = 0) {
  const ana = await product.user('ana');
  await givePlan(product.ctx, ana.email, 'pro');
  const titles = Array.from(
    { length: owned + lacking },
    (_, index) => `Game ${index} ${crypto.randomUUID()}`,
  );
  const gameIds = await product.games(titles);
  for (const gameId of gameIds.slice(0, owned)) {
    await product.as(ana, 'collection.save', {
      gameId,
      condition: 'FAIR',
      completeness: 'CARTRIDGE',
      purchasePrice: 10.1,
      purchaseDate: '2020-02-29',
      notes: `note of ${gameId}`,
    });
  }
  return { ana, gameIds, owned: gameIds.slice(0, owned), lacking: gameIds.slice(owned) };
}

const copyOf = async (user: TestUser, gameId: number) =>
  (await product.as(user, 'collection.item', { gameId })).body as Record<string, unknown>;

test('a bulk change sets the chosen fields on every copy of the selection, and nothing else', async () => {
  const { ana, owned } = await collector(3);
  const [changed = 0, , untouched = 0] = owned;

  const answer = await product.as(ana, 'collection.saveMany', {
    gameIds: owned.slice(0, 2),
    set: { condition: 'MINT', purchasePrice: null },
  });

  expect(answer).toMatchObject({ status: 200, body: { changed: 2, added: 0 } });
  expect(await copyOf(ana, changed)).toMatchObject({
    condition: 'MINT',
    purchasePrice: null,
    completeness: 'CARTRIDGE',
    purchaseDate: '2020-02-29',
    notes: `note of ${changed}`,
  });
  expect(await copyOf(ana, untouched)).toMatchObject({ condition: 'FAIR', purchasePrice: 10.1 });
});

test('the preview says what would change, and changes nothing', async () => {
  const { ana, owned, lacking, gameIds } = await collector(3, 2);
  const [already = 0] = owned;
  await product.as(ana, 'collection.saveMany', { gameIds: [already], set: { condition: 'MINT' } });

  const change = { gameIds, set: { condition: 'MINT' } };
  const leftOut = await product.as(ana, 'collection.previewMany', change);
  const added = await product.as(ana, 'collection.previewMany', { ...change, addMissing: true });

  expect(leftOut.body).toMatchObject({ changed: 2, added: 0, same: 1, leftOut: 2 });
  expect(added.body).toMatchObject({ changed: 2, added: 2, same: 1, leftOut: 0 });
  const { examples } = added.body as { examples: { game: { game_id: number }; before: unknown }[] };
  expect(examples).toHaveLength(4);
  expect(examples.find(({ game }) => game.game_id === owned[1])).toMatchObject({
    before: { condition: 'FAIR', purchasePrice: 10.1, purchaseDate: '2020-02-29' },
    after: { condition: 'MINT', purchasePrice: 10.1, purchaseDate: '2020-02-29' },
  });
  expect(examples.find(({ game }) => game.game_id === lacking[0])).toMatchObject({
    before: null,
    after: { condition: 'MINT', completeness: 'COMPLETE_IN_BOX', purchasePrice: null, notes: '' },
  });
  expect(await copyOf(ana, owned[1] ?? 0)).toMatchObject({ condition: 'FAIR' });
});

test('undo restores what the change replaced in every copy, and only that', async () => {
  const { ana, owned } = await collector(2);
  const [one = 0, two = 0] = owned;
  const before = [await copyOf(ana, one), await copyOf(ana, two)];
  const set = {
    completeness: 'NEW_SEALED',
    purchaseDate: null,
    purchasePrice: 99.99,
    notes: '',
    condition: 'POOR',
  };
  const { body } = await product.as(ana, 'collection.saveMany', { gameIds: owned, set });

  const undone = await product.as(ana, 'collection.undoMany', body as object);

  expect(undone).toMatchObject({ status: 200, body: { restored: 2 } });
  expect([await copyOf(ana, one), await copyOf(ana, two)]).toEqual(before);
});

test('undo keeps later edits of other fields', async () => {
  const { ana, owned } = await collector(1);
  const [gameId = 0] = owned;
  const { body } = await product.as(ana, 'collection.saveMany', {
    gameIds: owned,
    set: { condition: 'MINT' },
  });
  await product.as(ana, 'collection.save', {
    ...(await copyOf(ana, gameId)),
    gameId,
    notes: 'written since',
  });

  await product.as(ana, 'collection.undoMany', body as object);

  expect(await copyOf(ana, gameId)).toMatchObject({ condition: 'FAIR', notes: 'written since' });
});

test('undo leaves another copy of the same game alone', async () => {
  const { ana, owned } = await collector(1);
  const [gameId = 0] = owned;
  const { body } = await product.as(ana, 'collection.saveMany', {
    gameIds: owned,
    set: { notes: 'all alike' },
  });
  await product.as(ana, 'collection.remove', { gameId });
  await product.as(ana, 'collection.save', { gameId, notes: 'the second copy' });

  await product.as(ana, 'collection.undoMany', body as object);

  expect(await copyOf(ana, gameId)).toMatchObject({ notes: 'the second copy' });
});

test('games that are not owned are added on request, and undo bins them and restores the wishes', async () => {
  const { ana, lacking } = await collector(0, 2);
  const [wanted = 0] = lacking;
  await product.as(ana, 'wishlist.add', { gameId: wanted });
  const { body: wishes } = await product.as(ana, 'wishlist.list');
  product.later(1000);

  const added = await product.as(ana, 'collection.saveMany', {
    gameIds: lacking,
    set: { completeness: 'CASE' },
    addMissing: true,
  });
  const afterAdding = await product.as(ana, 'wishlist.list');
  const copy = await copyOf(ana, wanted);
  await product.as(ana, 'collection.undoMany', added.body as object);

  expect(added.body).toMatchObject({ changed: 0, added: 2 });
  expect(copy).toMatchObject({ completeness: 'CASE', condition: 'GOOD', notes: '' });
  expect(afterAdding.body).toEqual([]);
  expect((await product.as(ana, 'collection.summary')).body).toMatchObject({ games: 0, wishlist: 1 });
  expect((await product.as(ana, 'wishlist.list')).body).toEqual(wishes);
  expect((await product.as(ana, 'collection.bin')).body).toHaveLength(2);
});

test('a wish for a game that a change does not add stays a wish', async () => {
  const ana = await product.user('ana');
  await givePlan(product.ctx, ana.email, 'pro');
  const [owned = 0, wanted = 0] = await product.games(['Owned', 'Only wished for']);
  await product.as(ana, 'collection.save', { gameId: owned });
  await product.as(ana, 'wishlist.add', { gameId: wanted });

  const { body } = await product.as(ana, 'collection.saveMany', {
    gameIds: [owned, wanted],
    set: { condition: 'POOR' },
  });

  expect(body).toMatchObject({ changed: 1, added: 0 });
  expect((await product.as(ana, 'wishlist.list')).body).toMatchObject([{ game_id: wanted }]);
});

test('a whole list is added without setting a field, and owned copies stay as they are', async () => {
  const { ana, owned, gameIds } = await collector(1, 3);
  const before = await copyOf(ana, owned[0] ?? 0);

  const change = { gameIds, set: {}, addMissing: true };
  const preview = await product.as(ana, 'collection.previewMany', change);
  const added = await product.as(ana, 'collection.saveMany', change);

  expect(preview.body).toMatchObject({ changed: 0, added: 3, same: 1, leftOut: 0, beyondPlan: 0 });
  expect(added.body).toMatchObject({ changed: 0, added: 3 });
  expect(await copyOf(ana, owned[0] ?? 0)).toEqual(before);
  expect(await copyOf(ana, gameIds[2] ?? 0)).toMatchObject({ completeness: 'COMPLETE_IN_BOX' });
});

test('games beyond the plan’s limit are left out, the last titles first', async () => {
  const { ana, owned, gameIds } = await collector(1, 4);
  const { db } = product.ctx;
  const owner = { userId: ana.id, today: '2026-11-22', room: 3 };
  const set = { condition: 'MINT' as const };
  const change = { gameIds, copies: {}, set, addTags: false, addMissing: true };

  const { counts, examples } = await previewChange(db, owner, { ...change, most: 10 });
  const applied = await applyChange(db, owner, { ...change, now: product.ctx.now() });

  expect(counts).toEqual({ changed: 1, added: 3, same: 0, leftOut: 1 });
  expect(examples.map(({ game_id }) => game_id)).toEqual([...owned, ...gameIds.slice(1, 4)]);
  expect(applied).toMatchObject({ changed: 1, added: 3 });
  expect((await product.as(ana, 'collection.item', { gameId: gameIds[4] })).status).toBe(404);
});

test('a change can be undone once, by its user, for a day', async () => {
  const { ana, owned } = await collector(1);
  const bo = await product.user('bo');
  const change = async () =>
    (await product.as(ana, 'collection.saveMany', { gameIds: owned, set: { notes: crypto.randomUUID() } }))
      .body as object;

  const [first, second] = [await change(), await change()];
  const byAnother = await product.as(bo, 'collection.undoMany', first);
  const once = await product.as(ana, 'collection.undoMany', first);
  const twice = await product.as(ana, 'collection.undoMany', first);
  product.later(25 * 3_600_000);
  await forgetBulkChanges(product.ctx);
  const tooLate = await product.as(ana, 'collection.undoMany', second);

  expect([byAnother, once, twice, tooLate].map(({ status }) => status)).toEqual([404, 200, 404, 404]);
});

test('bulk changes are for the plans that include them', async () => {
  const ana = await product.user('ana');
  const [gameId = 0] = await product.games([`Game ${crypto.randomUUID()}`]);
  await product.as(ana, 'collection.save', { gameId });
  const change = { gameIds: [gameId], set: { condition: 'MINT' } };

  const free = await product.as(ana, 'collection.saveMany', change);
  await givePlan(product.ctx, ana.email, 'basic');
  const basic = await product.as(ana, 'collection.previewMany', change);
  await givePlan(product.ctx, ana.email, 'trial');
  const trial = await product.as(ana, 'collection.saveMany', change);

  expect(free).toMatchObject({ status: 403, body: { code: 'pro_required' } });
  expect([basic.status, trial.status]).toEqual([403, 200]);
});

test('bulk changes may cover a million games a day', async () => {
  const { ana, owned } = await collector(2);
  const change = { gameIds: owned, set: { condition: 'MINT' } };
  await product.as(ana, 'collection.previewMany', change);
  await product.ctx.db.updateTable('attempts').set({ times: 999_998 }).execute();

  const last = await product.as(ana, 'collection.saveMany', change);
  const tooMany = await product.as(ana, 'collection.saveMany', change);

  expect(last.status).toBe(200);
  expect(tooMany).toMatchObject({ status: 429, body: { code: 'slow_down' } });
  await product.ctx.db.deleteFrom('attempts').execute();
});

test('another user’s copies are out of reach', async () => {
  const { ana, owned } = await collector(1);
  const bo = await product.user('bo');
  await givePlan(product.ctx, bo.email, 'pro');
  const change = { gameIds: owned, set: { notes: 'mine now' } };

  const preview = await product.as(bo, 'collection.previewMany', change);
  const saved = await product.as(bo, 'collection.saveMany', change);

  expect(preview.body).toMatchObject({ changed: 0, leftOut: 1 });
  expect(saved.body).toMatchObject({ changed: 0, added: 0 });
  expect(await copyOf(ana, owned[0] ?? 0)).toMatchObject({ notes: `note of ${owned[0]}` });
});

test.each([
  [{ set: {} }, 'set'],
  [{ set: { condition: 'SHINY' } }, 'set.condition'],
  [{ set: { purchasePrice: -1 } }, 'set.purchasePrice'],
  [{ gameIds: [] }, 'gameIds'],
  [{ gameIds: Array.from({ length: 20_001 }, (_, index) => index + 1) }, 'gameIds'],
])('%o is refused with the field and the reason', async (wrong, field) => {
  const { ana, owned } = await collector(1);

  const answer = await product.as(ana, 'collection.saveMany', {
    gameIds: owned,
    set: { condition: 'MINT' },
    ...wrong,
  });

  expect(answer).toMatchObject({ status: 400, body: { code: 'bad_input', details: [{ field }] } });
});

test('the newest change is offered for a day, until it is undone', async () => {
  const { ana, owned } = await collector(3);
  const bo = await product.user('bo');
  const last = async () => (await product.as(ana, 'collection.lastChange')).body;
  const change = (gameIds: number[], notes: string) =>
    product.as(ana, 'collection.saveMany', { gameIds, set: { notes } });
  expect(await last()).toBeNull();

  const older = (await change(owned, 'older')).body as { changeId: number };
  const newer = (await change(owned.slice(0, 2), 'newer')).body as { changeId: number };

  expect(await last()).toMatchObject({ changeId: newer.changeId, games: 2 });
  expect((await product.as(bo, 'collection.lastChange')).body).toBeNull();
  await product.as(ana, 'collection.undoMany', newer);
  expect(await last()).toMatchObject({ changeId: older.changeId, games: 3 });
  product.later(25 * 3_600_000);
  expect(await last()).toBeNull();
});
