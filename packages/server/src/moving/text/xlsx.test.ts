import { moving } from '@cartouche/contract/moving.rules';
import { expect, test } from 'vitest';

import { zipOf } from '../../testing/archives.ts';
import { guessMapping } from '../forms/sheet.ts';
import { recognise } from '../recognise.ts';
import { read } from '../testing/reading.ts';
import { workbookOf } from '../testing/workbook.ts';
import { readXlsx } from './xlsx.ts';

const workbook = (names: string[]) =>
  `<workbook xmlns:r="r"><sheets>${names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`;
const relations = (count: number) =>
  `<Relationships>${Array.from({ length: count }, (_one, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}</Relationships>`;
const styles =
  '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>';
const strings =
  '<sst><si><t>Titre</t></si><si><t>Acheté le</t></si><si><r><t>Chrono </t></r><r><t>Trigger</t></r></si></sst>';
const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const rows =
  '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="inlineStr"><is><t>Prix payé</t></is></c></row>' +
  '<row r="2"><c r="A2" t="s"><v>2</v></c><c r="B2" s="1"><v>44927</v></c><c r="C2"><f>10+2.1</f><v>12.100000000000001</v></c></row>';

function book(names: string[], sheets: string[], shared = strings) {
  return zipOf({
    'xl/workbook.xml': workbook(names),
    'xl/_rels/workbook.xml.rels': relations(sheets.length),
    'xl/sharedStrings.xml': shared,
    'xl/styles.xml': styles,
    ...Object.fromEntries(sheets.map((xml, at) => [`xl/worksheets/sheet${at + 1}.xml`, xml])),
  });
}

test('cells of a spreadsheet are read as it shows them: shared texts, dates, and what a formula came to', async () => {
  const [first] = await readXlsx(await book(['Games'], [sheet(rows)]));

  expect(first?.rows).toEqual([
    { line: 1, cells: ['Titre', 'Acheté le', 'Prix payé'] },
    { line: 2, cells: ['Chrono Trigger', '2023-01-01', '12.1'] },
  ]);
});

test('a text in a cell that was made one with those below is that of all their rows, and an amount is not', async () => {
  const cells = (line: number, ...texts: string[]) =>
    `<row r="${line}">${texts.map((text, at) => (text === '' ? '' : `<c r="${'ABCD'[at]}${line}" t="inlineStr"><is><t>${text}</t></is></c>`)).join('')}</row>`;
  const games = [
    cells(1, 'Console', 'Titre', 'Prix payé', 'Notes'),
    cells(2, 'PS2', 'Ico', '50 €', 'un lot'),
    cells(3, '', 'Rez'),
    cells(4, '', 'Okami'),
  ];
  const merges =
    '<mergeCells><mergeCell ref="A2:A4"/><mergeCell ref="C2:C3"/><mergeCell ref="D2:E3"/></mergeCells>';
  const xml = `<worksheet><sheetData>${games.join('')}</sheetData>${merges}</worksheet>`;
  const [first] = await readXlsx(await book(['Games'], [xml]));

  expect(first?.rows.slice(1).map((row) => row.cells)).toEqual([
    ['PS2', 'Ico', '50 €', 'un lot'],
    ['PS2', 'Rez'],
    ['PS2', 'Okami'],
  ]);
});

test('of sheets with the same columns, the name of each is its platform', async () => {
  const found = await recognise(await book(['SNES', 'N64'], [sheet(rows), sheet(rows)]));

  expect(found.header).toEqual(['Titre', 'Acheté le', 'Prix payé', 'Tab']);
  expect(found.rows.map((row) => 'cells' in row && row.cells.at(-1))).toEqual(['SNES', 'N64']);
});

test('the column of the names of the sheets is named in the language of the reader', async () => {
  const found = await recognise(await book(['SNES', 'N64'], [sheet(rows), sheet(rows)]), 'fr');

  expect(found.header.at(-1)).toBe('Feuille');
  expect(guessMapping(found.header).at(-1)).toBe('platform');
});

test('tabs that hold games are read, also with other columns, and those that hold none are named', async () => {
  const about = '<row r="1"><c t="inlineStr"><is><t>Read me</t></is></c></row>';
  const wishes =
    '<row r="1"><c t="inlineStr"><is><t>Jeu</t></is></c></row><row r="2"><c t="inlineStr"><is><t>Ico</t></is></c></row>';
  const found = await recognise(
    await book(['Read me', 'SNES', 'Wishlist'], [sheet(about), sheet(rows), sheet(wishes)]),
  );

  expect(found.header).toEqual(['Titre', 'Acheté le', 'Prix payé', 'Tab', 'List']);
  expect(found.rows).toEqual([
    { line: 2, tab: 'SNES', cells: ['Chrono Trigger', '2023-01-01', '12.1', 'SNES', ''] },
    { line: 2, tab: 'Wishlist', cells: ['Ico', '', '', '', 'Wishlist'] },
  ]);
  expect(found).toMatchObject({ leftOut: [], leftOutTabs: ['Read me'] });
});

test('the sum below each tab is left out, though its console is the name of the tab', async () => {
  const tab = (title: string) => [
    ['Title', 'Price paid'],
    [title, '10'],
    ['Total', '10'],
  ];
  const { rows: found } = await read(await workbookOf({ PS2: tab('Ico'), SNES: tab('Terranigma') }));

  expect(found.map(({ title, why }) => [title, why])).toEqual([
    ['Ico', null],
    ['Total', 'sum'],
    ['Terranigma', null],
    ['Total', 'sum'],
  ]);
});

test.each(['hidden', 'veryHidden'])('a tab that is %s is not read, and is named', async (state) => {
  const cells = (title: string) => [['Title'], [title]];
  const tabs = { Games: cells('Ico'), Sold: cells('Rez'), Empty: [] };

  const found = await recognise(await workbookOf(tabs, { states: { Sold: state, Empty: state } }));
  const alone = await recognise(await workbookOf({ Sold: cells('Rez') }, { states: { Sold: state } }));

  expect(found).toMatchObject({ header: ['Title'], leftOutTabs: [], hiddenTabs: ['Sold'] });
  expect(found.rows.map((row) => 'cells' in row && row.cells)).toEqual([['Ico']]);
  expect(alone).toMatchObject({ hiddenTabs: [] });
  expect(alone.rows).toHaveLength(1);
});

test('a tab that counts the games of each console holds no games', async () => {
  const found = await recognise(
    await workbookOf({
      Jeux: [
        ['Jeu', 'Console'],
        ['Ico', 'PS2'],
      ],
      Statistiques: [
        ['Console', 'Nombre'],
        ['PS2', '8'],
        ['SNES', '3'],
      ],
    }),
  );

  expect(found).toMatchObject({ header: ['Jeu', 'Console'], leftOutTabs: ['Statistiques'] });
  expect(found.rows).toHaveLength(1);
});

test('a zip that unpacks to far more than its size is refused', async () => {
  const bomb = await book(['Games'], [sheet('<row>'.padEnd(moving.unpackedBytes + 1, ' '))]);

  expect(bomb.length).toBeLessThan(400_000);
  await expect(readXlsx(bomb)).rejects.toMatchObject({ code: 'move_hostile' });
});

const sharing = (text: string) => `<sst><si><t>Title</t></si><si><t>${text}</t></si></sst>`;
const referring = (cells: number) =>
  sheet(
    `<row r="1"><c r="A1" t="s"><v>0</v></c></row>` +
      Array.from({ length: cells }, (_one, at) => `<row r="${at + 2}"><c t="s"><v>1</v></c></row>`).join(''),
  );

test('a text that cells share is no longer than one of their own may be', async () => {
  const long = await book(['Games'], [referring(1)], sharing('x'.repeat(20_001)));

  await expect(recognise(long)).rejects.toMatchObject({ code: 'move_hostile' });
});

test('a small file whose cells all refer to one long text is refused', async () => {
  const bomb = await book(['Games'], [referring(4000)], sharing('x'.repeat(19_000)));

  expect(bomb.length).toBeLessThan(50_000);
  await expect(recognise(bomb)).rejects.toMatchObject({ code: 'move_hostile' });
});

test('a number with three decimals is no amount of thousands, in a workbook and in JSON', async () => {
  const priced =
    '<row r="1"><c t="inlineStr"><is><t>Title</t></is></c><c t="inlineStr"><is><t>Price paid</t></is></c></row>' +
    ['12.345', '14.995', '33.333333', '12345']
      .map((price) => `<row><c t="inlineStr"><is><t>Ico</t></is></c><c><v>${price}</v></c></row>`)
      .join('');
  const games = [12.345, 14.995, 33.333333, 12345].map((paid) => ({ Title: 'Ico', 'Price paid': paid }));

  const files = [await book(['Games'], [sheet(priced)]), Buffer.from(JSON.stringify(games))];
  const prices = await Promise.all(
    files.map(async (file) => (await read(file)).rows.map(({ fields }) => fields.purchasePrice)),
  );

  expect(prices).toEqual([
    [12.35, 15, 33.33, 12345],
    [12.35, 15, 33.33, 12345],
  ]);
});

test('numbers are written as the reader’s language writes them, with the cents that the sheet shows', async () => {
  const file = await workbookOf(
    {
      Jeux: [
        ['Titre', 'Prix payé', 'Note'],
        ['Ico', { number: 89.9, style: 1 }, { number: 8.5 }],
        ['Okami', { number: 149.9, style: 2 }, '7.5'],
        ['Rez', { number: 12, style: 1 }, { number: 12.345, style: 1 }],
      ],
    },
    { formats: ['#,##0.00\\ "€"', '0.00'] },
  );

  const cellsIn = async (language: 'en' | 'fr') =>
    (await readXlsx(file, language))[0]?.rows.slice(1).map(({ cells }) => cells.slice(1));
  const { rows: frenchRows } = await recognise(file, 'fr');

  expect(await cellsIn('fr')).toEqual([
    ['89,90', '8,5'],
    ['149,90', '7.5'],
    ['12,00', '12,3450'],
  ]);
  expect(await cellsIn('en')).toEqual([
    ['89.90', '8.5'],
    ['149.90', '7.5'],
    ['12.00', '12.3450'],
  ]);
  expect(frenchRows).toHaveLength(3);
});
