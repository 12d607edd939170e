import { afterAll, beforeAll, expect, test } from 'vitest';

import { importGames } from '../catalogue/import/import.ts';
import { toReads } from '../catalogue/import/reader.ts';
import { type Product, startProduct } from '../testing/product.ts';
import { describe as describeImport } from './imports.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test('an import says how many of its games were for two consoles, so that its numbers add up', async () => {
  const [nes, famicom] = [18, 99];
  await product.games([], nes);
  await product.games([], famicom);
  const onBoth = { title: 'Mega Man', releases: [{ region: 'JP', title: 'Rockman' }, { region: 'US' }] };
  const again = async () => {
    const found = [onBoth, { title: 'StarTropics', releases: [{ region: 'US' }] }];
    const reads = found.flatMap((one, at) => [
      ...toReads('games', at + 1, { platform_id: nes, source: 'theirs', ...one }),
    ]);
    return describeImport(await importGames(product.ctx, reads, { embedded: false }), 1, 0.1);
  };

  expect(await again()).toBe(
    'Read 2 games from one file in 0.1 s, 1 of them for two consoles: 3 added, 0 updated, 0 unchanged, 0 skipped.\n',
  );
  expect(await again()).toContain('1 of them for two consoles: 0 added, 0 updated, 3 unchanged');
});
