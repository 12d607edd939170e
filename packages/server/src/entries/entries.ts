import type { EntryFacts, NewEntry, OwnEntry } from '@cartouche/contract/entries';
import { ownEntries } from '@cartouche/contract/limits';

import { withCovers } from '../catalogue/covers/covers.ts';
import { saveBought } from '../collection/bought.ts';
import { type AnyContext, type Context, type InnerContext, type UserId, inTransaction } from '../context.ts';
import type { Db } from '../db/database.ts';
import { Refusal } from '../refusal.ts';
import { lockTier } from '../subscription/subscription.ts';
import { throttle } from '../throttle/throttle.ts';
import { restoreWish } from '../wishlist/wishlist.ts';
import * as store from './entries.store.ts';
import { forgetEntry } from './forgetEntry.ts';
import { findMatches } from './looksLike.ts';
import { mergeEntry, undoableSince, undoableUntil, unmergeInside } from './merge.ts';
import { deleteRows, moveRows } from './move.store.ts';
import { requireEntry, requireRoomForEntry } from './requireEntry.ts';
import { listEdited, listUnused } from './unused.store.ts';

const done = { ok: true } as const;
const perDay = { times: 2 * ownEntries.most, perSeconds: 24 * 3600 };

/** The games that the user entered, with those whose merge can be undone. */
export async function listEntries(ctx: Context, userId: UserId): Promise<OwnEntry[]> {
  const entries = await store.listEntries(ctx.db, userId, { mergedSince: undoableSince(ctx) });
  const rows = await withCovers(ctx, userId, entries);
  const own = entries.filter(({ corrects, became }) => !corrects && !became);
  const matches = await findMatches(ctx, userId, { entries: own, most: 1 });
  const alike = new Map(matches.map(({ entry_id, game_id, title }) => [entry_id, { game_id, title }]));
  return rows.map(({ became, merged_at, ...row }) => ({
    ...row,
    became: became && merged_at && { ...became, undoable_until: undoableUntil(merged_at) },
    looks_like: alike.get(row.game_id) ?? null,
    created_at: row.created_at.toISOString(),
  }));
}

/** How many games the user has entered. */
export async function countEntries(ctx: Context, userId: UserId): Promise<number> {
  return await store.countEntries(ctx.db, userId);
}

/** Counts entries before they are made, and refuses too many of a day. */
export async function throttleEntries(ctx: Context, userId: UserId, count = 1): Promise<void> {
  await throttle(ctx, `games entered by ${userId}`, { ...perDay, count });
}

/** Enters a game that the catalogue lacks, and puts it where the user wants it. */
export async function createEntry(ctx: Context, userId: UserId, { to, ...facts }: NewEntry) {
  await throttleEntries(ctx, userId);
  return await inTransaction(ctx, async (ctx) => {
    const gameId = await addEntry(ctx, userId, { ...facts, corrects: null });
    if (to === 'collection') await saveBought(ctx, userId, { gameId, change: {} });
    if (to === 'wishlist') await restoreWish(ctx, userId, { gameId, wishedAt: ctx.now() });
    return { gameId };
  });
}

/** A game with what it is to say. It stays on its platform: another one would be another game. */
export type Corrected = Omit<EntryFacts, 'platform_id'> & { gameId: number };

/** Corrects a game for the user alone. */
export async function correctGame(ctx: Context, userId: UserId, corrected: Corrected) {
  await throttleEntries(ctx, userId);
  return await inTransaction(ctx, async (ctx) => {
    const { gameId, isNew } = await correctOnce(ctx, userId, corrected);
    if (!isNew) throw new Refusal('entry_exists', { gameId });
    return { gameId };
  });
}

/** The user's correction of a game, and whether it was not there before. What they have of the game moves to it. */
export async function correctOnce(
  ctx: InnerContext,
  userId: UserId,
  { gameId, ...facts }: Corrected,
): Promise<{ gameId: number; isNew: boolean }> {
  const platform_id = await store.findPlatformOf(ctx.db, gameId);
  if (platform_id === undefined) throw new Refusal('game_not_found');
  await lockTier(ctx, userId);
  const another = await store.findCorrectionOf(ctx.db, userId, gameId);
  if (another !== undefined) return { gameId: another, isNew: false };
  const correction = await addEntry(ctx, userId, { ...facts, platform_id, corrects: gameId });
  await moveRows(ctx.db, userId, { from: gameId, to: correction });
  return { gameId: correction, isNew: true };
}

/** The user's entry of this title, and whether it was not there before. */
export async function enterOnce(
  ctx: InnerContext,
  userId: UserId,
  facts: EntryFacts,
): Promise<{ gameId: number; isNew: boolean }> {
  const entry = { ...facts, corrects: null };
  const twin = await store.findTwin(ctx.db, userId, entry);
  if (twin && !twin.isMerged) return { gameId: twin.game_id, isNew: false };
  return { gameId: await addEntry(ctx, userId, entry), isNew: true };
}

type Written = EntryFacts & { corrects: number | null };

/** Locks the plan: two tabs must not both enter the same game, or take the last place. */
async function addEntry(ctx: InnerContext, userId: UserId, entry: Written): Promise<number> {
  await lockTier(ctx, userId);
  await requireRoomForEntry(ctx.db, userId);
  await requirePlatform(ctx.db, entry.platform_id);
  await requireNoTwin(ctx, userId, entry);
  return await store.insertEntry(ctx.db, userId, { ...entry, createdAt: ctx.now() });
}

async function requirePlatform(db: Db, platformId: number): Promise<void> {
  if (!(await store.platformExists(db, platformId))) throw new Refusal('platform_not_found');
}

/** A merged entry that waits for an undo gives way to one of the same title. */
async function requireNoTwin(
  ctx: InnerContext,
  userId: UserId,
  entry: Written & { except?: number },
): Promise<void> {
  const twin = await store.findTwin(ctx.db, userId, entry);
  if (twin && !twin.isMerged) throw new Refusal('entry_exists', { gameId: twin.game_id });
  if (twin) await forgetEntry(ctx, twin);
}

export function changeEntry(
  ctx: Context,
  userId: UserId,
  { gameId, ...facts }: EntryFacts & { gameId: number },
) {
  return inTransaction(ctx, async (ctx) => {
    await lockTier(ctx, userId);
    const { corrects, ...entry } = await requireEditable(ctx, userId, gameId);
    const platform_id = corrects === null ? facts.platform_id : entry.platform_id;
    await requirePlatform(ctx.db, platform_id);
    await requireNoTwin(ctx, userId, { ...facts, platform_id, corrects, except: gameId });
    await store.updateEntry(ctx.db, gameId, { ...facts, platform_id, editedAt: ctx.now() });
    return done;
  });
}

/** What an operator accepted while its user was editing it is a correction again: what they typed holds for them. */
async function requireEditable(ctx: InnerContext, userId: UserId, gameId: number): Promise<store.Entry> {
  const merged = await store.findEntry(ctx.db, userId, { gameId, mergedSince: undoableSince(ctx) });
  if (merged && merged.corrects === merged.merged_into) await unmergeInside(ctx, userId, gameId);
  return await requireEntry(ctx.db, userId, gameId);
}

/** Deletes an entry with what the user has of it. Without a correction, they have the corrected game again. */
export async function removeEntry(ctx: Context, userId: UserId, gameId: number) {
  const { corrects } = await requireEntry(ctx.db, userId, gameId);
  if (corrects !== null) {
    await mergeEntry(ctx, userId, { gameId, otherId: corrects, isWithoutPicture: true });
    return done;
  }
  return await inTransaction(ctx, async (ctx) => {
    await lockTier(ctx, userId);
    await requireEntry(ctx.db, userId, gameId);
    await deleteRows(ctx.db, userId, [gameId]);
    await store.deleteEntry(ctx.db, gameId);
    return done;
  });
}

/** Those of some entries that the user changed since they were made. */
export async function editedAmong(
  ctx: AnyContext,
  userId: UserId,
  gameIds: readonly number[],
): Promise<number[]> {
  return gameIds.length === 0 ? [] : await listEdited(ctx.db, userId, gameIds);
}

/**
 * Deletes some entries, with copies of them that are in the bin. Whatever else the user has of an entry keeps it: another
 * copy or an edited one, photos, a wish, an alert, a cover of its own, or a merge that can be undone. A correction leaves
 * the wish and the copies in the bin to its game.
 */
export async function removeUnused(
  ctx: InnerContext,
  userId: UserId,
  { gameIds, itemIds, ofEditedCopies }: { gameIds: number[]; itemIds: number[]; ofEditedCopies: number[] },
): Promise<void> {
  await lockTier(ctx, userId);
  const unused = (await listUnused(ctx.db, userId, { gameIds, itemIds })).filter(
    ({ game_id: id, corrects }) => corrects !== null || !ofEditedCopies.includes(id),
  );
  const entries = unused.filter(({ corrects }) => corrects === null).map(({ game_id: id }) => id);
  await deleteRows(ctx.db, userId, entries);
  await store.deleteEntries(ctx.db, entries);
  for (const { game_id, corrects } of unused)
    if (corrects !== null) await forgetEntry(ctx, { game_id, user_id: userId, merged_into: corrects });
}
