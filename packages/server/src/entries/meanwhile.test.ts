import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { inTransaction } from '../context.ts';
import { givePlan } from '../subscription/subscription.ts';
import { isEmbedded } from '../testing/database.ts';
import { enter } from '../testing/entries.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';
import { mergeInside } from './merge.ts';

let product: Product;
let ana: TestUser;
/** What Ana entered, and the same game in the catalogue. */
let gameId: number;
let otherId: number;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());
beforeEach(async () => {
  ana = await product.user('ana');
  await givePlan(product.ctx, ana.email, 'pro');
  [otherId = 0] = await product.games([`Générale ${crypto.randomUUID()}`]);
  gameId = await enter(product, ana);
});

/** Merges the entry, and asks for something after its rows have moved and before the merge is done. */
async function meanwhile<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const { promise: isMerged, resolve: merged } = Promise.withResolvers<void>();
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const merging = inTransaction(product.ctx, async (ctx) => {
    await mergeInside(ctx, ana.id, { gameId, otherId, cover: undefined });
    merged();
    await isReleased;
  });
  await isMerged;
  let isOver = false;
  const asking = ask().finally(() => (isOver = true));
  await expect.poll(async () => isOver || (await isWaiting())).toBe(true);
  release();
  await merging;
  return await asking;
}

async function isWaiting(): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(product.ctx.db);
  return rows.length > 0;
}

/** Which games Ana has something of. */
async function gamesOf(table: string): Promise<number[]> {
  const query = sql<{ game_id: number }>`select game_id from ${sql.table(table)} where user_id = ${ana.id}`;
  return (await query.execute(product.ctx.db)).rows.map(({ game_id }) => game_id);
}

// The embedded database has one session, so nobody can ask there while a merge is under way: these run on a server.

test.runIf(!isEmbedded)(
  'a copy that is added while its entry merges is one of the game, and not lost on the entry',
  async () => {
    const { status } = await meanwhile(() => product.as(ana, 'collection.save', { gameId }));

    expect(status).toBe(200);
    expect(await gamesOf('user_collection')).toEqual([otherId]);
  },
);

test.runIf(!isEmbedded)('so is a wish', async () => {
  const { status } = await meanwhile(() => product.as(ana, 'wishlist.add', { gameId }));

  expect(status).toBe(200);
  expect(await gamesOf('user_wishlist')).toEqual([otherId]);
});

test.runIf(!isEmbedded)(
  'a copy that is edited, or gets another beside it, while its entry merges is one of the game',
  async () => {
    await product.as(ana, 'collection.save', { gameId });

    const edit = await meanwhile(() => product.as(ana, 'collection.save', { gameId, notes: 'mine' }));
    const further = await product.as(ana, 'collection.addCopy', { gameId });

    expect([edit.status, further.status]).toEqual([200, 200]);
    expect(await gamesOf('user_collection')).toEqual([otherId]);
    expect(await gamesOf('user_copies')).toEqual([otherId]);
  },
);

test.runIf(!isEmbedded)(
  'a copy that comes back from the bin while its entry merges comes back to the game',
  async () => {
    await product.as(ana, 'collection.save', { gameId });
    const { body } = await product.as(ana, 'collection.remove', { gameId });
    const { id } = body as { id: number }; // as: the contract's output
    await product.as(ana, 'collection.save', { gameId: otherId });

    const { status } = await meanwhile(() => product.as(ana, 'collection.restore', { id }));

    expect(status).toBe(200);
    expect(await gamesOf('user_collection')).toEqual([otherId]);
    expect(await gamesOf('user_copies')).toEqual([otherId]);
  },
);
