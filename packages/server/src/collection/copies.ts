import type { ChosenCopies } from '@cartouche/contract/bulk';
import type { Copy } from '@cartouche/contract/collection';
import type { ItemChange } from '@cartouche/contract/item';
import { furtherCopies } from '@cartouche/contract/limits';

import { requireGame, whereGameStands, whereGamesStand } from '../catalogue/catalogue.ts';
import { type AnyContext, type Context, type InnerContext, type UserId, inTransaction } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { throttle } from '../throttle/throttle.ts';
import { binLeads, findBinned } from './bin.store.ts';
import { newFields, toItem } from './collection.ts';
import * as store from './copies.store.ts';
import { listPhotos } from './photos.store.ts';

const addedPerDay = { times: 20_000, perSeconds: 24 * 3600 };

/** All copies of a game, the one that leads first. */
export async function copiesOf(ctx: Context, userId: UserId, gameId: number): Promise<Copy[]> {
  const rows = await store.listCopies(ctx.db, userId, await whereGameStands(ctx.db, userId, gameId));
  const ids = rows.map(({ id }) => id);
  const photos = await listPhotos(ctx.db, userId, ids);
  return rows.map((row) => ({ ...toCopy(row), photos: photos.get(row.id) ?? [] }));
}

/** A game that the user corrected meanwhile, in another tab, stands at the correction. */
export async function whereTheyStand<Chosen extends { gameIds: number[] }>(
  { db }: AnyContext,
  userId: UserId,
  chosen: Chosen,
): Promise<Chosen> {
  return { ...chosen, gameIds: await whereGamesStand(db, userId, chosen.gameIds) };
}

/** The copies of some games that fulfil what is asked of copies. */
export async function copiesOfMany(ctx: Context, userId: UserId, chosen: ChosenCopies) {
  return (await store.listChosen(ctx.db, userId, await whereTheyStand(ctx, userId, chosen))).map(toCopy);
}

/** Adds a copy beside those of a game that is owned. It never counts against the plan, which counts games. */
export async function addCopy(
  ctx: Context,
  userId: UserId,
  { gameId, ...change }: ItemChange & { gameId: number },
): Promise<Omit<Copy, 'photos'>> {
  await throttle(ctx, `copies added by ${userId}`, addedPerDay);
  const fields = newFields(ctx, change);
  return await inTransaction(ctx, async (ctx) => {
    const standing = await requireGame(ctx.db, userId, gameId);
    const [added] = await addFurther(ctx, userId, [{ gameId: standing, fields, createdAt: ctx.now() }]);
    const copy = added && (await store.findCopy(ctx.db, userId, added.id));
    if (!copy) throw new Refusal('item_not_found');
    return toCopy(copy);
  });
}

/** Adds copies of games that are owned, and leaves out those of others. Refuses more than a game can have. */
export async function addFurther(
  ctx: InnerContext,
  userId: UserId,
  copies: readonly store.FurtherCopy[],
): Promise<store.AddedCopy[]> {
  const gameIds = [...new Set(copies.map(({ gameId }) => gameId))];
  await store.lockLeads(ctx.db, userId, gameIds);
  const added = await store.insertFurther(ctx.db, userId, copies);
  if ((await store.countMost(ctx.db, userId, gameIds)) > furtherCopies.most)
    throw new Refusal('too_many_copies', { limit: furtherCopies.most + 1 });
  return added;
}

export async function saveCopy(
  ctx: Context,
  userId: UserId,
  { id, ...change }: ItemChange & { id: number },
): Promise<Omit<Copy, 'photos'>> {
  const saved = await store.updateCopy(ctx.db, userId, { id, change });
  if (!saved) throw new Refusal('item_not_found');
  return toCopy(saved);
}

/** Moves a copy to the bin. If it led its game, the next oldest one takes the lead. */
export function removeCopy(ctx: Context, userId: UserId, id: number): Promise<RemovedCopy> {
  return inTransaction(ctx, async (ctx) =>
    requireRemoved(ctx, userId, await removeCopies(ctx, userId, [id])),
  );
}

/** The copy, with the title of its game: a tab may still show that of the entry which became it. */
export type RemovedCopy = { id: number; title: string };

/** The one copy that was moved to the bin. */
export async function requireRemoved(
  { db }: InnerContext,
  userId: UserId,
  [id]: readonly number[],
): Promise<RemovedCopy> {
  const binned = id === undefined ? undefined : await findBinned(db, userId, id);
  if (id === undefined || !binned) throw new Refusal('item_not_found');
  return { id, title: binned.title };
}

/** Moves copies to the bin. Those that are not there are no hindrance: the first of two requests may have moved them. */
export async function removeSeveral(ctx: Context, userId: UserId, ids: readonly number[]) {
  await inTransaction(ctx, (ctx) => removeCopies(ctx, userId, ids));
  return { ok: true } as const;
}

/** Lets a copy lead its game: lists show it, and whatever is done to the game as a whole is done to it. */
export function leadWith(ctx: Context, userId: UserId, id: number): Promise<Omit<Copy, 'photos'>> {
  return inTransaction(ctx, async (ctx) => {
    const lead = await takeLead(ctx, userId, id);
    if (!lead) throw new Refusal('item_not_found');
    return toCopy(lead);
  });
}

/** Nothing if there is no such copy. */
export async function takeLead(ctx: InnerContext, userId: UserId, id: number) {
  await store.lockLeads(ctx.db, userId, await store.listGamesOf(ctx.db, userId, [id]));
  const found = await store.findCopy(ctx.db, userId, id);
  if (found && !found.is_lead) await store.exchangeLead(ctx.db, userId, id);
  return found && { ...found, is_lead: true };
}

/** Moves copies to the bin, by their ids, and answers those that were there. Of each game the next oldest leads. */
export async function removeCopies(
  ctx: InnerContext,
  userId: UserId,
  ids: readonly number[],
): Promise<number[]> {
  const leads = await store.lockLeads(ctx.db, userId, await store.listGamesOf(ctx.db, userId, ids));
  const asked = new Set(ids);
  const gameIds = leads.flatMap(({ id, game_id: gameId }) => (asked.has(id) ? gameId : []));
  const now = ctx.now();
  const further = await store.binFurther(ctx.db, userId, { ids, now }); // first: none of them takes the lead
  return [...further, ...(await binLeads(ctx.db, userId, { gameIds, now }))];
}

/** Moves the copies that lead some games to the bin, and answers their ids. */
export async function removeLeads(
  ctx: InnerContext,
  userId: UserId,
  gameIds: readonly number[],
): Promise<number[]> {
  const leads = await store.lockLeads(ctx.db, userId, gameIds);
  return await removeCopies(
    ctx,
    userId,
    leads.map(({ id }) => id),
  );
}

function toCopy(row: store.CopyRow): Omit<Copy, 'photos'> {
  return { ...toItem(row), isLead: row.is_lead };
}
