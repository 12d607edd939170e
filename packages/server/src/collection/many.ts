import type { ItemFields } from '@cartouche/contract/item.rules';
import { type Tier, hasLimit, limits, remaining } from '@cartouche/contract/limits';

import type { AnyContext, InnerContext, UserId } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { deleteBinned } from './bin.store.ts';
import { countItems } from './collection.store.ts';
import { removeCopies } from './copies.ts';
import * as store from './many.store.ts';

export type { ItemWithPhotos } from './many.store.ts';

/** How many more games the tier has room for. */
export async function roomForGames(ctx: AnyContext, userId: UserId, tier: Tier): Promise<number> {
  return hasLimit(tier, 'games') ? remaining(tier, 'games', await countItems(ctx.db, userId)) : Infinity;
}

/** Adds copies of games that are not owned yet, each with fields of its own. Refuses them all beyond the plan's limit. */
export async function addItems(
  ctx: InnerContext,
  userId: UserId,
  { items, tier }: { items: readonly store.BroughtItem[]; tier: Tier },
): Promise<store.AddedItem[]> {
  const added = await store.insertItems(ctx.db, userId, items);
  const isOver = hasLimit(tier, 'games') && (await countItems(ctx.db, userId)) > limits[tier].games;
  if (isOver && added.length > 0) throw new Refusal('game_limit_reached', { limit: limits[tier].games });
  return added;
}

/** Sets some fields of each of some copies, by their ids, and answers those that are there. */
export function changeItems(
  ctx: InnerContext,
  userId: UserId,
  changes: readonly { id: number; change: Partial<ItemFields> }[],
): Promise<number[]> {
  return store.updateItems(ctx.db, userId, changes);
}

/** The copies that lead of some games. */
export function itemsOf(
  ctx: AnyContext,
  userId: UserId,
  gameIds: readonly number[],
): Promise<store.ItemWithPhotos[]> {
  return store.listItemsOf(ctx.db, userId, gameIds);
}

/** All copies of some games, of each the main one first. */
export function everyCopyOf(
  ctx: AnyContext,
  userId: UserId,
  gameIds: readonly number[],
): Promise<store.ItemWithPhotos[]> {
  return store.listEveryOf(ctx.db, userId, gameIds);
}

/** How many copies some games have beside the main one. */
export function furtherOf(
  ctx: AnyContext,
  userId: UserId,
  gameIds: readonly number[],
): Promise<Map<number, number>> {
  return store.countFurtherOf(ctx.db, userId, gameIds);
}

/** Moves copies to the bin: those that are still what was added, by their ids. */
export async function removeItems(
  ctx: InnerContext,
  userId: UserId,
  ids: readonly number[],
): Promise<number[]> {
  return await removeCopies(ctx, userId, ids);
}

/** Deletes copies for good, by their ids: what was never wanted needs no bin. */
export async function discardItems(ctx: InnerContext, userId: UserId, ids: readonly number[]): Promise<void> {
  await deleteBinned(ctx.db, { userId, ids: await removeCopies(ctx, userId, ids) });
}
