import type { Correction } from '@cartouche/contract/entries';
import type { GameDetails } from '@cartouche/contract/game';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { writeRecords } from '../catalogue/import/batch.ts';
import { toRecord } from '../catalogue/import/gameRecord.ts';
import { uniteGames } from '../catalogue/unite.ts';
import { inTransaction } from '../context.ts';
import { giveRole } from '../settings/settings.ts';
import { correct, coverUpload, lagoon } from '../testing/entries.ts';
import { jpeg } from '../testing/pictures.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';

let product: Product;
let ana: TestUser;
let operator: TestUser;
/** A game as its source has it. */
let gameId: number;
let title: string;
beforeAll(async () => {
  product = await startProduct();
  await product.games([]); // for its platform
  operator = await product.user('operator');
  await giveRole(product.ctx.db, operator.email, 'admin');
});
afterAll(() => product.close());
beforeEach(async () => {
  ana = await product.user('ana');
  title = `Wrong ${crypto.randomUUID()}`;
  gameId = await imports({ publisher: 'Old' });
});

async function imports(facts: object): Promise<number> {
  const made = toRecord({ platform_id: 19, title, source: 'GameDataBase', licence: 'CC-BY-4.0', ...facts });
  if ('problem' in made) throw new Error(made.problem);
  const record = { ...made.record, source_key: title };
  await inTransaction(product.ctx, ({ db }) => writeRecords(db, [record]));
  const query = product.ctx.db.selectFrom('game_records').select('game_id').where('source_key', '=', title);
  return (await query.executeTakeFirstOrThrow()).game_id;
}

const corrected = (facts: object) =>
  correct(product, ana, {
    ...lagoon,
    title,
    gameId,
    regions: [],
    release_date: null,
    publisher: 'Old',
    ...facts,
  });

async function changesOf(own: number) {
  const { body } = await product.as(operator, 'entries.corrections', {});
  return (body as Correction[]).find((one) => one.gameId === own)?.changes; // as: the contract's output
}

async function accept(own: number): Promise<number> {
  await product.as(operator, 'entries.acceptCorrection', { gameId: own, changes: await changesOf(own) });
  return own;
}

const undo = (own: number, user = operator) => product.as(user, 'entries.undoAcceptance', { gameId: own });

async function gameOf() {
  const { body } = await product.as(operator, 'catalogue.game', { gameId });
  const { title: called, publisher, region, sources } = body as GameDetails; // as: the contract's output
  return { title: called, publisher, region, sources: sources.map(({ source }) => source) };
}

/** Corrections by three users of one game. */
type Line = readonly [number, number, number];

async function acceptLine(): Promise<Line> {
  const acceptNext = async (publisher: string, regions: string[] = []) => {
    const user = await product.user(publisher);
    const facts = { ...lagoon, title, gameId, regions, release_date: null, publisher };
    return await accept(await correct(product, user, facts));
  };
  const first = await acceptNext('First', ['EU']);
  const second = await acceptNext('Second');
  return [first, second, await acceptNext('Third')];
}

test('an acceptance that is undone leaves the game as it was, and the correction to its user and the operator', async () => {
  const before = await gameOf();
  await product.as(ana, 'collection.save', { gameId, notes: 'mine' });
  const own = await corrected({ title: `${title} right`, publisher: 'New', regions: ['JP'] });
  const changes = await changesOf(own);
  await accept(own);
  const accepted = await gameOf();

  const { status } = await undo(own);

  expect(accepted).toMatchObject({ title: `${title} right`, publisher: 'New', region: 'JP' });
  expect(status).toBe(200);
  expect(await gameOf()).toEqual(before);
  expect(await changesOf(own)).toEqual(changes);
  expect((await product.as(ana, 'collection.item', { gameId: own })).body).toMatchObject({ notes: 'mine' });
  expect(await undo(own)).toMatchObject({ status: 404, body: { code: 'merge_not_found' } });
});

test('what was accepted earlier holds again, and what is imported since is said', async () => {
  await accept(await corrected({ publisher: 'First', regions: ['EU'] }));
  const second = await accept(await corrected({ publisher: 'Second', regions: ['EU'], genres: ['Puzzle'] }));
  await imports({ publisher: 'Newer', genres: ['Action'] });

  await undo(second);

  expect(await gameOf()).toMatchObject({ publisher: 'First', region: 'EU' });
  const { body } = await product.as(operator, 'catalogue.game', { gameId });
  expect(body).toMatchObject({ genres: 'Action' });
});

test('what was accepted later stays', async () => {
  const first = await accept(await corrected({ publisher: 'First', regions: ['EU'] }));
  const bo = await product.user('bo');
  const own = await correct(product, bo, { ...lagoon, title, gameId, regions: ['EU'], publisher: 'Second' });
  await accept(own);

  await undo(first);

  expect(await gameOf()).toMatchObject({ publisher: 'Second', region: null });
});

test.each([
  ['the earlier first', ([first, second, third]: Line) => [first, second, third]],
  ['the middle first', ([first, second, third]: Line) => [second, first, third]],
  ['the last first', ([first, second, third]: Line) => [third, second, first]],
  ['the last in the middle', ([first, second, third]: Line) => [first, third, second]],
])('acceptances of one game that are all undone leave it as its source has it: %s', async (_order, sort) => {
  const line = await acceptLine();

  for (const own of sort(line)) await undo(own);

  expect(await gameOf()).toMatchObject({ publisher: 'Old', region: null, sources: ['GameDataBase'] });
});

test('an acceptance whose earlier one was undone goes back to what was before both', async () => {
  const [first, , third] = await acceptLine();

  await undo(first);
  const afterFirst = await gameOf();
  await undo(third);
  const afterThird = await gameOf();

  expect(afterFirst).toMatchObject({ publisher: 'Third', region: null });
  expect(afterThird).toMatchObject({ publisher: 'Second', region: null });
});

test('of two games that became one, an undo of what was accepted of one leaves what was accepted of the other', async () => {
  const from = gameId;
  const first = await accept(await corrected({ publisher: 'First' }));
  title = `Wrong ${crypto.randomUUID()}`;
  gameId = await imports({ publisher: 'Old' });
  const second = await accept(await corrected({ publisher: 'Second' }));
  await inTransaction(product.ctx, (ctx) => uniteGames(ctx, { from, to: gameId }));
  // Of two records of one source, the one whose key comes first counts.
  const isFirstKept = String(from) < String(gameId);

  await undo(isFirstKept ? second : first);

  expect(await gameOf()).toMatchObject({ publisher: isFirstKept ? 'First' : 'Second' });
});

test('only an operator undoes it', async () => {
  const own = await accept(await corrected({ publisher: 'New' }));

  const answer = await undo(own, ana);

  expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await gameOf()).toMatchObject({ publisher: 'New' });
});

test('an acceptance can be undone when its user has corrected the game again since', async () => {
  const own = await accept(await corrected({ publisher: 'Sneaky' }));
  const again = await corrected({ publisher: 'Mine', regions: ['EU'] });

  const { status } = await undo(own);

  expect(status).toBe(200);
  expect(await gameOf()).toMatchObject({ publisher: 'Old' });
  expect((await product.as(ana, 'catalogue.game', { gameId: again })).body).toMatchObject({
    publisher: 'Mine',
  });
});

test.each([
  ['a field left empty', async () => await corrected({ publisher: null, regions: ['JP'] })],
  [
    'a picture without a copy',
    async () => {
      const own = await corrected({ regions: ['JP'] });
      await coverUpload(product, ana, { gameId: own, bytes: await jpeg() });
      return own;
    },
  ],
])('what an acceptance leaves out stays the correction of its user: %s', async (_what, make) => {
  const own = await make();
  const ownGame = async () => {
    const { body } = await product.as(ana, 'catalogue.game', { gameId: own });
    const { publisher, region, cover_url_small: cover, entry } = body as GameDetails; // as: see above
    return { publisher, region, cover, entry };
  };
  const before = await ownGame();

  await accept(own);
  const kept = await ownGame();
  const accepted = await gameOf();
  const changes = await changesOf(own);
  const { status } = await undo(own);

  expect(kept).toEqual(before);
  expect(accepted).toMatchObject({ region: 'JP', publisher: 'Old' });
  expect(changes).toBeUndefined();
  expect((await product.as(ana, 'entries.list', {})).body).toMatchObject([{ game_id: own }]);
  expect(status).toBe(200);
  expect(await gameOf()).toMatchObject({ region: null });
  expect(await changesOf(own)).toMatchObject([{ to: 'JP' }]);
});

test('genres and regions in another order are no change', async () => {
  await imports({ publisher: 'Old', genres: ['Action', 'Platform'] });

  const own = await corrected({ publisher: 'New', genres: ['Platform', 'Action'] });

  expect(await changesOf(own)).toMatchObject([{ fact: 'publisher' }]);
});

test('what was accepted is listed for operators with what it changed, for thirty days', async () => {
  const own = await corrected({ publisher: 'New' });
  const changes = await changesOf(own);
  await accept(own);
  const listed = async (user: TestUser = operator) => await product.as(user, 'entries.acceptances', {});

  const { body } = await listed();
  const denied = await listed(ana);
  product.later((30 * 24 + 1) * 3_600_000);

  expect(body).toContainEqual(
    expect.objectContaining({ gameId: own, game: expect.objectContaining({ game_id: gameId }), changes }),
  );
  expect(denied).toMatchObject({ status: 404, body: { code: 'not_found' } });
  operator = await product.user('operator');
  await giveRole(product.ctx.db, operator.email, 'admin');
  expect((await listed()).body).toEqual([]);
  expect(await undo(own)).toMatchObject({ status: 404, body: { code: 'merge_not_found' } });
});

test('what its user types into a correction while an operator accepts it is their correction', async () => {
  await product.as(ana, 'collection.save', { gameId, notes: 'mine' });
  const own = await accept(await corrected({ publisher: 'New' }));
  const typed = { ...lagoon, title, regions: ['JP'], release_date: null, publisher: 'Newer' };

  const { status } = await product.as(ana, 'entries.change', { ...typed, gameId: own });

  expect(status).toBe(200);
  expect((await product.as(ana, 'catalogue.game', { gameId: own })).body).toMatchObject({
    game_id: own,
    publisher: 'Newer',
    region: 'JP',
    entry: { corrects: { game_id: gameId } },
  });
  expect((await product.as(ana, 'collection.item', { gameId: own })).body).toMatchObject({ notes: 'mine' });
  expect(await changesOf(own)).toMatchObject([
    { fact: 'publisher', from: 'New', to: 'Newer' },
    { fact: 'regions', to: 'JP' },
  ]);
  expect(await gameOf()).toMatchObject({ publisher: 'New' });
});

test('a correction that was accepted twice is listed once, and undone from the last', async () => {
  const own = await accept(await corrected({ publisher: 'First' }));
  const facts = { ...lagoon, title, regions: [], release_date: null, publisher: 'Second' };
  await product.as(ana, 'entries.change', { ...facts, gameId: own });
  await accept(own);
  const listed = async () => {
    const { body } = await product.as(operator, 'entries.acceptances', {});
    const ofGame = (body as Correction[]).filter((one) => one.gameId === own); // as: the contract's output
    return ofGame.map(({ changes }) => changes.map(({ to }) => to));
  };

  const twice = await listed();
  await undo(own);

  expect(twice).toEqual([['Second']]);
  expect(await gameOf()).toMatchObject({ publisher: 'First' });
  expect(await listed()).toEqual([['First']]);
});
