import { setTimeout as sleep } from 'node:timers/promises';

import type { Context } from '../context.ts';
import { isNoAnswer } from '../outbound/failure.ts';
import { type Telegram, type Update, telegramOf, webhookSecret } from '../telling/telegram.ts';
import { handleUpdate } from './bot.ts';
import { words } from './words.ts';

/** Where Telegram calls us. */
export const webhookPath = '/api/telegram/webhook';

/** After an answer that is none. Another process that asks with the same token may be about to end. */
const pauseMs = 10_000;

/** Which bots this process has set up, and what it heard last of each. */
const heard = new WeakMap<Telegram, { next: number }>();

/** Hears what people wrote to the bot since the last time; in webhook mode Telegram is told once where to call. */
export async function hearBot(ctx: Context, stopped: AbortSignal): Promise<void> {
  const telegram = telegramOf(ctx);
  if (!telegram) return;
  try {
    const known = heard.get(telegram) ?? (await setUp(ctx, telegram));
    heard.set(telegram, known);
    if (ctx.config.telegram?.updates === 'webhook') return;
    for (const update of await listen(telegram, known.next, stopped)) {
      await handleUpdate(ctx, update);
      known.next = update.update_id + 1;
    }
  } catch (error) {
    // The log has it already. What was written meanwhile is heard the next time.
    if (!isNoAnswer(error)) throw error;
    if (error.status === 409) ctx.log.warn('another process listens to the bot');
    await sleep(pauseMs, undefined, { signal: stopped }).catch(() => undefined);
  }
}

/** Stops waiting when told to; what comes afterwards is heard the next time. */
async function listen(telegram: Telegram, next: number, stopped: AbortSignal): Promise<Update[]> {
  if (stopped.aborted) return [];
  const ended = Promise.withResolvers<Update[]>();
  const end = () => ended.resolve([]);
  stopped.addEventListener('abort', end);
  try {
    return await Promise.race([telegram.listen(next), ended.promise]);
  } finally {
    stopped.removeEventListener('abort', end);
  }
}

async function setUp(ctx: Context, telegram: Telegram): Promise<{ next: number }> {
  const { config } = ctx;
  if (config.telegram?.updates === 'webhook') {
    await telegram.setWebhook(`${config.publicUrl}${webhookPath}`, webhookSecret(config));
  } else {
    await telegram.stopWebhook();
  }
  for (const language of ['en', 'fr'] as const) {
    const commands = Object.entries(words[language].commands).map(([command, description]) => ({
      command,
      description,
    }));
    await telegram.setCommands(commands, language === 'en' ? undefined : language);
  }
  return { next: 0 };
}
