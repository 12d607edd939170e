import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { inTransaction } from '../context.ts';
import { forgetMergedEntries } from '../entries/merge.ts';
import { uniteGames } from '../catalogue/unite.ts';
import { correct, enter, lagoon } from '../testing/entries.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';
import { newCode, teacher } from '../testing/taughtCodes.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  await product.games(['A game, and with it the console of entries']);
});
afterAll(() => product.close());

const { users, grown, newGames, say, find, searched } = teacher(() => product);

test('a code taught for an own entry stays its user’s own, however many have such an entry', async () => {
  const code = newCode();
  const [ana, bo, cy] = (await grown('ana', 'bo', 'cy')) as [TestUser, TestUser, TestUser];
  const entered = await enter(product, ana, { title: 'A secret game' });
  await say(ana, 'teach', code, entered);
  await say(bo, 'teach', code, await enter(product, bo, { title: 'A secret game' }));

  const hers = await find(ana, code);
  const taught = await say(cy, 'teach', code, entered);
  const reported = await say(cy, 'report', code, entered);

  expect(hers).toEqual([[entered, 'self']]);
  expect(await find(cy, code)).toEqual([]);
  expect(await searched(cy, code)).toEqual([]);
  expect([taught.status, reported.status]).toEqual([404, 404]);
});

test('what is said of a correction is said of its game, which everybody else sees', async () => {
  const code = newCode();
  const [ana, bo, cy] = (await grown('ana', 'bo', 'cy')) as [TestUser, TestUser, TestUser];
  const [gameId = 0] = await newGames('Corrected');
  const own = await correct(product, ana, { ...lagoon, title: `Mine ${crypto.randomUUID()}`, gameId });

  await say(ana, 'teach', code, own);
  await say(bo, 'teach', code, gameId);

  expect(await find(ana, code)).toEqual([[own, 'self']]);
  expect(await find(cy, code)).toEqual([[gameId, 'users']]);
});

test('the code of an entry that became a game leads there, also when the entry is gone', async () => {
  const code = newCode();
  const [ana] = (await users('ana')) as [TestUser];
  const [gameId = 0] = await newGames('Found after all');
  const entered = await enter(product, ana, { title: `Entered ${crypto.randomUUID()}` });
  await say(ana, 'teach', code, entered);

  await product.as(ana, 'entries.merge', { gameId: entered, otherId: gameId });
  const merged = await find(ana, code);
  product.later(31 * 24 * 3_600_000);
  await forgetMergedEntries(product.ctx);

  expect(merged).toEqual([[gameId, 'self']]);
  expect(await find(await again(ana), code)).toEqual([[gameId, 'self']]);
});

test('what was said of a game that became another is said of that one', async () => {
  const code = newCode();
  const [ana] = (await users('ana')) as [TestUser];
  const [from = 0, to = 0] = await newGames('Twin', 'Its twin');
  await say(ana, 'teach', code, from);

  await inTransaction(product.ctx, (ctx) => uniteGames(ctx, { from, to }));

  expect(await find(ana, code)).toEqual([[to, 'self']]);
});

/** The same user with a session that has not ended by then. */
async function again(user: TestUser): Promise<TestUser> {
  const other = await product.user('again');
  await sql`update "session" set "userId" = ${user.id} where "userId" = ${other.id}`.execute(product.ctx.db);
  return { ...user, cookie: other.cookie };
}
