import type { Mute } from '@cartouche/contract/alertShapes';
import type { AlertMarketplace } from '@cartouche/contract/alerts.rules';
import { alerts as limits } from '@cartouche/contract/limits';

import { type Context, type UserId, inTransaction } from '../context.ts';
import type { Db } from '../db/database.ts';
import { Refusal } from '../refusal.ts';
import { lockTier } from '../subscription/subscription.ts';
import type { Muted } from './match.ts';
import { deleteMute, listMutes, listMutesOf, upsertMute } from './mutes.store.ts';

export function getMutes(ctx: Context, userId: UserId): Promise<Mute[]> {
  return listMutes(ctx.db, userId);
}

type Wish = { kind: 'seller'; platform: AlertMarketplace; value: string } | { kind: 'word'; value: string };

/** Leaves a seller or a word out of all alerts from now on. */
export function mute(ctx: Context, userId: UserId, wish: Wish): Promise<Mute> {
  const { kind } = wish;
  const platform = kind === 'seller' ? wish.platform : null;
  const value = kind === 'word' ? wish.value.toLowerCase() : wish.value;
  return inTransaction(ctx, async (ctx) => {
    await lockTier(ctx, userId); // two at once must not both take the last place
    const known = await listMutes(ctx.db, userId);
    const isKnown = known.some(
      (one) => one.kind === kind && one.platform === platform && one.value === value,
    );
    if (!isKnown && known.length >= limits.mostMutes) {
      throw new Refusal('mute_limit_reached', { limit: limits.mostMutes });
    }
    return await upsertMute(ctx.db, userId, { kind, platform, value, created_at: ctx.now() });
  });
}

export async function unmute(ctx: Context, userId: UserId, id: number) {
  await deleteMute(ctx.db, userId, id);
  return { ok: true } as const;
}

/** What a user wants to hear nothing of, at a marketplace. */
export async function mutedBy(db: Db, userId: UserId, platform: AlertMarketplace): Promise<Muted> {
  return (await mutedByEach(db, [userId], platform)).get(userId) ?? nothing;
}

export const nothing: Muted = { sellers: [], words: [] };

/** The same for several users; one who has muted nothing is left out. */
export async function mutedByEach(
  db: Db,
  userIds: readonly string[],
  platform: AlertMarketplace,
): Promise<Map<string, Muted>> {
  const mutes = await listMutesOf(db, userIds);
  const byUser = Map.groupBy(mutes, ({ user_id }) => user_id);
  return new Map(
    [...byUser].map(([userId, own]) => [
      userId,
      {
        sellers: own.filter((one) => one.kind === 'seller' && one.platform === platform).map(valueOf),
        words: own.filter(({ kind }) => kind === 'word').map(valueOf),
      },
    ]),
  );
}

const valueOf = ({ value }: { value: string }) => value;
