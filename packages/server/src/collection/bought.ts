import type { Item } from '@cartouche/contract/collection';
import type { ItemChange } from '@cartouche/contract/item';
import { itemDraft } from '@cartouche/contract/item';
import { type ItemFields, itemFields } from '@cartouche/contract/item.rules';

import { type InnerContext, type UserId, dayOf } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { restoreWish, wishedAt } from '../wishlist/wishlist.ts';
import { findNewestBinned, unbinLead } from './bin.store.ts';
import { findItem, insertItem, updateItem } from './collection.store.ts';
import { requireRoomForGame, toItem } from './collection.ts';
import { removeLeads } from './copies.ts';

/** What a purchase changed: the copy as it was, if there was one, and the wish that it granted. */
export type Before = { copy: ItemFields | null; wishedAt: Date | null };

/** Saves a copy that was bought somewhere, and answers what that changed, so that it can be undone. */
export async function saveBought(
  ctx: InnerContext,
  userId: UserId,
  { gameId, change }: { gameId: number; change: ItemChange },
): Promise<{ item: Item; before: Before }> {
  await requireRoomForGame(ctx, userId, gameId);
  const owned = await findItem(ctx.db, userId, gameId);
  const before = { copy: owned ? fieldsOf(owned) : null, wishedAt: await wishedAt(ctx, userId, gameId) };
  const { purchaseDate = dayOf(ctx), ...draft } = itemDraft.parse(change);
  const saved = owned
    ? await updateItem(ctx.db, userId, { gameId, change })
    : await insertItem(ctx.db, userId, { gameId, fields: { ...draft, purchaseDate }, now: ctx.now() });
  if (!saved) throw new Refusal('game_not_found');
  return { item: toItem(saved), before };
}

/**
 * Undoes that: the copy is as it was, also if it was removed since, or in the bin if it was new, and the wish has its
 * day back.
 */
export async function takeBackBought(
  ctx: InnerContext,
  userId: UserId,
  { gameId, before }: { gameId: number; before: Before },
): Promise<void> {
  if (before.copy) await bringBack(ctx, userId, { gameId, fields: before.copy });
  else await removeLeads(ctx, userId, [gameId]);
  if (before.wishedAt) await restoreWish(ctx, userId, { gameId, wishedAt: before.wishedAt });
}

async function bringBack(
  ctx: InnerContext,
  userId: UserId,
  { gameId, fields }: { gameId: number; fields: ItemFields },
): Promise<void> {
  if (await updateItem(ctx.db, userId, { gameId, change: fields })) return;
  await requireRoomForGame(ctx, userId, gameId);
  const binned = await findNewestBinned(ctx.db, userId, gameId);
  if (binned !== undefined) await unbinLead(ctx.db, userId, binned); // with its photos
  await insertItem(ctx.db, userId, { gameId, fields, now: ctx.now() });
}

function fieldsOf(row: ItemFields): ItemFields {
  // as: each field with its own value
  return Object.fromEntries(itemFields.map((name) => [name, row[name]])) as ItemFields;
}
