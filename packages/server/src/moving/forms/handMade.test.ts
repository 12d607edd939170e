import { expect, test } from 'vitest';

import { read } from '../testing/reading.ts';
import { guessMapping } from './sheet.ts';
import { completenessIn, completenessOf } from './words.ts';

const table = (...lines: string[]) => read(Buffer.from(lines.join('\n')));

test.each([
  ['boîte + jeu, sans notice', 'CARTRIDGE,CASE'],
  ['OVP ohne Anleitung', 'CARTRIDGE,CASE'],
  ['complet sans notice', 'CARTRIDGE,CASE'],
  ['Jeu, boîte et notice', 'COMPLETE_IN_BOX'],
  ['Cartridge, Booklet', 'CARTRIDGE,BOOKLET'],
  ['Cartouche, Boîte', 'CARTRIDGE,CASE'],
  ['Modul mit Anleitung', 'CARTRIDGE,BOOKLET'],
  ['sans boîte ni notice', 'CARTRIDGE'],
  ['Box & manual', 'BOOKLET,CASE'],
  ['manque la notice', 'CARTRIDGE,CASE'],
  ['complet sauf notice', 'CARTRIDGE,CASE'],
  ['cartouche seule', 'CARTRIDGE'],
  ['Boîte vide', 'CASE'],
  ['no manual', 'CARTRIDGE,CASE'],
  ['missing booklet', 'CARTRIDGE,CASE'],
  ['Booklet missing', 'CARTRIDGE,CASE'],
  ['manual, missing box', 'CARTRIDGE,BOOKLET'],
  ['complete with disc, no manual', 'CARTRIDGE,CASE'],
  ['game +', null],
  ['notice manquante', 'CARTRIDGE,CASE'],
  ['box only', 'CASE'],
  ['cart only', 'CARTRIDGE'],
  ['nur Modul', 'CARTRIDGE'],
  ['ohne Anleitung', 'CARTRIDGE,CASE'],
  ['Anleitung fehlt', 'CARTRIDGE,CASE'],
  ['sin manual', 'CARTRIDGE,CASE'],
  ['solo cartucho', 'CARTRIDGE'],
  ['CD seul', 'CARTRIDGE'],
  ['OVP', 'CARTRIDGE,CASE'],
  ['complet en boîte', 'COMPLETE_IN_BOX'],
  ['Komplett in OVP', 'COMPLETE_IN_BOX'],
  ['Neuf sous blister', 'NEW_SEALED'],
  ['box', 'CASE'],
  ['boîte', 'CASE'],
  ['manual', 'BOOKLET'],
  ['notice', 'BOOKLET'],
  ['la boîte', null],
  ['sans boîte et notice', null],
  ['boîte abîmée, sans notice', null],
  ['The Game', null],
])('%s names its parts: %s', (phrase, parts) => {
  expect(completenessOf(phrase)).toBe(parts);
});

test.each(['oui', 'VRAI', 'WAHR', 'x', '1', '✓', 'Verdadero'])(
  'a column for what is complete is marked by %s',
  (mark) => {
    expect(completenessIn(mark)).toBe('COMPLETE_IN_BOX');
  },
);

test.each(['non', 'FAUX', 'FALSCH', '0'])('%s in it says that only the game is there', (mark) => {
  expect(completenessIn(mark)).toBe('CARTRIDGE');
});

test('a phrase for the parts is read where the state or the notes are, in a row that says no more of them', async () => {
  const { rows } = await table(
    'Title;Platform;Condition;Notes',
    'Ico;PS2;manque la notice;',
    'Okami;PS2;Très usé;nur Modul',
    'Rez;PS2;Neuf sous blister;from Ana',
    'Lumines;PSP;neuf;box',
    'Killzone;PSP;Bon;a gift without its box',
  );

  expect(rows.map(({ fields }) => fields)).toEqual([
    { completeness: 'CARTRIDGE,CASE' },
    { completeness: 'CARTRIDGE', condition: 'POOR', notes: 'nur Modul' },
    { completeness: 'NEW_SEALED', condition: 'MINT', notes: 'from Ana' },
    { condition: 'MINT', notes: 'box' },
    { condition: 'GOOD', notes: 'a gift without its box' },
  ]);
});

test('a phrase beside a column for the parts is no word for them', async () => {
  const { rows } = await table('Title;Platform;Box;State', 'Ico;PS2;x;no manual', 'Rez;PS2;;mint');

  expect(rows[0]?.fields).toEqual({ completeness: 'CARTRIDGE,CASE', notes: 'Condition: no manual' });
});

test('parts and state in one cell are read apart, and a copy whose state is that it was sold is not owned', async () => {
  const states = ['CIB TBE', 'Loose / bon état', 'gut, ohne Anleitung', 'Complet, très bon état', 'ok'];
  const inState = await table('Title;Console;Zustand', ...states.map((state) => `Ico;PS2;${state}`));
  const inParts = await table('Title;Console;Contenu', ...states.map((state) => `Ico;PS2;${state}`));
  const { rows } = await table('Title;Console;Zustand', 'Ico;PS2;verkauft', 'Rez;PS2;unverkauft');

  const said = [
    { completeness: 'COMPLETE_IN_BOX', condition: 'MINT' },
    { completeness: 'CARTRIDGE', condition: 'GOOD' },
    { completeness: 'CARTRIDGE,CASE', condition: 'GOOD' },
    { completeness: 'COMPLETE_IN_BOX', condition: 'MINT' },
  ];
  expect(inState.rows.map(({ fields }) => fields)).toEqual([...said, { condition: 'FAIR' }]);
  expect(inParts.rows.map(({ fields }) => fields)).toEqual([...said, { completeness: 'COMPLETE_IN_BOX' }]);
  expect(rows.map(({ why }) => why)).toEqual(['sold', null]);
});

test('a list says more than a state that something was sold, and a word that only begins alike says neither', async () => {
  const { rows } = await table('Title;Console;Zustand;Status', 'Ico;PS2;verkauft;Owned', 'Rez;PS2;soldered;');

  expect(rows.map(({ list, fields }) => [list, fields.notes])).toEqual([
    ['collection', 'Condition: verkauft'],
    ['collection', 'Condition: soldered'],
  ]);
});

test('of a header of two rows, the upper one tells columns of one name from each other', async () => {
  const file = [
    'Mes jeux;;;;;;',
    'Titre;Console;Contenu;;;État;',
    ';;Jeu;Boîte;Notice;Boîte;Notice',
    'Ico;PS2;x;x;;TBE;',
    'Rez;PS2;x;;;;bon',
    'Okami;PS2;x;x;x;;',
  ];
  const found = await table(...file);

  expect(found.header).toEqual(['Titre', 'Console', 'Jeu', 'Boîte', 'Notice', 'État Boîte', 'État Notice']);
  expect(found.rows.map(({ line, title, fields }) => [line, title, fields])).toEqual([
    [4, 'Ico', { completeness: 'CARTRIDGE,CASE', boxCondition: 'MINT' }],
    [5, 'Rez', { completeness: 'CARTRIDGE', bookletCondition: 'GOOD' }],
    [6, 'Okami', { completeness: 'COMPLETE_IN_BOX' }],
  ]);
});

test('a count below a column of marks is no game', async () => {
  const { rows } = await table('Titre;Console;Jeu;Boîte', 'Ico;PS2;x;x', 'Rez;PS2;x;', 'Nombre de jeux;;2;1');

  expect(rows.map(({ why }) => why)).toEqual([null, null, 'sum']);
});

test('a number of copies in brackets behind a title is their quantity', async () => {
  const { rows } = await table('Title;Platform', 'Ico (x2);PS2', 'Rez (2x);PS2', 'Mega Man (X);SNES');

  expect(rows.map(({ quantity, fields }) => [quantity, fields.notes])).toEqual([
    [2, undefined],
    [2, undefined],
    [1, 'In the title: X'],
  ]);
});

test('what marks yes or no says nothing of the parts in brackets behind a title', async () => {
  const { rows } = await table('Title,Platform', 'Mega Man (X),SNES');

  expect(rows[0]?.fields).toEqual({ notes: 'In the title: X' });
});

test('a price of which its column does not say whether it was paid is asked', () => {
  for (const name of ['Prix', 'price', 'Preis (€)', 'Precio'])
    expect(guessMapping(['Title', name])).toEqual(['title', 'price']);
});

test('what a column for what is sold marks is not owned, whatever else says so', async () => {
  const { rows } = await table(
    'Titre;Console;Possédé;Vendu',
    'Ico;PS2;oui;oui',
    'Okami;PS2;oui;non',
    'Rez;PS2;oui;',
    'Lumines;PSP;oui;12/05/2021',
    'Killzone;PSP;oui;45 €',
    'Burnout;PS2;oui;Vendu à Marc',
    'Ratchet;PS2;oui;05/2021',
  );

  expect(rows.map(({ title, list, why }) => [title, list, why])).toEqual([
    ['Ico', 'out', 'sold'],
    ['Okami', 'collection', null],
    ['Rez', 'collection', null],
    ['Lumines', 'out', 'sold'],
    ['Killzone', 'out', 'sold'],
    ['Burnout', 'out', 'sold'],
    ['Ratchet', 'out', 'sold'],
  ]);
});

test.each(['not yet', 'no', '-', '0', '0.00', '0,00 €', 'non', 'pas encore', 'noch nicht'])(
  'a copy is not sold where the column for that says %s',
  async (mark) => {
    const { rows } = await table('Titre;Console;Vendu', `Ico;PS2;${mark}`);

    expect(rows).toMatchObject([{ list: 'collection', why: null, fields: {} }]);
    expect(rows[0]?.fields.notes).toBeUndefined();
  },
);

test('a copy is for sale where the column for what is sold says so, and any other word there is kept', async () => {
  const { rows } = await table(
    'Title;Console;Status;Sold',
    'Ico;PS2;;for sale',
    'Okami;PS2;Owned;à vendre',
    'Rez;PS2;;eBay maybe',
    'Lumines;PSP;Sold;for sale',
  );

  expect(rows.map(({ list, fields }) => [list, fields.tags, fields.notes])).toEqual([
    ['collection', 'for sale', undefined],
    ['collection', 'à vendre', undefined],
    ['collection', undefined, 'Sold: eBay maybe'],
    ['out', undefined, undefined],
  ]);
});

test.each(['Prêté', 'prêtée', 'lent out', 'verliehen', 'À vendre'])(
  'a copy of which the list is %s is owned, and tagged so',
  async (word) => {
    const { rows } = await table('Titre;Console;Statut', `Ico;PS2;${word}`);

    expect(rows).toMatchObject([{ list: 'collection', fields: { tags: word } }]);
  },
);

test.each([
  ['Okami FR', 'FR'],
  ['Secret of Mana PAL', 'EU'],
  ['Secret of Mana - PAL FR', 'FR'],
  ['Cruis’n USA', null],
  ['Among Us', null],
  ['THE LAST OF US', null],
  ['The Last of US', null],
  ['Pen Pal', null],
  ['Harvest Moon GB', null],
])('%s says its region behind its title: %s', async (title, region) => {
  const { rows } = await table('Titre;Console', `${title};PS2`);

  expect(rows).toMatchObject([{ title, region }]);
});

test('the sum below a table made by hand is left out as one, and a game of that name is not', async () => {
  const { rows } = await table(
    'Title;Platform;Price paid',
    'Ico;PS2;10',
    'TOTAL;;10',
    'Total:;;10',
    'Total;PS2;10',
    'Total;;',
  );

  expect(rows.map(({ why }) => why)).toEqual([null, 'sum', 'sum', null, 'noPlatform']);
});

test('a sum may stand in a column that nobody knows', async () => {
  const { rows } = await table('Title;Platform;Catalogue', 'Ico;PS2;10', 'Total;;10');

  expect(rows.map(({ why }) => why)).toEqual([null, 'sum']);
});

test.each([
  'Moyenne;;12,50',
  'Nombre de jeux;132;',
  'Nombre de jeux : 132;;',
  'Average;;12.5',
  'Count;132;',
  'Total général;;1 650,00 €',
  'Total (€);;1650',
  'Durchschnitt;;12,5',
  'Anzahl;132;',
])('%s is a sum below a table, and no game', async (row) => {
  const game = row.replace(/;[^;]*/, ';PS2');
  const { rows } = await table('Title;Platform;Price paid', 'Ico;PS2;10', row, game);

  expect(rows.map(({ why }) => why)).toEqual([null, 'sum', null]);
});

test('a column called Nombre is a quantity in a French table, and holds the titles of a Spanish one', async () => {
  const french = await table('Jeu;Console;Nombre', 'Ico;PS2;2', 'Okami;PS2;1');
  const counted = guessMapping(
    ['Console', 'Nombre'],
    [
      ['PS2', '12'],
      ['SNES', '8'],
      ['Total', '20'],
    ],
  );
  const spanish = guessMapping(
    ['Consola', 'Nombre'],
    [
      ['PS2', 'Ico'],
      ['SNES', '1942'],
    ],
  );

  expect(french.rows.map(({ title, quantity }) => [title, quantity])).toEqual([
    ['Ico', 2],
    ['Okami', 1],
  ]);
  expect(guessMapping(['Nombre', 'Titre'])).toEqual(['quantity', 'title']);
  expect(guessMapping(['Nombre', 'Consola'])).toEqual(['title', 'platform']);
  expect(counted).toEqual(['platform', 'quantity']);
  expect(spanish).toEqual(['platform', 'title']);
});
