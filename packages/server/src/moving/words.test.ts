import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import type { Item } from '@cartouche/contract/collection';
import type { Move } from '@cartouche/contract/moving';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { zipOf } from '../testing/archives.ts';
import { csvOf, moveOf, rowsOf } from '../testing/moving.ts';
import { type Product, startProduct } from '../testing/product.ts';

let product: Product;
let mana: number;
beforeAll(async () => {
  product = await startProduct();
  [mana = 0] = await product.games(['Secret of Mana'], 19);
});
afterAll(() => product.close());

const clz =
  '<gameinfo><gamelist><game><title>Secret of Mana</title><platform><displayname>Platform 19</displayname></platform><completeness><displayname>Loose</displayname></completeness><condition><displayname>Worn</displayname></condition></game></gamelist></gameinfo>';
const tellico =
  '<tellico><collection type="11"><entry id="1"><title>Secret of Mana</title><platforms><platform>Platform 19</platform></platforms><condition>Worn</condition></entry></collection></tellico>';

async function restorePoint(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'cartouche-ged-test-'));
  const path = join(folder, 'ownership_database.db');
  const db = new DatabaseSync(path);
  db.exec(`create table ownership (id, platform_id, title, ownership_mask, item_quality, box_quality, user_record_type, paid);
    insert into ownership values (1, 6, 'Secret of Mana', 5, 0.8, 0.3, 0, 1250)`);
  db.close();
  const bytes = readFileSync(path);
  rmSync(folder, { recursive: true });
  return await zipOf({ 'ownership_database.db': bytes });
}

test.each([
  ['CLZ’s XML', clz, { completeness: ['Loose'], condition: ['Worn'] }],
  ['Tellico’s XML', tellico, { completeness: [], condition: ['Worn'] }],
  ['GAMEYE’s restore point', null, { completeness: ['Boxed'], condition: ['3/10', '8/10'] }],
] as const)(
  'what %s says of parts and states is shown as words whose meaning the user changes',
  async (name, file, words) => {
    const ana = await product.user(`words ${name}`);
    const { id: moveId, words: found } = await moveOf(product, ana, file ?? (await restorePoint()));
    const all = (table: 'completeness' | 'condition') =>
      found[table].map(({ word }) => word).toSorted((a, b) => a.localeCompare(b));
    const meaning = { completeness: 'BOOKLET', condition: 'POOR' };
    const settings = {
      completeness: Object.fromEntries(words.completeness.map((word) => [word, meaning.completeness])),
      condition: Object.fromEntries(words.condition.map((word) => [word, meaning.condition])),
      platforms: Object.fromEntries(found.platforms.map(({ word }) => [word, 19])),
    };

    const { body } = await product.as(ana, 'moving.match', { moveId, settings });
    await product.as(ana, 'moving.write', { moveId });
    const item = (await product.as(ana, 'collection.item', { gameId: mana })).body as Item; // as: the contract's output

    expect([all('completeness'), all('condition')]).toEqual([words.completeness, words.condition]);
    expect((body as Move).words.condition.map((one) => one.meaning)).toEqual(
      words.condition.map(() => 'POOR'),
    ); // as: see above
    expect(item.condition).toBe('POOR');
    expect(item.completeness).toBe(words.completeness.length > 0 ? 'BOOKLET' : 'COMPLETE_IN_BOX');
  },
);

test('whether a restore point’s prices are in whole units or in cents is asked with one of them', async () => {
  const ana = await product.user('cents');
  const { id: moveId, told } = await moveOf(product, ana, await restorePoint());
  const says = async (paidUnit: string | null) => {
    await product.as(ana, 'moving.match', { moveId, settings: { paidUnit, platforms: { SNES: 19 } } });
    const [row] = await rowsOf(product, ana, moveId);
    return row?.says.filter(({ field }) => field === 'purchasePrice' || field === 'notes');
  };

  expect(told).toMatchObject({ openPrice: '1250', price: null });
  expect(await says('hundredths')).toEqual([
    { field: 'purchasePrice', value: '12.5' },
    { field: 'notes', value: 'Condition: 8/10\nCondition of the box: 3/10' },
  ]);
  expect(await says('whole')).toMatchObject([{ field: 'purchasePrice', value: '1250' }, {}]);
  expect(await says(null)).toMatchObject([{ field: 'notes', value: expect.stringContaining('Paid: 1250') }]);
});

test('words for lists and for parts that nobody knows are asked, and leave their rows out until then', async () => {
  const ana = await product.user('asks');
  const rows = [
    ['Secret of Mana', 'Platform 19', 'Cellar', 'Graded Item'],
    ['Secret of Mana', 'Platform 19', 'Owned', 'Loose'],
  ];
  const { id: moveId } = await moveOf(product, ana, csvOf(rows, 'Game,Console,List,Complete'));
  const look = async (settings: object) =>
    (await product.as(ana, 'moving.match', { moveId, settings })).body as Move; // as: the contract's output

  const asked = await look({ mapping: ['title', 'platform', 'list', 'completeness'] });
  const told = await look({ lists: { Cellar: 'collection' } });

  expect(asked.words.lists).toContainEqual({ word: 'Cellar', rows: 1, meaning: null });
  expect(asked.words.completeness).toContainEqual({ word: 'Graded Item', rows: 1, meaning: null });
  expect(asked.counts).toMatchObject({ new: 1, out: 1 });
  expect(told.counts).toMatchObject({ new: 1, copy: 1, out: 0 });
});

test('what a word means is asked once, and holds in the next file, but not the platform of rows that name none', async () => {
  const ana = await product.user('asked once');
  const header = 'Title,Platform,Collection Status,Condition';
  const named = csvOf([['Secret of Mana', 'Trucmuche', 'Cellar', 'Shiny']], header);
  const nameless = csvOf([['Secret of Mana', '', 'Cellar', 'Shiny']], header);
  const first = await moveOf(product, ana, named);
  const settings = { platforms: { Trucmuche: 19 }, lists: { Cellar: 'collection' } };
  await product.as(ana, 'moving.match', { moveId: first.id, settings });
  await product.as(ana, 'moving.match', { moveId: first.id, settings: { condition: { Shiny: 'MINT' } } });
  const other = await moveOf(product, ana, nameless);
  await product.as(ana, 'moving.match', { moveId: other.id, settings: { platforms: { '': 19 } } });

  const again = await moveOf(product, ana, named);
  const blank = await moveOf(product, ana, nameless);
  const another = await moveOf(product, await product.user('asked anew'), named);

  expect(again.counts).toMatchObject({ new: 1, out: 0 });
  expect(again.words).toMatchObject({
    platforms: [{ word: 'Trucmuche', meaning: 19 }],
    lists: [{ word: 'Cellar', meaning: 'collection' }],
    condition: [{ word: 'Shiny', meaning: 'MINT' }],
  });
  expect(blank.counts).toMatchObject({ new: 0 });
  expect(another.words.platforms).toMatchObject([{ word: 'Trucmuche', meaning: null }]);
});

test('words of rows that are left out are not asked, but for those that leave them out', async () => {
  const ana = await product.user('leaves out');
  const header = 'Title,Platform,Completeness,Collection Status,Condition';
  const rows = [
    ['Secret of Mana', 'SNES', 'Digital', 'Owned', 'as a download'],
    ['Secret of Mana', 'SNES', 'Half of it', 'Sold', 'as it was'],
  ];

  const { words, counts } = await moveOf(product, ana, csvOf(rows, header));

  expect(counts).toMatchObject({ out: 2 });
  expect([words.completeness, words.condition]).toEqual([[], []]);
  expect(words.lists).toEqual([{ word: 'Sold', rows: 1, meaning: 'out' }]);
});

test('a platform of which nothing is collected here is named and left out, unless the user says which one it is', async () => {
  const ana = await product.user('arcade');
  const file = csvOf([
    ['Secret of Mana', 'Arcade', 'CARTRIDGE', 'GOOD'],
    ['Secret of Mana', 'Linux', 'CARTRIDGE', 'GOOD'],
  ]);

  const { id: moveId, words, plan } = await moveOf(product, ana, file);
  const rows = await rowsOf(product, ana, moveId);
  const settings = { platforms: { Arcade: 19, Linux: null } };
  const chosen = (await product.as(ana, 'moving.match', { moveId, settings })).body as Move; // as: the contract's output

  expect(words.platforms).toHaveLength(2);
  expect(words.platforms).toContainEqual({ word: 'Arcade', rows: 1, meaning: 'out' });
  expect(words.platforms).toContainEqual({ word: 'Linux', rows: 1, meaning: 'out' });
  expect(plan).toMatchObject({ adds: 0, undecided: 0 });
  expect(rows).toMatchObject([
    { status: 'out', why: 'otherPlatform' },
    { status: 'out', why: 'otherPlatform' },
  ]);
  expect(chosen.words.platforms).toContainEqual({ word: 'Arcade', rows: 1, meaning: 19 });
  expect(chosen.words.platforms).toContainEqual({ word: 'Linux', rows: 1, meaning: 'out' });
  expect(chosen.plan).toMatchObject({ adds: 1 });
});
