import { fullExport } from '@cartouche/contract/fullExport.rules';
import type { Move } from '@cartouche/contract/moving';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { csvOf, moveOf, rowsOf } from '../testing/moving.ts';
import { type Product, startProduct } from '../testing/product.ts';
import { recognise } from './recognise.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  await product.games(['Secret of Mana', 'Terranigma'], 19);
});
afterAll(() => product.close());

/** Most of it for the start of the process that reads: patterns that go back and forth need minutes. */
const longestMs = 20_000;

test('titles and platforms of many spaces are looked for as fast as others', async () => {
  const ana = await product.user('ana');
  const wide = (name: string) => `a${' '.repeat(9000)}${'('.repeat(9000)}${name}`;
  const rows = Array.from({ length: 10 }, (_one, place) => [
    wide(`b${place}`),
    wide('c'),
    'CARTRIDGE',
    'GOOD',
  ]);
  const start = performance.now();

  const move = await moveOf(product, ana, csvOf(rows));

  expect(performance.now() - start).toBeLessThan(longestMs);
  expect(move.plan).toMatchObject({ adds: 0, undecided: 10 });
});

test('a title over several lines of a cell is one title', async () => {
  const ana = await product.user('ana');

  const move = await moveOf(product, ana, csvOf([['Secret\n of  Mana', 'Platform 19', 'CARTRIDGE', 'GOOD']]));

  expect(move.counts).toMatchObject({ new: 1 });
});

test('a copy that has no whole number among the others is read as one without a number', async () => {
  const ana = await product.user('ana');
  const copies = [2.5, -1, 1e300, 'first', 2].map((copy) => ({
    title: 'Terranigma',
    platform: 'Platform 19',
    copy,
  }));

  const move = await moveOf(product, ana, JSON.stringify({ ...fullExport, copies }));
  const rows = await rowsOf(product, ana, move.id);

  expect(rows.map(({ status }) => status)).toEqual(['copy', 'copy', 'copy', 'copy', 'new']);
});

test('words that mean something to the server mean nothing in a file', async () => {
  const ana = await product.user('ana');
  const words = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];
  const { id: moveId } = await moveOf(
    product,
    ana,
    csvOf(
      words.map((word) => ['Secret of Mana', word, word, word, word]),
      'Game,Console,Complete,State,Status',
    ),
  );

  const { status, body } = await product.as(ana, 'moving.match', { moveId });
  const again = await product.as(ana, 'moving.match', {
    moveId,
    settings: { platforms: { constructor: 19 } },
  });

  expect(status).toBe(200);
  const move = body as Move; // as: the contract's output
  const table = ({ platforms, completeness }: Move['words']) =>
    [...platforms, ...completeness].map(({ word, rows, meaning }) => `${word} ${rows} ${meaning}`);
  expect(table(move.words).toSorted()).toEqual(
    [...words, ...words].map((word) => `${word} 1 null`).toSorted(),
  );
  expect(table((again.body as Move).words)).toContain('constructor 1 19'); // as: the contract's output
});

/** A workbook that Office saved with a password, as far as it is looked at. */
const lockedWorkbook = Buffer.concat([
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  Buffer.alloc(500),
  Buffer.from('EncryptedPackage', 'utf16le'),
]);

test.each([
  ['a workbook with a password', lockedWorkbook, 'move_locked'],
  ['an old workbook', lockedWorkbook.subarray(0, 300), 'move_unreadable'],
  [
    'a PDF behind a mark of its encoding',
    Buffer.from('\ufeff%PDF-1.7\nGame,Console\nIco,PS2\n'),
    'move_unreadable',
  ],
  ['a PDF behind empty lines', Buffer.from('\n\n%PDF-1.7\nGame,Console\nIco,PS2\n'), 'move_unreadable'],
  ['JSON of numbers', Buffer.from('[1,2]'), 'move_unreadable'],
  ['JSON of nothing', Buffer.from('null\n'), 'move_unreadable'],
  [
    'a page of the web',
    Buffer.from('<!DOCTYPE html>\n<html><body>Ico, Okami</body></html>'),
    'move_unreadable',
  ],
  ['a page behind a mark', Buffer.from('\ufeff\n<html><body>Ico, Okami</body></html>'), 'move_unreadable'],
  [
    'a page in UTF-16',
    Buffer.from('\ufeff<!DOCTYPE html SYSTEM "about:legacy-compat"><html></html>', 'utf16le'),
    'move_unreadable',
  ],
  [
    'a picture',
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 0x49, 0x48, 0x44, 0x52, 1, 2, 3]),
    'move_unreadable',
  ],
])('%s is refused, and the sentence says what it is', async (_what, file, code) => {
  await expect(recognise(file)).rejects.toMatchObject({ code });
});
