import type { InnerContext } from '../context.ts';
import {
  type Union,
  copyToEntry,
  listOwnersOfBoth,
  lockGames,
  moveAlerts,
  moveBarcodes,
  moveCopies,
  moveEntries,
  moveUndo,
  moveWishes,
  replaceGame,
} from './unite.store.ts';

/**
 * Makes two games one: whatever users attached to `from` is at `to` afterwards, with its photos and its dates, and
 * the old id leads there. Who owns a copy of each keeps both: the first one's game becomes their own entry. The
 * records of `from` become those of `to`; whoever imports them composes the game anew. False if there was nothing to do.
 */
export async function uniteGames({ db, now }: InnerContext, union: Union): Promise<boolean> {
  if (union.from === union.to || !(await lockGames(db, union))) return false;

  for (const userId of await listOwnersOfBoth(db, union)) {
    const to = await copyToEntry(db, { gameId: union.from, userId, now: now() });
    await moveCopies(db, { from: union.from, to, userId });
    await moveUndo(db, { from: union.from, to, userId });
    await moveAlerts(db, { from: union.from, to, userId });
  }
  await moveCopies(db, union);
  await moveWishes(db, union);
  await moveUndo(db, union);
  await moveAlerts(db, union);
  await moveEntries(db, union);
  await moveBarcodes(db, union);
  await replaceGame(db, union);
  return true;
}
