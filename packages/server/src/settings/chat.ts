import type { Way } from '@cartouche/contract/telling.rules';

import type { Db } from '../db/database.ts';
import type { Language } from '../language.ts';
import {
  clearChat,
  findChat,
  findChatOwner,
  findLanguage,
  updateChat,
  updateWays,
} from './settings.store.ts';

/** The user's chat with the bot; null without one. */
export function chatOf(db: Db, userId: string): Promise<string | null> {
  return findChat(db, userId);
}

export type ChatOwner = { userId: string; email: string; language: Language | null };

/** Whose account a chat is told about. */
export function ownerOfChat(db: Db, chatId: string): Promise<ChatOwner | undefined> {
  return findChatOwner(db, chatId);
}

/** Null if the account never chose one. */
export function languageOf(db: Db, userId: string): Promise<Language | null> {
  return findLanguage(db, userId);
}

/** Binds a chat to an account, and to no other. Null takes the account's chat away. */
export function bindChat(db: Db, userId: string, chatId: string | null): Promise<void> {
  return updateChat(db, userId, chatId);
}

/** Whether the chat was bound to anybody. */
export function releaseChat(db: Db, chatId: string): Promise<boolean> {
  return clearChat(db, chatId);
}

/** The ways by which somebody wants to be told; null leaves it to us. */
export function saveWays(db: Db, userId: string, ways: Way[] | null): Promise<void> {
  return updateWays(db, userId, ways);
}
