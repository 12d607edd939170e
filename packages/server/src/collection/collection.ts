import { type Item, type Photo } from '@cartouche/contract/collection';
import { type ItemChange, itemDraft } from '@cartouche/contract/item';
import type { ItemFields } from '@cartouche/contract/item.rules';
import { hasLimit } from '@cartouche/contract/limits';

import { requireGame, whereGameStands } from '../catalogue/catalogue.ts';
import { withCovers } from '../catalogue/covers/covers.ts';
import { type Context, type InnerContext, type UserId, dayOf, inTransaction } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { lockTier, requireRoom } from '../subscription/subscription.ts';
import * as store from './collection.store.ts';
import { insertItems } from './many.store.ts';
import { listPhotos } from './photos.store.ts';

/** Adds the game, or edits its copy. Editing never counts against the plan. */
export async function saveItem(
  ctx: Context,
  userId: UserId,
  { gameId, isEdit, ...change }: ItemChange & { gameId: number; isEdit: boolean },
): Promise<Item> {
  if (isEdit) {
    const edited = await store.updateItem(ctx.db, userId, { gameId, change });
    if (!edited) throw new Refusal('item_not_found');
    return toItem(edited);
  }

  const fields = newFields(ctx, change);
  const edited = await store.updateItem(ctx.db, userId, { gameId, change: fields });
  return toItem(edited ?? (await addItem(ctx, userId, { gameId, fields })));
}

/** Adds a game that is not owned; null if it is, perhaps since a moment ago. */
export async function addGame(
  ctx: Context,
  userId: UserId,
  { gameId, ...change }: ItemChange & { gameId: number },
): Promise<{ id: number } | null> {
  const item = { fields: newFields(ctx, change), createdAt: ctx.now() };
  return await inTransaction(ctx, async (ctx) => {
    await requireRoomForGame(ctx, userId, gameId);
    const standing = await requireGame(ctx.db, userId, gameId);
    const [added] = await insertItems(ctx.db, userId, [{ gameId: standing, ...item }]);
    return added ? { id: added.id } : null;
  });
}

/** The fields of a new copy: those that are not given have the values of most. */
export function newFields(ctx: Context, change: ItemChange): ItemFields {
  const { purchaseDate = dayOf(ctx), ...draft } = itemDraft.parse(change);
  return { ...draft, purchaseDate };
}

type AddedItem = Omit<store.NewItem, 'now'>;

function addItem(ctx: Context, userId: UserId, item: AddedItem) {
  return inTransaction(ctx, async (ctx) => {
    await requireRoomForGame(ctx, userId, item.gameId);
    const added = await store.insertItem(ctx.db, userId, { ...item, now: ctx.now() });
    if (!added) throw new Refusal('game_not_found');
    return added;
  });
}

/**
 * Refuses a game beyond the plan's limit. Locks the plan, also one without a limit: two tabs must not both take the last
 * place, and an own entry must not become another game meanwhile.
 */
export async function requireRoomForGame(ctx: InnerContext, userId: UserId, gameId: number): Promise<void> {
  const tier = await lockTier(ctx, userId);
  if (hasLimit(tier, 'games'))
    requireRoom(tier, 'games', await store.countOtherItems(ctx.db, userId, gameId));
}

export async function getItem(
  ctx: Context,
  userId: UserId,
  gameId: number,
): Promise<Item & { photos: Photo[] }> {
  const row = await store.findItem(ctx.db, userId, await whereGameStands(ctx.db, userId, gameId));
  if (!row) throw new Refusal('item_not_found');

  const photos = await listPhotos(ctx.db, userId, [row.id]);
  return { ...toItem(row), photos: photos.get(row.id) ?? [] };
}

/** The dashboard's figures, added up from the platforms, so that they always agree with the cards below them. */
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
  const shown = await withCovers(ctx, userId, rows);
  return shown.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

/** The contract keeps only the copy's fields of the row. */
export function toItem(row: store.ItemRow): Item {
  return { ...row, created_at: row.created_at.toISOString() };
}
