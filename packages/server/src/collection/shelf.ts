import { shelfParts, toShelfGroups } from '@cartouche/contract/shelf.rules';

import type { Context, UserId } from '../context.ts';
import * as store from './shelf.store.ts';

/** What stands on the shelf from one place on, and how far. */
export async function gamesOnShelf(ctx: Context, userId: UserId, window: { offset: number; limit: number }) {
  // One connection for both, so that the second does not wait behind the queries of other calls.
  const rows = await ctx.db.connection().execute(async (db) => {
    const groups = toShelfGroups(await store.countByPlatform(db, userId));
    return await store.listParts(db, userId, shelfParts(groups, window));
  });
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}
