import type { Context, UserId } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { throttle } from '../../throttle/throttle.ts';

/** Of one user: far more than somebody sees in an hour, and far less than a program could ask for. */
export const wishesPerHour = { times: 6000, perSeconds: 3600 };

/** Whoever wishes for too much sees drawn covers for a while, and is not told off. */
export async function mayWish(ctx: Context, userId: UserId, count = 1): Promise<boolean> {
  try {
    await throttle(ctx, `covers for ${userId}`, { ...wishesPerHour, count });
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
