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
  );

  expect(rows.map(({ title, list, why }) => [title, list, why])).toEqual([
    ['Ico', 'out', 'sold'],
    ['Okami', 'collection', null],
    ['Rez', 'collection', null],
    ['Lumines', 'out', 'sold'],
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
