import { type ItemFields, newItem } from '@cartouche/contract/item.rules';
import { furtherCopies } from '@cartouche/contract/limits';

import { addFurther } from '../collection/copies.ts';
import { addItems, furtherOf } from '../collection/many.ts';
import { type InnerContext, type UserId, dayOf } from '../context.ts';
import type { Entered } from './enter.ts';
import type { Wanted } from './interpret.ts';
import * as store from './rows.store.ts';

type OfMove = { userId: UserId; moveId: number };

/** Rows that are written, the own entries of some, and what was done with each so far, by their places. */
export type Batch = {
  rows: readonly store.RowOfMove[];
  entered: Map<number, Entered>;
  written: Map<number, store.Written>;
};

/** The rows that go to a list, each with its game. */
export function goingTo(list: 'collection' | 'wishlist', { rows, entered }: Pick<Batch, 'rows' | 'entered'>) {
  return rows.flatMap((row) => {
    const gameId = entered.get(row.place)?.gameId ?? row.game_id;
    const isNew = (row.status === 'new' && row.decision?.do !== 'skip') || entered.has(row.place);
    return isNew && gameId !== null && row.wanted?.list === list ? [{ row, wanted: row.wanted, gameId }] : [];
  });
}

/** Whether rows of this batch made the own entry. */
export function isNewEntry(gameId: number, entered: Batch['entered']): boolean {
  return [...entered.values()].some((one) => one.isNew && one.gameId === gameId);
}

const bestFirst = ['NEW_SEALED', 'COMPLETE_IN_BOX', 'CARTRIDGE,CASE', 'CARTRIDGE,BOOKLET', 'CARTRIDGE'];

type Leading = { row: { place: number }; wanted: Wanted };

/** Of the rows of one entry, the one that the file counts first leads, else the most complete one, as in the dry run. */
function leadingFirst(a: Leading, b: Leading): number {
  const numberOf = ({ wanted }: Leading) => wanted.copy ?? Number.MAX_SAFE_INTEGER;
  const rankOf = ({ wanted }: Leading) => {
    const rank = bestFirst.indexOf(wanted.fields.completeness ?? '');
    return rank === -1 ? bestFirst.length : rank;
  };
  return numberOf(a) - numberOf(b) || rankOf(a) - rankOf(b) || a.row.place - b.row.place;
}

export async function addNew(
  ctx: InnerContext,
  ofMove: OfMove,
  { rows, entered, tier, written }: Batch & { tier: Parameters<typeof addItems>[2]['tier'] },
): Promise<void> {
  const going = goingTo('collection', { rows, entered }).toSorted(leadingFirst);
  const leading = new Map(going.toReversed().map((one) => [one.gameId, one])); // the first of each game stays
  const items = [...leading.values()].map(({ row, wanted, gameId }) => ({
    place: row.place,
    gameId,
    fields: fieldsOf(ctx, wanted.fields),
    createdAt: createdAt(ctx, wanted.added),
  }));
  const added = await addItems(ctx, ofMove.userId, { items, tier });
  const itemOf = new Map(added.map((item) => [item.game_id, item]));
  for (const { place, gameId, fields } of items) {
    const item = itemOf.get(gameId);
    if (!item) continue; // owned meanwhile
    written.set(place, {
      did: 'added',
      itemId: item.id,
      gameId,
      wishedAt: item.wished_at ? new Date(item.wished_at).toISOString() : null,
      fields,
      ...(isNewEntry(gameId, entered) && { isEntry: true }),
    });
  }
}

/** A new copy has no day of purchase that nobody said. */
function fieldsOf(ctx: InnerContext, said: Partial<ItemFields>): ItemFields {
  return { ...newItem(dayOf(ctx)), purchaseDate: null, ...said };
}

/** The day on which the other tracker had it added, if that is past. */
export function createdAt(ctx: InnerContext, added: string | null): Date {
  const now = ctx.now();
  const day = added === null ? now : new Date(added.length > 10 ? added : `${added}T12:00:00Z`);
  return day < now ? day : now;
}

/** A row of a game that the file has in the collection; `before` is what an earlier batch did with it. */
type OfGame = { row: { place: number }; gameId: number; wanted: Wanted; before?: store.Written | null };

/**
 * Brings the further copies of the rows' games: those that the file has beyond what stands on the shelf by now, so that
 * the same file again brings none. Several rows of one own entry are copies of it.
 */
export async function addBeside(ctx: InnerContext, ofMove: OfMove, batch: Batch): Promise<void> {
  const { rows, entered, written } = batch;
  const leading = rows.flatMap((row): OfGame[] => {
    const gameId = entered.get(row.place)?.gameId ?? row.game_id;
    const isThere = ['new', 'same', 'differs'].includes(row.status ?? '') || entered.has(row.place);
    const isSkipped = row.decision?.do === 'skip';
    return isThere && !isSkipped && gameId !== null && row.wanted?.list === 'collection'
      ? [{ row, gameId, wanted: row.wanted }]
      : [];
  });
  const gameIds = [...new Set(leading.map(({ gameId }) => gameId))];
  const copies = Map.groupBy(await store.listCopiesOf(ctx.db, ofMove, gameIds), ({ game_id: id }) => id);
  const games = await byGame(ctx, ofMove, { leading: leading.toSorted(leadingFirst), entered });
  const many = games.filter(
    ([gameId, ones]) =>
      ones.length > 1 || copies.has(gameId) || ones.some(({ wanted }) => wanted.quantity > 1),
  );
  const standing = await furtherOf(
    ctx,
    ofMove.userId,
    many.map(([gameId]) => gameId),
  );
  for (const { row, before } of many.flatMap(([, [, ...twins]]) => twins)) {
    if (before === undefined) written.set(row.place, { did: 'nothing' }); // its copy is told with the one that leads
  }
  const asked = many.flatMap(([gameId, ones]) => {
    const said = [
      ...ones.map(({ wanted }) => wanted),
      ...(copies.get(gameId) ?? []).flatMap((row) => row.wanted ?? []),
    ];
    const [, ...beside] = said.flatMap((one) => Array.from({ length: one.quantity }, () => one));
    return beside.slice(standing.get(gameId) ?? 0, furtherCopies.most).map((one) => {
      const copy = { gameId, fields: fieldsOf(ctx, one.fields), createdAt: createdAt(ctx, one.added) };
      return { lead: ones[0], copy };
    });
  });
  if (asked.length === 0) return;
  const added = await addFurther(
    ctx,
    ofMove.userId,
    asked.map(({ copy }) => copy),
  );
  for (const { id, place: at } of added) {
    const one = asked[at];
    if (!one?.lead) continue;
    const { gameId, fields } = one.copy;
    const { row, before } = one.lead;
    const did: store.Written = written.get(row.place) ?? before ?? { did: 'nothing' };
    written.set(row.place, { ...did, further: [...(did.further ?? []), { itemId: id, gameId, fields }] });
  }
}

/** The rows of each game, those of own entries with the ones that an earlier batch brought. The first one leads. */
async function byGame(
  ctx: InnerContext,
  ofMove: OfMove,
  { leading, entered }: { leading: readonly OfGame[]; entered: Batch['entered'] },
): Promise<[number, OfGame[]][]> {
  const entries = [...new Set([...entered.values()].map(({ gameId }) => gameId))];
  const earlier = entries.length === 0 ? [] : await store.listEntered(ctx.db, ofMove, entries);
  const before = earlier.flatMap(({ place, game_id: gameId, wanted, written }): OfGame[] =>
    gameId === null || wanted === null ? [] : [{ row: { place }, gameId, wanted, before: written }],
  );
  return [...Map.groupBy([...before, ...leading], ({ gameId }) => gameId)];
}
