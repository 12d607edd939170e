import type { MoveState } from '@cartouche/contract/moving.rules';

import type { Context, UserId } from '../context.ts';
import { Refusal } from '../refusal.ts';
import * as store from './moving.store.ts';

/** How long work may be silent before another process goes on with it. */
const leaseMs = 30_000;

type OfMove = { userId: UserId; moveId: number };
type Step = OfMove & { from: MoveState[]; to: MoveState };

/**
 * Work on a move: in batches, so that others' requests go on, and with its progress in the row, so that it survives a
 * reload. `next` does a batch and answers how many rows are done in all, or null at the end.
 */
export async function work(
  ctx: Context,
  { userId, moveId, from, to }: Step,
  next: (move: store.MoveRow) => () => Promise<number | null>,
): Promise<'done' | 'stopped'> {
  const until = () => new Date(ctx.now().getTime() + leaseMs);
  const move = await store.takeMove(ctx.db, userId, { id: moveId, from, to, now: ctx.now(), until: until() });
  if (!move) throw new Refusal('move_busy');
  try {
    const batch = next(move);
    for (;;) {
      const done = await batch();
      if (done === null) return 'done';
      if (await store.tellProgress(ctx.db, userId, { id: moveId, done, until: until() })) return 'stopped';
      await new Promise((resolve) => setImmediate(resolve));
    }
  } catch (error) {
    await store.updateMove(ctx.db, { userId, moveId }, { busy_until: null });
    throw error;
  }
}

/** Ends work in a state. */
export async function endIn(ctx: Context, ofMove: OfMove, state: MoveState): Promise<void> {
  await store.updateMove(ctx.db, ofMove, { state, busy_until: null, is_stopping: false });
}
