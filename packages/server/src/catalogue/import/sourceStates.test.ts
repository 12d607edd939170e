import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, startProduct } from '../../testing/product.ts';
import { importGames } from './import.ts';
import { sources, toReads } from './reader.ts';
import { lacksOpenCatalogues } from './sourceStates.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  await product.games(['Anything else']); // for its platform
});
afterAll(() => product.close());

const bring = (title: string, source: { source: string; licence: string }) =>
  importGames(product.ctx, toReads('here', 1, { platform_id: 19, title, source_key: title, ...source }), {
    embedded: false,
  });

test('the open catalogues are offered until one of them is here, even if it came as a file', async () => {
  await bring('Heron Pond', sources.own);
  await bring('Heron Lake', { source: 'IGDB', licence: 'IGDB' });
  const before = await lacksOpenCatalogues(product.ctx);

  await bring('Heron Hall', sources.libretro);

  expect([before, await lacksOpenCatalogues(product.ctx)]).toEqual([true, false]);
});
