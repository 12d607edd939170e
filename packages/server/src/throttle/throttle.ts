import { createHash } from 'node:crypto';

import type { Rate } from '@cartouche/contract/call';
import type { Limited } from '@cartouche/contract/refusalText.rules';

import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { countAttempt, deleteEndedWindows } from './throttle.store.ts';

/** How much of something; `of` is what a refusal calls it. */
type Limit = Rate & { count?: number; of?: Limited };

/**
 * Counts attempts under a key, one by default, and refuses once there are too many. In the database, so that neither
 * a restart nor a second process starts again from zero. The key is hashed: it may contain an address, or anything
 * that somebody typed.
 */
export async function throttle(
  ctx: Context,
  key: string,
  { times, perSeconds, count = 1, of }: Limit,
): Promise<void> {
  const now = ctx.now();
  const hashed = createHash('sha256').update(key).digest('base64url');
  const { attempts, endsAt } = await countAttempt(
    ctx.db,
    { key: hashed, now, lengthMs: perSeconds * 1000 },
    count,
  );
  if (attempts > times) {
    // whoever asked earlier than the one that began the window waits no longer than a window either
    const waitMs = Math.min(endsAt.getTime() - now.getTime(), perSeconds * 1000);
    throw new Refusal('slow_down', { seconds: Math.ceil(waitMs / 1000), ...(of && { of }) });
  }
}

export async function forgetAttempts(ctx: Context): Promise<void> {
  await deleteEndedWindows(ctx.db, ctx.now());
}
