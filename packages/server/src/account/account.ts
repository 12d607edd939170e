import type { FastifyReply, FastifyRequest } from 'fastify';

import { sweepKeys } from '../collection/photos.ts';
import { type Context, type UserId, inTransaction } from '../context.ts';
import type { Auth } from '../session/auth.ts';
import { requireConfirmation, signOut } from '../session/session.ts';
import { deleteUser } from './account.store.ts';

/** How many files the answer waits for; what is left is deleted within the hour. */
const sweptAtOnce = 500;

/** Deletes the account with all of its rows and files, and signs out. */
export async function deleteAccount(
  ctx: Context,
  auth: Auth,
  userId: UserId,
  door: { request: FastifyRequest; reply: FastifyReply },
  typed: { password?: string | undefined; email?: string | undefined },
) {
  await requireConfirmation(ctx, auth, userId, door.request, typed);
  const keys = await inTransaction(ctx, (tx) => deleteUser(tx, userId));
  await sweepKeys(ctx, keys.slice(0, sweptAtOnce));
  return await signOut(auth, door.request, door.reply);
}
