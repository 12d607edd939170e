import type { Item, ItemDraft } from '@cartouche/contract/collection';
import { hasLimit } from '@cartouche/contract/limits';

import { type Context, type UserId, inTransaction } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { lockTier, requireRoom } from '../subscription/subscription.ts';
import * as store from './collection.store.ts';

const done = { ok: true } as const;

/** Adds the game, or edits the copy already owned. Editing never counts against the plan. */
export async function saveItem(
  ctx: Context,
  userId: UserId,
  gameId: number,
  draft: ItemDraft,
): Promise<Item> {
  const today = ctx.now().toISOString().slice(0, 10);
  const fields = { ...draft, purchaseDate: draft.purchaseDate === undefined ? today : draft.purchaseDate };

  const edited = await store.updateItem(ctx.db, userId, gameId, fields);
  return toItem(edited ?? (await addItem(ctx, userId, gameId, fields)));
}

function addItem(ctx: Context, userId: UserId, gameId: number, fields: store.ItemFields) {
  return inTransaction(ctx, async (tx) => {
    const tier = await lockTier(tx, userId, ctx.now()); // two tabs must not both take the last place
    if (hasLimit(tier, 'games')) requireRoom(tier, 'games', await store.countOtherItems(tx, userId, gameId));

    const added = await store.insertItem(tx, userId, gameId, fields, ctx.now());
    if (!added) throw new Refusal('game_not_found');
    return added;
  });
}

export async function getItem(ctx: Context, userId: UserId, gameId: number): Promise<Item> {
  const row = await store.findItem(ctx.db, userId, gameId);
  if (!row) throw new Refusal('item_not_found');
  return toItem(row);
}

export async function removeItem(ctx: Context, userId: UserId, gameId: number) {
  if (!(await store.deleteItem(ctx.db, userId, gameId))) throw new Refusal('item_not_found');
  return done;
}

/** The dashboard's figures: sums over the platforms, so that they always agree with the cards below them. */
export async function summary(ctx: Context, userId: UserId) {
  const platforms = await store.summarise(ctx.db, userId);
  const sum = (of: 'owned' | 'wishlist' | 'value') => platforms.reduce((all, one) => all + one[of], 0);
  return {
    games: sum('owned'),
    wishlist: sum('wishlist'),
    value: Math.round(sum('value') * 100) / 100,
    platforms,
  };
}

export async function latestAdditions(ctx: Context, userId: UserId, limit: number) {
  const rows = await store.listLatest(ctx.db, userId, limit);
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

function toItem(row: store.ItemRow): Item {
  // as: the column's check constraint allows the contract's values only
  return { ...row, condition: row.condition as Item['condition'], created_at: row.created_at.toISOString() };
}
