import type { InnerContext } from '../context.ts';
import { moveCorrections } from './moveCorrections.ts';
import {
  type Union,
  demoteCopies,
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
 * the old id leads there. Who owns a copy of each keeps both: those of `from` stand beside the one of `to`. The records of `from` become those of `to`; whoever imports them composes the game anew. False if there was nothing to do.
 */
export async function uniteGames({ db }: InnerContext, union: Union): Promise<boolean> {
  if (union.from === union.to || !(await lockGames(db, union))) return false;

  await demoteCopies(db, union);
  await moveCopies(db, union);
  await moveWishes(db, union);
  await moveUndo(db, union);
  await moveAlerts(db, union);
  await moveCorrections(db, union);
  await moveMerges(db, union);
  await moveBarcodes(db, union);
  await moveMoves(db, union);
  await replaceGame(db, union);
  return true;
}
