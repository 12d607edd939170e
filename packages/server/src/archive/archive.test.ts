import { afterAll, beforeAll, expect, test } from 'vitest';

import { givePlan } from '../subscription/subscription.ts';
import { collector, download, tableOf, titles, unzip, upload, zipOf, valid } from '../testing/archives.ts';
import { type Product, startProduct } from '../testing/product.ts';
import { columns, tables } from './format.ts';

let product: Product;
let gameIds: number[];
beforeAll(async () => {
  product = await startProduct();
  gameIds = await product.games(titles);
});
afterAll(() => product.close());

test('an archive holds each of the user’s tables as JSON and CSV, and the photos', async () => {
  const ana = await collector(product, gameIds);

  const { status, zip } = await download(product, ana);

  const files = await unzip(zip);
  const names = [...files.keys()];
  const written =
    'collection bin wishlist platforms photos alerts gems mutes profile subscription api_keys barcodes feedback'.split(
      ' ',
    );
  expect(status).toBe(200);
  expect(names).toEqual(expect.arrayContaining(written.flatMap((name) => [`${name}.json`, `${name}.csv`])));
  expect(names.filter((name) => name.startsWith('photos/'))).toHaveLength(2); // one is a cover
  expect(JSON.parse(String(files.get('collection.json')))).toMatchObject([
    { title: 'Secret of Mana', platform: 'Platform 19', purchasePrice: 12.5, notes: 'Zoë’s,\n"old"' },
    { title: '=HYPERLINK("x")' },
  ]);
  expect(String(files.get('collection.csv'))).toContain('"Zoë’s,\n""old"""');
});

test('an archive names every column, even of tables without rows', async () => {
  const ana = await collector(product, gameIds);
  const bo = await product.user('bo');

  const files = await unzip((await download(product, bo)).zip);

  for (const table of tables) {
    const [row] = await tableOf(product, ana, table);
    const selected = Object.keys(row ?? {}).filter((name) => name !== 'file_key');
    if (row) expect(selected.toSorted()).toEqual(columns[table].toSorted());
    const [header] = String(files.get(`${table}.csv`)).split('\r\n');
    expect(header).toBe(`\uFEFF${columns[table].join(',')}`);
  }
  expect(JSON.parse(String(files.get('collection.json')))).toEqual([]);
});

test('only its owner gets an archive', async () => {
  const zip = await zipOf(valid);

  expect((await download(product, null)).status).toBe(401);
  expect((await upload(product, null, zip)).status).toBe(401);
});

test('export records are for the plans that include them', async () => {
  const ana = await collector(product, gameIds);

  const free = await product.as(ana, 'archive.exportCollection');
  await givePlan(product.ctx, ana.email, 'basic');
  const basic = await product.as(ana, 'archive.exportCollection');

  expect(free).toMatchObject({ status: 403, body: { code: 'paid_plan_required' } });
  expect(basic.body).toEqual([
    {
      title: '=HYPERLINK("x")',
      platform: 'Platform 19',
      completeness_status: 'CARTRIDGE,BOOKLET',
      condition: 'MINT',
    },
    {
      title: 'Secret of Mana',
      platform: 'Platform 19',
      completeness_status: 'CARTRIDGE,BOOKLET',
      condition: 'MINT',
    },
  ]);
});
