import type { Platform } from '@cartouche/contract/platforms';

import { type Context, type UserId, inTransaction } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { lockTier, requireRoom } from '../subscription/subscription.ts';
import * as store from './platforms.store.ts';

const done = { ok: true } as const;

/** Writes the shipped platforms, and undoes changes made to them by hand. */
export async function shipPlatforms(ctx: Context, rows: store.PlatformRow[]): Promise<void> {
  await store.upsertPlatforms(ctx.db, rows);
}

export async function listPlatforms(ctx: Context): Promise<Platform[]> {
  return await store.listPlatforms(ctx.db);
}

export async function myPlatforms(ctx: Context, userId: UserId) {
  const rows = await store.listUserPlatforms(ctx.db, userId);
  return rows.map(({ platform_id, created_at }) => ({ platform_id, created_at: created_at.toISOString() }));
}

export function addPlatform(ctx: Context, userId: UserId, platformId: number) {
  return inTransaction(ctx, async (ctx) => {
    if (!(await store.platformExists(ctx.db, platformId))) throw new Refusal('platform_not_found');
    const tier = await lockTier(ctx, userId); // two tabs must not both take the last place

    const mine = await store.listUserPlatforms(ctx.db, userId);
    if (mine.some(({ platform_id }) => platform_id === platformId))
      throw new Refusal('platform_already_added');
    requireRoom(tier, 'consoles', mine.length);

    await store.insertUserPlatform(ctx.db, userId, { platformId, now: ctx.now() });
    return done;
  });
}

/** Games of the platform stay in the collection. */
export async function removePlatform(ctx: Context, userId: UserId, platformId: number) {
  await store.deleteUserPlatform(ctx.db, userId, platformId);
  return done;
}
