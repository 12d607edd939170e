import type { Copy } from '@cartouche/contract/collection';
import { furtherCopies } from '@cartouche/contract/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { jpeg } from '../testing/pictures.ts';
import { givePlan } from '../subscription/subscription.ts';
import { type Product, type TestUser, photoUpload, startProduct } from '../testing/product.ts';
import { addFurther } from './copies.ts';

let product: Product;
let ana: TestUser;
let gameId: number;
let otherId: number;
let users = 0;
beforeAll(async () => {
  product = await startProduct();
  [gameId = 0, otherId = 0] = await product.games(['Chrono Trigger', 'Terranigma'], 19);
});
beforeEach(async () => {
  ana = await product.user(`ana${(users += 1)}`);
});
afterAll(() => product.close());

async function as<T = Copy>(call: string, input: object, user = ana): Promise<T> {
  const { status, body } = await product.as(user, call, input);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body as T; // as: the contract's output
}
const codeOf = async (call: string, input: object) =>
  ((await product.as(ana, call, input)).body as { code?: string }).code;
const allCopies = () => as<Copy[]>('collection.copies', { gameId });
const notes = async () => (await allCopies()).map((copy) => `${copy.notes}${copy.isLead ? '*' : ''}`);
const ofTab = async (p_tab: string, more: object = {}) =>
  await as<{ game_id: number; copy: { copies: number; notes?: string } | null }[]>('catalogue.fetchGames', {
    p_platform: [19],
    p_tab,
    ...more,
  });

/** A first copy, and two beside it. */
async function three(fields: [object, object, object] = [{}, {}, {}]): Promise<[Copy, Copy, Copy]> {
  const [first, second, third] = fields;
  const lead = await as('collection.save', { gameId, notes: 'first', ...first });
  const beside = await as('collection.addCopy', { gameId, notes: 'second', ...second });
  return [lead, beside, await as('collection.addCopy', { gameId, notes: 'third', ...third })];
}

test('further copies stand beside the one that leads, each with its own fields and photos', async () => {
  const [, second] = await three([{}, { completeness: 'CARTRIDGE', place: 'Attic' }, {}]);
  const upload = photoUpload(ana, gameId, await jpeg(), 'image/jpeg');
  await product.request({ ...upload, query: { copyId: String(second.id) } });

  const all = await allCopies();

  expect(
    all.map((copy) => [copy.notes, copy.isLead, copy.completeness, copy.place, copy.photos.length]),
  ).toEqual([
    ['first', true, 'COMPLETE_IN_BOX', '', 0],
    ['second', false, 'CARTRIDGE', 'Attic', 1],
    ['third', false, 'COMPLETE_IN_BOX', '', 0],
  ]);
});

test('lists and counts go on counting games, and say how many copies there are', async () => {
  await three();
  await as('collection.save', { gameId: otherId });

  const [game, other] = await ofTab('owned');

  expect([game?.copy?.copies, other?.copy?.copies]).toEqual([3, 1]);
  expect(await ofTab('owned')).toHaveLength(2);
  expect(await as('collection.summary', {})).toMatchObject({ games: 2 });
});

test('sums add up all copies', async () => {
  await givePlan(product.ctx, ana.email, 'pro');
  await three([
    { purchasePrice: 10, estimate: 100 },
    { purchasePrice: 20.25, estimate: null },
    { estimate: 50 },
  ]);

  const sums = { games: 1, copies: 3, priced: 2, value: 30.25, estimated: 2, estimate: 150 };
  expect(await as('catalogue.ownTotals', { p_tab: 'owned' })).toEqual(sums);
  expect(await as('collection.sumMany', { gameIds: [gameId] })).toEqual(sums);
  expect(await as('collection.summary', {})).toMatchObject({
    value: 30.25,
    platforms: [{ owned: 1, value: 30.25 }],
  });
  expect(await as('statistics.details', {})).toMatchObject({
    value: 30.25,
    estimate: { copies: 2, value: 150 },
    mostValuable: { price: 20.25 },
  });
});

test('a game is incomplete while no copy is whole', async () => {
  const [, second] = await three([
    { completeness: 'CARTRIDGE' },
    { completeness: 'CASE' },
    { completeness: 'CARTRIDGE,BOOKLET' },
  ]);
  expect(await ofTab('incomplete')).toHaveLength(1);

  await as('collection.saveCopy', { id: second.id, completeness: 'COMPLETE_IN_BOX' });
  expect(await ofTab('incomplete')).toHaveLength(0);
  expect(await as('catalogue.platformCounts', { p_platform: [19] })).toMatchObject({ incomplete_count: 0 });

  await as('collection.removeCopy', { id: second.id });
  expect(await ofTab('incomplete')).toHaveLength(1);
});

test('filters and searches find a game by any of its copies, one of which has all that is asked', async () => {
  await three([{ tags: 'Lent' }, { place: 'Attic / Box', tags: 'Signed' }, { edition: 'Platinum' }]);

  expect(await ofTab('owned', { p_place: ['Attic'] })).toHaveLength(1);
  expect(await ofTab('owned', { p_search: 'platinum' })).toHaveLength(1);
  expect(await ofTab('owned', { p_place: ['Attic'], p_tag: ['Signed'] })).toHaveLength(1);
  expect(await ofTab('owned', { p_place: ['Attic'], p_tag: ['Lent'] })).toHaveLength(0);
});

test('a copy is edited by its id, also the one that leads, and the others stay', async () => {
  const [first, second] = await three();

  await as('collection.saveCopy', { id: second.id, notes: 'changed' });
  const lead = await as('collection.saveCopy', { id: first.id, notes: 'led' });

  expect(lead).toMatchObject({ isLead: true, notes: 'led' });
  expect(await notes()).toEqual(['led*', 'changed', 'third']);
});

test('when the one that leads is removed the next takes its place, and back it leads again', async () => {
  await three();

  const { id } = await as<{ id: number }>('collection.remove', { gameId });
  expect(await notes()).toEqual(['second*', 'third']);
  await as('collection.restore', { id });

  expect(await notes()).toEqual(['first*', 'second', 'third']);
});

test('another copy is removed and comes back beside the others', async () => {
  const [, second] = await three();

  await as('collection.removeCopy', { id: second.id });
  expect(await notes()).toEqual(['first*', 'third']);
  await as('collection.restore', { id: second.id });

  expect(await notes()).toEqual(['first*', 'second', 'third']);
});

test('the last copy takes the game with it, and any of them brings it back', async () => {
  const [first, second, third] = await three();
  for (const { id } of [first, second, third]) await as('collection.removeCopy', { id });
  expect(await ofTab('owned')).toHaveLength(0);

  await as('collection.restore', { id: third.id });

  expect(await notes()).toEqual(['third*']);
  await as('collection.restore', { id: first.id });
  expect(await notes()).toEqual(['first*', 'third']);
});

test('any copy can lead, and lists show what it says', async () => {
  const [, , third] = await three([{}, {}, { condition: 'MINT' }]);

  await as('collection.leadWith', { id: third.id });
  await as('collection.leadWith', { id: third.id });

  expect(await notes()).toEqual(['third*', 'first', 'second']);
  expect((await ofTab('owned'))[0]?.copy).toMatchObject({ condition: 'MINT', copies: 3 });
});

test('copies are no games: the plan’s limit does not count them', async () => {
  const ids = await product.games(
    Array.from({ length: 20 }, (_, n) => `Game ${n}`),
    19,
  );
  for (const id of ids) await as('collection.save', { gameId: id });

  await as('collection.addCopy', { gameId: ids[0] ?? 0 });

  expect(await codeOf('collection.save', { gameId })).toBe('game_limit_reached');
  expect(await codeOf('collection.addCopy', { gameId })).toBe('item_not_found');
});

test('a game has a limit of copies, which bringing one back does not pass', async () => {
  await as('collection.save', { gameId });
  const last = await as('collection.addCopy', { gameId });
  await as('collection.removeCopy', { id: last.id });
  const fields = { ...last, notes: '' };
  await product.ctx.db.transaction().execute((tx) =>
    addFurther(
      { ...product.ctx, db: tx },
      ana.id,
      Array.from({ length: furtherCopies.most }, () => ({ gameId, fields, createdAt: new Date() })),
    ),
  );

  expect(await codeOf('collection.addCopy', { gameId })).toBe('too_many_copies');
  expect(await codeOf('collection.restore', { id: last.id })).toBe('too_many_copies');
  expect(await allCopies()).toHaveLength(furtherCopies.most + 1);
});

test('two tabs that change the copies of a game at once leave one that leads', async () => {
  const [first, second, third] = await three();

  await Promise.all([
    product.as(ana, 'collection.remove', { gameId }),
    product.as(ana, 'collection.leadWith', { id: third.id }),
    product.as(ana, 'collection.addCopy', { gameId, notes: 'fourth' }),
    product.as(ana, 'collection.removeCopy', { id: second.id }),
    product.as(ana, 'collection.remove', { gameId }),
    product.as(ana, 'collection.restore', { id: first.id }),
  ]);

  const all = await allCopies();
  const [row] = await ofTab('owned');
  expect(all.filter(({ isLead }) => isLead)).toHaveLength(all.length > 0 ? 1 : 0);
  expect(row?.copy?.copies ?? 0).toBe(all.length);
});

test('a bulk change touches the copy that leads, says which stay, and is undone wherever the copy stands by then', async () => {
  await givePlan(product.ctx, ana.email, 'pro');
  const [, second] = await three();
  const change = { gameIds: [gameId], set: { notes: 'bulk' } };

  expect(await as('collection.previewMany', change)).toMatchObject({ changed: 1, otherCopies: 2 });
  const { changeId } = await as<{ changeId: number }>('collection.saveMany', change);
  expect(await notes()).toEqual(['bulk*', 'second', 'third']);
  await as('collection.leadWith', { id: second.id });
  await as('collection.undoMany', { changeId });

  expect(await notes()).toEqual(['second*', 'first', 'third']);
});

test('several copies are removed at once, also when some of them are gone already', async () => {
  const [first, second, third] = await three();
  await as('collection.removeCopy', { id: second.id });

  const removed = [first.id, second.id, third.id];
  await as('collection.removeCopies', { ids: removed });
  await as('collection.removeCopies', { ids: removed });

  expect(await allCopies()).toEqual([]);
  expect(await as<unknown[]>('collection.bin', {})).toHaveLength(3);
});

test('renaming a place reaches all copies', async () => {
  await three([{ place: 'Attic' }, { place: 'Attic / Box' }, {}]);

  const marks = await as<{ place: { value: string; copies: number }[] }>('marks.list', {});
  await as('marks.rename', { field: 'place', from: 'Attic', to: 'Loft' });

  expect(marks.place.map(({ value, copies }) => [value, copies])).toEqual([
    ['Attic', 1],
    ['Attic / Box', 1],
  ]);
  expect((await allCopies()).map(({ place }) => place)).toEqual(['Loft', 'Loft / Box', '']);
});

test('the copies of others are not there', async () => {
  const [, second] = await three();
  const bo = await product.user('bo');
  await product.as(bo, 'collection.save', { gameId });

  for (const call of ['saveCopy', 'removeCopy', 'leadWith'])
    expect((await product.as(bo, `collection.${call}`, { id: second.id })).status).toBe(404);
  const upload = photoUpload(bo, gameId, await jpeg(), 'image/jpeg');
  expect((await product.request({ ...upload, query: { copyId: String(second.id) } })).status).toBe(404);
  expect((await product.as(bo, 'collection.copies', { gameId })).body).toHaveLength(1);
  expect(await notes()).toEqual(['first*', 'second', 'third']);
});

test('the database keeps no copy without one that leads', async () => {
  await three();

  await expect(
    sql`delete from user_collection where user_id = ${ana.id}`.execute(product.ctx.db),
  ).rejects.toThrow('user_copies');
});
