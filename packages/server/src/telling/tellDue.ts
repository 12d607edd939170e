import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Rate } from '@cartouche/contract/call';

import { type Context, type InnerContext, inTransaction } from '../context.ts';
import { queueMail } from '../mail/mail.ts';
import { isRefusal } from '../refusal.ts';
import { releaseChat } from '../settings/chat.ts';
import { throttle } from '../throttle/throttle.ts';
import { digestMessage, findMessage } from './chatMessages.ts';
import {
  type Reader,
  giveUp,
  giveUpWay,
  listDue,
  lockNextReader,
  releaseAbandoned,
  setEnded,
  setSending,
  setWaiting,
  spaceOut,
  takeBack,
  takeBackUnwished,
} from './deliver.store.ts';
import { digestMail } from './digestMail.ts';
import type { Find, Found } from './found.ts';
import type { Outcome } from './outcome.ts';
import { pushToBrowsers } from './pushToBrowsers.ts';
import { timesOf } from './quiet.ts';
import { type Telegram, telegramOf } from './telegram.ts';
import { type StillWanted, announce, announceByNext, waysOf } from './telling.ts';

const second = 1000;
/** Longer than any message may take on its way. */
const leaseMs = 60 * second;
/** More than so many at a time are told together. */
const mostApart = 3;
const mostTogether = 1000;
/** For about an hour: then another way tells. */
const mostAttempts = 12;
const longestPauseMs = 6 * 3600 * second;

/** A chat takes about one message in a second; all of them together thirty, for all processes. */
const chatPauseMs = 1100;
/** One at a time, so that no second has more, wherever it begins. */
const allChats = { times: 1, perSeconds: 1 / 25 };

type Task = { reader: Reader; found: readonly Found[]; attempts: number; sender: string };

/**
 * Tells what is due and still wanted. What is about to be sent is written down before, so that a process that dies on
 * the way leaves no chat to be told twice; a mail is in its outbox by the same transaction.
 */
export async function tellDue(ctx: Context, stillWanted: StillWanted, stopped?: AbortSignal): Promise<void> {
  await releaseAbandoned(ctx.db, ctx.now());
  for (;;) {
    if (stopped?.aborted) return;
    const taken = await takeTask(ctx, stillWanted);
    if (taken === 'nothing') return;
    if (taken !== 'done') await carryOut(ctx, taken);
  }
}

function takeTask(ctx: Context, stillWanted: StillWanted): Promise<Task | 'done' | 'nothing'> {
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.now();
    const reader = await lockNextReader(ctx.db, now);
    if (!reader) return 'nothing';
    const wished = await waysOf(ctx, reader.userId);
    if (!wished.includes(reader.way)) {
      const isNone = wished.length === 0 || (reader.way === 'telegram' && !telegramOf(ctx));
      const finds = await (isNone ? takeBack(ctx.db, reader, null) : takeBackUnwished(ctx.db, reader));
      await tellOtherwise(ctx, reader, finds);
    }
    // They may have begun since: nobody is woken by what an outage kept back.
    const { notBefore } = await timesOf(ctx, reader.userId);
    if (notBefore) {
      await spaceOut(ctx.db, reader, notBefore);
      return 'done';
    }
    const due = await listWanted(ctx, reader, stillWanted);
    const isDigest = reader.way === 'mail' || due.length > mostApart;
    const found = isDigest ? due : due.slice(0, 1);
    const [first] = found;
    if (!first) return 'done';

    const sender = randomUUID();
    const itemIds = found.map(({ itemId }) => itemId);
    const until = new Date(now.getTime() + leaseMs);
    await setSending(ctx.db, { ...reader, itemIds }, { sender, until });
    if (reader.way === 'mail') {
      await queueMail(ctx, digestMail(ctx.config, { to: reader.email, language: reader.language }, found));
      await setEnded(ctx.db, sender, { state: 'told', now });
      return 'done';
    }
    await spaceOut(ctx.db, reader, new Date(now.getTime() + chatPauseMs));
    return { reader, found, sender, attempts: first.attempts + 1 };
  });
}

/** What is due. Of what its reader does not want to hear any more, nothing is said. */
async function listWanted(
  ctx: InnerContext,
  reader: Reader,
  stillWanted: StillWanted,
): ReturnType<typeof listDue> {
  const due = await listDue(ctx.db, reader, { now: ctx.now(), limit: mostTogether });
  const ids = due.map(({ itemId }) => itemId);
  const wanted = await stillWanted(ctx, reader.userId, ids);
  const itemIds = ids.filter((id) => !wanted.has(id));
  if (itemIds.length > 0) await giveUp(ctx.db, { ...reader, itemIds });
  return due.filter(({ itemId }) => wanted.has(itemId));
}

async function carryOut(ctx: Context, task: Task): Promise<void> {
  const { reader, found, sender, attempts } = task;
  const outcome = await tell(ctx, task);
  const about = { way: reader.way, userId: reader.userId, finds: found.length };

  if (outcome.kind === 'gone') {
    ctx.log.info(about, 'a way to tell somebody is lost');
    await inTransaction(ctx, async (ctx) => {
      if (reader.way === 'telegram') await releaseChat(ctx.db, reader.chatId ?? '');
      await tellOtherwise(ctx, reader, await takeBack(ctx.db, reader, sender));
    });
  } else if (outcome.kind === 'later' && (attempts < mostAttempts || outcome.afterMs !== undefined)) {
    const pauseMs = outcome.afterMs ?? Math.min(2 ** attempts * second, longestPauseMs);
    const until = new Date(ctx.now().getTime() + pauseMs);
    await setWaiting(ctx.db, sender, until);
    await spaceOut(ctx.db, reader, until);
  } else {
    if (outcome.kind !== 'told') ctx.log.warn({ ...about, outcome: outcome.kind }, 'finds not told');
    if (outcome.kind === 'told' || outcome.kind === 'unsure')
      await setEnded(ctx.db, sender, { state: outcome.kind, now: ctx.now() });
    else await tellByNext(ctx, task, outcome.kind === 'later');
  }
}

/** What one way could not tell, another does; `withRest` if that way takes nothing at all. */
function tellByNext(ctx: Context, { reader, sender }: Task, withRest: boolean): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const finds = await giveUpWay(ctx.db, reader, { sender, withRest });
    await announceByNext(ctx, { userId: reader.userId, finds });
  });
}

async function tell(ctx: Context, { reader, found }: Task): Promise<Outcome> {
  if (reader.way !== 'telegram') return await pushToBrowsers(ctx, reader, found);
  const telegram = telegramOf(ctx);
  if (reader.chatId === null) return { kind: 'gone' };
  if (!telegram) return { kind: 'later' };
  // What is found just after a message was sent is due at once, and has not been put off with the others.
  await waitFor(ctx, `messages to chat ${reader.chatId}`, { times: 1, perSeconds: chatPauseMs / second });
  await waitForTurn(ctx);
  return await tellInChat(ctx, telegram, { ...reader, chatId: reader.chatId, found });
}

async function tellInChat(
  { config }: Context,
  telegram: Telegram,
  { chatId, language, found }: Pick<Reader, 'language'> & { chatId: string; found: readonly Found[] },
): Promise<Outcome> {
  const [only] = found;
  const message =
    only && found.length === 1 ? findMessage(config, only, language) : digestMessage(config, found, language);
  return await telegram.tell(chatId, message);
}

/** Counted in the database, for all processes that send. */
export async function waitForTurn(ctx: Context): Promise<void> {
  await waitFor(ctx, 'telegram messages', allChats);
}

async function waitFor(ctx: Context, key: string, rate: Rate): Promise<void> {
  for (;;) {
    try {
      await throttle(ctx, key, rate);
      return;
    } catch (error) {
      if (!isRefusal(error, 'slow_down')) throw error;
      await sleep((rate.perSeconds * second) / 2);
    }
  }
}

/** Tells by another way what was taken back from one that is lost or not wished for any more. */
async function tellOtherwise(ctx: InnerContext, { userId }: Reader, finds: readonly Find[]): Promise<void> {
  await announce(ctx, { userId, finds });
  await announceByNext(ctx, { userId, finds });
}
