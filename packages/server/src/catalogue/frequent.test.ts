import { mostCounted } from '@cartouche/contract/catalogue.rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, type TestUser, startProduct } from '../testing/product.ts';
import { type Search, searcher } from '../testing/searched.ts';

let product: Product;
let ana: TestUser;
let search: Search;
beforeAll(async () => {
  product = await startProduct();
  ana = await product.user('ana');
  search = searcher(product, ana);
  await product.games(['Maroi', 'Mario Kart 64'], 33);
  await sql`
    insert into games_igdb (platform_id, title, folded_title)
    select 33, 'Mario ' || n, 'mario ' || lpad(n::text, 5, '0')
    from generate_series(0, ${sql.lit(mostCounted)}) n`.execute(product.ctx.db);
});
afterAll(() => product.close());

test('a wrong letter in a word of more games than are counted still finds them, behind the exact results', async () => {
  const first = await search('maroi', { limit: 10 });
  const second = await search('maroi', { limit: 10, offset: 10 });

  expect(first.found).toEqual(['Maroi']);
  expect(first.alike).toHaveLength(9);
  expect(second.alike).toHaveLength(10);
  expect(new Set([...first.alike, ...second.alike]).size).toBe(19);
  expect([...first.alike, ...second.alike].every((title) => title.startsWith('Mario '))).toBe(true);
});

test('a word of more games than are counted lists them by title', async () => {
  const { found, total, alike } = await search('mario', { limit: 3 });

  expect(found).toEqual(['Mario 0', 'Mario 1', 'Mario 2']);
  expect(total).toBe(mostCounted);
  expect(alike).toEqual([]);
});
