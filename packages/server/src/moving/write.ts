import { limits, ownEntries } from '@cartouche/contract/limits';
import type { Move } from '@cartouche/contract/moving';

import type { Context, InnerContext, UserId } from '../context.ts';
import { throttleEntries } from '../entries/entries.ts';
import { Refusal, isRefusal } from '../refusal.ts';
import { addWishes } from '../wishlist/wishlist.ts';
import { addNew, goingTo, isNewEntry } from './addNew.ts';
import { compareEntered } from './compare.ts';
import { correctGames, enterGames } from './enter.ts';
import { askOvertaken } from './lookAgain.ts';
import { getMove } from './moving.ts';
import { type Batch, addBeside, broughtBy, changeOwned, createdAt } from './owned.ts';
import { listOvertaken } from './overtaken.ts';
import * as remembered from './remembered.store.ts';
import * as store from './rows.store.ts';
import { takeBack } from './undo.ts';
import {
  type Lease,
  type Round,
  beginning,
  endIn,
  inLease,
  isLost,
  nextRows,
  turnBack,
  withLease,
  work,
} from './work.ts';

const batchSize = 400;

type OfMove = { userId: UserId; moveId: number };

/** Writes what the dry run shows, unless the collection has changed since: then the rows that this concerns are asked again. */
export async function writeMove(ctx: Context, userId: UserId, moveId: number): Promise<Move> {
  const { plan, state } = await getMove(ctx, userId, moveId);
  if (state === 'ready') {
    if (plan.overtaken > 0) {
      await askOvertaken(ctx, { userId, moveId });
      throw new Refusal('move_changed');
    }
    requireRoom(plan);
    const entries = plan.entries + plan.corrections;
    if (entries > 0) await throttleEntries(ctx, userId, entries);
  }
  await writeRows(ctx, { userId, moveId });
  return await getMove(ctx, userId, moveId);
}

/** Said before anything is written. */
function requireRoom({ adds, entries, corrections, room, entryRoom }: Move['plan']): void {
  if (room !== null && adds > room) throw new Refusal('game_limit_reached', { limit: limits.free.games });
  if (entries + corrections > entryRoom) throw new Refusal('entry_limit_reached', { limit: ownEntries.most });
}

/** Begins the writing, or goes on with it. What cannot be written whole is taken back. */
export async function writeRows(ctx: Context, ofMove: OfMove): Promise<void> {
  await withLease(ctx, { ...ofMove, from: ['ready', 'writing'], to: 'writing' }, async (lease) => {
    try {
      const round = beginning();
      const outcome = await work(ctx, lease, () => writeBatch(ctx, lease, round));
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

/** Writes some more rows, and answers how many. Further copies are last, because they stand beside another one. */
function writeBatch(ctx: Context, ofMove: Lease, round: Round): Promise<number> {
  return inLease(ctx, ofMove, async (ctx, tier) => {
    const asked = await nextRows(round, ({ isFirst, from }) =>
      store.listToWrite(ctx.db, ofMove, { isCopy: !isFirst, from, most: batchSize }),
    );
    const overtaken = await overtakenAmong(ctx, ofMove, asked);
    const listed = asked.filter(({ place }) => !overtaken.has(place));
    const entered = new Map([
      ...(await enterGames(ctx, ofMove, listed)),
      ...(await correctGames(ctx, ofMove, listed)),
    ]);
    const rows = await compareEntered(ctx, ofMove, { rows: listed, entered });
    const written = new Map<number, store.Written>();
    for (const place of overtaken) written.set(place, { did: 'nothing', isOvertaken: true });
    await addNew(ctx, ofMove, { rows, entered, tier, written });
    await changeOwned(ctx, ofMove, { rows, written });
    await addBeside(ctx, ofMove, { rows, entered, written });
    await wish(ctx, ofMove, { rows, entered, written });
    await store.updateWritten(
      ctx.db,
      ofMove,
      asked.map(({ place }) => {
        const gameId = entered.get(place)?.gameId;
        return {
          place,
          written: written.get(place) ?? { did: 'nothing' },
          ...(gameId !== undefined && { gameId }),
        };
      }),
    );
    await remembered.remember(
      ctx.db,
      ofMove.userId,
      rows.flatMap((row) => broughtBy(ofMove, row, { entered, written }) ?? []),
    );
    return asked.length;
  });
}

/** The places of those rows of a batch that were overtaken. */
async function overtakenAmong(
  ctx: InnerContext,
  ofMove: OfMove,
  rows: readonly store.RowOfMove[],
): Promise<Set<number>> {
  const places = new Set(rows.map(({ place }) => place));
  const gameIds = rows.flatMap(({ game_id: id }) => id ?? []);
  const overtaken = await listOvertaken(ctx, ofMove, gameIds);
  return new Set(overtaken.filter((place) => places.has(place)));
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
  for (const { place, gameId } of going) {
    if (!wished.delete(gameId)) continue;
    const isEntry = isNewEntry(gameId, entered);
    written.set(place, { did: 'wished', gameId, ...(isEntry && { isEntry }) });
  }
}
