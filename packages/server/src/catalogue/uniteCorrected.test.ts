import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { alertThatFound } from '../testing/alerts.ts';
import { collector } from '../testing/archives.ts';
import { correct, enter, lagoon } from '../testing/entries.ts';
import { wrongKeys } from '../testing/ownKeys.ts';
import { type Product, startProduct } from '../testing/product.ts';
import { twinGames, uniteTwo } from '../testing/twins.ts';
import type { Union } from './unite.store.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

const unite = (union: Union) => uniteTwo(product, union);
const twins = () => twinGames(product);

test('corrections, merged entries and what was said not to be the same follow the game that is left', async () => {
  const { from, to, others } = await twins();
  const [ana, ben] = [await product.user('ana'), await product.user('ben')];
  const correction = await correct(product, ana, { ...lagoon, gameId: from, title: 'Mended' });
  const merged = await enter(product, ben, { to: 'collection' });
  await product.as(ben, 'entries.merge', { gameId: merged, otherId: from });
  const other = await enter(product, ben, { title: others.join(' ') });
  await product.as(ben, 'entries.refuse', { gameId: other, otherId: from });

  expect(await unite({ from, to })).toBe(true);

  expect((await product.as(ana, 'catalogue.game', { gameId: correction })).body).toMatchObject({
    entry: { corrects: { game_id: to } },
  });
  expect((await product.as(ana, 'catalogue.game', { gameId: to })).body).toMatchObject({
    game_id: correction,
  });
  expect((await product.as(ben, 'catalogue.game', { gameId: merged })).body).toMatchObject({ game_id: to });
  expect((await product.as(ben, 'entries.unmerge', { gameId: merged })).status).toBe(200);
  const { rows } = await sql`select refused_id from entry_refusals where user_id = ${ben.id}`.execute(
    product.ctx.db,
  );
  expect(rows).toEqual([{ refused_id: to }]);
});

test('a copy, a wish and an alert of a game that becomes one with a corrected game stand at the correction', async () => {
  const { from, to, others } = await twins();
  const [ana, bo] = [await collector(product, [from, ...others]), await product.user('bo')];
  await alertThatFound(product, ana, ['Boxed'], { game_id: from });
  await product.as(bo, 'wishlist.add', { gameId: from });
  const corrections = [];
  for (const user of [ana, bo]) corrections.push(await correct(product, user, { ...lagoon, gameId: to }));

  expect(await unite({ from, to })).toBe(true);

  const owned = await product.as(ana, 'catalogue.fetchGames', { p_tab: 'owned', p_search: lagoon.title });
  expect(owned.body).toMatchObject([{ game_id: corrections[0], corrects: expect.anything() }]);
  expect((await product.as(ana, 'alerts.list')).body).toContainEqual(
    expect.objectContaining({ game: expect.objectContaining({ game_id: corrections[0] }) }),
  );
  expect((await product.as(bo, 'wishlist.list')).body).toMatchObject([{ game_id: corrections[1] }]);
  expect(await wrongKeys(product.ctx.db)).toEqual([]);
});

test('who corrected both games keeps one of the two as an entry of its own', async () => {
  const { from, to } = await twins();
  const ana = await product.user('ana');
  const first = await correct(product, ana, { ...lagoon, gameId: from });
  const second = await correct(product, ana, { ...lagoon, gameId: to });

  expect(await unite({ from, to })).toBe(true);

  const entryOf = async (gameId: number) => (await product.as(ana, 'catalogue.game', { gameId })).body;
  expect(await entryOf(first)).toMatchObject({ entry: { corrects: null } });
  expect(await entryOf(second)).toMatchObject({ entry: { corrects: { game_id: to } } });
});

test('who corrected both games and entered a third of that title keeps all of them', async () => {
  const { from, to } = await twins();
  const ana = await product.user('ana');
  const own = await enter(product, ana);
  const first = await correct(product, ana, { ...lagoon, gameId: from });
  await product.as(ana, 'collection.save', { gameId: first, notes: 'of the first' });
  const second = await correct(product, ana, { ...lagoon, gameId: to });

  expect(await unite({ from, to })).toBe(true);

  const { body } = await product.as(ana, 'entries.list');
  expect((body as { game_id: number }[]).toSorted((a, b) => a.game_id - b.game_id)).toMatchObject([
    { game_id: own, title: 'Ligne Générale', corrects: null },
    { game_id: first, title: 'Ligne Générale (1993)', corrects: null, is_owned: true },
    { game_id: second, title: 'Ligne Générale', corrects: { game_id: to } },
  ]);
  expect(await wrongKeys(product.ctx.db)).toEqual([]);
});

test('a correction that was undone and only waits stands in nobody’s way', async () => {
  const { from, to } = await twins();
  const ana = await product.user('ana');
  const [undone, undoneToo] = [
    await correct(product, ana, { ...lagoon, gameId: to }),
    await correct(product, ana, { ...lagoon, gameId: from }),
  ];
  for (const gameId of [undone, undoneToo]) await product.as(ana, 'entries.remove', { gameId });
  const active = await correct(product, ana, { ...lagoon, gameId: from, title: 'Générale' });

  expect(await unite({ from, to })).toBe(true);

  expect((await product.as(ana, 'entries.list')).body).toMatchObject([
    { game_id: active, title: 'Générale', corrects: { game_id: to } },
  ]);
  await product.as(ana, 'entries.remove', { gameId: active });
  for (const [gameId, title] of [
    [undone, 'Ligne Générale'],
    [undoneToo, 'Ligne Générale (1993)'],
  ] as const) {
    expect(await product.as(ana, 'entries.unmerge', { gameId })).toMatchObject({ status: 200 });
    expect((await product.as(ana, 'entries.list')).body).toMatchObject([{ game_id: gameId, title }]);
    await product.as(ana, 'entries.remove', { gameId });
  }
});

test('a title goes to the correction that is seen, not to one that only waits', async () => {
  const { from, to } = await twins();
  const ana = await product.user('ana');
  const undone = await correct(product, ana, { ...lagoon, gameId: to });
  await product.as(ana, 'entries.remove', { gameId: undone });
  const active = await correct(product, ana, { ...lagoon, gameId: from });

  expect(await unite({ from, to })).toBe(true);

  expect((await product.as(ana, 'entries.list')).body).toMatchObject([
    { game_id: active, title: 'Ligne Générale', corrects: { game_id: to } },
  ]);
});
