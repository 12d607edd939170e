import type { Context } from '../context.ts';
import { isRefusal } from '../refusal.ts';
import { matchMove } from './match.ts';
import { requireMove } from './moving.ts';
import * as store from './moving.store.ts';
import { takeBack } from './undo.ts';
import { writeMove } from './write.ts';

/** Goes on with work that a process left behind, when it was stopped or killed. */
export async function resumeMoves(ctx: Context): Promise<void> {
  for (const { user_id: userId, id, state } of await store.listAbandoned(ctx.db, ctx.now())) {
    try {
      if (state === 'writing') await writeMove(ctx, userId, id);
      if (state === 'undoing') await takeBack(ctx, { userId, moveId: id }, 'undone');
      if (state === 'matching') {
        const { settings } = await requireMove(ctx, userId, id);
        await matchMove(ctx, userId, { moveId: id, settings, isOrderChosen: true });
      }
    } catch (error) {
      if (!isRefusal(error)) throw error; // another process was quicker, or the plan has no room any more
    }
  }
}
