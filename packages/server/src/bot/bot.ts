import { alertMarketplaces } from '@cartouche/contract/alerts.rules';
import { formatMoney } from '@cartouche/contract/money.rules';

import { dismissFound, requireTold } from '../alerts/found.ts';
import { changeAlert, getAlerts } from '../alerts/alerts.ts';
import type { Context, UserId } from '../context.ts';
import type { Language } from '../language.ts';
import { isNoAnswer } from '../outbound/failure.ts';
import { isRefusal } from '../refusal.ts';
import { releaseChat } from '../settings/chat.ts';
import { findButtons, presses } from '../telling/chatMessages.ts';
import { shortened } from '../telling/words.ts';
import { type Button, type ChatMessage, type Update, telegramOf } from '../telling/telegram.ts';
import { waitForTurn } from '../telling/tellDue.ts';
import { throttle } from '../throttle/throttle.ts';
import { deleteOldRows, hasUpdate, insertUpdate } from './bot.store.ts';
import { userOfChat } from './chatGate.ts';
import { followLink } from './chatLinks.ts';
import { muteFromChat, mutePresses, offerMutes } from './muteInChat.ts';
import { masked, words } from './words.ts';

/** Telegram repeats an update for a day. */
const keptMs = 7 * 24 * 3600_000;
const mostListed = 20;
/** Whoever writes more than that is not answered: Telegram would have the bot be silent for everybody. */
const answersPerChat = { times: 20, perSeconds: 60 };
const move = 'move';
const keep = 'keep';

/** `spoken` is the language of the person's messenger. An account has its own, and another account may follow. */
type Chat = { id: string; language: Language; spoken: Language };

/** What is said for a press, and which buttons stay below the message. */
type Pressed = { note: string; buttons?: Button[][]; said?: ChatMessage };

/**
 * Does what somebody wrote to the bot or pressed. All of it may be done twice: an update is noted as answered only
 * afterwards, so that none is lost, and only then is it answered, so that nobody hears an answer twice. What is noted
 * is not done again: other things may have been said since.
 */
export async function handleUpdate(ctx: Context, update: Update): Promise<void> {
  if (await hasUpdate(ctx.db, update.update_id)) return;
  const { message, callback_query: press, my_chat_member: member } = update;
  if (member?.chat.type === 'private' && member.new_chat_member.status === 'kicked') {
    await releaseChat(ctx.db, String(member.chat.id));
  } else if (message?.chat.type === 'private' && message.text !== undefined) {
    const chat = await toChat(ctx, String(message.chat.id), message.from?.language_code);
    const said = await answerText(ctx, chat, message.text);
    if (await isFirst(ctx, update)) await say(ctx, chat.id, said);
    return;
  } else if (press?.message?.chat.type === 'private') {
    await handlePress(ctx, update, { ...press, message: press.message });
    return;
  }
  await isFirst(ctx, update);
}

const isFirst = (ctx: Context, { update_id: id }: Update) => insertUpdate(ctx.db, id, ctx.now());

/** The account's language, or that of the person's messenger. */
async function toChat(ctx: Context, id: string, languageCode = 'en'): Promise<Chat> {
  const owner = await userOfChat(ctx.db, id);
  const spoken = languageCode.startsWith('fr') ? 'fr' : 'en';
  return { id, language: owner?.language ?? spoken, spoken };
}

async function say(ctx: Context, chatId: string, said: ChatMessage): Promise<void> {
  try {
    await throttle(ctx, `answers of the bot to ${chatId}`, answersPerChat);
  } catch (error) {
    if (!isRefusal(error, 'slow_down')) throw error;
    return;
  }
  await waitForTurn(ctx);
  const outcome = await telegramOf(ctx)?.tell(chatId, said);
  if (outcome?.kind === 'gone') await releaseChat(ctx.db, chatId);
}

async function answerText(ctx: Context, chat: Chat, text: string): Promise<ChatMessage> {
  const { notConnected, stopped, help } = words[chat.language];
  const [, command = '', rest = ''] = /^\/(\w+)(?:@\w+)?(?:\s+(\S+))?/.exec(text.trim()) ?? [];
  if (command === 'start') return await start(ctx, chat, rest);
  if (command === 'stop') return { text: (await releaseChat(ctx.db, chat.id)) ? stopped : notConnected };
  if (command === 'alerts') return await showAlerts(ctx, chat);
  return { text: help };
}

async function start(ctx: Context, chat: Chat, token: string): Promise<ChatMessage> {
  const says = words[chat.language];
  const toAlerts = openAlerts(ctx, chat.language);
  if (token === '') {
    const owner = await userOfChat(ctx.db, chat.id);
    return owner ? { text: says.already(masked(owner.email)) } : { text: says.welcome, buttons: toAlerts };
  }
  const followed = await followLink(ctx, { token, chatId: chat.id, isConfirmed: false });
  if (followed.kind === 'ended') return { text: says.ended, buttons: toAlerts };
  const { kind, owner } = followed;
  if (kind !== 'taken') return { text: words[owner.language ?? chat.spoken][kind](masked(owner.email)) };
  const asks = words[followed.language ?? chat.spoken];
  return {
    text: asks.taken(masked(owner.email)),
    buttons: [
      [{ text: asks.move, callback_data: `${move}:${token}` }],
      [{ text: asks.keep, callback_data: keep }],
    ],
  };
}

function openAlerts({ config }: Context, language: Language): Button[][] {
  return [[{ text: words[language].openAlerts, url: `${config.publicUrl}/price-alerts` }]];
}

async function showAlerts(ctx: Context, { id, language }: Chat): Promise<ChatMessage> {
  const { notConnected, noAlerts, alerts: heading, more, anyPrice } = words[language];
  const owner = await userOfChat(ctx.db, id);
  if (!owner) return { text: notConnected };
  const all = (await getAlerts(ctx, owner.userId)).filter(({ active }) => active);
  if (all.length === 0) return { text: noAlerts, buttons: openAlerts(ctx, language) };

  const euros = (amount: number) => formatMoney(amount, 'EUR', { language });
  const lines = all.slice(0, mostListed).map(({ query, platform, min_price, max_price }) => {
    const isAny = min_price === null && max_price === null;
    const range = `${euros(min_price ?? 0)} – ${max_price === null ? '∞' : euros(max_price)}`;
    return `• ${shortened(query, 100)} · ${isAny ? anyPrice : range} · ${alertMarketplaces[platform]}`;
  });
  const rest = all.length - lines.length;
  const text = [heading(all.length), ...lines, ...(rest > 0 ? [more(rest)] : [])].join('\n');
  return { text, buttons: openAlerts(ctx, language) };
}

type Press = NonNullable<Update['callback_query']>;

async function handlePress(
  ctx: Context,
  update: Update,
  { id, from, message, data = '' }: Press & { message: NonNullable<Press['message']> },
): Promise<void> {
  const chat = await toChat(ctx, String(message.chat.id), from.language_code);
  const pressed = await answerPress(ctx, chat, data);
  if (!(await isFirst(ctx, update))) return;

  const telegram = telegramOf(ctx);
  const left = (message.reply_markup?.inline_keyboard ?? [])
    .map((row) => row.filter((button) => !('callback_data' in button) || button.callback_data !== data))
    .filter((row) => row.length > 0);
  try {
    await telegram?.answerPress(id, pressed.note);
    await telegram?.setButtons(chat.id, message.message_id, pressed.buttons ?? left);
  } catch (error) {
    // The press is done; an old one cannot be answered any more.
    if (!isNoAnswer(error)) throw error;
  }
  if (pressed.said) await say(ctx, chat.id, pressed.said);
}

async function answerPress(ctx: Context, chat: Chat, data: string): Promise<Pressed> {
  const { kept, notConnected, gone, tooManyMutes } = words[chat.language];
  const [kind = '', what = '', word = ''] = data.split(':');
  if (kind === keep) return { note: kept, buttons: [] };
  if (kind === move) return await moveChat(ctx, chat, what);

  const owner = await userOfChat(ctx.db, chat.id);
  const rowId = Number(what);
  if (!owner) return { note: notConnected };
  if (!Number.isSafeInteger(rowId) || rowId < 1) return { note: gone };
  try {
    return await pressFind(ctx, { ...chat, userId: owner.userId }, { kind, rowId, word });
  } catch (error) {
    if (isRefusal(error, 'mute_limit_reached')) return { note: tooManyMutes };
    if (isRefusal(error)) return { note: gone };
    throw error;
  }
}

async function moveChat(ctx: Context, chat: Chat, token: string): Promise<Pressed> {
  const followed = await followLink(ctx, { token, chatId: chat.id, isConfirmed: true });
  if (followed.kind === 'ended' || followed.kind === 'taken')
    return { note: words[chat.language].ended, buttons: [] };
  const { kind, owner } = followed;
  const text = words[owner.language ?? chat.spoken][kind](masked(owner.email));
  return { note: '', buttons: [], said: { text } };
}

/** A button below a find. */
async function pressFind(
  ctx: Context,
  { userId, language }: Chat & { userId: UserId },
  { kind, rowId, word }: { kind: string; rowId: number; word: string },
): Promise<Pressed> {
  const { gone, dismissed, paused } = words[language];
  if (kind === presses.notInterested) {
    await dismissFound(ctx, userId, rowId);
    const told = await requireTold(ctx, userId, rowId);
    return { note: dismissed, buttons: findButtons(ctx.config, told, language) };
  }
  if (kind === presses.pause) {
    await changeAlert(ctx, userId, { id: rowId, active: false });
    return { note: paused };
  }
  const who = { userId, language };
  if (kind === presses.mute) return await offerMutes(ctx, who, rowId);
  if (Object.hasOwn(mutePresses, kind)) return await muteFromChat(ctx, who, { kind, itemId: rowId, word });
  return { note: gone };
}

export async function forgetUpdates(ctx: Context): Promise<void> {
  const now = ctx.now();
  await deleteOldRows(ctx.db, { now, before: new Date(now.getTime() - keptMs) });
}
