import type { Move } from '@cartouche/contract/moving';

import { type Context, type UserId, inTransaction } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { listOvertakenRows } from './counts.store.ts';
import { settleAgain } from './decide.ts';
import { askAgain, copyRows, listWithOthers } from './lookAgain.store.ts';
import { matchMove } from './match.ts';
import { changedIn, getMove, keepMove, requireMove } from './moving.ts';
import type { MoveRow } from './moving.store.ts';
import { listOvertaken } from './overtaken.ts';
import * as store from './rows.store.ts';
import { isLost } from './work.ts';

const batchSize = 1000;

/** Looks again at the rows whose games were changed here since they were compared, or before they were written. */
export async function lookAgain(ctx: Context, userId: UserId, moveId: number): Promise<Move> {
  const move = await requireMove(ctx, userId, moveId);
  if (move.state === 'written') return await getMove(ctx, userId, await bringLeftOut(ctx, move));
  if (move.state !== 'ready') throw new Refusal('move_went_on');
  await askOvertaken(ctx, { userId, moveId });
  return await getMove(ctx, userId, moveId);
}

/** Compares the rows again that were overtaken, and keeps which these are. Nothing here is changed before the user says so. */
export async function askOvertaken(ctx: Context, ofMove: { userId: UserId; moveId: number }): Promise<void> {
  const places = await listOvertakenRows(ctx.db, ofMove, await listOvertaken(ctx, ofMove));
  await askAgain(ctx.db, ofMove, places);
  for (let from = 0; from < places.length; from += batchSize) {
    await inTransaction(ctx, async (ctx) => {
      const rows = await store.listRowsAt(ctx.db, ofMove, places.slice(from, from + batchSize));
      await settleAgain(ctx, ofMove, rows.map(asked));
    });
  }
}

/** That a copy becomes as the file says was decided of a copy that said something else. */
function asked(row: store.RowOfMove): store.RowOfMove {
  return { ...row, decision: row.decision?.do === 'file' ? null : row.decision };
}

/**
 * The rows that the writing left out, as a file of their own, so that each can be taken back alone. The other rows of
 * their games come along: which copy is whose is told by all of them.
 */
async function bringLeftOut(ctx: Context, move: MoveRow): Promise<number> {
  const { user_id: userId, id: fromMove, file_name, form, told, columns, settings } = move;
  const leftOut = await changedIn(ctx, move);
  if (leftOut.length === 0) throw new Refusal('move_went_on');
  const places = await listWithOthers(ctx.db, { userId, moveId: fromMove }, leftOut);
  const moveId = await keepMove(ctx, userId, {
    move: {
      file_name,
      form,
      told,
      columns,
      settings,
      state: 'matching',
      busy_until: new Date(0),
      rows: places.length,
      made_at: ctx.now(),
    },
    insertRows: (ctx, ofMove) => copyRows(ctx.db, ofMove, { fromMove, places }),
  });
  try {
    await matchMove(ctx, userId, { moveId, settings, isOrderChosen: true });
  } catch (error) {
    if (!isLost(error)) throw error; // another file is worked on: this one waits for it
  }
  return moveId;
}
