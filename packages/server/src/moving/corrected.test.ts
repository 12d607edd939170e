import type { OwnEntry } from '@cartouche/contract/entries';
import { firstEntryId } from '@cartouche/contract/entries.rules';
import { fullForms } from '@cartouche/contract/fullExport.rules';
import type { GameRow } from '@cartouche/contract/game';
import { ownEntries } from '@cartouche/contract/limits';
import type { Move } from '@cartouche/contract/moving';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { insertEntries } from '../entries/restore.store.ts';
import { givePlan } from '../subscription/subscription.ts';
import { correct, enter } from '../testing/entries.ts';
import { csvOf, exportedCopies, fullExportOf, moveOf, rowsOf, writeBegun } from '../testing/moving.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';

let product: Product;
let ana: TestUser;
let bo: TestUser;
let title: string;
let gameId: number;
const facts = {
  title: 'F-Zero, mon édition',
  platform_id: 19,
  release_date: '2001-02-03',
  publisher: 'Moi',
  regions: ['FR'],
  genres: ['Racing'],
};
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());
beforeEach(async () => {
  [ana, bo] = [await product.user('ana'), await product.user('bo')];
  for (const { email } of [ana, bo]) await givePlan(product.ctx, email, 'pro');
  title = `F-Zero ${crypto.randomUUID()}`;
  [gameId = 0] = await product.games([title], 19);
});

/** Ana corrects the game, and has two copies of it. */
async function corrects(as: Partial<typeof facts> = {}): Promise<number> {
  const correction = await correct(product, ana, { ...facts, ...as, gameId });
  await product.as(ana, 'collection.save', { gameId: correction, notes: 'mine' });
  product.later(1000);
  await product.as(ana, 'collection.addCopy', { gameId: correction, notes: 'another' });
  return correction;
}

const exported = (user: TestUser) => fullExportOf(product, user, { form: 'csv' });
const copies = (user: TestUser) => exportedCopies(product, user);
const bring = async (user: TestUser, file: string | Buffer) => {
  const { id: moveId } = await moveOf(product, user, file);
  return (await product.as(user, 'moving.write', { moveId })).body as Move; // as: the contract's output
};
const undo = (user: TestUser, moveId: number) => product.as(user, 'moving.undo', { moveId });
const entries = async (user: TestUser) => (await product.as(user, 'entries.list')).body as OwnEntry[]; // as: see above
const listed = async (user: TestUser, p_tab: 'owned' | 'wishlist') =>
  (await product.as(user, 'catalogue.fetchGames', { p_tab })).body as GameRow[]; // as: see above

test.each(fullForms.flatMap((form) => [facts.title, ''].map((own) => [form, own] as const)))(
  'a full export as %s brings the user’s own facts of a game into another account (title ‘%s’)',
  async (form, own) => {
    await corrects({ title: own || title });
    const file = await fullExportOf(product, ana, { form });

    const there = await moveOf(product, bo, file);
    const rows = await rowsOf(product, bo, there.id);
    const written = (await product.as(bo, 'moving.write', { moveId: there.id })).body as Move; // as: see above
    const again = await moveOf(product, bo, file);
    const here = await moveOf(product, ana, file);

    expect(there.plan).toMatchObject({ adds: 1, copies: 1, corrections: 1, entries: 0, undecided: 0 });
    expect(rows.map(({ correction }) => correction)).toEqual([
      { title: own || title, isBrought: true },
      { title: own || title, isBrought: true },
    ]);
    expect(written.plan).toMatchObject({ adds: 1, copies: 1, corrections: 1 });
    expect(await copies(bo)).toEqual(await copies(ana));
    expect(await entries(bo)).toMatchObject([
      { title: own || title, publisher: 'Moi', region: 'FR', corrects: { game_id: gameId, title } },
    ]);
    for (const { plan, counts } of [again, here]) {
      expect(counts).toMatchObject({ same: 2, new: 0, copy: 0, differs: 0 });
      expect(plan).toMatchObject({ adds: 0, copies: 0, changes: 0, corrections: 0 });
    }
  },
);

test('undo takes back a correction that a file made: the copies in the bin and the wish are of its game again', async () => {
  await corrects();
  await product.as(bo, 'wishlist.add', { gameId });
  const { id } = await bring(bo, await exported(ana));
  const wished = await listed(bo, 'wishlist');

  await undo(bo, id);

  expect(wished).toEqual([]);
  expect(await entries(bo)).toEqual([]);
  expect(await listed(bo, 'wishlist')).toMatchObject([{ game_id: gameId, title }]);
  expect((await product.as(bo, 'collection.bin')).body).toMatchObject([
    { notes: 'another', game: { title } },
    { notes: 'mine', game: { title } },
  ]);
  const again = await bring(bo, await exported(ana));
  expect(again.plan).toMatchObject({ adds: 1, copies: 1, corrections: 1 });

  await undo(bo, again.id);

  expect(await entries(bo)).toEqual([]);
  expect((await product.as(bo, 'collection.bin')).body).toMatchObject(
    Array.from({ length: 4 }, () => ({ game: { title } })),
  );
});

test('a correction or an own entry that the user changed since is named before an undo, and stays', async () => {
  await corrects();
  await enter(product, ana, { title: `Homebrew ${title}`, platform_id: 19 });
  const entry = (await entries(ana)).find(({ corrects: of }) => !of);
  await product.as(ana, 'collection.save', { gameId: entry?.game_id });
  const { id: moveId } = await bring(bo, await exported(ana));
  const there = await entries(bo);
  for (const { game_id, platform_id } of there)
    await product.as(bo, 'entries.change', {
      ...facts,
      gameId: game_id,
      platform_id,
      title: `Mine ${game_id}`,
    });

  const edited = (await product.as(bo, 'moving.edited', { moveId })).body;
  await undo(bo, moveId);

  expect(there).toHaveLength(2);
  expect(edited).toMatchObject({ count: 2 });
  expect((await entries(bo)).map((one) => one.title).toSorted()).toEqual(
    there.map(({ game_id }) => `Mine ${game_id}`).toSorted(),
  );
});

test('undo takes back a correction of which only a copy was edited, and that copy waits in the bin', async () => {
  await corrects();
  const { id } = await bring(bo, await exported(ana));
  const [brought] = await listed(bo, 'owned');
  await product.as(bo, 'collection.save', { gameId: brought?.game_id, isEdit: true, notes: 'edited' });

  await undo(bo, id);

  expect(await entries(bo)).toEqual([]);
  expect((await product.as(bo, 'collection.bin')).body).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ notes: 'edited', game: expect.objectContaining({ title }) }),
    ]),
  );
});

test('a correction of which the user has another copy is named before an undo, which keeps it', async () => {
  await corrects();
  const { id } = await bring(bo, await exported(ana));
  const [brought] = await listed(bo, 'owned');
  const editedNow = async () => (await product.as(bo, 'moving.edited', { moveId: id })).body;
  const before = await editedNow();
  await product.as(bo, 'collection.addCopy', { gameId: brought?.game_id, notes: 'by hand' });
  const after = await editedNow();

  await undo(bo, id);

  expect(before).toMatchObject({ count: 0 });
  expect(after).toMatchObject({ count: 1, games: [{ game_id: brought?.game_id }] });
  expect(await entries(bo)).toMatchObject([{ title: facts.title }]);
  expect(await copies(bo)).toMatchObject([{ title: facts.title, notes: 'by hand' }]);
});

test('of a game that is here, the user’s own facts stay as they are, and its row says so', async () => {
  await corrects();
  await product.as(bo, 'collection.save', { gameId, notes: 'mine' });

  const { id, plan } = await moveOf(product, bo, await exported(ana));
  const rows = await rowsOf(product, bo, id);
  await product.as(bo, 'moving.write', { moveId: id });

  expect(plan).toMatchObject({ corrections: 0, copies: 1 });
  expect(rows.map(({ correction }) => correction)).toEqual([
    { title: facts.title, isBrought: false },
    { title: facts.title, isBrought: false },
  ]);
  expect(await entries(bo)).toEqual([]);
});

test('a game that the user adds after the dry run keeps its facts', async () => {
  await corrects();
  const { id } = await moveOf(product, bo, await exported(ana));
  await product.as(bo, 'collection.save', { gameId, notes: 'mine' });

  const { plan } = await writeBegun(product, bo, id);

  expect(plan).toMatchObject({ adds: 0, corrections: 0, overtaken: 1 });
  expect(await entries(bo)).toEqual([]);
});

test('a correction stays out with the row that is skipped', async () => {
  await corrects();
  const { id: moveId } = await moveOf(product, bo, await exported(ana));

  await product.as(bo, 'moving.decide', { moveId, places: [0, 1], decision: { do: 'skip' } });
  const { plan } = (await product.as(bo, 'moving.write', { moveId })).body as Move; // as: see above

  expect(plan).toMatchObject({ adds: 0, copies: 0, corrections: 0 });
  expect(await entries(bo)).toEqual([]);
});

test('corrections beyond the room for entries are said before, and nothing is written', async () => {
  await corrects();
  const entered = Array.from({ length: ownEntries.most }, (_one, at) => ({
    game_id: firstEntryId + 1_000_000 + at,
    platform_id: 19,
    title: `Own ${at}`,
    folded_title: `own ${at}`,
    regions: [],
    genres: [],
    created_at: product.ctx.now(),
  }));
  await insertEntries(product.ctx.db, bo.id, entered);

  const { id: moveId, plan } = await moveOf(product, bo, await exported(ana));
  const { body } = await product.as(bo, 'moving.write', { moveId });

  expect(plan).toMatchObject({ corrections: 1, entryRoom: 0 });
  expect(body).toMatchObject({ code: 'entry_limit_reached' });
  expect(await copies(bo)).toEqual([]);
});

test('a game that the user corrects after the dry run has its copies at the correction', async () => {
  const plain = csvOf([[title, 'Platform 19', 'CARTRIDGE', 'GOOD']]);
  const { id } = await moveOf(product, bo, plain);
  const { id: another } = await moveOf(product, bo, await exportedBy(ana));
  const correction = await correct(product, bo, { ...facts, title: 'Bo’s own', gameId });

  await writeBegun(product, bo, id);
  await product.as(bo, 'entries.remove', { gameId: correction });
  await product.as(bo, 'entries.unmerge', { gameId: correction });
  const { plan } = await writeBegun(product, bo, another);

  expect((await listed(bo, 'owned')).map((game) => game.title)).toEqual(['Bo’s own']);
  expect(plan).toMatchObject({ adds: 0, copies: 1, corrections: 0, overtaken: 1 });
});

async function exportedBy(user: TestUser): Promise<Buffer> {
  await corrects();
  return await exported(user);
}
