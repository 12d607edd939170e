import { type ItemFields, newItem } from '@cartouche/contract/item.rules';
import { furtherCopies } from '@cartouche/contract/limits';

import { addFurther } from '../collection/copies.ts';
import { changeItems, everyCopyOf, furtherOf } from '../collection/many.ts';
import { type InnerContext, type UserId, dayOf } from '../context.ts';
import type { Entered } from './enter.ts';
import { fieldsFor, saidOf } from './pairs.ts';
import type * as remembered from './remembered.store.ts';
import type * as store from './rows.store.ts';

type OfMove = { userId: UserId; moveId: number };
type Row = store.RowOfMove;

/** Rows that are written together, the own entries of some, and what was done with each so far, by their places. */
export type Batch = {
  rows: readonly Row[];
  entered: ReadonlyMap<number, Entered>;
  written: Map<number, store.Written>;
};

/** Changes the copies that rows stand for, where the user takes what the file says. What was edited since stays. */
export async function changeOwned(
  ctx: InnerContext,
  { userId }: OfMove,
  { rows, written }: Omit<Batch, 'entered'>,
): Promise<void> {
  const asked = rows.filter(
    ({ status, decision }) => status === 'differs' && (decision?.do === 'file' || decision?.do === 'have'),
  );
  const gameIds = asked.flatMap(({ game_id: id }) => id ?? []);
  const copies = new Map((await everyCopyOf(ctx, userId, gameIds)).map((item) => [item.id, item]));
  const changes = asked.flatMap(({ place, wanted, items: [id = 0], differences }) => {
    const item = copies.get(id);
    if (!item || !wanted || !differences.every(({ field, mine }) => saidOf(item, field) === mine)) return [];
    const names = differences.map(({ field }) => field);
    const fields = fieldsFor(wanted, item);
    const change = Object.fromEntries(names.map((name) => [name, fields[name]])) as Partial<ItemFields>; // as: fields with their values
    const before = Object.fromEntries(names.map((name) => [name, item[name]]));
    return [{ place, gameId: item.game_id, id, change, before }];
  });
  await changeItems(ctx, userId, changes);
  for (const { place, gameId, id, change, before } of changes) {
    written.set(place, { did: 'changed', itemId: id, gameId, before, fields: change });
  }
}

/** Adds the copies that rows say beyond those that they stand for. Their games have a main one by now. */
export async function addBeside(
  ctx: InnerContext,
  { userId }: OfMove,
  { rows, entered, written }: Batch,
): Promise<void> {
  const beyond = rows.flatMap((row) => {
    const gameId = entered.get(row.place)?.gameId ?? row.game_id;
    const { wanted, place } = row;
    if (!wanted || gameId === null) return [];
    const missing = missingOf(row, { isEntered: entered.has(place), written: written.get(place) });
    return missing > 0 ? [{ place, gameId, wanted, missing }] : [];
  });
  const standing = await furtherOf(
    ctx,
    userId,
    beyond.map(({ gameId }) => gameId),
  );
  const asked = beyond.flatMap(({ place, gameId, wanted, missing }) => {
    const further = standing.get(gameId) ?? 0;
    const count = Math.min(missing, furtherCopies.most - further);
    standing.set(gameId, further + count);
    const copy = { gameId, fields: fieldsOf(ctx, wanted.fields), createdAt: createdAt(ctx, wanted.added) };
    return Array.from({ length: count }, () => ({ place, copy }));
  });
  if (asked.length === 0) return;
  const added = await addFurther(
    ctx,
    userId,
    asked.map(({ copy }) => copy),
  );
  for (const { id, place: at } of added) {
    const one = asked[at];
    if (!one) continue;
    const { gameId, fields } = one.copy;
    const before: store.Written = written.get(one.place) ?? { did: 'nothing' };
    written.set(one.place, {
      ...before,
      further: [...(before.further ?? []), { itemId: id, gameId, fields }],
    });
  }
}

/** How many of the copies that a row brings were not added yet. */
function missingOf(
  { status, brings }: Row,
  { isEntered, written }: { isEntered: boolean; written: store.Written | undefined },
): number {
  const isAdded = written?.did === 'added';
  // A game that is new and was not added is owned meanwhile.
  if (status === 'new' && !isAdded && !isEntered) return 0;
  return (brings ?? 0) - Number(isAdded);
}

/** The copies that a row stood for and those that it brought. */
export function copiesOf(items: readonly number[], written: store.Written | undefined): number[] {
  const further = (written?.further ?? []).map(({ itemId }) => itemId);
  return [...items, ...(written?.did === 'added' ? [written.itemId] : []), ...further];
}

/**
 * What is remembered of a row after it was written: nothing where it is not here as the file says, unless the user keeps
 * what is here.
 */
export function broughtBy(
  { moveId }: OfMove,
  row: Row,
  { entered, written }: Pick<Batch, 'entered' | 'written'>,
): (Partial<remembered.Remembered> & { row_key: string; move_id: number }) | undefined {
  const { row_key, wanted, place, status, decision } = row;
  const game_id = entered.get(place)?.gameId ?? row.game_id;
  if (row_key === null || game_id === null || decision?.do === 'skip') return undefined;
  const one = written.get(place);
  const items = copiesOf(row.items, one);
  const isWritten = one !== undefined && one.did !== 'nothing';
  // That the copy here stays as it is was said of what the row says now.
  const isKept = decision?.do === 'mine' && items.length > 0;
  const isThere = isKept || (status !== 'differs' && (status === 'same' || items.length > 0));
  if (!isWritten && !isThere && !one?.further) return undefined;
  return { row_key, game_id, items, move_id: moveId, ...((isWritten || isThere) && { wanted }) };
}

/** A new copy has no day of purchase that nobody said. */
export function fieldsOf(ctx: InnerContext, said: Partial<ItemFields>): ItemFields {
  return { ...newItem(dayOf(ctx)), purchaseDate: null, ...said };
}

/** The day on which the other tracker had it added, if that is past. */
export function createdAt(ctx: InnerContext, added: string | null): Date {
  const now = ctx.now();
  const day = added === null ? now : new Date(added.length > 10 ? added : `${added}T12:00:00Z`);
  return day < now ? day : now;
}
