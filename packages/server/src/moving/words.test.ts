import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import type { Item } from '@cartouche/contract/collection';
import type { Move } from '@cartouche/contract/moving';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { zipOf } from '../testing/archives.ts';
import { moveOf } from '../testing/moving.ts';
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
  db.exec(`create table ownership (id, platform_id, title, ownership_mask, item_quality, box_quality, user_record_type);
    insert into ownership values (1, 6, 'Secret of Mana', 5, 0.8, 0.3, 0)`);
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
