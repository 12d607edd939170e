import type { MovedRow } from '@cartouche/contract/movedRow';
import type { Move } from '@cartouche/contract/moving';
import { moving } from '@cartouche/contract/moving.rules';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { givePlan } from '../subscription/subscription.ts';
import { csvOf, moveOf, rowsOf, uploadMove } from '../testing/moving.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';

let product: Product;
let mana: number;
let terra: number;
let illusion: number;
beforeAll(async () => {
  product = await startProduct();
  const ids = await product.games(['Secret of Mana', 'Terranigma', 'Soul Blazer', 'Illusion of Time'], 19);
  [mana = 0, terra = 0, , illusion = 0] = ids;
  await product.games(['Soul Blazer'], 58);
});
afterAll(() => product.close());

const platform = 'Platform 19';
const act = async (user: TestUser, call: string, input: object) =>
  (await product.as(user, call, input)).body as Move; // as: the contract's output
const copyOf = async (user: TestUser, gameId: number) =>
  (await product.as(user, 'collection.item', { gameId })).body;
const gamesOf = async (user: TestUser) =>
  ((await product.as(user, 'collection.summary')).body as { games: number }).games;

test('a file is looked at before anything is written, and each row says how it ends', async () => {
  const ana = await product.user('ana');
  await product.as(ana, 'collection.save', { gameId: terra, completeness: 'CARTRIDGE', condition: 'FAIR' });
  await product.as(ana, 'collection.save', {
    gameId: mana,
    completeness: 'COMPLETE_IN_BOX',
    condition: 'GOOD',
  });

  const move = await moveOf(
    product,
    ana,
    csvOf([
      ['Secret of Mana', platform, 'COMPLETE_IN_BOX', 'GOOD'],
      ['Terranigma', platform, 'COMPLETE_IN_BOX', 'MINT'],
      ['Soul Blazer', platform, 'CARTRIDGE', 'GOOD'],
      ['Soul Blazer', platform, 'COMPLETE_IN_BOX', 'GOOD'],
      ['A game that nobody made', platform, 'CARTRIDGE', 'GOOD'],
      ['', platform, 'CARTRIDGE', 'GOOD'],
      ['Secret of Mana', 'A machine that nobody made', 'CARTRIDGE', 'GOOD'],
    ]),
  );
  const rows = await rowsOf(product, ana, move.id);

  expect(move).toMatchObject({
    form: 'cartouche',
    state: 'ready',
    plan: { adds: 1, changes: 0, undecided: 2 },
  });
  expect(rows.map(({ status, why }) => [status, why])).toEqual([
    ['same', null],
    ['differs', null],
    ['copy', null],
    ['new', null],
    ['missing', null],
    ['out', 'noTitle'],
    ['several', 'noPlatform'],
  ]);
  expect(rows[1]?.differences).toEqual([
    { field: 'completeness', file: 'COMPLETE_IN_BOX', mine: 'CARTRIDGE' },
    { field: 'condition', file: 'MINT', mine: 'FAIR' },
  ]);
  expect(await gamesOf(ana)).toBe(2);
});

test('what was decided is written, the same file again changes nothing, and undo takes back just that', async () => {
  const ana = await product.user('ana');
  await product.as(ana, 'collection.save', {
    gameId: terra,
    completeness: 'CARTRIDGE',
    notes: 'from my aunt',
  });
  await product.as(ana, 'wishlist.add', { gameId: mana });
  const file = csvOf([
    ['Secret of Mana', platform, 'CARTRIDGE', 'POOR'],
    ['Terranigma', platform, 'COMPLETE_IN_BOX', 'GOOD'],
    ['A prototype of mine', platform, 'CARTRIDGE', 'GOOD'],
    ['Ilusion of Tme', platform, 'CARTRIDGE', 'FAIR'],
  ]);
  const { id: moveId } = await moveOf(product, ana, file);

  await act(ana, 'moving.decide', { moveId, places: [1], decision: { do: 'file' } });
  await act(ana, 'moving.decide', { moveId, places: [2], decision: { do: 'entry' } });
  await act(ana, 'moving.decide', { moveId, places: [3], decision: { do: 'match', gameId: illusion } });
  const written = await act(ana, 'moving.write', { moveId });
  const after = await gamesOf(ana);
  const changed = await copyOf(ana, terra);
  const again = await moveOf(product, ana, file);
  await act(ana, 'moving.write', { moveId: again.id });
  const afterAgain = await gamesOf(ana);
  const undone = await act(ana, 'moving.undo', { moveId });

  expect(written).toMatchObject({ state: 'written', done: 4 });
  expect(after).toBe(4);
  expect(changed).toMatchObject({ completeness: 'COMPLETE_IN_BOX', notes: 'from my aunt' });
  expect(again.counts).toMatchObject({ same: 4, new: 0, differs: 0, missing: 0 });
  expect(afterAgain).toBe(4);
  expect(undone.state).toBe('undone');
  expect(await gamesOf(ana)).toBe(1);
  expect(await copyOf(ana, terra)).toMatchObject({ completeness: 'CARTRIDGE', notes: 'from my aunt' });
  expect((await product.as(ana, 'entries.list')).body).toEqual([]);
  expect((await product.as(ana, 'wishlist.list')).body).toMatchObject([{ game_id: mana }]);
});

test('rows are found by words of their title or platform, however they end', async () => {
  const ana = await product.user('ana');
  const move = await moveOf(
    product,
    ana,
    csvOf([
      ['Secret of Mana', platform, 'CARTRIDGE', 'FAIR'],
      ['Nobody made this 100% secret', platform, 'CARTRIDGE', 'FAIR'],
      ['Terranigma', 'Another machine', 'CARTRIDGE', 'FAIR'],
    ]),
  );
  const found = async (search: string) => {
    const { body } = await product.as(ana, 'moving.rows', { moveId: move.id, search });
    return (body as MovedRow[]).map(({ line }) => line); // as: the contract's output
  };

  expect(await found('SECRET')).toEqual([2, 3]);
  expect(await found('another mach')).toEqual([4]);
  expect(await found('%')).toEqual([3]);
});

test('a newer file brings only what changed in it, and leaves alone what was edited here since', async () => {
  const ana = await product.user('ana');
  const first = await moveOf(product, ana, csvOf([['Secret of Mana', platform, 'CARTRIDGE', 'FAIR']]));
  await act(ana, 'moving.write', { moveId: first.id });
  await product.as(ana, 'collection.save', { gameId: mana, isEdit: true, condition: 'MINT' });

  const newer = await moveOf(
    product,
    ana,
    csvOf([
      ['Secret of Mana', platform, 'COMPLETE_IN_BOX', 'FAIR'],
      ['Terranigma', platform, 'CARTRIDGE', 'GOOD'],
    ]),
  );
  await act(ana, 'moving.write', { moveId: newer.id });

  expect(newer.plan).toMatchObject({ adds: 1, changes: 1 });
  expect(await copyOf(ana, mana)).toMatchObject({ completeness: 'COMPLETE_IN_BOX', condition: 'MINT' });
});

test('a file with more games than the plan takes is refused whole, and says so before', async () => {
  const ana = await product.user('ana');
  const titles = Array.from({ length: 21 }, (_one, place) => `Many games ${place + 1}`);
  await product.games(titles, 19);
  const move = await moveOf(
    product,
    ana,
    csvOf(titles.map((title) => [title, platform, 'CARTRIDGE', 'GOOD'])),
  );

  const refused = await product.as(ana, 'moving.write', { moveId: move.id });
  await act(ana, 'moving.decide', { moveId: move.id, places: [0], decision: { do: 'skip' } });
  const fitting = await product.as(ana, 'moving.write', { moveId: move.id });

  expect(move.plan).toMatchObject({ adds: 21, room: 20 });
  expect(refused).toMatchObject({ status: 422, body: { code: 'game_limit_reached' } });
  expect(fitting).toMatchObject({ status: 200, body: { state: 'written' } });
  expect(await gamesOf(ana)).toBe(20);
});

test('a table of one’s own is mapped once, and its mapping is remembered', async () => {
  const ana = await product.user('ana');
  const table = csvOf(
    [['Secret of Mana', platform, 'ja', '12,50', 'im Keller']],
    'Spiel,Konsole,Komplett,Kaufpreis,Wo',
  ).replaceAll('"12,50"', '"12,50"');
  const move = await moveOf(product, ana, table);

  const matched = await act(ana, 'moving.match', {
    moveId: move.id,
    settings: { mapping: ['title', 'platform', 'completeness', 'paid', 'note'] },
  });
  await act(ana, 'moving.write', { moveId: move.id });
  const again = await moveOf(product, ana, table);

  expect(move).toMatchObject({ form: 'sheet', state: 'mapping' });
  expect(move.columns).toMatchObject([
    { name: 'Spiel', field: 'title', examples: ['Secret of Mana'] },
    { field: 'platform' },
    { field: 'completeness' },
    { field: 'paid' },
    { field: 'note' },
  ]);
  expect(matched).toMatchObject({ state: 'ready', counts: { new: 1 } });
  expect(await copyOf(ana, mana)).toMatchObject({
    purchasePrice: 12.5,
    purchaseDate: null,
    notes: 'Wo: im Keller',
  });
  expect(again).toMatchObject({ state: 'ready', counts: { same: 1 } });
});

test('words of the file mean what the user says', async () => {
  const ana = await product.user('ana');
  const header = 'Title,Platform,Completeness,Collection Status,Condition';
  const move = await moveOf(
    product,
    ana,
    csvOf([['Secret of Mana', 'Süper', 'halb', 'Im Regal', 'speckig']], header),
  );

  const matched = await act(ana, 'moving.match', {
    moveId: move.id,
    settings: {
      platforms: { Süper: 19 },
      completeness: { halb: 'CARTRIDGE,CASE' },
      lists: { 'Im Regal': 'wishlist' },
      condition: { speckig: 'POOR' },
    },
  });
  await act(ana, 'moving.write', { moveId: move.id });

  expect(move.words.platforms).toEqual([{ word: 'Süper', rows: 1, meaning: null }]);
  expect(move.counts).toMatchObject({ out: 1 });
  expect(matched.plan).toMatchObject({ wishes: 1 });
  expect((await product.as(ana, 'wishlist.list')).body).toMatchObject([{ game_id: mana }]);
});

test('work that is stopped while it writes is taken back', async () => {
  const ana = await product.user('ana');
  await givePlan(product.ctx, ana.email, 'pro');
  const titles = Array.from({ length: 3000 }, (_one, place) => `Long list ${place + 1}`);
  await product.games(titles, 19);
  const { id: moveId } = await moveOf(
    product,
    ana,
    csvOf(titles.map((title) => [title, platform, 'CARTRIDGE', 'GOOD'])),
  );

  const writing = act(ana, 'moving.write', { moveId });
  await expect
    .poll(async () => (await act(ana, 'moving.get', { moveId })).state, { interval: 2 })
    .toBe('writing');
  await product.as(ana, 'moving.stop', { moveId });

  expect(await writing).toMatchObject({ state: 'ready', wasStopped: true });
  expect(await gamesOf(ana)).toBe(0);
  expect((await product.as(ana, 'collection.bin')).body).toEqual([]);
});

test.each([
  ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 1, 2, 3]), 'move_unreadable'],
  ['nothing', Buffer.from(''), 'move_empty'],
  ['a header alone', Buffer.from('Title,Platform\n'), 'move_empty'],
  ['a cell of a megabyte', Buffer.from(`title,platform\n"${'x'.repeat(1_000_000)}",SNES\n`), 'move_hostile'],
  [
    'a thousand columns',
    Buffer.from(`${'title,'.repeat(1000)}platform\n${'x,'.repeat(1000)}y\n`),
    'move_too_large',
  ],
  ['too many rows', Buffer.from(`title,platform\n${'x,y\n'.repeat(50_100)}`), 'move_too_large'],
  ['too many bytes', Buffer.alloc(moving.largestBytes + 1, 'title,platform\n'), 'move_too_large'],
  ['entities', Buffer.from('<!DOCTYPE a [<!ENTITY b "ccc">]><tellico>&b;</tellico>'), 'move_entities'],
  [
    'a list of books',
    Buffer.from('<collectorz><bookinfo><booklist><book/></booklist></bookinfo></collectorz>'),
    'move_not_games',
  ],
])('%s is refused with a sentence', async (_name, file, code) => {
  const ana = await product.user('ana');

  const { status, body } = await uploadMove(product, ana, file);

  expect(body).toMatchObject({ code });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});
