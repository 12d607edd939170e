import { afterAll, beforeAll, expect, test } from 'vitest';

import { alertThatFound } from '../testing/alerts.ts';
import { type Product, startProduct } from '../testing/product.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

test('gems come newest first, with the search of their alert', async () => {
  const ana = await product.user('ana');
  const alertId = await alertThatFound(product, ana, ['Old', 'Young'], { query: 'mana snes' });

  const { body } = await product.as(ana, 'alerts.gems');

  expect(body).toEqual([
    {
      id: expect.any(Number) as number,
      alertId,
      title: 'Young',
      price: 49.9,
      currency: 'EUR',
      total: null,
      wasPrice: null,
      seller: null,
      game_id: null,
      isBought: false,
      url: 'https://www.vinted.fr/items/Young',
      foundAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      image_url: null,
      marketplace: 'vinted',
      query: 'mana snes',
    },
    expect.objectContaining({ title: 'Old' }),
  ]);
});

test('eight gems are sent unless more are requested, and paging reaches all of them', async () => {
  const bo = await product.user('bo');
  const titles = Array.from({ length: 10 }, (_, index) => `Listing ${index}`);
  await alertThatFound(product, bo, titles);
  const titlesOf = ({ body }: { body: unknown }) => (body as { title: string }[]).map(({ title }) => title);

  const gems = await product.as(bo, 'alerts.gems');
  const first = await product.as(bo, 'alerts.found', { limit: 6 });
  const second = await product.as(bo, 'alerts.found', { limit: 6, offset: 6 });

  expect(titlesOf(gems)).toEqual(titles.toReversed().slice(0, 8));
  expect([...titlesOf(first), ...titlesOf(second)]).toEqual(titles.toReversed());
  expect(first.body).toMatchObject([{ total_count: 10, seen: false }, {}, {}, {}, {}, {}]);
});

test('gems are new until they are seen, and only active alerts are counted', async () => {
  const [cy, dee] = [await product.user('cy'), await product.user('dee')];
  await alertThatFound(product, cy, ['One', 'Two']);
  await alertThatFound(product, cy, ['Three'], { active: false });
  await alertThatFound(product, dee, ['Hers']);

  const before = await product.as(cy, 'alerts.summary');
  await product.as(cy, 'alerts.markSeen');
  const after = await product.as(cy, 'alerts.summary');

  expect(before.body).toEqual({ active: 1, unseen: 3, isOpen: false });
  expect(after.body).toEqual({ active: 1, unseen: 0, isOpen: false });
  expect((await product.as(cy, 'alerts.found')).body).toMatchObject([
    { seen: true },
    { seen: true },
    { seen: true },
  ]);
  expect((await product.as(dee, 'alerts.summary')).body).toEqual({ active: 1, unseen: 1, isOpen: false });
});

test('nobody starts with an alert', async () => {
  const eve = await product.user('eve');

  expect((await product.as(eve, 'alerts.summary')).body).toEqual({ active: 0, unseen: 0, isOpen: false });
  expect((await product.as(eve, 'alerts.gems')).body).toEqual([]);
  expect((await product.as(eve, 'alerts.found')).body).toEqual([]);
});
