import { expect, test } from 'vitest';

import { zipOf } from '../../testing/archives.ts';
import { recognise } from '../recognise.ts';
import { read } from '../testing/reading.ts';

const table = (...lines: string[]) => Buffer.from(lines.join('\n'));

test('words in columns of parts count as there where they say so, and all that they say more goes into the notes', async () => {
  const found = await read(
    table(
      'Titre;Plate-forme;Boîte;Notice',
      'Ico;PS2;abîmée;oui (usée)',
      'Okami;PS2;repro;photocopie',
      'Rez;PS2;HS;non',
      'Gitaroo Man;PS2;x;oui',
    ),
  );

  expect(found.rows.map(({ fields }) => [fields.completeness, fields.notes])).toEqual([
    ['COMPLETE_IN_BOX', 'Box: abîmée\nBooklet: oui (usée)'],
    ['CARTRIDGE', 'Box: repro\nBooklet: photocopie'],
    ['CARTRIDGE,CASE', 'Box: HS'],
    ['COMPLETE_IN_BOX', undefined],
  ]);
});

test('a quantity is read as people write it, and what is none goes into the notes', async () => {
  const found = await read(
    table(
      'Titre;Plate-forme;Quantité',
      ...['x2', '2 ex.', '2,0', '3', '0', 'deux'].map((one) => `Ico;PS2;${one}`),
    ),
  );

  expect(found.rows.map(({ quantity, fields }) => [quantity, fields.notes])).toEqual([
    [2, undefined],
    [2, undefined],
    [2, undefined],
    [3, undefined],
    [1, 'Quantity: 0'],
    [1, 'Quantity: deux'],
  ]);
});

test('a folder of PriceCharting is a list only where its name says so', async () => {
  const folders = [
    'My wants',
    'Unwanted',
    'À vendre',
    'For sale',
    'Garage sale',
    'Sold',
    'Vendus',
    'Want to sell',
    'Non souhaité',
  ];
  const found = await read(
    table(
      'id,product-name,console-name,include-string,folder',
      ...folders.map((folder, at) => `${at},Ico,Playstation 2,Item only,${folder}`),
    ),
  );

  expect(found.rows.map(({ list, fields }) => [list, fields.tags])).toEqual([
    ['wishlist', undefined],
    ['collection', undefined],
    ['collection', 'À vendre'],
    ['collection', 'For sale'],
    ['collection', undefined],
    ['out', undefined],
    ['out', undefined],
    ['collection', undefined],
    ['collection', undefined],
  ]);
});

test.each([
  ['MD', 29, null],
  ['Megadrive PAL', 29, 'EU'],
  ['SNES / Super Famicom', 19, null],
  ['Super Nintendo NTSC-J', 58, 'JP'],
])('a platform written as %s is known', async (written, id, region) => {
  const { rows } = await read(table('Titre;Plate-forme;Boîte', `Ico;${written};oui`));

  expect(rows[0]?.platformIds[0]).toBe(id);
  expect(rows[0]?.region).toBe(region);
});

const open = '<p>'.repeat(100);

test.each([
  ['a PDF', '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'],
  ['an RTF', '{\\rtf1\\ansi\nTitle,Platform\\par\nIco,PS2\\par\n}'],
  ['a page', `<!DOCTYPE html SYSTEM "about:legacy-compat">\n<html><body>${open}</body></html>`],
  ['a page with a byte order mark', `\ufeff<html><table><tr><td>Title${open}</table></html>`],
])('%s is no table, though its text has lines', async (_name, document) => {
  await expect(recognise(Buffer.from(document))).rejects.toMatchObject({ code: 'move_unreadable' });
});

test('a text of a word processor is no table', async () => {
  const docx = await zipOf({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml':
      '<w:document xmlns:w="w"><w:body><w:p><w:t>Title,Platform</w:t></w:p></w:body></w:document>',
    'word/styles.xml': '<w:styles xmlns:w="w"/>',
  });

  await expect(recognise(docx)).rejects.toMatchObject({ code: 'move_unreadable' });
});
