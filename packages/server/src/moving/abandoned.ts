import type { Context } from '../context.ts';
import { isRefusal } from '../refusal.ts';
import { matchMove } from './match.ts';
import { requireMove } from './moving.ts';
import * as store from './moving.store.ts';
import { takeBackMove } from './undo.ts';
import { writeRows } from './write.ts';

/** So often the same work is begun before it is given up. */
const mostTries = 5;

/**
 * Goes on with work that failed halfway, or that a process left behind when it was stopped or killed. What fails again
 * and again is given up: writing is taken back, and the user is told.
 */
export async function resumeMoves(ctx: Context): Promise<void> {
  for (const { user_id: userId, id: moveId, state, tries } of await store.listAbandoned(ctx.db, ctx.now())) {
    const ofMove = { userId, moveId };
    const isHopeless = tries >= mostTries;
    if (isHopeless) {
      ctx.log.error({ moveId, state, tries }, 'the work on a file is given up');
      await store.giveUp(ctx.db, ofMove, ctx.now());
    }
    try {
      if (state === 'writing') await writeRows(ctx, ofMove);
      if (state === 'undoing' && !isHopeless) await takeBackMove(ctx, ofMove);
      if (state === 'matching') {
        const { settings } = await requireMove(ctx, userId, moveId);
        await matchMove(ctx, userId, { moveId, settings, isOrderChosen: true });
      }
    } catch (error) {
      if (!isRefusal(error)) throw error; // another process was quicker, or the plan has no room any more
    }
  }
}
