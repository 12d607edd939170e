import type { InnerContext } from '../context.ts';
import type { Db } from '../db/database.ts';
import { moveCorrections } from './moveCorrections.ts';
import {
  type Move,
  type Union,
  demoteCopies,
  listStanding,
  lockGames,
  moveAlerts,
  moveBarcodes,
  moveCopies,
  moveMerges,
  moveMoves,
  moveUndo,
  moveWishes,
  replaceGame,
} from './unite.store.ts';

/**
 * Makes two games one: whatever users attached to `from` is at `to` afterwards, with its photos and its dates, and
 * the old id leads there, or at their correction of it. Who owns a copy of each keeps both: those of `from` stand beside
 * the one of `to`. The records of `from` become those of `to`; whoever imports them composes the game anew. False if
 * there was nothing to do.
 */
export async function uniteGames({ db }: InnerContext, union: Union): Promise<boolean> {
  if (union.from === union.to || !(await lockGames(db, union))) return false;

  await moveBelongings(db, union);
  await moveCorrections(db, union);
  for (const { game_id, owner } of await listStanding(db, union.to))
    await moveBelongings(db, { from: union.to, to: game_id, owner });
  await moveMerges(db, union);
  await moveBarcodes(db, union);
  await moveMoves(db, union);
  await replaceGame(db, union);
  return true;
}

async function moveBelongings(db: Db, move: Move): Promise<void> {
  await demoteCopies(db, move);
  await moveCopies(db, move);
  await moveWishes(db, move);
  await moveUndo(db, move);
  await moveAlerts(db, move);
}
