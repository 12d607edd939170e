import { shelfParts, toShelfGroups } from '@cartouche/contract/shelf.rules';

import { withCovers } from '../catalogue/covers/covers.ts';
import type { Context, UserId } from '../context.ts';
import * as store from './shelf.store.ts';

/** What stands on the shelf from one place on, and how far. */
export async function gamesOnShelf(ctx: Context, userId: UserId, window: { offset: number; limit: number }) {
  // One connection for all of them, so that none waits behind the queries of other calls.
  const rows = await ctx.db.connection().execute(async (db) => {
    const groups = toShelfGroups(await store.countByPlatform(db, userId));
    const parts = await store.listParts(db, userId, shelfParts(groups, window));
    return await withCovers({ ...ctx, db }, userId, parts);
  });
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}
