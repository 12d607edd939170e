import { sweepKeys } from '../collection/photos.ts';
import { inTransaction } from '../context.ts';
import type { UserDoor } from '../http/door.ts';
import { requireConfirmation, signOut } from '../session/session.ts';
import { deleteUser } from './account.store.ts';

/** How many files the answer waits for; what is left is deleted within the hour. */
const sweptAtOnce = 500;

/** Deletes the account with all of its rows and files, and signs out. */
export async function deleteAccount(
  door: UserDoor,
  typed: { password?: string | undefined; email?: string | undefined },
) {
  const { ctx, userId } = door;
  await requireConfirmation(door, typed);
  const keys = await inTransaction(ctx, (tx) => deleteUser(tx, userId));
  const done = await signOut(door);
  await sweepKeys(ctx, keys.slice(0, sweptAtOnce));
  return done;
}
