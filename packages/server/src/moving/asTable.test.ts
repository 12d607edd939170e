import type { GameRow } from '@cartouche/contract/game';
import type { Move } from '@cartouche/contract/moving';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { csvOf, matchMoveOf, moveOf, rowsOf, uploadMove } from '../testing/moving.ts';
import { type Product, startProduct } from '../testing/product.ts';
import { workbookOf } from './testing/workbook.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  await product.games(['Secret of Mana', 'Terranigma', 'Lagoon'], 19);
  await product.games([], 33);
});
afterAll(() => product.close());

test('a table that was taken for a tracker’s is mapped by hand, without the file', async () => {
  const ana = await product.user('ana');
  const file = csvOf(
    [['Mana', 'Platform 19', 'Yes', 'No', 'Secret of Mana']],
    'Title,Platform,Box,Manual,Edition',
  );
  const { id: moveId, form } = await moveOf(product, ana, file);

  const mapping = (await product.as(ana, 'moving.asTable', { moveId })).body as Move; // as: the contract's output
  const again = await product.as(ana, 'moving.asTable', { moveId });
  await product.as(ana, 'moving.match', {
    moveId,
    settings: { mapping: ['note', 'platform', 'box', 'manual', 'title'] },
  });
  const rows = await rowsOf(product, ana, moveId);

  expect(form).toBe('clz');
  expect(mapping).toMatchObject({ form: 'sheet', state: 'mapping' });
  expect(mapping.columns.map(({ field, examples }) => [field, examples[0]])).toEqual([
    ['title', 'Mana'],
    ['platform', 'Platform 19'],
    ['box', 'Yes'],
    ['manual', 'No'],
    ['edition', 'Secret of Mana'],
  ]);
  expect(again.body).toEqual(mapping);
  expect(rows).toMatchObject([{ status: 'new', title: 'Secret of Mana' }]);
});

test('a table whose columns were mapped wrongly is mapped again, also when it is uploaded once more', async () => {
  const bob = await product.user('bob');
  const file = csvOf([['Secret of Mana', 'Platform 19', 'attic']], 'Jeu,Console,Rangement');
  const { id: wrong } = await moveOf(product, bob, file);
  const mistaken = ['title', 'nothing', 'tags'] as const;
  await product.as(bob, 'moving.match', { moveId: wrong, settings: { mapping: mistaken } });

  const { id: moveId, state } = await moveOf(product, bob, file);
  const before = await rowsOf(product, bob, moveId);
  const mapping = (await product.as(bob, 'moving.asTable', { moveId })).body as Move; // as: the contract's output
  await product.as(bob, 'moving.match', { moveId, settings: { mapping: ['title', 'platform', 'place'] } });
  const rows = await rowsOf(product, bob, moveId);
  const third = await moveOf(product, bob, file);

  expect([state, before[0]?.game]).toEqual(['ready', null]);
  expect(mapping.state).toBe('mapping');
  expect(mapping.columns.map(({ field }) => field)).toEqual(mistaken);
  expect(rows).toMatchObject([
    { status: 'new', game: { title: 'Secret of Mana' }, says: [{ field: 'place', value: 'attic' }] },
  ]);
  expect(third.columns.map(({ field }) => field)).toEqual(['title', 'platform', 'place']);
});

test('columns that only have the names of a workbook’s tabs are told apart from those of the file', async () => {
  const cy = await product.user('cy');
  const rows = [['Jeu'], ['Secret of Mana']];
  const tabs = { SNES: rows, Wishlist: rows, Old: rows };
  const { columns, told } = await moveOf(product, cy, await workbookOf(tabs, { states: { Old: 'hidden' } }));

  expect(told).toMatchObject({ leftOutTabs: [], hiddenTabs: ['Old'] });
  expect(columns.map(({ field, isOfTab = false }) => [field, isOfTab])).toEqual([
    ['title', false],
    ['platform', true],
    ['list', true],
  ]);

  const own = [
    ['Jeu', 'Console'],
    ['Secret of Mana', 'SNES'],
    ['Terranigma', 'NES'],
  ];
  const said = await moveOf(product, cy, await workbookOf({ SNES: own, NES: own }));
  expect(said.columns.map(({ field, isOfTab = false }) => [field, isOfTab])).toEqual([
    ['title', false],
    ['platform', false],
    ['note', true],
  ]);
});

test('what a table marks as wished for becomes a wish, and what it marks as for sale a copy with a tag', async () => {
  const dee = await product.user('dee');
  const rows = [
    ['Secret of Mana', 'Platform 19', '1', '0', '0'],
    ['Terranigma', 'Platform 19', '0', '1', '0'],
    ['Lagoon', 'Platform 19', '1', '0', '1'],
  ];
  const { id: moveId, columns } = await moveOf(
    product,
    dee,
    csvOf(rows, 'Title,Platform,Owned,Wanted,For sale?'),
  );

  const { plan, words } = await matchMoveOf(product, dee, moveId);
  await product.as(dee, 'moving.write', { moveId });
  const listed = async (filters: object) =>
    ((await product.as(dee, 'catalogue.fetchGames', filters)).body as GameRow[]).map(({ title }) => title); // as: the contract's output

  expect(columns.map(({ field }) => field)).toEqual(['title', 'platform', 'owned', 'wished', 'forSale']);
  expect(plan).toMatchObject({ adds: 2, wishes: 1 });
  expect(words?.lists.map(({ word, meaning }) => [word, meaning])).toEqual(
    expect.arrayContaining([
      ['Wanted', 'wishlist'],
      ['For sale', 'collection'],
    ]),
  );
  expect(await listed({ p_tab: 'owned' })).toEqual(['Lagoon', 'Secret of Mana']);
  expect(await listed({ p_tab: 'owned', p_tag: ['For sale'] })).toEqual(['Lagoon']);
  expect(await listed({ p_tab: 'wishlist' })).toEqual(['Terranigma']);
});

let users = 0;

/** The console that all rows of a file have, which is shown with its meaning. */
async function consoleOf(name: string, file: string | Buffer) {
  users += 1;
  const user = await product.user(`console-${users}`);
  const uploaded = (await uploadMove(product, user, file, name)).body as Move; // as: the contract's output
  const { words } = await matchMoveOf(product, user, uploaded.id);
  const rows = await rowsOf(product, user, uploaded.id);
  return [
    uploaded.columns.at(-1)?.isOfTab ?? false,
    words.platforms,
    new Set(rows.map(({ status }) => status)),
  ];
}

const titles = 'Titre;Prix payé\nSecret of Mana;12,50\nTerranigma;30\n';
const found = (word: string) => [true, [{ word, rows: 2, meaning: 19 }], new Set(['new'])];
const notFound = [false, [{ word: '', rows: 2, meaning: null }], new Set(['several'])];

test.each([
  ['Platform 19.csv', titles, found('Platform 19')],
  ['Jeux Platform 19.csv', titles, found('Jeux Platform 19')],
  ['liste_platform_19 (1).csv', titles, found('liste_platform_19 (1)')],
  ['Mes jeux - Platform 19 - 2024-05-01.csv', titles, found('Mes jeux - Platform 19 - 2024-05-01')],
  ['Platform 19.csv', 'Secret of Mana\nTerranigma\n', found('Platform 19')],
  ['Mes jeux.csv', titles, notFound],
  ['Platform 19 et autres.csv', titles, notFound],
])(
  'a file called %s whose columns have no console is of the console it is called',
  async (name, file, is) => {
    expect(await consoleOf(name, file)).toEqual(is);
  },
);

test('a workbook with one tab is of the console that the tab is called, whatever the file is called', async () => {
  const rows = [['Titre'], ['Secret of Mana'], ['Terranigma']];
  const ofTab = await workbookOf({ 'Jeux Platform 19': rows });
  const ofFile = await workbookOf({ Feuil1: rows });

  expect(await consoleOf('Platform 33.xlsx', ofTab)).toEqual(found('Jeux Platform 19'));
  expect(await consoleOf('Platform 19.xlsx', ofFile)).toEqual(found('Platform 19'));
});

test('a console that the columns name is not that of the file', async () => {
  const file = 'Titre;Console\nSecret of Mana;Platform 19\nTerranigma;Platform 19\n';

  expect(await consoleOf('Platform 33.csv', file)).toEqual([
    false,
    [{ word: 'Platform 19', rows: 2, meaning: 19 }],
    new Set(['new']),
  ]);
});

test('columns that were mapped once are so for the next file, which another console names', async () => {
  const eve = await product.user('eve');
  const file = 'Quoi;Coffre\nSecret of Mana;grenier\n';
  const first = (await uploadMove(product, eve, file, 'Platform 33.csv')).body as Move; // as: the contract's output
  await product.as(eve, 'moving.match', {
    moveId: first.id,
    settings: { mapping: ['title', 'place', 'platform'] },
  });

  const next = (await uploadMove(product, eve, file, 'Platform 19.csv')).body as Move; // as: the contract's output
  const { columns, words } = await matchMoveOf(product, eve, next.id);

  expect(columns.map(({ field }) => field)).toEqual(['title', 'place', 'platform']);
  expect(words.platforms).toMatchObject([{ word: 'Platform 19', meaning: 19 }]);
});
