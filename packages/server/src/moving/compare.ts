import { type ItemFields, newItem } from '@cartouche/contract/item.rules';

import { everyCopyOf } from '../collection/many.ts';
import type { AnyContext, InnerContext, UserId } from '../context.ts';
import type { Wanted } from './interpret.ts';
import { type Paired, type Pairing, differencesOf, mostCopies, pairRows } from './pairs.ts';
import { firstKeyOf } from './rowKeys.ts';
import * as remembered from './remembered.store.ts';
import * as store from './rows.store.ts';

type OfMove = { userId: UserId; moveId: number };

const batchSize = 400;

/** Compares all rows that have their game with what the user has, game by game, in batches. */
export async function compareMove(
  ctx: AnyContext,
  ofMove: OfMove,
  inBatch: (run: (ctx: InnerContext) => Promise<void>) => Promise<void>,
): Promise<void> {
  let after = 0;
  for (;;) {
    const gameIds = await store.listGamesOfRows(ctx.db, ofMove, { after, most: batchSize });
    const last = gameIds.at(-1);
    if (last === undefined) return;
    await inBatch((ctx) => compareGames(ctx, ofMove, gameIds));
    after = last;
  }
}

/** Compares the rows of some games, all of each, with the copies that the user has of them. */
export async function compareGames(
  ctx: AnyContext,
  ofMove: OfMove,
  gameIds: readonly number[],
): Promise<void> {
  const rows = await store.listRowsOfGames(ctx.db, ofMove, gameIds);
  await store.updateCompared(ctx.db, ofMove, await compareAll(ctx, ofMove.userId, { rows }));
}

/**
 * Rows with what those of own entries stand for: an entry may have been there before, or earlier rows of the file have
 * made it and brought copies of it.
 */
export async function compareEntered(
  ctx: InnerContext,
  ofMove: OfMove,
  { rows, entered }: { rows: readonly store.RowOfMove[]; entered: ReadonlyMap<number, { gameId: number }> },
): Promise<store.RowOfMove[]> {
  if (entered.size === 0) return [...rows];
  const gameIds = [...new Set([...entered.values()].map(({ gameId }) => gameId))];
  const earlier = (await store.listEntered(ctx.db, ofMove, gameIds)).flatMap(toRowOfGame);
  const asking = rows.flatMap(({ place, game_id: id, ...row }) =>
    entered.has(place) ? toRowOfGame({ ...row, place, game_id: entered.get(place)?.gameId ?? id }) : [],
  );
  const compared = await compareAll(ctx, ofMove.userId, { rows: [...earlier, ...asking] });
  const endings = new Map(compared.map((one) => [one.place, one]));
  return rows.map((row) => ({ ...row, ...endings.get(row.place) }));
}

function toRowOfGame({ place, decision, wanted, row_key, game_id }: store.RowOfMove): store.RowOfGame[] {
  const isWhole = wanted?.list === 'collection' && row_key !== null && game_id !== null;
  return isWhole ? [{ place, decision, wanted, row_key, game_id }] : [];
}

/** Rows, all of each of their games, with the copies that the user has of them. Rows in writing hold theirs already. */
export async function compareAll(
  ctx: AnyContext,
  userId: UserId,
  { rows, held = [] }: { rows: readonly store.RowOfGame[]; held?: readonly remembered.Brought[] },
): Promise<store.Compared[]> {
  const games = Map.groupBy(rows, ({ game_id: id }) => id);
  const gameIds = [...games.keys()];
  const copies = Map.groupBy(await everyCopyOf(ctx, userId, gameIds), ({ game_id: id }) => id);
  const keys = rows.map(({ row_key: key }) => key);
  const brought = Map.groupBy(
    [...held, ...(await remembered.listBrought(ctx.db, userId, { gameIds, keys }))],
    ({ row_key: key }) => firstKeyOf(key),
  );
  return [...games].flatMap(([gameId, ones]) =>
    compareRows({ rows: ones.toSorted(byRank), copies: copies.get(gameId) ?? [], brought }),
  );
}

/**
 * The rows of a game with the copies that they stand for and those that they bring, of which no game has more than so
 * many. Of several rows that are said to be the only copy here, one has it, and the others bring none.
 */
function compareRows(pairing: Pairing): store.Compared[] {
  const { rows, copies } = pairing;
  const pairs = pairRows(pairing);
  let room = mostCopies - copies.length;
  return rows.map((row, rank) => {
    const pair = pairs.get(row.place) ?? { items: [], before: null };
    const isFirst = copies.length === 0 && rank === 0;
    const { place } = row;
    const items = pair.items.map(({ id }) => id);
    if (copies.length > 0 && items.length === 0 && row.decision?.do === 'have')
      return { place, items, brings: 0, beyond: 0, status: 'same', differences: [], decision: row.decision };
    const missing = row.decision?.do === 'skip' ? 0 : row.wanted.quantity - items.length;
    const brings = Math.min(missing, Math.max(0, room));
    room -= brings;
    return { place, items, brings, beyond: missing - brings, ...ending(row, pair, isFirst) };
  });
}

function ending(
  { wanted, decision }: store.RowOfGame,
  { items, before }: Paired,
  isFirst: boolean,
): Pick<store.Compared, 'status' | 'differences' | 'decision'> {
  const [item] = items;
  if (!item) return { status: isFirst ? 'new' : 'copy', differences: [], decision };
  const differences = differencesOf(wanted, item, before);
  if (differences.length > 0) {
    // That a row is a copy here was said of what it said then.
    const asked = decision?.do === 'have' && before !== null ? null : decision;
    const isOpen = asked === null || asked.do === 'match' || asked.do === 'further';
    const isUntouched = before !== null && differences.every(({ field }) => isAsBrought(field, item, before));
    return { status: 'differs', differences, decision: isOpen && isUntouched ? { do: 'file' } : asked };
  }
  return { status: items.length < wanted.quantity ? 'copy' : 'same', differences, decision };
}

/** Whether a field is as the file had it before: what was edited here is only changed where the user says so. */
function isAsBrought(field: keyof ItemFields, item: ItemFields, { fields }: Wanted): boolean {
  const start = { ...newItem(''), purchaseDate: null };
  return String(item[field] ?? '') === String(fields[field] ?? start[field] ?? '');
}

type Ranked = Pick<store.RowOfGame, 'place' | 'decision' | 'wanted'>;

const ranked = ['NEW_SEALED', 'COMPLETE_IN_BOX', 'CARTRIDGE,CASE', 'CARTRIDGE,BOOKLET', 'CARTRIDGE'];

/**
 * Of the rows of one game the best is first: the file's first copy where it says which that is, else the most complete
 * one, and the first of those. What is skipped is last.
 */
export function byRank(a: Ranked, b: Ranked): number {
  const isSkipped = ({ decision }: Ranked) => Number(decision?.do === 'skip');
  const copy = ({ wanted }: Ranked) => wanted.copy ?? Number.MAX_SAFE_INTEGER;
  const rank = ({ wanted: { fields } }: Ranked) => {
    const at = ranked.indexOf(fields.completeness ?? '');
    return at === -1 ? ranked.length : at;
  };
  return isSkipped(a) - isSkipped(b) || copy(a) - copy(b) || rank(a) - rank(b) || a.place - b.place;
}
