import type { AnyContext, UserId } from '../context.ts';
import { compareAll } from './compare.ts';
import { copiesOf } from './owned.ts';
import { listGamesToCompare } from './overtaken.store.ts';
import { type Written, listRowsOfGames } from './rows.store.ts';

type OfMove = { userId: UserId; moveId: number };

/**
 * The places of rows that stand otherwise to the copies here than when they were compared: a copy that they bring is
 * here by now, one that they stood for is gone, or the game that they are further copies of. They are compared as the
 * dry run does, all of a game with all its copies. A new row is told by whether its game is owned, without a look.
 */
export async function listOvertaken(
  ctx: AnyContext,
  ofMove: OfMove,
  amongGames?: readonly number[],
): Promise<number[]> {
  const gameIds = await listGamesToCompare(ctx.db, ofMove, amongGames);
  if (gameIds.length === 0) return [];
  const rows = await listRowsOfGames(ctx.db, ofMove, gameIds);
  const held = rows.flatMap(({ row_key, wanted, items, written }) =>
    written === null || isLeftOut(written) ? [] : [{ row_key, wanted, items: copiesOf(items, written) }],
  );
  const endings = await compareAll(ctx, ofMove.userId, { rows, held });
  const compared = new Map(endings.map((one) => [one.place, one]));
  // Where a game has no copy, its first row is new. Unless that is still to be written, nothing stands there to be beside.
  const gone = new Set(
    rows
      .filter(({ place, status, written }) => {
        const isToLead = status === 'new' && written === null;
        return compared.get(place)?.status === 'new' && !isToLead;
      })
      .map(({ game_id: id }) => id),
  );
  return rows
    .filter(({ place, status, brings, written, decision, game_id: id }) => {
      if (written !== null || status === 'new' || decision?.do === 'skip') return false;
      return compared.get(place)?.brings !== brings || (status === 'copy' && gone.has(id));
    })
    .map(({ place }) => place);
}

/** Whether a row was overtaken itself: it holds nothing. */
function isLeftOut(written: Written): boolean {
  return written.did === 'nothing' && written.isOvertaken === true;
}
