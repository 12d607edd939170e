import { type ItemFields } from '@cartouche/contract/item.rules';
import { limits, ownEntries } from '@cartouche/contract/limits';
import type { Move } from '@cartouche/contract/moving';

import { changeItems, itemsOf } from '../collection/many.ts';
import type { Context, InnerContext, UserId } from '../context.ts';
import { throttleEntries } from '../entries/entries.ts';
import { Refusal, isRefusal } from '../refusal.ts';
import { addWishes } from '../wishlist/wishlist.ts';
import { type Batch, addBeside, addNew, createdAt, goingTo, isNewEntry } from './addCopies.ts';
import { enterGames } from './enter.ts';
import { getMove } from './moving.ts';
import * as store from './rows.store.ts';
import { takeBack } from './undo.ts';
import { type Lease, endIn, inLease, isLost, turnBack, withLease, work } from './work.ts';

const batchSize = 400;

type OfMove = { userId: UserId; moveId: number };

/** Writes what the dry run shows. */
export async function writeMove(ctx: Context, userId: UserId, moveId: number): Promise<Move> {
  const { plan, state } = await getMove(ctx, userId, moveId);
  if (state === 'ready') {
    requireRoom(plan);
    if (plan.entries > 0) await throttleEntries(ctx, userId, plan.entries);
  }
  await writeRows(ctx, { userId, moveId });
  return await getMove(ctx, userId, moveId);
}

/** Said before anything is written. */
function requireRoom({ adds, entries, room, entryRoom }: Move['plan']): void {
  if (room !== null && adds > room) throw new Refusal('game_limit_reached', { limit: limits.free.games });
  if (entries > entryRoom) throw new Refusal('entry_limit_reached', { limit: ownEntries.most });
}

/** Begins the writing, or goes on with it. What cannot be written whole is taken back. */
export async function writeRows(ctx: Context, ofMove: OfMove): Promise<void> {
  await withLease(ctx, { ...ofMove, from: ['ready', 'writing'], to: 'writing' }, async (lease) => {
    try {
      const outcome = await work(ctx, lease, () => writeBatch(ctx, lease));
      if (outcome === 'stopped') await takeBackInstead(ctx, lease);
      else await endIn(ctx, lease, { state: 'written', writtenAt: ctx.now() });
    } catch (error) {
      if (isRefusal(error) && !isLost(error)) await takeBackInstead(ctx, lease);
      throw error;
    }
  });
}

async function takeBackInstead(ctx: Context, lease: Lease): Promise<void> {
  await takeBack(ctx, await turnBack(ctx, lease));
}

/** Writes some more rows, and answers how many. */
function writeBatch(ctx: Context, ofMove: Lease): Promise<number> {
  return inLease(ctx, ofMove, async (ctx, tier) => {
    const rows = await store.listToWrite(ctx.db, ofMove, batchSize);
    const entered = await enterGames(ctx, ofMove.userId, rows);
    const written = new Map<number, store.Written>();
    await addNew(ctx, ofMove, { rows, entered, tier, written });
    await changeOwned(ctx, ofMove, { rows, written });
    await addBeside(ctx, ofMove, { rows, entered, written });
    await wish(ctx, ofMove, { rows, entered, written });
    const places = new Set([...rows.map(({ place }) => place), ...written.keys()]);
    await store.updateWritten(
      ctx.db,
      ofMove,
      [...places].map((place) => {
        const gameId = entered.get(place)?.gameId;
        return {
          place,
          written: written.get(place) ?? { did: 'nothing' },
          ...(gameId !== undefined && { gameId }),
        };
      }),
    );
    const brought = rows.filter(({ status, decision }) => status !== 'out' && decision?.do !== 'skip');
    await store.remember(
      ctx.db,
      ofMove.userId,
      brought.flatMap(({ row_key: key, wanted, place, game_id: gameId, status }) => {
        const game_id = entered.get(place)?.gameId ?? gameId;
        const isLeft = game_id === null || status === 'several' || status === 'missing';
        return key === null || (isLeft && !entered.has(place))
          ? []
          : { row_key: key, wanted, game_id, ...(written.has(place) && { move_id: ofMove.moveId }) };
      }),
    );
    return rows.length;
  });
}

async function changeOwned(
  ctx: InnerContext,
  { userId }: OfMove,
  { rows, written }: Omit<Batch, 'entered'>,
): Promise<void> {
  const asked = rows.flatMap(({ place, status, decision, wanted, game_id: gameId, differences }) =>
    status === 'differs' && decision?.do === 'file' && wanted && gameId !== null
      ? [{ place, gameId, fields: wanted.fields, differences }]
      : [],
  );
  const owned = new Map(
    (
      await itemsOf(
        ctx,
        userId,
        asked.map(({ gameId }) => gameId),
      )
    ).map((item) => [item.game_id, item]),
  );
  const changes = asked.flatMap(({ place, gameId, fields, differences }) => {
    const item = owned.get(gameId);
    if (!item) return [];
    const names = differences.map(({ field }) => field as keyof ItemFields); // as: settle.ts names fields of copies
    const change = Object.fromEntries(names.map((name) => [name, fields[name]])) as Partial<ItemFields>; // as: see above
    const before = Object.fromEntries(names.map((name) => [name, item[name]]));
    return [{ place, gameId, id: item.id, change, before }];
  });
  await changeItems(ctx, userId, changes);
  for (const { place, gameId, id, change, before } of changes) {
    written.set(place, { did: 'changed', itemId: id, gameId, before, fields: change });
  }
}

async function wish(ctx: InnerContext, { userId }: OfMove, { rows, entered, written }: Batch): Promise<void> {
  const going = goingTo('wishlist', { rows, entered });
  const wished = new Set(
    await addWishes(
      ctx,
      userId,
      going.map(({ gameId, wanted }) => ({ gameId, wishedAt: createdAt(ctx, wanted.added) })),
    ),
  );
  for (const { row, gameId } of going) {
    if (!wished.delete(gameId)) continue;
    const isEntry = isNewEntry(gameId, entered);
    written.set(row.place, { did: 'wished', gameId, ...(isEntry && { isEntry }) });
  }
}
