import type { Move } from '@cartouche/contract/moving';
import { type MoveState, isAtWork } from '@cartouche/contract/moving.rules';

import { withCovers } from '../catalogue/covers/covers.ts';
import { changeItems, everyCopyOf, removeItems } from '../collection/many.ts';
import { type Context, type InnerContext, type UserId, inTransaction } from '../context.ts';
import { removeEntry } from '../entries/entries.ts';
import { isRefusal } from '../refusal.ts';
import { lockTier } from '../subscription/subscription.ts';
import { addWishes, removeWishes } from '../wishlist/wishlist.ts';
import { listGames } from './games.store.ts';
import { getMove, requireMove } from './moving.ts';
import * as moves from './moving.store.ts';
import * as store from './rows.store.ts';
import { endIn, work } from './work.ts';

const batchSize = 400;
const mostTold = 100;

type OfMove = { userId: UserId; moveId: number };
type WrittenRow = { place: number; written: store.Written };

/** Takes back what a file brought: what it added goes to the bin, what it changed is as it was. */
export async function undoMove(ctx: Context, userId: UserId, moveId: number): Promise<Move> {
  await takeBack(ctx, { userId, moveId }, 'undone');
  return await getMove(ctx, userId, moveId);
}

/** Takes back all that was written so far, and leaves the move in a state. */
export async function takeBack(ctx: Context, ofMove: OfMove, state: MoveState): Promise<void> {
  const { userId, moveId } = ofMove;
  await endWriting(ctx, ofMove);
  let done = 0;
  await work(
    ctx,
    { userId, moveId, from: ['written', 'writing', 'undoing'], to: 'undoing' },
    () => async () => {
      const rows = await store.listWritten(ctx.db, ofMove, batchSize);
      if (rows.length === 0) return null;
      await takeBackBatch(ctx, ofMove, rows);
      done += rows.length;
      return done;
    },
  );
  await store.forgetBrought(ctx.db, ofMove);
  if (state === 'ready') await moves.updateMove(ctx.db, { userId, moveId }, { written_at: null });
  await endIn(ctx, ofMove, state);
}

/** Writing that failed or was stopped no longer holds the move. */
async function endWriting(ctx: Context, { userId, moveId }: OfMove): Promise<void> {
  const { state } = await requireMove(ctx, userId, moveId);
  if (state === 'writing') await moves.updateMove(ctx.db, { userId, moveId }, { busy_until: null });
}

async function takeBackBatch(ctx: Context, ofMove: OfMove, rows: readonly store.RowOfMove[]): Promise<void> {
  const written = rows.flatMap(({ place, written: one }): WrittenRow[] =>
    one === null ? [] : [{ place, written: one }],
  );
  await inTransaction(ctx, async (ctx) => {
    await lockTier(ctx, ofMove.userId);
    await restoreRows(ctx, ofMove, written);
    await store.updateWritten(
      ctx.db,
      ofMove,
      written.map(({ place }) => ({ place, written: null })),
    );
  });
  // An entry goes with its copy, which is in the bin by now.
  for (const { written: one } of written) {
    if (one.did === 'added' && one.isEntry) await forgetEntry(ctx, ofMove.userId, one.gameId);
  }
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

async function forgetEntry(ctx: Context, userId: UserId, gameId: number): Promise<void> {
  try {
    await removeEntry(ctx, userId, gameId);
  } catch (error) {
    if (!isRefusal(error, 'game_not_found')) throw error; // deleted meanwhile, or made one with a game of the catalogue
  }
}

/** The games of which the user changed, removed or photographed a copy since it was brought. */
export async function editedSince(ctx: Context, userId: UserId, moveId: number) {
  await requireMove(ctx, userId, moveId);
  const ofMove = { userId, moveId };
  const rows = await store.listWritten(ctx.db, ofMove, Number.MAX_SAFE_INTEGER);
  const written = rows.flatMap(({ written: one }) => (one === null ? [] : copiesIn(one)));
  const gameIds = written.map(({ gameId }) => gameId);
  const items = new Map((await everyCopyOf(ctx, userId, gameIds)).map((item) => [item.id, item]));
  const isEdited = ({ itemId, isAdded, fields }: WrittenCopy) => {
    const item = items.get(itemId);
    if (!item || (isAdded && item.has_photos)) return true;
    const now: Record<string, unknown> = item;
    return Object.entries(fields).some(
      ([field, value]) => JSON.stringify(now[field] ?? '') !== JSON.stringify(value ?? ''),
    );
  };
  const edited = [...new Set(written.filter(isEdited).map(({ gameId }) => gameId))];
  return {
    count: edited.length,
    games: await withCovers(ctx, userId, await listGames(ctx.db, userId, edited.slice(0, mostTold))),
  };
}

type WrittenCopy = { itemId: number; gameId: number; isAdded: boolean; fields: object };

function copiesIn(written: store.Written): WrittenCopy[] {
  const further = (written.further ?? []).map((one) => ({ ...one, isAdded: true }));
  const isCopy = written.did === 'added' || written.did === 'changed';
  return isCopy ? [{ ...written, isAdded: written.did === 'added' }, ...further] : further;
}

/** Stops the work under way after its batch. Writing is then taken back. */
export async function stopMove(ctx: Context, userId: UserId, moveId: number) {
  const { state } = await requireMove(ctx, userId, moveId);
  if (isAtWork(state) && state !== 'undoing')
    await moves.updateMove(ctx.db, { userId, moveId }, { is_stopping: true });
  return { ok: true } as const;
}
