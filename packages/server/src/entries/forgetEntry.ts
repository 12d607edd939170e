import { moveSays } from '../barcodes/barcodes.ts';
import type { InnerContext } from '../context.ts';
import { type MergedEntry, deleteEntry } from './entries.store.ts';
import { deleteRows, moveRows } from './move.store.ts';

/**
 * Deletes an entry that waited for an undo of its merge, or that nobody needs any more. What its owner said of it, and
 * what came to it while it was merged, goes the way of all the rest.
 */
export async function forgetEntry(
  ctx: InnerContext,
  { game_id: from, user_id: userId, merged_into: to }: MergedEntry,
): Promise<void> {
  if (to === null) await deleteRows(ctx.db, userId, [from]);
  else {
    await moveSays(ctx, { from, to });
    await moveRows(ctx.db, userId, { from, to });
  }
  await deleteEntry(ctx.db, from);
}
