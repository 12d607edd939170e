import type { GameRow } from '@cartouche/contract/game';
import { bulkGames } from '@cartouche/contract/limits';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { startProduct } from '../testing/product.ts';

const titlesOf = (rows: GameRow[]) => rows.map(({ title }) => title);

test.each(['release_date', 'publisher'])(
  'games with the same %s are sorted by title, in either direction',
  async (p_sort_by) => {
    const own = await startProduct();
    const bo = await own.user('bo');
    await own.games(['Zool', 'Mega Man', 'Axelay'], 33);
    const same = { release_date: '1994', publisher: 'Konami', folded_publisher: 'konami' };
    await own.ctx.db.updateTable('games_igdb').set(same).execute();
    const titles = async (input: object) => {
      const { body } = await own.as(bo, 'catalogue.fetchGames', { p_sort_by, ...input });
      return titlesOf(body as GameRow[]); // as: parsed by the contract on its way out
    };

    const found = [await titles({}), await titles({ p_sort_order: 'desc' })];
    await own.games(['A of them', 'Mare', 'Zap'], 33);
    const searched = [await titles({ p_search: 'a' }), await titles({ p_search: 'a', p_sort_order: 'desc' })];
    await own.close();

    const byTitle = ['Axelay', 'Mega Man', 'Zool'];
    expect(found).toEqual([byTitle, byTitle]);
    const withUnknown = ['Axelay', 'Mega Man', 'A of them', 'Mare', 'Zap'];
    expect(searched).toEqual([withUnknown, withUnknown]);
  },
);

test('without a limit a list of the catalogue is one page', async () => {
  const own = await startProduct();
  const bo = await own.user('bo');
  await own.games(
    Array.from({ length: 30 }, (_, index) => `Game ${index}`),
    33,
  );

  const { body } = await own.as(bo, 'catalogue.fetchGames', {});
  await own.close();

  expect(body).toHaveLength(24);
});

test('the ids of a list end at the size of one bulk change', async () => {
  const own = await startProduct();
  const bo = await own.user('bo');
  await own.games([], 33);
  await sql`
    insert into games_igdb (platform_id, title, folded_title)
    select 33, 'Game ' || n, 'game ' || lpad(n::text, 5, '0')
    from generate_series(0, ${sql.lit(bulkGames)}) n`.execute(own.ctx.db);

  const { body } = await own.as(bo, 'catalogue.gameIds', { p_platform: 33 });
  const { body: last } = await own.as(bo, 'catalogue.fetchGames', { p_limit: 1, p_offset: bulkGames - 1 });
  await own.close();

  const ids = body as number[]; // as: the contract's output
  expect(ids).toHaveLength(bulkGames);
  expect(last).toMatchObject([{ game_id: ids.at(-1), total_count: bulkGames + 1 }]);
});

test('a page far down follows the one before it, even after games were added', async () => {
  const own = await startProduct();
  const bo = await own.user('bo');
  const titles = Array.from({ length: 1600 }, (_, index) => `Game ${String(index).padStart(4, '0')}`);
  await own.games(titles, 33);
  const page = async (p_offset: number, p_platform: number | 'all' = 'all') => {
    const { body } = await own.as(bo, 'catalogue.fetchGames', { p_limit: 24, p_offset, p_platform });
    return titlesOf(body as GameRow[]); // as: the contract's output
  };

  const deep = [await page(1464), await page(1488), await page(500), await page(501, 33)];
  await own.games(['Game 0000 bis'], 33);
  const shifted = await page(1464);
  await own.close();

  expect(deep.map(([first]) => first)).toEqual(['Game 1464', 'Game 1488', 'Game 0500', 'Game 0501']);
  expect(deep[0]?.at(-1)).toBe('Game 1487');
  expect(shifted[0]).toBe('Game 1463');
});
