import { sweepKeys } from '../collection/photos.ts';
import { inTransaction } from '../context.ts';
import { languageOf } from '../language.ts';
import { queueMail } from '../mail/mail.ts';
import { farewellMail } from '../mail/notices.ts';
import { noteSecurity } from '../security.ts';
import type { UserSessionDoor } from '../session/auth.ts';
import { requireConfirmation, signOut } from '../session/session.ts';
import { endBeforeLeaving } from '../subscription/leaving.ts';
import { deleteUser } from './account.store.ts';

/** How many files are deleted before the answer; the rest are deleted within the hour. */
const sweptAtOnce = 500;

/** Deletes the account with all its rows and files, and signs out. */
export async function deleteAccount(
  door: UserSessionDoor,
  typed: { password?: string | undefined; email?: string | undefined },
) {
  const { ctx, userId, request } = door;
  const { email, preferred_language } = await requireConfirmation(door, typed);
  const farewell = farewellMail(ctx.config, email, preferred_language ?? languageOf(request));
  await endBeforeLeaving(ctx, userId);
  const keys = await inTransaction(ctx, async (ctx) => {
    const deleted = await deleteUser(ctx.db, userId);
    await queueMail(ctx, farewell);
    return deleted;
  });
  noteSecurity(ctx, 'account_deleted', { userId });
  const done = await signOut(door);
  await sweepKeys(ctx, keys.slice(0, sweptAtOnce));
  return done;
}
