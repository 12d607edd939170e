import { type ItemFields, newItem } from '@cartouche/contract/item.rules';
import { furtherCopies, limits, ownEntries } from '@cartouche/contract/limits';
import type { Move } from '@cartouche/contract/moving';

import { addFurther } from '../collection/copies.ts';
import { addItems, changeItems, furtherOf, itemsOf } from '../collection/many.ts';
import { type Context, type InnerContext, type UserId, dayOf, inTransaction } from '../context.ts';
import { createEntry } from '../entries/entries.ts';
import { Refusal, isRefusal } from '../refusal.ts';
import { lockTier } from '../subscription/subscription.ts';
import { addWishes } from '../wishlist/wishlist.ts';
import { getMove } from './moving.ts';
import * as moves from './moving.store.ts';
import * as store from './rows.store.ts';
import { takeBack } from './undo.ts';
import { endIn, work } from './work.ts';

const batchSize = 400;

type OfMove = { userId: UserId; moveId: number };
type Row = store.RowOfMove;

/** Writes what the dry run shows. What cannot be written whole is taken back. */
export async function writeMove(ctx: Context, userId: UserId, moveId: number): Promise<Move> {
  const ofMove = { userId, moveId };
  const { plan, state } = await getMove(ctx, userId, moveId);
  if (state === 'ready') requireRoom(plan);
  try {
    const outcome = await work(
      ctx,
      { ...ofMove, from: ['ready', 'writing'], to: 'writing' },
      ({ done: before }) => {
        let done = before;
        return async () => {
          const rows = await store.listToWrite(ctx.db, ofMove, batchSize);
          if (rows.length === 0) return null;
          await writeBatch(ctx, ofMove, rows);
          done += rows.length;
          return done;
        };
      },
    );
    if (outcome === 'stopped') await takeBack(ctx, ofMove, 'ready');
    else await finish(ctx, ofMove);
  } catch (error) {
    if (isRefusal(error) && error.code !== 'move_busy') await takeBack(ctx, ofMove, 'ready');
    throw error;
  }
  return await getMove(ctx, userId, moveId);
}

async function finish(ctx: Context, ofMove: OfMove): Promise<void> {
  await moves.updateMove(ctx.db, ofMove, { written_at: ctx.now() });
  await endIn(ctx, ofMove, 'written');
}

/** Said before anything is written. */
function requireRoom({ adds, entries, room, entryRoom }: Move['plan']): void {
  if (room !== null && adds > room) throw new Refusal('game_limit_reached', { limit: limits.free.games });
  if (entries > entryRoom) throw new Refusal('entry_limit_reached', { limit: ownEntries.most });
}

async function writeBatch(ctx: Context, ofMove: OfMove, rows: readonly Row[]): Promise<void> {
  const entered = await enterGames(ctx, ofMove, rows);
  await inTransaction(ctx, async (ctx) => {
    const tier = await lockTier(ctx, ofMove.userId);
    const written = new Map<number, store.Written>();
    await addNew(ctx, ofMove, { rows, entered, tier, written });
    await changeOwned(ctx, ofMove, { rows, written });
    await addBeside(ctx, ofMove, { rows, entered, written });
    await wish(ctx, ofMove, { rows, entered, written });
    await store.updateWritten(
      ctx.db,
      ofMove,
      rows.map(({ place }) => {
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
  });
}

/** An own entry; one that was there before is not taken back. */
type Entered = { gameId: number; isNew: boolean };

/** Own entries for the rows of which the user said so, by their places. */
async function enterGames(
  ctx: Context,
  { userId }: OfMove,
  rows: readonly Row[],
): Promise<Map<number, Entered>> {
  const entered = new Map<number, Entered>();
  for (const { place, wanted, status, decision } of rows) {
    const platform_id = wanted?.platformIds[0];
    if (
      decision?.do !== 'entry' ||
      (status !== 'missing' && status !== 'several') ||
      !wanted ||
      platform_id === undefined
    )
      continue;
    const facts = {
      title: wanted.title.slice(0, ownEntries.longestText).trim(),
      platform_id,
      release_date: wanted.year === null ? null : String(wanted.year),
      publisher: null,
      regions: wanted.region === null ? [] : [wanted.region],
      genres: [],
    };
    entered.set(place, await enter(ctx, userId, facts));
  }
  return entered;
}

type Facts = Parameters<typeof createEntry>[2];

/** Two rows of one title are one entry. */
async function enter(ctx: Context, userId: UserId, facts: Omit<Facts, 'to'>): Promise<Entered> {
  try {
    const { gameId } = await createEntry(ctx, userId, { ...facts, to: 'nowhere' });
    return { gameId, isNew: true };
  } catch (error) {
    if (isRefusal(error, 'entry_exists')) return { gameId: Number(error.data?.['gameId']), isNew: false };
    throw error;
  }
}

type Batch = { rows: readonly Row[]; entered: Map<number, Entered>; written: Map<number, store.Written> };

/** The rows that go to a list, each with its game. */
function goingTo(list: 'collection' | 'wishlist', { rows, entered }: Pick<Batch, 'rows' | 'entered'>) {
  return rows.flatMap((row) => {
    const gameId = entered.get(row.place)?.gameId ?? row.game_id;
    const isNew = (row.status === 'new' && row.decision?.do !== 'skip') || entered.has(row.place);
    return isNew && gameId !== null && row.wanted?.list === list ? [{ row, wanted: row.wanted, gameId }] : [];
  });
}

async function addNew(
  ctx: InnerContext,
  ofMove: OfMove,
  { rows, entered, tier, written }: Batch & { tier: Parameters<typeof addItems>[2]['tier'] },
): Promise<void> {
  const going = goingTo('collection', { rows, entered });
  const items = going.map(({ row, wanted, gameId }) => ({
    place: row.place,
    gameId,
    fields: fieldsOf(ctx, wanted.fields),
    createdAt: createdAt(ctx, wanted.added),
  }));
  const added = await addItems(ctx, ofMove.userId, { items, tier });
  const itemOf = new Map(added.map((item) => [item.game_id, item]));
  for (const { place, gameId, fields } of items) {
    const item = itemOf.get(gameId);
    if (!item) continue; // owned meanwhile, or a second row of one own entry
    itemOf.delete(gameId);
    written.set(place, {
      did: 'added',
      itemId: item.id,
      gameId,
      wishedAt: item.wished_at ? new Date(item.wished_at).toISOString() : null,
      fields,
      ...(entered.get(place)?.isNew && { isEntry: true }),
    });
  }
}

/** A new copy has no day of purchase that nobody said. */
function fieldsOf(ctx: InnerContext, said: Partial<ItemFields>): ItemFields {
  return { ...newItem(dayOf(ctx)), purchaseDate: null, ...said };
}

/**
 * Brings the further copies of the rows' games: those that the file has beyond what stands on the shelf by now, so that
 * the same file again brings none.
 */
async function addBeside(
  ctx: InnerContext,
  ofMove: OfMove,
  { rows, entered, written }: Batch,
): Promise<void> {
  const leading = rows.flatMap((row) => {
    const gameId = entered.get(row.place)?.gameId ?? row.game_id;
    const isThere = ['new', 'same', 'differs'].includes(row.status ?? '') || entered.has(row.place);
    const isSkipped = row.decision?.do === 'skip';
    return isThere && !isSkipped && gameId !== null && row.wanted?.list === 'collection'
      ? [{ place: row.place, gameId, wanted: row.wanted }]
      : [];
  });
  const gameIds = leading.map(({ gameId }) => gameId);
  const copies = Map.groupBy(await store.listCopiesOf(ctx.db, ofMove, gameIds), ({ game_id: id }) => id);
  const many = leading.filter(({ gameId, wanted }) => copies.has(gameId) || wanted.quantity > 1);
  const standing = await furtherOf(
    ctx,
    ofMove.userId,
    many.map(({ gameId }) => gameId),
  );
  const asked = many.flatMap(({ place, gameId, wanted }) => {
    const all = [wanted, ...(copies.get(gameId) ?? []).flatMap((row) => row.wanted ?? [])];
    const [, ...beside] = all.flatMap((one) => Array.from({ length: one.quantity }, () => one));
    return beside.slice(standing.get(gameId) ?? 0, furtherCopies.most).map((one) => {
      const copy = { gameId, fields: fieldsOf(ctx, one.fields), createdAt: createdAt(ctx, one.added) };
      return { place, copy };
    });
  });
  if (asked.length === 0) return;
  const added = await addFurther(
    ctx,
    ofMove.userId,
    asked.map(({ copy }) => copy),
  );
  const further = added.flatMap(({ id, place: at }) => {
    const one = asked[at];
    if (!one) return [];
    const { gameId, fields } = one.copy;
    return [{ place: one.place, copy: { itemId: id, gameId, fields } }];
  });
  for (const [place, ones] of Map.groupBy(further, (one) => one.place)) {
    const before: store.Written = written.get(place) ?? { did: 'nothing' };
    written.set(place, { ...before, further: ones.map(({ copy }) => copy) });
  }
}

/** The day on which the other tracker had it added, if that is past. */
function createdAt(ctx: InnerContext, added: string | null): Date {
  const now = ctx.now();
  const day = added === null ? now : new Date(added.length > 10 ? added : `${added}T12:00:00Z`);
  return day < now ? day : now;
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
    if (wished.delete(gameId)) written.set(row.place, { did: 'wished', gameId });
  }
}
