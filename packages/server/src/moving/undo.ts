import type { Move } from '@cartouche/contract/moving';

import { withCovers } from '../catalogue/covers/covers.ts';
import {
  type ItemWithPhotos,
  changeItems,
  discardItems,
  everyCopyOf,
  removeItems,
} from '../collection/many.ts';
import type { AnyContext, Context, InnerContext, UserId } from '../context.ts';
import { editedAmong, removeUnused } from '../entries/entries.ts';
import { addWishes, removeWishes, wishedAmong } from '../wishlist/wishlist.ts';
import { listGames } from './games.store.ts';
import { getMove, requireMove } from './moving.ts';
import * as moves from './moving.store.ts';
import * as remembered from './remembered.store.ts';
import * as store from './rows.store.ts';
import { type Lease, type Round, beginning, endIn, inLease, nextRows, withLease, work } from './work.ts';

const batchSize = 400;
const mostTold = 100;

type OfMove = { userId: UserId; moveId: number };
type WrittenRow = { place: number; written: store.Written };

/** Takes back what a file brought: what it added goes to the bin, what it changed is as it was. */
export async function undoMove(ctx: Context, userId: UserId, moveId: number): Promise<Move> {
  await requireMove(ctx, userId, moveId);
  await takeBackMove(ctx, { userId, moveId });
  return await getMove(ctx, userId, moveId);
}

/** Begins an undo or goes on with it. */
export async function takeBackMove(ctx: Context, ofMove: OfMove): Promise<void> {
  await withLease(ctx, { ...ofMove, from: ['written', 'undoing'], to: 'undoing' }, (lease) =>
    takeBack(ctx, lease),
  );
}

/** Takes back all that was written so far. What was never written whole can be written again. */
export async function takeBack(ctx: Context, lease: Lease): Promise<void> {
  const round = beginning();
  await work(ctx, lease, () => takeBackBatch(ctx, lease, round));
  await inLease(ctx, lease, async (ctx) => {
    await remembered.forgetBrought(ctx.db, lease);
    await endIn(ctx, lease, { state: lease.move.written_at === null ? 'ready' : 'undone' });
  });
}

/** Takes back some more rows, and answers how many. */
function takeBackBatch(ctx: Context, lease: Lease, round: Round): Promise<number> {
  const { userId } = lease;
  return inLease(ctx, lease, async (ctx) => {
    const rows = await listToTakeBack(ctx, lease, round);
    const written = rows.flatMap(({ place, written: one }): WrittenRow[] =>
      one === null ? [] : [{ place, written: one }],
    );
    const entries = await untouchedEntries(ctx, userId, written);
    const isStopped = lease.move.written_at === null;
    if (isStopped) await discardUntouched(ctx, userId, written);
    await restoreRows(ctx, lease, written);
    await removeUnused(ctx, userId, entries); // an entry goes with its copy, which is in the bin by now
    await store.updateWritten(
      ctx.db,
      lease,
      written.map(({ place }) => ({ place, written: null })),
    );
    return rows.length;
  });
}

/** Some rows that were written. An own entry goes back first, with all that the file brought of it. */
async function listToTakeBack(ctx: InnerContext, lease: Lease, round: Round): Promise<store.RowOfMove[]> {
  const rows = await nextRows(round, ({ isFirst, from }) =>
    store.listWritten(ctx.db, lease, { isEntry: isFirst, from, most: batchSize }),
  );
  const made = rows.flatMap(({ written }) => (written === null ? [] : madeBy(written)));
  const beside = made.length === 0 ? [] : await store.listEntered(ctx.db, lease, made);
  return [...new Map([...rows, ...beside].map((row) => [row.place, row])).values()];
}

/**
 * The own entries and corrections that the rows made and the user did not change, with their copies. An entry stays with
 * a copy that was edited; of a correction, that copy is one of its game in the bin.
 */
async function untouchedEntries(ctx: InnerContext, userId: UserId, rows: readonly WrittenRow[]) {
  const made = rows.flatMap(({ written }) => madeBy(written));
  const copies = rows
    .flatMap(({ written }) => copiesIn(written))
    .filter(({ gameId }) => made.includes(gameId));
  const items = made.length === 0 ? [] : await everyCopyOf(ctx, userId, made);
  const itemOf = new Map(items.map((item) => [item.id, item]));
  const changed = await editedAmong(ctx, userId, made);
  return {
    gameIds: made.filter((gameId) => !changed.includes(gameId)),
    itemIds: copies.map(({ itemId }) => itemId),
    ofEditedCopies: copies.flatMap((copy) => {
      const item = itemOf.get(copy.itemId);
      return item && isEdited(copy, item) ? [copy.gameId] : [];
    }),
  };
}

/** Copies of a file that was never written whole are of no use in the bin, but for those that the user edited meanwhile. */
async function discardUntouched(
  ctx: InnerContext,
  userId: UserId,
  rows: readonly WrittenRow[],
): Promise<void> {
  const added = rows.flatMap(({ written }) => copiesIn(written)).filter(({ isAdded }) => isAdded);
  const items = await copiesNow(ctx, userId, added);
  const untouched = added.filter((copy) => {
    const item = items.get(copy.itemId);
    return item !== undefined && !isEdited(copy, item);
  });
  await discardItems(
    ctx,
    userId,
    untouched.map(({ itemId }) => itemId),
  );
}

async function restoreRows(
  ctx: InnerContext,
  { userId }: OfMove,
  rows: readonly WrittenRow[],
): Promise<void> {
  const added = rows.flatMap(({ written }) => (written.did === 'added' ? [written] : []));
  await removeItems(
    ctx,
    userId,
    rows.flatMap(({ written }) => [
      ...(written.further ?? []).map(({ itemId }) => itemId),
      ...(written.did === 'added' ? [written.itemId] : []),
    ]),
  );
  const wishes = added.flatMap(({ gameId, wishedAt }) =>
    wishedAt === null ? [] : [{ gameId, wishedAt: new Date(wishedAt) }],
  );
  await addWishes(ctx, userId, wishes);
  const changed = rows.flatMap(({ written }) =>
    written.did === 'changed' ? [{ id: written.itemId, change: written.before }] : [],
  );
  await changeItems(ctx, userId, changed);
  await removeWishes(
    ctx,
    userId,
    rows.flatMap(({ written }) => (written.did === 'wished' ? [written.gameId] : [])),
  );
}

/**
 * The games of which the user changed the facts since they were brought, or changed, removed or photographed a copy, and
 * what is gone. An own entry and a correction stay with a copy of the user's own, so that their games are among them.
 */
export async function editedSince(ctx: Context, userId: UserId, moveId: number) {
  await requireMove(ctx, userId, moveId);
  const ofMove = { userId, moveId };
  const rows = await store.listWritten(ctx.db, ofMove, { from: 0, most: Number.MAX_SAFE_INTEGER });
  const written = rows.flatMap(({ written: one }) => (one === null ? [] : copiesIn(one)));
  const items = await copiesNow(ctx, userId, written);
  const isTouched = (copy: WrittenCopy) => {
    const item = items.get(copy.itemId);
    return !item || isEdited(copy, item);
  };
  const made = rows.flatMap(({ written: one }) => (one === null ? [] : madeBy(one)));
  const brought = new Set(written.map(({ itemId }) => itemId));
  const beside = made.length === 0 ? [] : await everyCopyOf(ctx, userId, made);
  const edited = [
    ...new Set([
      ...written.filter(isTouched).map(({ gameId }) => gameId),
      ...(await editedAmong(ctx, userId, made)),
      ...beside.filter(({ id }) => !brought.has(id)).map(({ game_id }) => game_id),
    ]),
  ];
  const added = rows.flatMap(({ written: one }) => (one === null || 'isEntry' in one ? [] : copiesIn(one)));
  const wishes = rows.flatMap(({ written: one }) => (one?.did === 'wished' ? [one.gameId] : []));
  const wished = await wishedAmong(ctx, userId, wishes);
  return {
    count: edited.length,
    gone: {
      copies: added.filter(({ isAdded, itemId }) => isAdded && !items.has(itemId)).length,
      wishes: wishes.length - wished.length,
    },
    games: await withCovers(ctx, userId, await listGames(ctx.db, userId, edited.slice(0, mostTold))),
  };
}

/** The own entry or the correction that a row made. */
const madeBy = (written: store.Written) => ('isEntry' in written ? [written.gameId] : []);

type WrittenCopy = { itemId: number; gameId: number; isAdded: boolean; fields: object };

/** The copies of the same games as they are by now, by their ids. */
async function copiesNow(ctx: AnyContext, userId: UserId, written: readonly WrittenCopy[]) {
  const gameIds = written.map(({ gameId }) => gameId);
  return new Map((await everyCopyOf(ctx, userId, gameIds)).map((item) => [item.id, item]));
}

/** Whether the user changed a copy or added photos since it was brought. */
function isEdited({ isAdded, fields }: WrittenCopy, item: ItemWithPhotos): boolean {
  const now: Record<string, unknown> = item;
  return (
    (isAdded && item.has_photos) ||
    Object.entries(fields).some(
      ([field, value]) => JSON.stringify(now[field] ?? '') !== JSON.stringify(value ?? ''),
    )
  );
}

function copiesIn(written: store.Written): WrittenCopy[] {
  const further = (written.further ?? []).map((one) => ({ ...one, isAdded: true }));
  const isCopy = written.did === 'added' || written.did === 'changed';
  return isCopy ? [{ ...written, isAdded: written.did === 'added' }, ...further] : further;
}

/** Stops the work under way after its batch, and what waits at once. Writing is then taken back. */
export async function stopMove(ctx: Context, userId: UserId, moveId: number) {
  await requireMove(ctx, userId, moveId);
  const ofMove = { userId, moveId };
  if (!(await moves.stopWaiting(ctx.db, ofMove, ctx.now()))) await moves.stopWork(ctx.db, ofMove);
  return { ok: true } as const;
}
