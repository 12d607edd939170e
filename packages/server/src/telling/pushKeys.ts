import type { AnyContext } from '../context.ts';
import { findPushKeys, insertPushKeys } from './push.store.ts';
import { type PushKeys, makePushKeys } from './vapid.ts';

/** The instance's key pair, made when it is first needed. */
export async function pushKeys(ctx: AnyContext): Promise<PushKeys> {
  const known = await findPushKeys(ctx.db);
  if (known) return known;
  await insertPushKeys(ctx.db, makePushKeys(), ctx.now());
  const kept = await findPushKeys(ctx.db);
  if (!kept) throw new Error('The keys of push messages were not kept.');
  return kept;
}
