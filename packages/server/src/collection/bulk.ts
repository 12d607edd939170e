import type { BulkChange, ChosenCopies } from '@cartouche/contract/bulk';
import type { Sums } from '@cartouche/contract/item';
import { itemField } from '@cartouche/contract/item.rules';
import { type Tier, hasFeature, hasLimit, remaining } from '@cartouche/contract/limits';

import { withCovers } from '../catalogue/covers/covers.ts';
import { type AnyContext, type Context, type UserId, dayOf, inTransaction } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { lockTier, requireFeature, tierOf } from '../subscription/subscription.ts';
import { throttle } from '../throttle/throttle.ts';
import * as store from './bulk.store.ts';
import { sumCopies } from './marks.store.ts';
import { countItems } from './collection.store.ts';
import { countCopies } from './copies.store.ts';
import { removeCopies, whereTheyStand } from './copies.ts';

const mostExamples = 50;
const undoableForMs = 24 * 3_600_000;
/** Counts games, not changes: each leaves a row for the undo, and perhaps a copy in the bin. */
const perDay = { times: 1_000_000, perSeconds: 24 * 3600 };

export async function sumMany(ctx: Context, userId: UserId, chosen: ChosenCopies): Promise<Sums> {
  return await sumCopies(ctx.db, userId, await whereTheyStand(ctx, userId, chosen));
}

/** What the change would do, without doing it. */
export async function previewMany(ctx: Context, userId: UserId, asked: BulkChange) {
  await requireFeature(ctx, userId, 'bulk_edit');
  await countGames(ctx, userId, asked);
  const change = await whereTheyStand(ctx, userId, asked);
  const owner = await ownerOf(ctx, userId, await tierOf(ctx.db, userId, ctx.now()));
  await requireRoomForTags(ctx, owner, change);
  const { counts, examples } = await store.previewChange(ctx.db, owner, { ...change, most: mostExamples });
  return {
    ...counts,
    otherCopies: (await countCopies(ctx.db, userId, change.gameIds)) - counts.changed - counts.same,
    beyondPlan: Math.max(0, counts.added + counts.leftOut - owner.room),
    examples: (await withCovers(ctx, userId, examples)).map(
      ({ item_id: id, is_owned, before, after, ...game }) => ({
        id,
        game,
        before: is_owned ? before : null,
        after,
      }),
    ),
  };
}

/** Sets the fields of the main copies of the selection, or of those that are asked for, in one transaction. */
export async function saveMany(ctx: Context, userId: UserId, asked: BulkChange) {
  await countGames(ctx, userId, asked);
  return await inTransaction(ctx, async (ctx) => {
    const tier = await lockTier(ctx, userId); // two changes at once could deadlock
    if (!hasFeature(tier, 'bulk_edit')) throw new Refusal('pro_required');
    const owner = await ownerOf(ctx, userId, tier);
    const change = await whereTheyStand(ctx, userId, asked);
    await requireRoomForTags(ctx, owner, change);
    return store.applyChange(ctx.db, owner, { ...change, now: ctx.now() });
  });
}

async function requireRoomForTags({ db }: AnyContext, owner: store.Owner, change: BulkChange): Promise<void> {
  const most = itemField.tags.longest;
  if (!change.addTags || change.set.tags === undefined) return;
  if ((await store.findLongestTags(db, owner, change)) > most) throw new Refusal('tags_too_long', { most });
}

/** The user, today's date and the plan's room. */
async function ownerOf(ctx: AnyContext, userId: UserId, tier: Tier) {
  const owned = hasLimit(tier, 'games') ? await countItems(ctx.db, userId) : 0;
  return { userId, today: dayOf(ctx), room: remaining(tier, 'games', owned) };
}

function countGames(ctx: Context, userId: UserId, { gameIds }: BulkChange): Promise<void> {
  return throttle(ctx, `bulk changes of ${userId}`, { ...perDay, count: gameIds.length });
}

/** The newest change that can still be undone, if there is one. */
export async function lastChange(ctx: Context, userId: UserId) {
  const change = await store.findLastChange(ctx.db, userId, undoableSince(ctx));
  return change ? { ...change, made_at: change.made_at.toISOString() } : null;
}

/** Undoes a change where its copies still exist; what it added goes to the bin. */
export function undoMany(ctx: Context, userId: UserId, changeId: number) {
  return inTransaction(ctx, async (ctx) => {
    await lockTier(ctx, userId);
    const added = await store.lockChange(ctx.db, userId, changeId);
    if (!added) throw new Refusal('bulk_change_not_found');

    const binned = await removeCopies(ctx, userId, added);
    const restored = await store.revertChange(ctx.db, userId, changeId);
    return { restored: restored + binned.length };
  });
}

/** Deletes changes after a day, when they can no longer be undone. */
export function forgetBulkChanges(ctx: Context): Promise<void> {
  return store.deleteChangesBefore(ctx.db, undoableSince(ctx));
}

function undoableSince(ctx: Context): Date {
  return new Date(ctx.now().getTime() - undoableForMs);
}
