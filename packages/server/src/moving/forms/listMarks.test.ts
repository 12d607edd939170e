import { expect, test } from 'vitest';

import { read } from '../testing/reading.ts';
import { guessMapping } from './sheet.ts';

const readLines = (...lines: string[]) => read(Buffer.from(lines.join('\n')));

async function listsOf(...lines: string[]) {
  const { rows } = await readLines(...lines);
  return rows.map(({ title, list, fields }) => [title, list, fields.tags, fields.notes]);
}

test('what a column for wishes marks is a wish, and the rest is owned', async () => {
  const english = await listsOf(
    'Title,Platform,Wishlist',
    'Ico,PS2,no',
    'Okami,PS2,yes',
    'Rez,PS2,x',
    'Ys,PS2,',
  );
  const french = await listsOf('Jeu;Console;Souhaité', 'Ico;PS2;non', 'Okami;PS2;oui');

  expect(english).toEqual([
    ['Ico', 'collection', undefined, undefined],
    ['Okami', 'wishlist', undefined, undefined],
    ['Rez', 'wishlist', undefined, undefined],
    ['Ys', 'collection', undefined, undefined],
  ]);
  expect(french).toEqual([
    ['Ico', 'collection', undefined, undefined],
    ['Okami', 'wishlist', undefined, undefined],
  ]);
});

test('what a column for what is for sale marks is owned, and has a tag in the words of the file', async () => {
  const english = await listsOf(
    'Title,Platform,For sale',
    'Ico,PS2,1',
    'Okami,PS2,0',
    'Rez,PS2,€30',
    'Ys,PS2,sold',
    'Gex,PS1,asking 200',
  );
  const french = await listsOf(
    'Jeu;Console;À vendre',
    'Ico;PS2;oui',
    'Okami;PS2;pas encore',
    'Rez;PS2;chez Paul',
  );

  expect(english).toEqual([
    ['Ico', 'collection', 'For sale', undefined],
    ['Okami', 'collection', undefined, undefined],
    ['Rez', 'collection', 'For sale', 'For sale: €30'],
    ['Ys', 'out', undefined, undefined],
    ['Gex', 'collection', 'For sale', 'For sale: asking 200'],
  ]);
  expect(french).toEqual([
    ['Ico', 'collection', 'À vendre', undefined],
    ['Okami', 'collection', undefined, undefined],
    ['Rez', 'collection', undefined, 'À vendre: chez Paul'],
  ]);
});

test('columns for what is owned, wanted and for sale are read together', async () => {
  const found = await listsOf(
    'Title,Platform,Owned,Wanted,For sale',
    'Ico,PS2,1,0,0',
    'Okami,PS2,0,1,0',
    'Rez,PS2,1,0,1',
    'Ys,PS2,0,0,0',
    'Gex,PS1,0,0,1',
    'Klonoa,PS1,1,1,0',
  );

  expect(found).toEqual([
    ['Ico', 'collection', undefined, undefined],
    ['Okami', 'wishlist', undefined, undefined],
    ['Rez', 'collection', 'For sale', undefined],
    ['Ys', 'out', undefined, undefined],
    ['Gex', 'collection', 'For sale', undefined],
    ['Klonoa', 'collection', undefined, 'Wanted: 1'],
  ]);
});

test('what was sold can be wished for again, and a list says more than a mark', async () => {
  const sold = await listsOf('Title,Platform,Sold,Wanted', 'Ico,PS2,yes,yes', 'Okami,PS2,yes,');
  const listed = await listsOf(
    'Title,Platform,Status,Wanted',
    'Ico,PS2,Owned,yes',
    'Okami,PS2,Not owned,yes',
  );

  expect(sold.map(([, list]) => list)).toEqual(['wishlist', 'out']);
  expect(listed.map(([, list]) => list)).toEqual(['collection', 'wishlist']);
});

test.each([
  ['Title;Platform;Sold for;Sold on', 'Ico;PS2;30;', 'Rez;PS2;;2020-01-02', 'Okami;PS2;0;', 'Lumines;PSP;;'],
  [
    'Titre;Console;Vendu à;Vendu le',
    'Ico;PS2;30 €;',
    'Rez;PS2;;2 janvier 2020',
    'Okami;PS2;;',
    'Lumines;PSP;non;',
  ],
  [
    'Titel;Konsole;Verkauft für;Verkauft am',
    'Ico;PS2;30,50;',
    'Rez;PS2;;2.1.2020',
    'Okami;PS2;;',
    'Lumines;PSP;;',
  ],
  [
    'Title;Platform;Sold to;Date sold',
    'Ico;PS2;Marc;',
    'Rez;PS2;;2020',
    'Okami;PS2;not yet;',
    'Lumines;PSP;;',
  ],
])('a price or a day of a sale says that a copy was sold, and a buyer too: %s', async (...lines) => {
  const { rows } = await readLines(...lines);

  expect(rows.map(({ title, why, fields }) => [title, why, fields])).toEqual([
    ['Ico', 'sold', {}],
    ['Rez', 'sold', {}],
    ['Okami', null, {}],
    ['Lumines', null, {}],
  ]);
});

test.each([
  ['Title;Platform;Purchased', '2020-01-02'],
  ['Titre;Console;Acheté', '02/01/2020'],
  ['Titre;Console;Acheté le', '02/01/2020'],
])('a column for what was purchased has its day: %s', async (header, day) => {
  const { rows } = await readLines(header, `Ico;PS2;${day}`, 'Rez;PS2;');

  expect(rows.map(({ list, fields }) => [list, fields])).toEqual([
    ['collection', { purchaseDate: '2020-01-02' }],
    ['collection', {}],
  ]);
});

test.each([
  ['Title;Platform;Purchased', 'yes', 'no'],
  ['Titre;Console;Acheté', 'oui', 'non'],
])('what a column for what was purchased marks is owned: %s', async (header, yes, no) => {
  const { rows } = await readLines(header, `Ico;PS2;${yes}`, `Rez;PS2;${no}`);

  expect(rows.map(({ list }) => list)).toEqual(['collection', 'out']);
});

test('a column for what was purchased that says nothing leaves no game out', async () => {
  const { rows } = await readLines('Title;Platform;Purchased', 'Ico;PS2;-', 'Rez;PS2;');

  expect(rows.map(({ list }) => list)).toEqual(['collection', 'collection']);
});

test('a word below a column for wishes is one of a wish, unless it says that there is none', async () => {
  const found = await listsOf(
    'Title,Platform,Wishlist',
    'Ico,PS2,high',
    'Okami,PS2,not any more',
    'Rez,PS2,Wishlist',
    'Ys,PS2,Owned',
  );

  expect(found.map(([, list]) => list)).toEqual(['wishlist', 'collection', 'wishlist', 'collection']);
});

test.each([
  ['wished', ['Wishlist?', 'Wanted', 'Souhaité', 'Recherché', 'Wunschliste', 'Deseado', 'Verlanglijst']],
  ['forSale', ['For sale', 'For Sale?', 'À vendre', 'a vendre', 'Zu verkaufen', 'En venta', 'In vendita']],
])('a column of marks is guessed by its name: %s', (field, names) => {
  for (const name of names) expect(guessMapping(['Title', name])).toEqual(['title', field]);
});

test('a list without a header loses no row to a word for a list', async () => {
  const found = await listsOf('Ico,PS2,Wishlist', 'Okami,PS2,Owned', 'Rez,PS2,For sale');

  expect(found.map(([title]) => title)).toEqual(['Ico', 'Okami', 'Rez']);
});
