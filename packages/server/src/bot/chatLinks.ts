import { type Context, type InnerContext, type UserId, inTransaction } from '../context.ts';
import { isNoAnswer } from '../outbound/failure.ts';
import type { Language } from '../language.ts';
import { Refusal } from '../refusal.ts';
import { type ChatOwner, bindChat, languageOf, ownerOfChat } from '../settings/chat.ts';
import { telegramOf } from '../telling/telegram.ts';
import { deleteChatLink, deleteChatLinks, findChatLink, insertChatLink } from './bot.store.ts';
import { makeChatToken, readChatToken } from './chatToken.ts';

const lastsMs = 15 * 60_000;

/** A link to the bot that connects whoever follows it to this account: once, and within minutes. */
export async function makeChatLink(ctx: Context, userId: UserId): Promise<{ url: string }> {
  const telegram = telegramOf(ctx);
  if (!telegram || !ctx.config.telegram) throw new Refusal('telegram_off');
  const username = await telegram.username().catch((error: unknown) => {
    throw isNoAnswer(error) ? new Refusal('telegram_unavailable') : error;
  });

  const expiresAt = new Date(ctx.now().getTime() + lastsMs);
  const { token, digest } = makeChatToken(ctx.config.authSecret, expiresAt);
  await insertChatLink(ctx.db, { digest, userId, expiresAt });
  const url = new URL(`/${username}`, ctx.config.telegram.chatUrl);
  url.searchParams.set('start', token);
  return { url: url.href };
}

/** Specification 7: sets telegram_chat_id to null. Links under way end too. */
export async function removeChat(ctx: Context, userId: UserId) {
  return await inTransaction(ctx, async (ctx) => {
    await bindChat(ctx.db, userId, null);
    await deleteChatLinks(ctx.db, userId);
    return { ok: true } as const;
  });
}

/**
 * What came of following a link: `taken` asks first, because the chat belongs to another account. It asks in the
 * language of the account that the link is of.
 */
export type Followed =
  | { kind: 'ended' }
  | { kind: 'connected' | 'already'; owner: ChatOwner }
  | { kind: 'taken'; owner: ChatOwner; language: Language | null };

/** Binds a chat to the account of a link. A chat of another account is bound anew only if that is confirmed. */
export function followLink(
  ctx: Context,
  { token, chatId, isConfirmed }: { token: string; chatId: string; isConfirmed: boolean },
): Promise<Followed> {
  return inTransaction(ctx, async (ctx) => await follow(ctx, { token, chatId, isConfirmed }));
}

async function follow(
  ctx: InnerContext,
  { token, chatId, isConfirmed }: { token: string; chatId: string; isConfirmed: boolean },
): Promise<Followed> {
  const owner = await ownerOfChat(ctx.db, chatId);
  const digest = readChatToken(token, ctx.config.authSecret, ctx.now());
  const userId = digest === undefined ? undefined : await findChatLink(ctx.db, digest, ctx.now());
  // A link that comes a second time has done its work: updates can be repeated.
  if (digest === undefined || userId === undefined)
    return owner ? { kind: 'already', owner } : { kind: 'ended' };
  if (owner && owner.userId !== userId && !isConfirmed)
    return { kind: 'taken', owner, language: await languageOf(ctx.db, userId) };

  if (!(await deleteChatLink(ctx.db, digest))) return { kind: 'ended' };
  await bindChat(ctx.db, userId, chatId);
  await deleteChatLinks(ctx.db, userId);
  const bound = await ownerOfChat(ctx.db, chatId);
  return bound ? { kind: 'connected', owner: bound } : { kind: 'ended' };
}
