import type { GameRow } from '@cartouche/contract/game';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { writeRecords } from '../catalogue/import/batch.ts';
import { toRecord } from '../catalogue/import/gameRecord.ts';
import { giveRole } from '../settings/settings.ts';
import { correct, enter, lagoon } from '../testing/entries.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';

let product: Product;
let ana: TestUser;
let operator: TestUser;
let gameId: number;
let count = 0;
beforeAll(async () => {
  product = await startProduct();
  operator = await product.user('operator');
  await giveRole(product.ctx.db, operator.email, 'admin');
});
afterAll(() => product.close());
beforeEach(async () => {
  count += 1;
  ana = await product.user('ana');
  [gameId = 0] = await product.games([`Wrong ${count}`, `Other ${count}`]);
  for (const { gameId: old } of await listed())
    await product.as(operator, 'entries.declineCorrection', { gameId: old });
});

async function listed() {
  const { body } = await product.as(operator, 'entries.corrections', {});
  return body as { gameId: number }[]; // as: the contract's output
}

const titled = (title: string) => ({
  ...lagoon,
  regions: [],
  publisher: null,
  release_date: null,
  title,
  gameId,
});

test('an operator sees what a correction changes, and not whose it is', async () => {
  await enter(product, ana);
  const own = await correct(product, ana, { ...titled(`Right ${count}`), regions: ['JP', 'EU'] });

  const { body } = await product.as(operator, 'entries.corrections', {});

  expect(body).toMatchObject([
    {
      gameId: own,
      game: { game_id: gameId, title: `Wrong ${count}` },
      changes: [
        { fact: 'title', from: `Wrong ${count}`, to: `Right ${count}` },
        { fact: 'regions', from: '', to: 'JP, EU' },
      ],
    },
  ]);
  expect(JSON.stringify(body)).not.toContain(ana.id);
  expect(JSON.stringify(body)).not.toContain(ana.email);
});

test.each(['entries.corrections', 'entries.acceptCorrection', 'entries.declineCorrection'])(
  '%s is for operators alone',
  async (call) => {
    const own = await correct(product, ana, titled(`Right ${count}`));

    const answer = await product.as(ana, call, call === 'entries.corrections' ? {} : { gameId: own });

    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await product.as(ana, 'catalogue.game', { gameId })).body).toMatchObject({
      title: `Wrong ${count}`,
    });
  },
);

test('what an operator accepts holds for everybody, and its owner has the game again with their copy', async () => {
  const bo = await product.user('bo');
  await product.as(ana, 'collection.save', { gameId, notes: 'mine' });
  const own = await correct(product, ana, { ...titled(`Right ${count}`), publisher: 'Loriciel' });

  const { status } = await product.as(operator, 'entries.acceptCorrection', { gameId: own });

  expect(status).toBe(200);
  expect((await product.as(bo, 'catalogue.game', { gameId })).body).toMatchObject({
    title: `Right ${count}`,
    publisher: 'Loriciel',
  });
  const { body } = await product.as(ana, 'catalogue.fetchGames', { p_tab: 'owned' });
  expect((body as GameRow[]).map(({ game_id }) => game_id)).toEqual([gameId]); // as: the contract's output
  expect(await listed()).toEqual([]);
  expect((await product.as(operator, 'entries.acceptCorrection', { gameId: own })).status).toBe(404);
});

test('a region that is added to one game is added to no other', async () => {
  const [west = 0, japan = 0] = [
    ...(await product.games([`Twin ${count}`], 18)),
    ...(await product.games([`Twin ${count}`], 99)),
  ];
  const before = (await product.as(ana, 'catalogue.game', { gameId: japan })).body;
  const own = await correct(product, ana, { ...titled(`Twin ${count}`), gameId: west, regions: ['JP'] });

  await product.as(operator, 'entries.acceptCorrection', { gameId: own });

  expect((await product.as(ana, 'catalogue.game', { gameId: west })).body).toMatchObject({ region: 'JP' });
  expect((await product.as(ana, 'catalogue.game', { gameId: japan })).body).toEqual(before);
});

test('what was accepted holds whatever is imported later, and leaves to its sources what it says nothing of', async () => {
  const title = `Imported ${count}`;
  const known = (more: object) => ({
    ...toRecordOf({ title, publisher: 'Wrong', genres: ['Action'], release_date: '1993', ...more }),
    source_key: title,
  });
  const imports = async (more: object) =>
    await product.ctx.db.transaction().execute((tx) => writeRecords(tx, [known(more)]));
  await imports({});
  const { game_id } = await product.ctx.db
    .selectFrom('games_igdb')
    .select('game_id')
    .where('title', '=', title)
    .executeTakeFirstOrThrow();
  const own = await correct(product, ana, {
    ...titled(title),
    gameId: game_id,
    publisher: 'Right',
    release_date: '1993',
    genres: ['Action'],
  });

  const { status } = await product.as(operator, 'entries.acceptCorrection', { gameId: own });
  await imports({ publisher: 'Wrong again', genres: ['Puzzle'] });
  const again = await correct(product, ana, {
    ...titled(title),
    gameId: game_id,
    publisher: 'Right',
    regions: ['EU'],
  });
  await product.as(operator, 'entries.acceptCorrection', { gameId: again });

  expect(status).toBe(200);
  expect((await product.as(ana, 'catalogue.game', { gameId: game_id })).body).toMatchObject({
    publisher: 'Right',
    genres: 'Puzzle',
    release_date: '1993',
    region: 'EU',
  });
});

function toRecordOf(facts: object) {
  const made = toRecord({ platform_id: 19, source: 'GameDataBase', licence: 'CC-BY-4.0', ...facts });
  if ('problem' in made) throw new Error(made.problem);
  return made.record;
}

test('a title that another game has is not accepted, and nothing changes', async () => {
  const own = await correct(product, ana, titled(`Other ${count}`));

  const answer = await product.as(operator, 'entries.acceptCorrection', { gameId: own });

  expect(answer).toMatchObject({ status: 409, body: { code: 'title_taken' } });
  expect((await product.as(ana, 'catalogue.game', { gameId: own })).status).toBe(200);
});

test('what an operator declines stays its user’s own, and comes back when it is changed', async () => {
  const own = await correct(product, ana, titled(`Right ${count}`));

  await product.as(operator, 'entries.declineCorrection', { gameId: own });
  const declined = await listed();
  await product.as(ana, 'entries.change', { ...titled(`Better ${count}`), gameId: own });

  expect(declined).toEqual([]);
  expect(await listed()).toMatchObject([{ gameId: own }]);
  expect((await product.as(ana, 'catalogue.game', { gameId: own })).body).toMatchObject({
    title: `Better ${count}`,
  });
});
