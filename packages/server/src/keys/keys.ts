import { createHash, randomBytes } from 'node:crypto';

import { apiKeys } from '@cartouche/contract/limits';

import { type Context, type UserId, inTransaction } from '../context.ts';
import { languageOf } from '../language.ts';
import { keyMade, notify } from '../mail/notices.ts';
import { Refusal } from '../refusal.ts';
import { noteSecurity } from '../security.ts';
import type { UserSessionDoor } from '../session/auth.ts';
import { requireFreshSignIn } from '../session/session.ts';
import { lockTier } from '../subscription/subscription.ts';
import { throttle } from '../throttle/throttle.ts';
import * as store from './keys.store.ts';

const done = { ok: true } as const;

export async function listKeys(ctx: Context, userId: UserId) {
  const rows = await store.listKeys(ctx.db, userId);
  return rows.map(({ created_at, last_used_at, ...key }) => ({
    ...key,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  }));
}

const perDay = { times: 30, perSeconds: 24 * 3600 };

/** Makes a key and answers it, this one time. */
export async function createKey(door: UserSessionDoor, name: string) {
  const { ctx, userId } = door;
  const screen = languageOf(door.request);
  await requireFreshSignIn(door);
  await throttle(ctx, `keys of ${userId}`, perDay); // each sends a mail
  const made = await inTransaction(ctx, async (ctx) => {
    await lockTier(ctx, userId); // two tabs must not both take the last place
    if ((await store.countKeys(ctx.db, userId)) >= apiKeys.most) {
      throw new Refusal('api_key_limit_reached', { limit: apiKeys.most });
    }

    const key = `cartouche_${randomBytes(24).toString('base64url')}`;
    const ending = key.slice(-4);
    const id = await store.insertKey(ctx.db, userId, { name, digest: digestOf(key), ending, now: ctx.now() });
    await notify(ctx, { userId, screen }, keyMade(ending));
    return { id, key };
  });
  noteSecurity(ctx, 'key_made', { userId, keyId: made.id });
  return made;
}

export async function revokeKey(ctx: Context, userId: UserId, id: string) {
  if (!(await store.deleteKey(ctx.db, userId, id))) throw new Refusal('api_key_not_found');
  noteSecurity(ctx, 'key_revoked', { userId, keyId: id });
  return done;
}

/** The key's owner; null if it is unknown or revoked. */
export async function userOfKey(ctx: Context, key: string): Promise<UserId | null> {
  const owner = await store.findKeyOwner(ctx.db, digestOf(key), ctx.now());
  return (owner as UserId | undefined) ?? null; // as: the second of the two gates
}

/** Keys are long and random, so guessing one by a plain digest is hopeless. */
function digestOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
