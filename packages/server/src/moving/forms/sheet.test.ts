import { expect, test } from 'vitest';

import { recognise } from '../recognise.ts';
import { isForSale, listOf } from './words.ts';
import { guessMapping } from './sheet.ts';
import { read } from '../testing/reading.ts';

test('a table made by hand: its header below a title, its encoding, its words in French, German and without quotes', async () => {
  const french = await read('sheet-fr.csv', 'EUR');
  const german = await read('excel-unicode.txt');
  const mac = await read('mac.csv');
  const plain = await read('gcstar.csv');

  expect(french).toMatchObject({
    encoding: 'UTF-8',
    separator: ';',
    header: ['Jeu', 'Console', 'État', 'Prix d’achat', 'Acheté le', 'Vu'],
  });
  expect(french.rows).toMatchObject([
    {
      title: 'Zelda Ocarina',
      platformIds: [4],
      fields: { condition: 'MINT', purchasePrice: 1234.5, purchaseDate: '2020-12-31', notes: 'Vu: oui' },
    },
  ]);
  expect(german).toMatchObject({ encoding: 'UTF-16', separator: '\t' });
  expect(german.rows).toMatchObject([
    { title: 'Die Siedler', platformIds: [16], fields: { condition: 'MINT', purchasePrice: 12.5 } },
  ]);
  expect(mac.encoding).toBe('Mac Roman');
  expect(mac.rows.map(({ title }) => title)).toEqual(['Pokémon Rubis', 'L’âme à été']);
  expect(plain.rows[1]).toMatchObject({
    title: 'Ico "le château"',
    fields: { completeness: 'CARTRIDGE,CASE' },
  });
});

test('a table without a header: its columns are letters, titles those that differ, platforms those that come again', async () => {
  const found = await read(Buffer.from('SNES;Terranigma;12\nSNES;Secret of Mana;30\nPS2;Ico;15\n'));
  const titles = await read(Buffer.from('[PROTOTYPE]\nTerranigma\nIco\n'));

  expect(found.header).toEqual(['A', 'B', 'C']);
  expect(found.rows).toMatchObject([
    { line: 1, title: 'Terranigma', platformIds: [19], fields: { notes: 'C: 12' } },
    { line: 2, title: 'Secret of Mana', platformIds: [19] },
    { line: 3, title: 'Ico', platformIds: [8] },
  ]);
  expect(titles.rows.map(({ title }) => title)).toEqual(['[PROTOTYPE]', 'Terranigma', 'Ico']);
});

test('a header is one where its words are none of ours, and where a column has its own name in no row', async () => {
  const dutch = await read(Buffer.from('Spel,Machine\nIco,PS2\nTerranigma,SNES\n'));

  expect(dutch.header).toEqual(['Spel', 'Machine']);
  expect(dutch.rows).toHaveLength(2);
});

test('a list of objects is a table: a column for each name, and of what is nested its name', async () => {
  const games = [
    { title: 'Terranigma', platform: { id: 1, name: 'SNES' }, tags: ['rare', 'FR'] },
    { title: 'Ico', platform: 'PS2', paid: 12.5 },
  ];
  const found = await read(Buffer.from(JSON.stringify({ version: 2, games })));

  expect(found).toMatchObject({ form: 'sheet', header: ['title', 'platform', 'tags', 'paid'] });
  expect(found.rows).toMatchObject([
    { title: 'Terranigma', platformIds: [19], fields: { tags: 'rare, FR' } },
    { title: 'Ico', platformIds: [8], fields: { purchasePrice: 12.5 } },
  ]);
});

test.each([
  ['JSON of no games', '{"settings":{"theme":"dark"}}', 'move_unreadable'],
  ['JSON that is cut off', '[{"title":"Ico"', 'move_unreadable'],
  ['no objects', '[[1,2],[3,4]]', 'move_unreadable'],
  ['no game', '{"games":[]}', 'move_unreadable'],
  ['a value of a megabyte', JSON.stringify([{ title: 'x'.repeat(1_000_000) }]), 'move_hostile'],
])('%s is refused', async (_what, text, code) => {
  await expect(recognise(Buffer.from(text))).rejects.toMatchObject({ code });
});

test.each([
  ['parts', 'Loose', 'Complet', 'completeness'],
  ['states', 'Bon', 'Très bon état', 'condition'],
  ['words that nobody knows', 'Rouge', 'Bleu', 'condition'],
])('a column called Etat has the meaning of its words: %s', (_what, one, other, meant) => {
  const rows = [
    ['Zelda', 'SNES', one],
    ['Metroid', 'SNES', other],
  ];

  expect(guessMapping(['Titre', 'Console', 'Etat'], rows)).toEqual(['title', 'platform', meant]);
});

test.each([
  ['Where', 'place'],
  ['Lagerort', 'place'],
  ['Cond.', 'condition'],
  ['Etat jeu', 'mediumCondition'],
  ['Etat boite', 'boxCondition'],
  ['État notice', 'bookletCondition'],
  ['Remarque', 'notes'],
  ['Comentario', 'notes'],
  ['Have it?', 'owned'],
  ['Own?', 'owned'],
  ['Possédé', 'owned'],
])('a column called %s is guessed: %s', (name, field) => {
  expect(guessMapping(['Title', 'Platform', name])).toEqual(['title', 'platform', field]);
});

test.each([
  ['regions', ['PAL FR', 'NTSC-U', ''], 'region'],
  ['editions', ['Platinum', 'PAL FR', 'Day one'], 'edition'],
  ['nothing', ['', '', ''], 'edition'],
])('a column called Version is what its cells are: %s', (_what, cells, field) => {
  const rows = cells.map((cell, at) => [`Game ${at}`, 'SNES', cell]);

  expect(guessMapping(['Title', 'Platform', 'Version'], rows)[2]).toBe(field);
  const beside = guessMapping(['Title', 'Version', 'Region'], rows);
  expect(beside[2]).toBe('region');
});

test.each([
  ['releases as they are stored', ['EU SLES-00524', 'JP'], 'release'],
  ['releases as they are shown', ['Europe · SLES-00524', 'Japon'], 'release'],
  ['regions', ['PAL FR', 'NTSC-U'], 'region'],
  ['days', ['1995', '12/05/2001'], 'year'],
  ['editions', ['Limited', 'Day one'], 'edition'],
])('a column called Release is what its cells are: %s', (_what, cells, field) => {
  const rows = cells.map((cell, at) => [`Game ${at}`, 'SNES', cell]);

  expect(guessMapping(['Title', 'Platform', 'Release'], rows)[2]).toBe(field);
});

test('a release is kept with its region, and one that names none with an unknown one', async () => {
  const file =
    'Jeu;Console;Version\nIco;PS2;Europe · SCES-50760\nRez;PS2;Japon\nOkami;PS2;EU SLES-54439\nLumines;PSP;Day one\n';
  const { rows } = await read(Buffer.from(file));

  expect(rows.map(({ fields }) => fields.release)).toEqual([
    'EU SCES-50760',
    'JP',
    'EU SLES-54439',
    '?? Day one',
  ]);
});

test('what a column for what is owned does not mark is left out, and a list says more than it', async () => {
  const marks = 'Title,Platform,Have it?\nIco,PS2,TRUE\nOkami,PS2,FALSE\nRez,PS2,\nLumines,PSP,for sale\n';
  const listed = 'Title,Platform,Owned,Status\nIco,PS2,no,Wishlist\nOkami,PS2,yes,\nRez,PS2,,\n';
  const words = 'Title,Platform,Owned\nIco,PS2,Wishlist\nOkami,PS2,Owned\nRez,PS2,Owned\n';
  const listsOf = async (file: string) =>
    (await read(Buffer.from(file))).rows.map(({ title, list }) => [title, list]);

  expect(await listsOf(marks)).toEqual([
    ['Ico', 'collection'],
    ['Okami', 'out'],
    ['Rez', 'out'],
    ['Lumines', 'collection'],
  ]);
  expect(await listsOf(listed)).toEqual([
    ['Ico', 'wishlist'],
    ['Okami', 'collection'],
    ['Rez', 'out'],
  ]);
  expect(await listsOf(words)).toEqual([
    ['Ico', 'wishlist'],
    ['Okami', 'collection'],
    ['Rez', 'collection'],
  ]);
});

test('a table without a header, whose cells have words that name columns elsewhere, loses no row to one', async () => {
  const { rows } = await read(Buffer.from('Ico,PS2,Owned\nOkami,PS2,Owned\nRez,PS2,Owned\n'));

  expect(rows.map(({ title }) => title)).toEqual(['Ico', 'Okami', 'Rez']);
});

test('a table without a header loses no row above the first that has a word for a column', async () => {
  const table = 'Rez;PS2;Loose\nOkami;PS2;Boxed\nIco;PS2;Complet\nShenmue;DC;Complet\n';
  const { header, rows } = await read(Buffer.from(table));

  expect(header).toEqual(['A', 'B', 'C']);
  expect(rows.map(({ title }) => title)).toEqual(['Rez', 'Okami', 'Ico', 'Shenmue']);
});

test('a header of words that nobody knows names the columns, whatever words its rows have', async () => {
  const table = 'Objet;Bécane;Contenance\nIco;PS2;Complet\nRez;PS2;Loose\nShenmue;DC;Complet\n';
  const { header, rows } = await read(Buffer.from(table));

  expect(header).toEqual(['Objet', 'Bécane', 'Contenance']);
  expect(rows).toHaveLength(3);
});

test.each([
  ['PRIX ACHAT', 'paid'],
  ['Prix d’acquisition', 'paid'],
  ['Einkaufspreis', 'paid'],
  ['Date d’acquisition', 'bought'],
  ['Acquired', 'bought'],
  ['Acquired from', 'boughtFrom'],
  ['Source', 'boughtAt'],
  ['Provenance', 'boughtAt'],
  ['Händler', 'boughtAt'],
  ['Localisation', 'place'],
  ['Lieu de stockage', 'place'],
  ['Storage', 'place'],
  ['Est. Value', 'estimate'],
  ['Valeur actuelle', 'estimate'],
  ['Marktwert', 'estimate'],
  ['Date estimation', 'estimateDate'],
  ['Media condition', 'mediumCondition'],
  ['Contents', 'completeness'],
  ['Complétude', 'completeness'],
  ['Vollständig', 'completeness'],
  ['Ländercode', 'region'],
  ['Hersteller', 'nothing'],
])('a collector’s column called %s is guessed: %s', (name, field) => {
  expect(guessMapping(['Title', 'Platform', name])).toEqual(['title', 'platform', field]);
});

test.each(['Désignation', 'Spielname', 'Item'])('titles below %s are found', (name) => {
  const rows = [
    ['Ico', 'PS2'],
    ['Rez', 'PS2'],
  ];

  expect(guessMapping([name, 'Système'], rows)).toEqual(['title', 'platform']);
  expect(guessMapping(['Titre', 'Item'], [['Ico', 'oui']])).toEqual(['title', 'game']);
});

test('words for what is lent or played are of the collection, and words for what is looked for of the wishlist', () => {
  expect(['Prêté', 'Backlog', 'Playing', 'Terminé'].map(listOf)).toEqual(Array(4).fill('collection'));
  expect(['Souhaits', 'Wants', 'À acheter', 'Envies'].map(listOf)).toEqual(Array(4).fill('wishlist'));
  expect(['Vendu', 'Vendues', 'Verkauft', 'Commandé'].map(listOf)).toEqual(Array(4).fill('out'));
  expect(['À vendre', 'Zu verkaufen', 'Verkauft', 'Vendu'].map(isForSale)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a column whose name may mean the state or the parts is what its cells say', async () => {
  const parts = await read(Buffer.from('Jeu;Console;État\nOkami;SNES;Loose\nIco;SNES;complet\n'));
  const states = await read(Buffer.from('Jeu;Console;État\nOkami;SNES;bon état\nIco;SNES;neuf\n'));

  expect(parts.rows.map(({ fields }) => fields)).toEqual([
    { completeness: 'CARTRIDGE' },
    { completeness: 'COMPLETE_IN_BOX' },
  ]);
  expect(states.rows.map(({ fields }) => fields)).toEqual([{ condition: 'GOOD' }, { condition: 'MINT' }]);
});

test('what a table writes for nothing says nothing, and a list of wishes is known by its French name', async () => {
  const { rows } = await read(
    Buffer.from('Jeu;Console;Prix payé;Acheté le;Statut\nOkami;SNES;-1.0;0000-00-00;Souhaits\n'),
  );

  expect(rows).toMatchObject([{ list: 'wishlist', fields: {} }]);
  expect(rows[0]?.fields).toEqual({});
});

test.each(['Jeu', 'Jeux', 'Titre', 'Spiele'])('a list of one column is headed by %s', (header) => {
  expect(guessMapping([header])).toEqual(['title']);
});
