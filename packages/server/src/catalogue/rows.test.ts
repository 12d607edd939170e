import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { startPictureHost, startWithCovers } from '../testing/coverSource.ts';
import { isEmbedded } from '../testing/database.ts';

// The embedded database has one connection, whose plans can be asked for.
test.runIf(isEmbedded)('the rows of a list are planned once, whatever its games', async () => {
  const host = await startPictureHost();
  const product = await startWithCovers(host, ['igdb']);
  const ana = await product.user('ana');
  await product.games(['Axelay', 'Terranigma', 'Zool']);

  for (const p_search of ['axe', 'terra', 'zoo']) await product.as(ana, 'catalogue.fetchGames', { p_search });
  const { rows } = await sql<{ is_planned: boolean }>`
    select generic_plans + custom_plans > 0 as is_planned from pg_prepared_statements
    where statement like '%ordinality page%cover_pictures%'`.execute(product.ctx.db);
  await product.close();
  host.close();

  expect(rows).toEqual([{ is_planned: true }]);
});
