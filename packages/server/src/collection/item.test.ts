import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type ItemFields, itemField, itemFields, newItem } from '@cartouche/contract/item.rules';

import { givePlan } from '../subscription/subscription.ts';
import { download, tableOf, upload } from '../testing/archives.ts';
import { type Product, startProduct } from '../testing/product.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

/** A copy with every field filled in, and none as in a new copy. */
const whole: ItemFields = {
  completeness: 'CARTRIDGE,CASE',
  condition: 'FAIR',
  purchasePrice: 12.5,
  purchaseDate: '2020-02-29',
  release: 'EU SLES-00524',
  edition: 'Platinum',
  boxCondition: 'GOOD',
  bookletCondition: 'MINT',
  mediumCondition: 'FAIR',
  place: 'Living room / Shelf 2',
  tags: 'Lent, Signed',
  boughtAt: 'Fair of Lille',
  boughtFrom: 'Jean',
  estimate: 40.25,
  estimateDate: '2026-01-31',
  notes: 'From the fair',
};

/** A copy that differs in every field. */
const other: ItemFields = {
  completeness: 'BOOKLET',
  condition: 'POOR',
  purchasePrice: 3,
  purchaseDate: '2021-03-01',
  release: 'JP',
  edition: 'Player’s Choice',
  boxCondition: 'POOR',
  bookletCondition: 'GOOD',
  mediumCondition: 'MINT',
  place: 'Attic',
  tags: 'To sell',
  boughtAt: 'eBay',
  boughtFrom: 'retro-shop',
  estimate: 7,
  estimateDate: '2026-02-01',
  notes: 'A second one',
};

/** A user who owns a game with every field filled in. */
async function owner() {
  const ana = await product.user('ana');
  await givePlan(product.ctx, ana.email, 'pro');
  const [gameId = 0] = await product.games([`Whole ${crypto.randomUUID()}`]);
  const saved = await product.as(ana, 'collection.save', { gameId, ...whole });
  const item = async () => (await product.as(ana, 'collection.item', { gameId })).body as ItemFields;
  return { ana, gameId, saved: saved.body as ItemFields & { id: number }, item };
}

test('these tests fill in every field, and differently from a new copy', () => {
  const start = newItem('2026-11-22');

  for (const name of itemFields) expect(new Set([whole[name], other[name], start[name]]).size).toBe(3);
});

test.each([
  ['user_collection', (name: keyof ItemFields) => itemField[name].start],
  ['user_copies', () => null],
  ['user_bin', () => null],
])('%s has a column for every field of a copy, and no unknown column', async (table, startOf) => {
  const { rows } = await sql<{ name: string; type: string; isNullable: boolean; start: unknown }>`
    select attname as name, format_type(atttypid, atttypmod) as type, not attnotnull as "isNullable",
      trim(both '''' from split_part(pg_get_expr(adbin, adrelid), '::', 1)) as start
    from pg_attribute left join pg_attrdef on (adrelid, adnum) = (attrelid, attnum)
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(product.ctx.db);

  const columns = new Map(
    rows.map(({ name, type, ...rest }) => [name, { type: type.replace(',', ', '), ...rest }]),
  );
  for (const name of itemFields) {
    const { sql: type } = itemField[name];
    expect([name, columns.get(name)]).toEqual([
      name,
      { type, isNullable: type !== 'text', start: startOf(name) },
    ]);
    columns.delete(name);
  }
  const ofAll = ['user_id', 'id', 'game_id', 'created_at'];
  const ofTable = {
    user_collection: [...keptByGame, ...addedUp],
    user_copies: [],
    user_bin: ['removed_at', 'led'],
  }[table];
  expect([...columns.keys()].toSorted()).toEqual([...ofAll, ...(ofTable ?? [])].toSorted());
});

const addedUp = 'copies has_whole_copy more_priced more_paid more_estimated more_estimate'.split(' ');
const keptByGame = ['folded_title', 'platform_id', 'release_date', 'folded_publisher', 'genres', 'regions'];

test('every field of a copy is kept, when it is added and when it is edited', async () => {
  const { ana, gameId, saved, item } = await owner();

  const added = await item();
  const edited = await product.as(ana, 'collection.save', { gameId, ...other, isEdit: true });
  const again = await item();

  expect(saved).toMatchObject(whole);
  expect(added).toMatchObject(whole);
  expect(edited.body).toMatchObject(other);
  expect(again).toMatchObject(other);
});

test('fields that nobody filled in have the values of a new copy', async () => {
  const { ana } = await owner();
  const [gameId = 0] = await product.games([`Empty ${crypto.randomUUID()}`]);

  const { body } = await product.as(ana, 'collection.save', { gameId });

  expect(body).toMatchObject(newItem(product.ctx.now().toISOString().slice(0, 10)));
});

test('the bin keeps every field, and gives it back', async () => {
  const { ana, gameId, saved, item } = await owner();
  await product.as(ana, 'collection.remove', { gameId });

  const bin = await product.as(ana, 'collection.bin');
  const restored = await product.as(ana, 'collection.restore', { id: saved.id });

  expect(bin.body).toMatchObject([whole]);
  expect(restored.body).toMatchObject(whole);
  expect(await item()).toMatchObject(whole);
});

test('a bulk change sets every field on owned and added games, and its undo restores them', async () => {
  const { ana, gameId, item } = await owner();
  const [added = 0] = await product.games([`Added ${crypto.randomUUID()}`]);
  const change = { gameIds: [gameId, added], set: other, addMissing: true };

  const preview = await product.as(ana, 'collection.previewMany', change);
  const { body } = await product.as(ana, 'collection.saveMany', change);
  const changed = [await item(), (await product.as(ana, 'collection.item', { gameId: added })).body];
  await product.as(ana, 'collection.undoMany', body as object);

  const { examples } = preview.body as { examples: { before: unknown; after: unknown }[] };
  expect(examples.map(({ before }) => before)).toEqual(expect.arrayContaining([whole, null]));
  expect(examples.map(({ after }) => after)).toEqual([other, other]);
  expect(changed).toMatchObject([other, other]);
  expect(await item()).toMatchObject(whole);
});

test('an archive has every field of owned and removed copies, and restores them', async () => {
  const { ana, gameId } = await owner();
  const [removed = 0] = await product.games([`Removed ${crypto.randomUUID()}`]);
  await product.as(ana, 'collection.save', { gameId: removed, ...other });
  await product.as(ana, 'collection.remove', { gameId: removed });
  const bo = await product.user('bo');

  const { zip } = await download(product, ana);
  const answer = await upload(product, bo, zip);

  expect(answer.status).toBe(200);
  for (const user of [ana, bo]) {
    expect(await tableOf(product, user, 'collection')).toMatchObject([whole]);
    expect(await tableOf(product, user, 'bin')).toMatchObject([other]);
  }
  expect((await product.as(bo, 'collection.item', { gameId })).body).toMatchObject(whole);
});

test('an export record has the exported fields, under their export names', async () => {
  const { ana } = await owner();

  const { body } = await product.as(ana, 'archive.exportCollection');

  const [record = {}] = body as Record<string, unknown>[];
  const ofCopy = itemFields.flatMap((name) => {
    const { exportedAs } = itemField[name];
    return exportedAs === null ? [] : [[exportedAs, whole[name]] as const];
  });
  expect(record).toMatchObject(Object.fromEntries(ofCopy));
  expect(Object.keys(record)).toHaveLength(2 + ofCopy.length); // its title and its platform
});
