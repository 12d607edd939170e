import { itemsOf } from '../collection/many.ts';
import type { InnerContext, UserId } from '../context.ts';
import { correctOnce, enterOnce } from '../entries/entries.ts';
import { correctionOf, entryOf } from './entryFacts.ts';
import { type RowOfMove, listEntered } from './rows.store.ts';

type OfMove = { userId: UserId; moveId: number };

/** An own entry or a correction; one that was there before is not taken back. */
export type Entered = { gameId: number; isNew: boolean };

/**
 * Own entries for the rows of which the user said so, or our own export, by their places. Rows of one title have the
 * same one. An entry that another file or the user made and owns since the dry run has none: it is written no more than
 * a game that was added since.
 */
export async function enterGames(
  ctx: InnerContext,
  ofMove: OfMove,
  rows: readonly RowOfMove[],
): Promise<Map<number, Entered>> {
  const { userId } = ofMove;
  const entered = new Map<number, Entered>();
  const made = new Set<number>();
  for (const { place, wanted, status, decision } of rows) {
    const facts = decision?.do === 'entry' && status !== 'out' && wanted ? entryOf(wanted) : undefined;
    if (!facts) continue;
    const entry = await enterOnce(ctx, userId, facts);
    if (entry.isNew) made.add(entry.gameId);
    entered.set(place, entry);
  }
  const before = [...new Set([...entered.values()].map(({ gameId }) => gameId))].filter(
    (id) => !made.has(id),
  );
  if (before.length === 0) return entered;
  const ofFile = new Set((await listEntered(ctx.db, ofMove, before)).map(({ game_id: id }) => id));
  const owned = new Set((await itemsOf(ctx, userId, before)).map(({ game_id: id }) => id));
  const isOvertaken = ({ place, wanted }: RowOfMove) => {
    const gameId = entered.get(place)?.gameId ?? 0;
    return wanted?.list === 'collection' && owned.has(gameId) && !ofFile.has(gameId);
  };
  for (const row of rows.filter(isOvertaken)) entered.delete(row.place);
  return entered;
}

/**
 * Corrections that our own export brings with games that are not here yet, by the places of their rows. What the user has
 * by now stays as they see it.
 */
export async function correctGames(
  ctx: InnerContext,
  { userId }: OfMove,
  rows: readonly RowOfMove[],
): Promise<Map<number, Entered>> {
  const asked = rows.flatMap((row) => {
    const isBrought = row.status === 'new' && row.decision?.do !== 'skip';
    const correction = isBrought ? correctionOf(row) : undefined;
    return correction ? [{ place: row.place, correction }] : [];
  });
  const gameIds = asked.map(({ correction: { gameId } }) => gameId);
  const owned = new Set((await itemsOf(ctx, userId, gameIds)).map(({ game_id: id }) => id));
  const corrected = new Map<number, Entered>();
  for (const { place, correction } of asked) {
    if (!owned.has(correction.gameId)) corrected.set(place, await correctOnce(ctx, userId, correction));
  }
  return corrected;
}
