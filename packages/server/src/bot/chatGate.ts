import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import { type ChatOwner, ownerOfChat } from '../settings/chat.ts';

/** Whoever writes or presses in a private chat that is bound to an account is its user. */
export async function userOfChat(
  db: Db,
  chatId: string,
): Promise<(ChatOwner & { userId: UserId }) | undefined> {
  const owner = await ownerOfChat(db, chatId);
  return owner && { ...owner, userId: owner.userId as UserId }; // as: this is the gate
}
