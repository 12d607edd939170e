import { afterAll, beforeAll, expect, test } from 'vitest';

import { copy, gem, manifest, titles, upload, valid, zipOf } from '../testing/archives.ts';
import { type Product, startProduct } from '../testing/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  await product.games(titles);
});
afterAll(() => product.close());

test.each([
  ['no zip', Buffer.from('hello')],
  ['nothing', Buffer.alloc(0)],
  ['another zip', { 'hello.txt': 'hello' }],
  ['no JSON', { ...valid, 'collection.json': '[{' }],
  ['a later format', { ...valid, 'cartouche.json': manifest.replace('1', '3') }],
  [
    'an unknown condition',
    { ...valid, 'collection.json': JSON.stringify([{ ...copy, condition: 'SHINY' }]) },
  ],
  [
    'a gem from an unknown marketplace',
    { ...valid, 'gems.json': JSON.stringify([{ ...gem, marketplace: 'attic' }]) },
  ],
  ['a price below zero', { ...valid, 'collection.json': JSON.stringify([{ ...copy, purchasePrice: -1 }]) }],
  [
    'a photo outside the archive',
    {
      ...valid,
      'photos.json': JSON.stringify([{ item: 1, file: '../../etc/passwd', created_at: copy.created_at }]),
    },
  ],
  [
    'a photo that is not a picture',
    {
      ...valid,
      'collection.json': JSON.stringify([copy]),
      'photos.json': JSON.stringify([{ item: 1, file: 'photos/1.webp', created_at: copy.created_at }]),
      'photos/1.webp': 'hello',
    },
  ],
])('%s is refused, and nothing is imported', async (_what, content) => {
  const bo = await product.user('bo');

  const answer = await upload(product, bo, Buffer.isBuffer(content) ? content : await zipOf(content));

  expect(answer.status).toBe(422);
  expect((await product.as(bo, 'collection.summary')).body).toMatchObject({ games: 0, wishlist: 0 });
});

test.each([
  ['a list above the limit', { ...valid, 'wishlist.json': ' '.repeat(33 * 1024 ** 2) }, 413],
  ['a row above the limit', { ...valid, 'collection.json': `[{${' '.repeat(1024 ** 2)}}]` }, 422],
  ['a game owned twice', { ...valid, 'collection.json': JSON.stringify([copy, { ...copy, item: 2 }]) }, 422],
  ['two copies with the same id', { ...valid, 'collection.json': JSON.stringify([copy, copy]) }, 422],
  [
    'a title that cannot be stored',
    { ...valid, 'wishlist.json': JSON.stringify([{ ...copy, title: 'a\0b' }]) },
    422,
  ],
  [
    'an implausible time',
    { ...valid, 'wishlist.json': JSON.stringify([{ ...copy, created_at: '0000-01-01T00:00:00Z' }]) },
    422,
  ],
])('%s is refused', async (_what, content, status) => {
  const bo = await product.user('bo');

  expect((await upload(product, bo, await zipOf(content))).status).toBe(status);
});

test('an archive that lacks a photo it names is refused', async () => {
  const bo = await product.user('bo');
  const named = JSON.stringify([{ item: 1, file: 'photos/1.webp', created_at: copy.created_at }]);
  const files = { ...valid, 'collection.json': JSON.stringify([copy]), 'photos.json': named };

  const answer = await upload(product, bo, await zipOf(files));

  expect(answer).toMatchObject({ status: 422, body: { code: 'archive_unreadable' } });
});
