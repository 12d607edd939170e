import type { GameRow } from '@cartouche/contract/game';
import { copySortFields, ownTabs, sortFields } from '@cartouche/contract/catalogue.rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, type TestUser, startProduct } from '../testing/product.ts';

// Long enough to be walked along an index rather than found and sorted: all copies, incomplete ones, those on one
// platform, and wishes.
const [copies, wishes] = [660, 520];

let product: Product;
let ana: TestUser;
beforeAll(async () => {
  product = await startProduct();
  const { db } = product.ctx;
  ana = await product.user('ana');
  const bo = await product.user('bo');
  await product.games(
    Array.from({ length: 620 }, (_, index) => `Game ${(index * 7919) % 620}`),
    19,
  );
  await product.games(
    Array.from({ length: 80 }, (_, index) => `Game ${index * 7}`),
    33,
  );
  await sql`update games_igdb set folded_publisher = nullif('p' || game_id % 9, 'p3'),
    release_date = case when game_id % 7 > 0 then (1980 + game_id % 11)::text end`.execute(db);
  for (const { id } of [ana, bo]) {
    await sql`insert into user_collection
        (user_id, game_id, condition, completeness, "purchasePrice", "purchaseDate", place, tags, created_at)
      select ${id}, game_id, (array['MINT', 'GOOD', 'FAIR', 'POOR'])[1 + game_id % 4],
        case when game_id % 6 > 0 then 'CASE' else 'NEW_SEALED' end, nullif(game_id % 13, 5),
        case when game_id % 5 > 0 then date '2020-01-01' + game_id % 17 end,
        (array['', 'Étagère', 'etagere 2', 'Zone', 'À part'])[1 + game_id % 5],
        (array['Prêté', 'prete', 'À tester', ''])[1 + game_id % 4],
        timestamptz '2024-01-01' + (game_id % 100) * interval '1 hour'
      from games_igdb order by game_id limit ${copies}`.execute(db);
    await sql`insert into user_wishlist (user_id, game_id, created_at)
      select ${id}, game_id, timestamptz '2024-01-01' + (game_id % 50) * interval '1 hour'
      from games_igdb order by game_id desc limit ${wishes}`.execute(db);
  }
});
afterAll(() => product.close());

const lists = ownTabs.flatMap((p_tab) =>
  [...sortFields, ...copySortFields].flatMap((p_sort_by) =>
    (['asc', 'desc'] as const).map((p_sort_order) => ({ p_tab, p_sort_by, p_sort_order })),
  ),
);

test.each(lists)(
  'pages from the beginning, the middle and the end match the whole list of %o',
  async (list) => {
    for (const filter of [{}, { p_platform: 19 }, { p_platform: '19,33' }, { p_platform: 4 }]) {
      const { body: ids } = await product.as(ana, 'catalogue.gameIds', { ...list, ...filter });
      const whole = ids as number[]; // as: the contract's output
      const page = async (p_offset: number, p_limit: number) => {
        const input = { ...list, ...filter, p_offset, p_limit };
        const rows = (await product.as(ana, 'catalogue.fetchGames', input)).body as GameRow[];
        for (const row of rows) expect(row.total_count).toBe(whole.length);
        return rows.map(({ game_id }) => game_id);
      };

      for (const start of [0, 24, Math.floor(whole.length / 2), whole.length - 130, whole.length - 24]) {
        const from = Math.max(0, start);
        expect(await page(from, 120)).toEqual(whole.slice(from, from + 120));
      }
      expect(await page(whole.length + 5, 24)).toEqual([]);
    }
  },
);

test('a list requested whole comes whole', async () => {
  const { body } = await product.as(ana, 'catalogue.fetchGames', { p_tab: 'owned', p_sort_by: 'price' });

  expect(body).toHaveLength(copies);
});
