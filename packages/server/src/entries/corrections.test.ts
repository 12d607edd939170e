import type { Correction } from '@cartouche/contract/entries';
import type { GameRow } from '@cartouche/contract/game';
import { firstEntryId } from '@cartouche/contract/entries.rules';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { writeRecords } from '../catalogue/import/batch.ts';
import { toRecord } from '../catalogue/import/gameRecord.ts';
import { uniteGames } from '../catalogue/unite.ts';
import { inTransaction } from '../context.ts';
import { giveRole } from '../settings/settings.ts';
import { correct, enter, lagoon } from '../testing/entries.ts';
import { restoreEntries } from './restore.ts';
import { type Answer, type Product, type TestUser, startProduct } from '../testing/product.ts';

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
  for (const { gameId: old } of await listed()) await decide('decline', old);
});

async function listed(): Promise<Correction[]> {
  const { body } = await product.as(operator, 'entries.corrections', {});
  return body as Correction[]; // as: the contract's output
}

const changesOf = async (own: number) => (await listed()).find(({ gameId: id }) => id === own)?.changes ?? [];

/** Accepts or declines a correction as it is listed. */
async function decide(on: 'accept' | 'decline', own: number): Promise<Answer> {
  const decision = { gameId: own, changes: await changesOf(own) };
  return await product.as(operator, `entries.${on}Correction`, decision);
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

    const decision = { gameId: own, changes: await changesOf(own) };
    const answer = await product.as(ana, call, call === 'entries.corrections' ? {} : decision);

    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await product.as(operator, 'catalogue.game', { gameId })).body).toMatchObject({
      title: `Wrong ${count}`,
    });
  },
);

test('what an operator accepts holds for everybody, and its owner has the game again with their copy', async () => {
  const bo = await product.user('bo');
  await product.as(ana, 'collection.save', { gameId, notes: 'mine' });
  const own = await correct(product, ana, { ...titled(`Right ${count}`), publisher: 'Loriciel' });

  const { status } = await decide('accept', own);

  expect(status).toBe(200);
  expect((await product.as(bo, 'catalogue.game', { gameId })).body).toMatchObject({
    title: `Right ${count}`,
    publisher: 'Loriciel',
  });
  const { body } = await product.as(ana, 'catalogue.fetchGames', { p_tab: 'owned' });
  expect((body as GameRow[]).map(({ game_id }) => game_id)).toEqual([gameId]); // as: the contract's output
  expect(await listed()).toEqual([]);
  expect((await decide('accept', own)).status).toBe(404);
});

test('a region that is added to one game is added to no other', async () => {
  const [west = 0, japan = 0] = [
    ...(await product.games([`Twin ${count}`], 18)),
    ...(await product.games([`Twin ${count}`], 99)),
  ];
  const before = (await product.as(ana, 'catalogue.game', { gameId: japan })).body;
  const own = await correct(product, ana, { ...titled(`Twin ${count}`), gameId: west, regions: ['JP'] });

  await decide('accept', own);

  expect((await product.as(ana, 'catalogue.game', { gameId: west })).body).toMatchObject({ region: 'JP' });
  expect((await product.as(ana, 'catalogue.game', { gameId: japan })).body).toEqual(before);
});

/** A source brings a game, or says of it something else than before; answers its id here. */
async function imports(facts: { title: string; source_key: string; [fact: string]: unknown }) {
  const made = toRecord({ platform_id: 19, source: 'GameDataBase', licence: 'CC-BY-4.0', ...facts });
  if ('problem' in made) throw new Error(made.problem);
  const record = { ...made.record, source_key: facts.source_key };
  await inTransaction(product.ctx, ({ db }) => writeRecords(db, [record]));
  const { game_id } = await product.ctx.db
    .selectFrom('game_records')
    .select('game_id')
    .where('source_key', '=', record.source_key)
    .executeTakeFirstOrThrow();
  return game_id;
}

const gameOf = async (id: number) => (await product.as(operator, 'catalogue.game', { gameId: id })).body;

test('what was accepted holds whatever is imported later, and leaves to its sources what it says nothing of', async () => {
  const key = `imported ${count}`;
  const known = { source_key: key, title: `Imprted ${count}`, release_date: '1993' };
  const id = await imports({ ...known, publisher: 'Wrong', genres: ['Action'] });
  const first = { ...titled(known.title), gameId: id, release_date: '1993', genres: ['Action'] };
  const own = await correct(product, ana, { ...first, publisher: 'Right' });

  const { status } = await decide('accept', own);
  await imports({ ...known, title: `Imported ${count}`, publisher: 'Wrong again', genres: ['Puzzle'] });
  const imported = await gameOf(id);
  const then = { ...titled(`Imported ${count}`), gameId: id, publisher: 'Right' };
  await decide('accept', await correct(product, ana, { ...then, regions: ['EU'] }));

  expect(status).toBe(200);
  expect(imported).toMatchObject({ title: `Imported ${count}`, publisher: 'Right', genres: 'Puzzle' });
  expect(await gameOf(id)).toMatchObject({
    title: `Imported ${count}`,
    publisher: 'Right',
    genres: 'Puzzle',
    release_date: '1993',
    region: 'EU',
  });
});

test('the release that an accepted correction corrects says the same as the game', async () => {
  const release = { region: 'JP', date: '1993-05-21', publisher: 'Wrong', serial: `SHVC-${count}` };
  const known = { source_key: `dated ${count}`, title: `Dated ${count}`, release_date: release.date };
  const id = await imports({ ...known, publisher: 'Wrong', releases: [release] });
  const right = { ...titled(known.title), gameId: id, regions: ['JP'], genres: [] };

  const own = await correct(product, ana, { ...right, release_date: '1993-05-22', publisher: 'Right' });
  const { status } = await decide('accept', own);

  expect(status).toBe(200);
  expect(await gameOf(id)).toMatchObject({
    release_date: '1993-05-22',
    publisher: 'Right',
    releases: [{ region: 'JP', date: '1993-05-22', publisher: 'Right', serial: release.serial }],
  });
});

test('a game with the year in its title keeps it for as long as its sources call it like another', async () => {
  const title = `Twice ${count}`;
  await imports({ source_key: `first ${count}`, title, release_date: '1983' });
  const known = { source_key: `second ${count}`, release_date: '1991' };
  const id = await imports({ ...known, title });
  const own = await correct(product, ana, { ...titled(`${title} (1991)`), gameId: id, publisher: 'Right' });

  await decide('accept', own);
  const accepted = await gameOf(id);
  await imports({ ...known, title: `${title} and for all` });

  expect(accepted).toMatchObject({ title: `${title} (1991)`, publisher: 'Right' });
  expect(await gameOf(id)).toMatchObject({ title: `${title} and for all`, publisher: 'Right' });
});

test('what sources mend after a correction is not offered as the wish of its user', async () => {
  const known = { source_key: `mended ${count}`, title: `Mended ${count}`, release_date: '1993' };
  const id = await imports({ ...known, publisher: 'Old', genres: ['Action'] });
  const facts = { ...titled(known.title), gameId: id, publisher: 'Old', genres: ['Action'] };
  const own = await correct(product, ana, { ...facts, release_date: '1994' });

  await imports({ ...known, publisher: 'New', genres: ['Puzzle'] });
  const changes = await changesOf(own);
  await decide('accept', own);

  expect(changes).toEqual([{ fact: 'release_date', from: '1993', to: '1994' }]);
  expect(await gameOf(id)).toMatchObject({ publisher: 'New', genres: 'Puzzle', release_date: '1994' });
});

test.each(['accept', 'decline'] as const)(
  'an operator cannot %s what they were not shown',
  async (decision) => {
    const own = await correct(product, ana, titled(`Right ${count}`));
    const changes = await changesOf(own);
    await product.as(ana, 'entries.change', { ...titled(`Spam ${count}`), gameId: own });

    const answer = await product.as(operator, `entries.${decision}Correction`, { gameId: own, changes });

    expect(answer).toMatchObject({ status: 409, body: { code: 'correction_changed' } });
    expect(await gameOf(gameId)).toMatchObject({ title: `Wrong ${count}` });
    expect(await changesOf(own)).toMatchObject([{ to: `Spam ${count}` }]);
  },
);

test('corrections that change nothing, as for a cover of one’s own, keep no other from the operator', async () => {
  const titles = Array.from({ length: 200 }, (_, n) => `Cover ${count} ${n}`);
  const covers = (await product.games(titles)).map((corrects, n) => ({
    title: titles[n] ?? '',
    platform_id: 19,
    release_date: null,
    publisher: null,
    regions: [],
    genres: [],
    gameId: firstEntryId + 1_000_000 + n,
    corrects,
    created_at: '2026-01-01T00:00:00.000Z',
  }));
  await inTransaction(product.ctx, (ctx) => restoreEntries(ctx, ana.id, covers));
  const bo = await product.user('bo');

  const own = await correct(product, bo, titled(`Right ${count}`));

  expect((await listed()).map((correction) => correction.gameId)).toEqual([own]);
});

test('what is accepted after two games became one counts more than what was accepted before', async () => {
  const gamma = await imports({ source_key: `gamma ${count}`, title: `Gamma ${count}` });
  const known = { source_key: `delta ${count}`, title: `Delta ${count}` };
  const delta = await imports(known);
  await decide(
    'accept',
    await correct(product, ana, { ...titled(`Gamma ${count}`), gameId: gamma, publisher: 'First' }),
  );
  await inTransaction(product.ctx, (ctx) => uniteGames(ctx, { from: gamma, to: delta }));
  await decide(
    'accept',
    await correct(product, ana, { ...titled(known.title), gameId: delta, publisher: 'Second' }),
  );

  await imports({ ...known, genres: ['Puzzle'] });

  expect(await gameOf(delta)).toMatchObject({ title: known.title, publisher: 'Second', genres: 'Puzzle' });
});

test('a title that another game has is not accepted, and nothing changes', async () => {
  const own = await correct(product, ana, titled(`Other ${count}`));

  const answer = await decide('accept', own);

  expect(answer).toMatchObject({ status: 409, body: { code: 'title_taken' } });
  expect((await product.as(ana, 'catalogue.game', { gameId: own })).status).toBe(200);
});

test('what an operator declines stays its user’s own, and comes back when it is changed', async () => {
  const own = await correct(product, ana, titled(`Right ${count}`));

  await decide('decline', own);
  const declined = await listed();
  await product.as(ana, 'entries.change', { ...titled(`Better ${count}`), gameId: own });

  expect(declined).toEqual([]);
  expect(await listed()).toMatchObject([{ gameId: own }]);
  expect((await product.as(ana, 'catalogue.game', { gameId: own })).body).toMatchObject({
    title: `Better ${count}`,
  });
});
