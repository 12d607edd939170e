import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Sums } from '@cartouche/contract/item';

import { givePlan } from '../subscription/subscription.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

/** A user with one copy for each of the descriptions, in their order. */
async function owner(...copies: object[]) {
  const ana = await product.user('ana');
  await givePlan(product.ctx, ana.email, 'pro');
  const word = crypto.randomUUID();
  const games = await product.games(copies.map((_, at) => `Copy ${at} ${word}`));
  for (const [at, copy] of copies.entries()) {
    await product.as(ana, 'collection.save', { gameId: games[at], ...copy });
  }
  return { ana, games };
}

async function placesOf(user: TestUser, games: number[], field: 'place' | 'tags' = 'place') {
  const items = await Promise.all(games.map((gameId) => product.as(user, 'collection.item', { gameId })));
  return items.map(({ body }) => (body as Record<string, string>)[field]);
}

async function found(user: TestUser, filters: object, games: number[]): Promise<number[]> {
  const { body } = await product.as(user, 'catalogue.fetchGames', { p_tab: 'owned', ...filters });
  return (body as { game_id: number }[]).map(({ game_id }) => games.indexOf(game_id));
}

test('a place and tags are kept in one spelling, however they are typed', async () => {
  const { ana, games } = await owner({ place: ' Living room>Shelf  2 ', tags: 'lent;Signed, LENT' });

  expect(await placesOf(ana, games)).toEqual(['Living room / Shelf 2']);
  expect(await placesOf(ana, games, 'tags')).toEqual(['lent, Signed']);
});

test('what copies say is listed with how many say it, and not what other users say', async () => {
  const { ana } = await owner(
    { place: 'Attic', tags: 'Lent, Signed', edition: 'Platinum', release: 'AS SLPS-01234' },
    { place: 'Attic', tags: 'Lent', boughtAt: 'Fair', boughtFrom: 'Jean', release: 'AS' },
    { release: '?? X-1' },
    { release: 'NL' },
  );
  await owner({ place: 'Somewhere else' });

  const { body } = await product.as(ana, 'marks.list');

  expect(body).toEqual({
    place: [{ value: 'Attic', copies: 2 }],
    tags: [
      { value: 'Lent', copies: 2 },
      { value: 'Signed', copies: 1 },
    ],
    edition: [{ value: 'Platinum', copies: 1 }],
    boughtAt: [{ value: 'Fair', copies: 1 }],
    boughtFrom: [{ value: 'Jean', copies: 1 }],
    region: [
      { value: 'AS', copies: 2 },
      { value: 'NL', copies: 1 },
    ],
  });
});

test('a renamed place takes along what is in it, and no place that only begins alike', async () => {
  const { ana, games } = await owner(
    { place: 'Room' },
    { place: 'Room / Shelf' },
    { place: 'Room 2 / Shelf' },
  );

  const { body } = await product.as(ana, 'marks.rename', {
    field: 'place',
    from: 'Room',
    to: 'House, Lounge',
  });

  expect(body).toEqual({ changed: 2 });
  expect(await placesOf(ana, games)).toEqual(['House / Lounge', 'House / Lounge / Shelf', 'Room 2 / Shelf']);
});

test('a place is not moved into itself, and may be spelled in another case', async () => {
  const { ana, games } = await owner({ place: 'Desk' }, { place: 'Desk / Drawer / X' });
  const rename = (to: string) => product.as(ana, 'marks.rename', { field: 'place', from: 'Desk', to });

  const answers = [await rename('Desk / Drawer / X'), await rename('desk>Drawer'), await rename('Desk/New')];
  const before = await placesOf(ana, games);
  await rename('desk');
  const spelled = await placesOf(ana, games);
  await rename('Desk 2 / Drawer');

  for (const { status, body } of answers)
    expect([status, body]).toMatchObject([422, { code: 'place_in_itself' }]);
  expect(before).toEqual(['Desk', 'Desk / Drawer / X']);
  expect(spelled).toEqual(['desk', 'desk / Drawer / X']);
  expect(await placesOf(ana, games)).toEqual(['Desk 2 / Drawer', 'Desk 2 / Drawer / Drawer / X']);
});

test('a removed place leaves its copies in the place around it', async () => {
  const { ana, games } = await owner(
    { place: 'Room / Shelf' },
    { place: 'Room / Shelf / Box' },
    { place: 'Room' },
  );

  await product.as(ana, 'marks.rename', { field: 'place', from: 'Room / Shelf', to: '' });
  const inRoom = await placesOf(ana, games);
  await product.as(ana, 'marks.rename', { field: 'place', from: 'Room', to: '' });

  expect(inRoom).toEqual(['Room', 'Room / Box', 'Room']);
  expect(await placesOf(ana, games)).toEqual(['', 'Box', '']);
});

test('a tag is renamed where it is, merged with one of that name, and removed without its copies', async () => {
  const { ana, games } = await owner({ tags: 'a, b, c' }, { tags: 'b' });

  await product.as(ana, 'marks.rename', { field: 'tags', from: 'b', to: 'x' });
  const renamed = await placesOf(ana, games, 'tags');
  await product.as(ana, 'marks.rename', { field: 'tags', from: 'x', to: 'c' });
  const merged = await placesOf(ana, games, 'tags');
  await product.as(ana, 'marks.rename', { field: 'tags', from: 'c', to: '' });

  expect(renamed).toEqual(['a, x, c', 'x']);
  expect(merged).toEqual(['a, c', 'c']);
  expect(await placesOf(ana, games, 'tags')).toEqual(['a', '']);
});

test('what comes back from the bin or an undo has the new name of its place', async () => {
  const { ana, games } = await owner({ place: 'Old' }, { place: 'Old / Box' });
  const [binned = 0, changed = 0] = games;
  const bin = await product.as(ana, 'collection.remove', { gameId: binned });
  const bulk = await product.as(ana, 'collection.saveMany', {
    gameIds: [changed],
    set: { place: 'Lent out' },
  });

  await product.as(ana, 'marks.rename', { field: 'place', from: 'Old', to: 'New' });
  await product.as(ana, 'collection.restore', bin.body as object);
  await product.as(ana, 'collection.undoMany', bulk.body as object);

  expect(await placesOf(ana, games)).toEqual(['New', 'New / Box']);
});

test('a name that would not fit is refused, and changes nothing', async () => {
  const { ana, games } = await owner({ place: 'Room / Shelf' });

  const to = 'x'.repeat(195);
  const { status, body } = await product.as(ana, 'marks.rename', { field: 'place', from: 'Room', to });

  expect([status, body]).toMatchObject([422, { code: 'mark_too_long', data: { most: 200 } }]);
  expect(await placesOf(ana, games)).toEqual(['Room / Shelf']);
});

test('copies are found by place with what is in it, by tag, edition, region and missing estimate', async () => {
  const { ana, games } = await owner(
    { place: 'Room', tags: 'Lent, Signed', edition: 'Platinum', release: 'FR', estimate: 3 },
    { place: 'Room / Shelf', tags: 'Signed', release: 'FR SLES-1', estimate: 4 },
    { place: 'Room 2', tags: 'Lent to Bo', release: 'JP' },
    { estimate: 5 },
  );

  expect(await found(ana, { p_unplaced: true }, games)).toEqual([3]);
  expect(await found(ana, { p_place: 'Room' }, games)).toEqual([0, 1]);
  expect(await found(ana, { p_place: 'Room 2,Room / Shelf' }, games)).toEqual([1, 2]);
  expect(await found(ana, { p_tag: 'Lent' }, games)).toEqual([0]);
  expect(await found(ana, { p_edition: 'Platinum' }, games)).toEqual([0]);
  expect(await found(ana, { p_copy_region: 'FR' }, games)).toEqual([0, 1]);
  expect(await found(ana, { p_unestimated: true }, games)).toEqual([2]);
});

test('a search of one’s copies finds what is said of them, whatever its case and accents', async () => {
  const { ana, games } = await owner({ place: 'Étagère 2' }, { boughtAt: 'Bourse de Lille' }, {});

  expect(await found(ana, { p_search: 'etagere copy' }, games)).toEqual([0]);
  expect(await found(ana, { p_search: 'LILLE' }, games)).toEqual([1]);
});

test('copies are in the order of their estimate or place, those without one last', async () => {
  const { ana, games } = await owner({ estimate: 5, place: 'b' }, {}, { estimate: 50, place: 'A' });

  expect(await found(ana, { p_sort_by: 'estimate', p_sort_order: 'desc' }, games)).toEqual([2, 0, 1]);
  expect(await found(ana, { p_sort_by: 'place' }, games)).toEqual([2, 0, 1]);
});

test('what was paid and what copies are worth are two sums, of a list and of a selection', async () => {
  const { ana, games } = await owner(
    { purchasePrice: 10, estimate: 40.5 },
    { purchasePrice: 5.25 },
    { estimate: 2 },
  );

  const list = await product.as(ana, 'catalogue.ownTotals', { p_tab: 'owned' });
  const some = await product.as(ana, 'collection.sumMany', { gameIds: games.slice(0, 2) });
  const { body: details } = await product.as(ana, 'statistics.details');

  const all: Sums = { games: 3, copies: 3, priced: 2, value: 15.25, estimated: 2, estimate: 42.5 };
  expect(list.body).toEqual(all);
  expect(some.body).toEqual({ games: 2, copies: 2, priced: 2, value: 15.25, estimated: 1, estimate: 40.5 });
  expect(details).toMatchObject({ value: 15.25, estimate: { copies: 2, value: 42.5 } });
});

test('tags and places that differ in case only are one, as the oldest copy has it: in lists, filters and renaming', async () => {
  const { ana, games } = await owner(
    { tags: 'Signé, Prêté', place: 'Étagère' },
    { tags: 'signé', place: 'étagère / Bas' },
    { tags: 'SIGNÉ, Neuf', place: 'ÉTAGÈRE' },
    { tags: 'Neuf' },
  );

  const { body } = await product.as(ana, 'marks.list');

  const { place, tags } = body as Record<'place' | 'tags', { value: string; copies: number }[]>;
  expect(place).toEqual([
    { value: 'Étagère', copies: 2 },
    { value: 'étagère / Bas', copies: 1 },
  ]);
  expect(tags).toEqual([
    { value: 'Neuf', copies: 2 },
    { value: 'Prêté', copies: 1 },
    { value: 'Signé', copies: 3 },
  ]);
  expect(await found(ana, { p_tag: 'signÉ' }, games)).toEqual([0, 1, 2]);
  expect(await found(ana, { p_place: 'étagère' }, games)).toEqual([0, 1, 2]);

  await product.as(ana, 'marks.rename', { field: 'tags', from: 'signé', to: 'Dédicacé' });
  await product.as(ana, 'marks.rename', { field: 'place', from: 'étagère', to: 'Meuble' });

  expect(await placesOf(ana, games, 'tags')).toEqual([
    'Dédicacé, Prêté',
    'Dédicacé',
    'Dédicacé, Neuf',
    'Neuf',
  ]);
  expect(await placesOf(ana, games)).toEqual(['Meuble', 'Meuble / Bas', 'Meuble', '']);
});
