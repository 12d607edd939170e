import type { Item, ItemDraft } from '@cartouche/contract/collection';

import { requireGame } from '../catalogue/catalogue.ts';
import { type Context, type UserId, inTransaction } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { lockTier, requireRoom } from '../subscription/subscription.ts';
import { removeWish } from '../wishlist/wishlist.ts';
import * as store from './collection.store.ts';

const done = { ok: true } as const;

/** Adds the game, or edits the copy already owned. Editing never counts against the plan. */
export function saveItem(ctx: Context, userId: UserId, gameId: number, draft: ItemDraft): Promise<Item> {
  const today = ctx.now().toISOString().slice(0, 10);
  const fields = { ...draft, purchaseDate: draft.purchaseDate === undefined ? today : draft.purchaseDate };

  return inTransaction(ctx, async (tx) => {
    await requireGame(tx, gameId);
    const tier = await lockTier(tx, userId, ctx.now()); // two tabs must not both take the last place

    const edited = await store.updateItem(tx, userId, gameId, fields);
    if (!edited) requireRoom(tier, 'games', await store.countItems(tx, userId));

    const row = edited ?? (await store.insertItem(tx, userId, gameId, fields, ctx.now()));
    await removeWish(tx, userId, gameId);
    return toItem(row);
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

type ItemRow = NonNullable<Awaited<ReturnType<typeof store.findItem>>>;

function toItem(row: ItemRow): Item {
  // as: the column's check constraint allows the contract's values only
  return { ...row, condition: row.condition as Item['condition'], created_at: row.created_at.toISOString() };
}
