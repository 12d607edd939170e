import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, type TestUser, startProduct } from '../testing/product.ts';

let product: Product;
let ana: TestUser;
beforeAll(async () => {
  product = await startProduct();
  ana = await product.user('ana');
  const [, , gekka = 0] = await product.games([
    'Pokémon Snap',
    'Snap Pokemon Trivia',
    'Castlevania: Symphony of the Night',
    'Super Mario Bros. 3',
    'Dr. Mario',
    'Mario’s Picross 100%',
  ]);
  await product.games(['Mario Tennis'], 4);
  await sql`
    insert into game_details (game_id, alt_titles, folded_alts)
    values (${gekka}, '{"Akumajō Dracula X: Gekka no Yasōkyoku"}', 'akumajo dracula x gekka no yasokyoku')
  `.execute(product.ctx.db);
});
afterAll(() => product.close());

async function search(q: string, rest: object = {}) {
  const { body } = await product.as(ana, 'catalogue.search', { q, ...rest });
  const { found, alike } = body as Record<'found' | 'alike', { title: string; total_count: number }[]>;
  const titles = (rows: { title: string }[]) => rows.map(({ title }) => title);
  return {
    found: titles(found),
    alike: titles(alike),
    total: found[0]?.total_count ?? 0,
    totalAlike: alike[0]?.total_count ?? 0,
  };
}

test('every word must be in the title, in any order or as part of a word; results are by title', async () => {
  expect(await search('MARIO')).toMatchObject({
    found: ['Dr. Mario', 'Mario’s Picross 100%', 'Mario Tennis', 'Super Mario Bros. 3'],
    total: 4,
  });
  expect((await search('3 bro super')).found).toEqual(['Super Mario Bros. 3']);
  expect((await search('mario tennis bros')).found).toEqual([]);
});

test('anything but letters and digits separates words, and is never a pattern', async () => {
  expect((await search('  dr...mario!!! ')).found).toEqual(['Dr. Mario']);
  expect((await search('m%o')).found).toEqual((await search('m o')).found);
  expect(await search('%')).toMatchObject({ found: [], alike: [] });
});

test.each(['pokemon snap', 'Pokémon Snap', 'SNAP pokèmon'])(
  'accents make no difference, neither in a search nor in a title: %s',
  async (q) => {
    expect(await search(q)).toEqual({
      found: ['Pokémon Snap', 'Snap Pokemon Trivia'],
      alike: [],
      total: 2,
      totalAlike: 0,
    });
  },
);

test('a game is found by its other titles', async () => {
  expect(await search('yasokyoku gekka')).toMatchObject({
    found: [],
    alike: ['Castlevania: Symphony of the Night'],
  });
  expect((await search('YASŌKYOKU')).alike).toEqual(['Castlevania: Symphony of the Night']);
});

test('a platform narrows both lists', async () => {
  expect((await search('mario', { platform: 4 })).found).toEqual(['Mario Tennis']);
  expect((await search('gekka', { platform: 4 })).alike).toEqual([]);
});

test('results come page by page', async () => {
  expect(await search('mario', { limit: 2, offset: 2 })).toEqual({
    found: ['Mario Tennis', 'Super Mario Bros. 3'],
    alike: [],
    total: 4,
    totalAlike: 0,
  });
});

test('what is found in another way is counted, and comes page by page after the exact results', async () => {
  const parts = Array.from({ length: 30 }, (_, index) => `Quest of Fanthasy VII ${'x'.repeat(index)}`);
  await product.games([...parts, 'Fanthasy 7'], 4);

  const first = await search('fanthasy 7', { limit: 20 });
  const second = await search('fanthasy 7', { limit: 20, offset: 20 });

  expect(first).toMatchObject({ found: ['Fanthasy 7'], total: 1, totalAlike: 30 });
  expect(first.alike).toHaveLength(19);
  expect(second.found).toEqual([]);
  expect([...first.alike, ...second.alike].toSorted()).toEqual(parts.toSorted());
});

test('games with a letter corrected are counted, and come page by page too', async () => {
  const parts = Array.from({ length: 30 }, (_, index) => `Zaxxoria ${index + 1}`);
  await product.games(parts, 4);

  const first = await search('zaxxorai', { limit: 20 });
  const second = await search('zaxxorai', { limit: 20, offset: 20 });

  expect(first.totalAlike).toBe(30);
  expect([...first.alike, ...second.alike].toSorted()).toEqual(parts.toSorted());
});
