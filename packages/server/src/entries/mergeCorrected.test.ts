import type { GameRow } from '@cartouche/contract/game';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { givePlan } from '../subscription/subscription.ts';
import { correct, enter, lagoon } from '../testing/entries.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';

let product: Product;
let ana: TestUser;
let game = { gameId: 0, title: '' };
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());
beforeEach(async () => {
  ana = await product.user('ana');
  await givePlan(product.ctx, ana.email, 'pro');
  const title = `Générale ${crypto.randomUUID()}`;
  const [gameId = 0] = await product.games([title]);
  game = { gameId, title };
});

const correctGame = () => correct(product, ana, { ...lagoon, gameId: game.gameId, title: 'Mine' });

async function owned(): Promise<Pick<GameRow, 'game_id' | 'title'>[]> {
  const { body } = await product.as(ana, 'catalogue.fetchGames', { p_tab: 'owned' });
  return (body as GameRow[]).map(({ game_id, title }) => ({ game_id, title })); // as: the contract's output
}

test('an entry becomes a game that its owner corrected: the copy stands at the correction, until an undo', async () => {
  const correction = await correctGame();
  const entry = await enter(product, ana, { title: game.title });
  await product.as(ana, 'collection.save', { gameId: entry });

  const answer = await product.as(ana, 'entries.merge', { gameId: entry, otherId: game.gameId });
  const merged = await owned();
  const { status } = await product.as(ana, 'entries.unmerge', { gameId: entry });

  expect(answer.body).toEqual({ gameId: correction });
  expect(merged).toEqual([{ game_id: correction, title: 'Mine' }]);
  expect(status).toBe(200);
  expect(await owned()).toEqual([{ game_id: entry, title: game.title }]);
});

test('an entry also looks like a game that its owner corrected', async () => {
  await correctGame();
  const entry = await enter(product, ana, { title: game.title });

  const { body } = await product.as(ana, 'entries.matches', { gameId: entry });

  expect(body).toMatchObject([{ game_id: game.gameId, title: game.title }]);
});

test('a merge is undone with its copy, also if the game was corrected since', async () => {
  const entry = await enter(product, ana, { title: game.title });
  await product.as(ana, 'collection.save', { gameId: entry });
  await product.as(ana, 'entries.merge', { gameId: entry, otherId: game.gameId });
  await correctGame();

  await product.as(ana, 'entries.unmerge', { gameId: entry });

  expect(await owned()).toEqual([{ game_id: entry, title: game.title }]);
});

test('whatever leads to an entry that became a game leads to its owner’s correction of that', async () => {
  const entry = await enter(product, ana, { title: game.title });
  await product.as(ana, 'entries.merge', { gameId: entry, otherId: game.gameId });
  const correction = await correctGame();

  const opened = await product.as(ana, 'catalogue.game', { gameId: entry });
  const listed = await product.as(ana, 'entries.list', {});
  const refused = await product.as(ana, 'entries.remove', { gameId: entry });

  expect(opened.body).toMatchObject({ game_id: correction, title: 'Mine' });
  expect(listed.body).toMatchObject([
    { game_id: correction },
    { became: { game_id: correction, title: 'Mine' } },
  ]);
  expect(refused.body).toMatchObject({ code: 'entry_merged', data: { gameId: correction, title: 'Mine' } });
});

test('a search says which of its games is a correction, and of what', async () => {
  const correction = await correctGame();

  const { body } = await product.as(ana, 'catalogue.search', { q: game.title });

  expect(body).toMatchObject({ alike: [{ game_id: correction, corrects: game.gameId }] });
});

test('a game that is corrected already is not corrected twice, and the refusal says where its correction is', async () => {
  const correction = await correctGame();

  const again = await product.as(ana, 'entries.correct', { ...lagoon, gameId: game.gameId });

  expect(again).toMatchObject({ status: 409, body: { code: 'entry_exists', data: { gameId: correction } } });
});
