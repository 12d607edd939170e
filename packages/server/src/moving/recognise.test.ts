import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { expect, test } from 'vitest';

import { zipOf } from '../testing/archives.ts';
import { guessPlatform } from './platformNames.ts';
import { files, read } from './testing/reading.ts';

const whys = ({ rows }: Awaited<ReturnType<typeof read>>) => rows.map(({ why }) => why);
const fields = ({ rows }: Awaited<ReturnType<typeof read>>) => rows.map(({ fields: one }) => one);

test('each tracker is recognised by what its file holds', async () => {
  const forms = await Promise.all(readdirSync(files).map(async (name) => [name, (await read(name)).form]));

  expect(Object.fromEntries(forms)).toEqual({
    'clz-windows.csv': 'clz',
    'clz.csv': 'clz',
    'clz.xml': 'clzXml',
    'darkadia.csv': 'darkadia',
    'excel-unicode.txt': 'sheet',
    'gameye-v4.csv': 'gameye',
    'gameye-v5.csv': 'gameye',
    'gameye-v505.csv': 'gameye',
    'gcstar.csv': 'sheet',
    'gcstar.gcs': 'gcstar',
    'grouvee.csv': 'grouvee',
    'igdb.csv': 'igdb',
    'koillection.csv': 'koillection',
    'mac.csv': 'sheet',
    'mygamecollection.json': 'myGameCollection',
    'own.csv': 'cartouche',
    'pricecharting.csv': 'priceCharting',
    'sheet-fr.csv': 'sheet',
    'tellico.xml': 'tellico',
    'vgcollect.csv': 'vgcollect',
    'vgcshelf.csv': 'vgcShelf',
  });
});

test('GAMEYE 4: the columns of the conditions have each other’s names, and quotes are not doubled', async () => {
  const { rows } = await read('gameye-v4.csv');

  expect(rows[0]).toMatchObject({ title: 'Terranigma', platformIds: [19], added: '2022-04-25' });
  // A loose copy is rated 7 in the column called after the manual: it is the cartridge that is good.
  expect(rows[1]?.fields).toMatchObject({ completeness: 'CARTRIDGE', condition: 'GOOD' });
  expect(rows[1]?.fields.purchasePrice).toBeUndefined();
  expect(rows[2]).toMatchObject({
    title: `Ivan "Ironman" Stewart's Super Off Road`,
    fields: { completeness: 'NEW_SEALED', purchasePrice: 30 },
  });
  expect(rows.map(({ list, why }) => [list, why])).toEqual([
    ['collection', null],
    ['collection', null],
    ['collection', null],
    ['wishlist', null],
    ['collection', 'kind'],
    ['collection', 'digital'],
  ]);
});

test('GAMEYE 5: one cell more than the header, a space before a quote, and Japanese copies under western machines', async () => {
  const five = await read('gameye-v5.csv');
  const later = await read('gameye-v505.csv');

  expect(whys(five)).toEqual([null, null, null, null, null, null, 'kind']);
  expect(five.rows[0]).toMatchObject({
    region: 'GB',
    fields: { completeness: 'CARTRIDGE,CASE', condition: 'GOOD' },
  });
  expect(five.rows[0]?.fields).toMatchObject({ tags: 'A nettoyer, HS 🎮' });
  expect(five.rows[0]?.fields.notes).toContain('Condition: 8/10\nCondition of the box: 7/10'); // the words say less
  expect(five.rows[1]).toMatchObject({
    platformIds: [99, 18],
    fields: { completeness: 'CARTRIDGE,BOOKLET' },
  });
  expect(five.rows[2]).toMatchObject({ platformIds: [58, 19] });
  expect(five.rows[4]).toMatchObject({
    list: 'collection',
    fields: { completeness: 'NEW_SEALED', release: 'FR' },
  });
  expect(five.rows[4]?.fields.tags).toContain('ForSale');
  expect(five.rows[5]?.list).toBe('wishlist');
  expect(later.rows).toMatchObject([{ added: '2025-07-05', fields: { completeness: 'BOOKLET,CASE' } }]);
});

test('GAMEYE’s restore point is a database in a zip', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cartouche-ged-test-'));
  const path = join(folder, 'db');
  const db = new DatabaseSync(path);
  db.exec(`create table ownership (id integer, item_id integer, platform_id integer, country_id integer, ownership_mask integer,
      item_quality real, manual_quality real, box_quality real, paid real, sold integer, note text, created_at integer,
      category_id integer, user_record_type integer, title text, uuid text);
    insert into ownership values (1, 1, 6, 3, 7, 0.9, 0.5, null, 12.5, 0, 'mine', 1650844800, 0, 0, 'Chrono Trigger', 'a-1');
    insert into ownership values (2, 1, 3, 15, 1, 0, 0, 0, 0, 1, '', 1650844800, 0, 0, 'Sold game', 'a-2');
    insert into ownership values (3, 1, 3, 15, 1, 0, 0, 0, 0, 0, '', 1650844800, 1, 0, 'A console', 'a-3');
    insert into ownership values (4, 1, 20, 15, 1, 0, 0, 0, 0, 0, '', 1650844800, 0, 7, 'Who knows', 'a-4');
    insert into ownership values (5, 1, 6, 15, 0, 0, 0, 0, 0, 0, '', 1e18, 0, 0, 'Without parts', 'a-5');
    alter table ownership add column other_quality real;
    insert into ownership values (6, 1, 6, 34, 7, 0, 0, 0, 0, 0, '', 1650844800, 0, 0, 'Anywhere', 'a-6', null);
    insert into ownership values (7, 1, 6, 9, 7, 0, 0, 0, 0, 0, '', 1650844800, 0, 0, 'Elsewhere', 'a-7', 0.7);`);
  db.close();
  const zip = await zipOf({ 'ownership_database.db': readFileSync(path) });
  rmSync(folder, { recursive: true });

  const { form, rows } = await read(zip);

  expect(form).toBe('gameyeBackup');
  expect(rows.map(({ why }) => why)).toEqual([null, 'sold', 'kind', 'wordOut', null, null, null]);
  expect(rows[0]).toMatchObject({
    key: 'a-1',
    platformIds: [58, 19],
    added: '2022-04-25',
    fields: { completeness: 'COMPLETE_IN_BOX', condition: 'GOOD', release: 'JP' },
  });
  // Nobody knows whether it is in units or in cents.
  expect(rows[0]?.fields.purchasePrice).toBeUndefined();
  expect(rows[0]?.fields.notes).toBe('mine\nCondition: 9/10\nPaid: 12.5\nCondition of the booklet: 5/10');
  expect(rows[4]).toMatchObject({ why: null, added: null, fields: { notes: 'Parts: 0' } });
  expect(rows[5]?.fields).toEqual({ completeness: 'COMPLETE_IN_BOX', release: 'WW' });
  expect(rows[6]?.fields).toEqual({
    completeness: 'COMPLETE_IN_BOX',
    notes: 'Country: 9\nOther quality: 7/10',
  });
});

test('CLZ: parts win over the word, amounts carry their sign, and what is sold stays away', async () => {
  const csv = await read('clz.csv');
  const windows = await read('clz-windows.csv', 'EUR');
  const xml = await read('clz.xml');

  expect(csv.rows.map(({ list, why }) => [list, why])).toEqual([
    ['collection', null],
    ['collection', null],
    ['wishlist', null],
    ['out', 'sold'],
    ['collection', 'kind'],
  ]);
  expect(fields(csv)[0]).toMatchObject({ purchasePrice: 1234.5, purchaseDate: '2024-03-01', release: 'JP' });
  expect(fields(csv)[1]).toMatchObject({
    completeness: 'CARTRIDGE,CASE',
    notes: 'Completeness: CIB\nPaid: €12,50\nBarcode: 0711719224600',
  });
  expect(csv.rows[1]).toMatchObject({ quantity: 2, codes: ['0711719224600'] });
  expect(windows).toMatchObject({ encoding: 'Windows-1252', separator: ';' });
  expect(fields(windows)[0]).toMatchObject({ purchasePrice: 12.5, purchaseDate: '2024-03-01' });
  expect(fields(windows)[0]?.notes).toContain('Boîte abîmée');
  expect(xml.rows).toMatchObject([
    {
      title: 'Shenmue II',
      added: '2018-03-02',
      fields: { purchasePrice: 53.95, purchaseDate: '2017-04-29', condition: 'GOOD' },
    },
    { title: 'Rez & co', list: 'wishlist', added: '2017-04-29' },
  ]);
});

test('VGCollect: regions behind platforms, signs of web pages, and zeros that mean nothing', async () => {
  const found = await read('vgcollect.csv');

  expect(found.rows).toMatchObject([
    {
      key: '17001 2018-04-25 12:18:55',
      platformIds: [21],
      region: 'US',
      fields: { completeness: 'NEW_SEALED' },
    },
    {
      title: "Yoshi's Story & more",
      region: 'EU',
      fields: { completeness: 'CARTRIDGE,BOOKLET', purchasePrice: 12.5 },
    },
    { line: 5, why: 'kind' },
  ]);
  expect(fields(found)[0]?.purchasePrice).toBeUndefined();
  expect(fields(found)[0]?.purchaseDate).toBeUndefined();
});

test('PriceCharting: cents paid and not valued, lost quotes, editions in brackets, and cards', async () => {
  const found = await read('pricecharting.csv');

  expect(whys(found)).toEqual([null, null, null, 'kind', 'kind', null]);
  expect(found.rows[0]).toMatchObject({
    platformIds: [8],
    region: 'EU',
    fields: { purchasePrice: 12.5, completeness: 'COMPLETE_IN_BOX' },
  });
  expect(found.rows[1]).toMatchObject({
    title: 'Super Mario 64',
    quantity: 2,
    fields: { completeness: 'CARTRIDGE' },
  });
  expect(fields(found)[1]?.purchasePrice).toBeUndefined();
  expect(fields(found)[1]?.edition).toBe("Player's Choice");
  expect(found.rows[2]).toMatchObject({
    title: 'F-Zero X',
    fields: { completeness: 'COMPLETE_IN_BOX', purchasePrice: 5 },
  });
  expect(fields(found)[5]?.completeness).toBeUndefined();
  expect(fields(found)[5]?.notes).toContain('Grade: WATA 9.4');
});

test('lists of what was played say which platforms a game may be on, and no more', async () => {
  const grouvee = await read('grouvee.csv');
  const igdb = await read('igdb.csv');

  expect(grouvee.rows).toMatchObject([
    { list: 'wishlist', platformIds: [19], added: '2021-07-18', fields: {} },
    { list: 'collection', platformIds: [8, 5], year: 2010 },
  ]);
  expect(igdb.rows).toMatchObject([{ igdb: 1103, platformIds: [19], year: 1994 }]);
});

test('the smaller forms are read with their own traps', async () => {
  const shelf = await read('vgcshelf.csv');
  const mine = await read('mygamecollection.json');
  const darkadia = await read('darkadia.csv');
  const koillection = await read('koillection.csv');
  const gcstar = await read('gcstar.gcs');
  const tellico = await read('tellico.xml');

  expect(whys(shelf)).toEqual([null, 'digital', 'kind']);
  expect(mine.rows).toMatchObject([
    { title: 'Halo 2', list: 'wishlist', igdb: 987, platformIds: [11], added: '2019-05-21' },
    { title: 'Fable', list: 'collection', fields: { purchasePrice: 19.5, notes: 'first' } },
  ]);
  expect(fields(mine)[0]?.purchasePrice).toBeUndefined();
  // A row without a name is another copy of the game above.
  expect(darkadia.rows).toMatchObject([
    {
      title: 'Okami',
      platformIds: [8],
      fields: { completeness: 'CARTRIDGE,CASE', purchaseDate: '2012-02-01' },
    },
    { title: 'Okami', platformIds: [5], why: 'digital' },
  ]);
  expect(koillection.rows).toMatchObject([
    { line: 1, title: 'Secret of Mana', platformIds: [19] },
    { platformIds: [33] },
    { line: 3, title: 'Terranigma', platformIds: [19] },
  ]);
  expect(gcstar.rows).toMatchObject([
    { platformIds: [4], added: '2009-09-24', fields: { completeness: 'CARTRIDGE,CASE', release: 'EU' } },
  ]);
  expect(tellico.rows).toMatchObject([
    { platformIds: [11], year: 2004, fields: { purchasePrice: 20, purchaseDate: '2005-12-24' } },
  ]);
});

test('a console is known beside what files and tabs are called, and words alone are none', async () => {
  const consoles = [
    'Jeux SNES',
    'liste_ps2 (1)',
    'Ma collection GameCube',
    'Jeux de PSP',
    'N64 games - 2024-05-01',
  ];
  const none = [
    'Mes jeux',
    'Collection',
    'Jeux Sega',
    'Liste de souhaits',
    'Divers',
    '2024',
    'SNES et PS2',
    'Jeux de mon frère',
  ];
  const rows = [...consoles, ...none].map((name) => `Ico,${name}`);

  const found = await read(Buffer.from(['Title,Platform', ...rows].join('\n')));

  expect(found.rows.map(({ platformIds: [id = null] }) => id)).toEqual([
    19,
    8,
    21,
    38,
    4,
    ...none.map(() => null),
  ]);
});

test('names that several consoles have are asked, with the likeliest of them', async () => {
  const asked = ['Nintendo', 'Neo Geo', 'Atari', 'Sega', 'Xbox 1', 'X1', 'Odyssey'];
  const known = ['NES', 'Neo Geo AES', 'Atari 2600', 'Mega Drive', 'Xbox One', 'Odyssey 2'];
  const rows = [...asked, ...known].map((name) => `Ico,${name}`);

  const found = await read(Buffer.from(['Title,Platform', ...rows].join('\n')));

  expect(found.rows.map(({ why }) => why)).toEqual([
    ...asked.map(() => 'noPlatform'),
    ...known.map(() => null),
  ]);
  expect(asked.map(guessPlatform)).toEqual([18, 80, 59, 29, 49, 77, 88]);
  expect(known.map(guessPlatform)).toEqual(known.map(() => undefined));
});
