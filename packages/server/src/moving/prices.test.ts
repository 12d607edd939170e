import type { Item } from '@cartouche/contract/collection';
import type { Move } from '@cartouche/contract/moving';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { csvOf, moveOf } from '../testing/moving.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';
import { currencyIn } from './prices.ts';

let product: Product;
let games: number[];
const titles = ['Secret of Mana', 'Terranigma', 'Okami'];
beforeAll(async () => {
  product = await startProduct();
  games = await product.games(titles, 19);
});
afterAll(() => product.close());

test.each([
  ['12,50 €', 'EUR'],
  ['EUR 12.50', 'EUR'],
  ['$1,234.50', 'USD'],
  ['US$ 5', 'USD'],
  ['£5', 'GBP'],
  ['CA$12', 'CAD'],
  ['12 chf', 'CHF'],
  ['45 kr', 'kr'],
  ['12.50', null],
  ['gift', null],
  ['', null],
])('a price written as %s names %s', (written, currency) => {
  expect(currencyIn(written)).toBe(currency);
});

async function look(user: TestUser, rows: readonly (readonly string[])[], header: string): Promise<Move> {
  const { id: moveId, columns } = await moveOf(product, user, csvOf(rows, header));
  return await again(user, moveId, { mapping: columns.map(({ field }) => field) });
}
const again = async (user: TestUser, moveId: number, settings: object) =>
  (await product.as(user, 'moving.match', { moveId, settings })).body as Move; // as: the contract's output
const write = (user: TestUser, { id: moveId }: Move) => product.as(user, 'moving.write', { moveId });
async function told(user: TestUser): Promise<unknown[]> {
  const items = await Promise.all(games.map((gameId) => product.as(user, 'collection.item', { gameId })));
  return items.map(({ body }) => {
    const { purchasePrice, estimate, notes } = body as Item; // as: the contract's output
    return [purchasePrice, estimate, notes];
  });
}
const collector = async (name: string) => {
  const user = await product.user(name);
  await product.as(user, 'settings.save', { preferred_currency: 'EUR' });
  return user;
};

const header = 'Game,Console,Price paid,Value';
const rows = [
  ['Secret of Mana', 'Platform 19', '12,50 €', '80'],
  ['Terranigma', 'Platform 19', '$12.50', '80 USD'],
  ['Okami', 'Platform 19', '5', '45 kr'],
];

test('amounts in another currency than the account’s are not taken for its own: they go into the notes, and that is said', async () => {
  const ana = await collector('ana');

  const move = await look(ana, rows, header);
  await write(ana, move);

  expect(new Set(move.told.currencies)).toEqual(new Set(['EUR', 'USD', 'kr', null]));
  expect(move.told.inNotes).toEqual(['Paid', 'Value']);
  expect(move.settings).toMatchObject({ currency: null, own: 'EUR' });
  expect(await told(ana)).toEqual([
    [12.5, 80, ''],
    [null, null, 'Paid: $12.50\nValue: 80 USD'],
    [5, null, 'Value: 45 kr'],
  ]);
});

test('a price without a currency counts the one that all others of its file name', async () => {
  const dee = await collector('dee');
  const inDollars = rows.map(([title = '', platform = '']) => [title, platform, '$12.50', '']);
  const [first = [], ...others] = inDollars;

  await write(dee, await look(dee, [[...first.slice(0, 2), '90', ''], ...others], header));

  expect((await told(dee))[0]).toEqual([null, null, 'Paid: 90 USD']);
});

test('the user says in which currency the prices of a file are, whatever it says itself', async () => {
  const ana = await collector('bo');
  const { id: moveId } = await look(ana, rows, header);

  const inPounds = await again(ana, moveId, { currency: 'GBP' });
  const inEuro = await again(ana, moveId, { currency: 'EUR' });
  await write(ana, inEuro);

  expect(inPounds.settings.currency).toBe('GBP');
  expect(inPounds.told.inNotes).toEqual(['Paid', 'Value']);
  expect(inEuro.told.inNotes).toEqual([]);
  expect(await told(ana)).toEqual([
    [12.5, 80, ''],
    [12.5, 80, ''],
    [5, 45, ''],
  ]);
});

test('a column can name the currency of the prices beside it', async () => {
  const ana = await collector('cy');

  const move = await look(
    ana,
    [
      ['Secret of Mana', 'Platform 19', '12.50', 'EUR'],
      ['Terranigma', 'Platform 19', '12.50', 'US dollars'],
      ['Okami', 'Platform 19', '12.50', ''],
    ],
    'Game,Console,Price paid,Currency',
  );
  await write(ana, move);

  expect(await told(ana)).toEqual([
    [12.5, null, ''],
    [null, null, 'Paid: 12.50 US dollars'],
    [12.5, null, ''],
  ]);
});
