import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { importGames } from '../catalogue/import/import.ts';
import { toReads } from '../catalogue/import/reader.ts';
import { type Product, startProduct } from '../testing/product.ts';
import { describe as describeImport } from './imports.ts';
import { tellOn } from './terminal.ts';

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

test('an import says what it does after the reading, while games become one', async () => {
  const { id } = await product.ctx.db.selectFrom('consoles').select('id').executeTakeFirstOrThrow();
  const said: string[] = [];
  const reads = [
    ...toReads('games', 1, { platform_id: id, source: 'theirs', title: 'Wonder Boy' }),
    ...toReads('games', 2, { platform_id: id, source: 'others', title: 'Wonder Boy' }),
  ];

  await importGames(product.ctx, reads, { embedded: false, say: (text) => said.push(text) });

  expect(said[0]).toBe('Looking for games that came twice');
  expect(said).toContain('Looking for games whose titles differ by a subtitle');
  expect(said.at(-1)).toBe('Tidying up the database');
});

test('a step that takes minutes goes on being named in a log, and no longer once it has ended', () => {
  vi.useFakeTimers();
  const lines: string[] = [];
  const tell = tellOn({ write: (text) => lines.push(text) });

  tell.progress('Looking for games that came twice');
  vi.advanceTimersByTime(60_000);
  const during = [...lines];
  tell.end();
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();

  expect(during.length).toBeGreaterThanOrEqual(3);
  expect(new Set(during)).toEqual(new Set(['Looking for games that came twice …\n']));
  expect(lines).toEqual(during);
});
