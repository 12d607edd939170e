import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { isEmbedded, openUnusedDatabase } from '../testing/database.ts';
import { startProduct } from '../testing/product.ts';

const nobody = 'http://127.0.0.1:1';
const covers = {
  sources: ['igdb'] as const,
  urls: { igdb: nobody, libretro: nobody },
  mostBytes: 0,
  timeoutMs: 1_000,
};

// The embedded database has one connection, whose statements can be asked for. It prepares the first few hundred
// statements only, so those of other tests must not come first.
test.runIf(isEmbedded)('the rows of a list are prepared once, whatever its games', async () => {
  const product = await startProduct({ covers }, openUnusedDatabase);
  const ana = await product.user('ana');
  await product.games(['Axelay', 'Terranigma', 'Zool']);

  for (const p_search of ['axe', 'terra', 'zoo']) await product.as(ana, 'catalogue.fetchGames', { p_search });
  const { rows } = await sql<{ runs: number }>`
    select (generic_plans + custom_plans)::int as runs from pg_prepared_statements
    where statement like '%ordinality page%cover_pictures%'`.execute(product.ctx.db);
  await product.close();

  expect(rows).toEqual([{ runs: 3 }]);
});
