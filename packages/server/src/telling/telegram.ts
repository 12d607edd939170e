import { createHmac } from 'node:crypto';

import { z } from 'zod';

import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { type Client, createClient } from '../outbound/client.ts';
import { type NoAnswer, isNoAnswer } from '../outbound/failure.ts';
import type { TelegramConfig } from '../telegramConfig.ts';
import type { Outcome } from './outcome.ts';

/** How long a question for updates is left open. */
export const openSeconds = 25;

export type Entity = { type: 'bold' | 'text_link'; offset: number; length: number; url?: string };

const chat = z.object({ id: z.number(), type: z.string() });
const from = z.object({ id: z.number(), language_code: z.string().optional() });
const button = z.union([
  z.object({ text: z.string(), url: z.string() }),
  z.object({ text: z.string(), callback_data: z.string() }),
]);
const message = z.object({
  message_id: z.number(),
  chat,
  from: from.optional(),
  text: z.string().optional(),
  reply_markup: z
    .object({ inline_keyboard: z.array(z.array(button)) })
    .optional()
    .catch(undefined),
});

export type Button = z.infer<typeof button>;

/** What is written into a chat. Nothing of it is parsed: bold text and links are named by their places. */
export type ChatMessage = { text: string; entities?: Entity[]; photo?: string | null; buttons?: Button[][] };

/** What of an update the bot reads. */
export const update = z.object({
  update_id: z.number(),
  message: message.optional().catch(undefined),
  callback_query: z
    .object({ id: z.string(), from, message: message.optional(), data: z.string().optional() })
    .optional()
    .catch(undefined),
  my_chat_member: z
    .object({ chat, new_chat_member: z.object({ status: z.string() }) })
    .optional()
    .catch(undefined),
});
export type Update = z.infer<typeof update>;

const updates = z.object({ result: z.array(update) });
const anything = z.object({ ok: z.literal(true) });
const self = z.object({ result: z.object({ username: z.string() }) });

const made = new WeakMap<TelegramConfig, Telegram>();

/** One for all callers of a process; undefined without a bot. */
export function telegramOf(ctx: Pick<Context, 'config' | 'log' | 'now'>): Telegram | undefined {
  const config = ctx.config.telegram;
  if (!config) return undefined;
  const known = made.get(config) ?? createTelegram(config, ctx);
  made.set(config, known);
  return known;
}

export type Telegram = ReturnType<typeof createTelegram>;

/** The Bot API over plain HTTP: the only file that knows its wire. The token is in the addresses, which nobody logs. */
function createTelegram(config: TelegramConfig, { log, now }: Pick<Context, 'log' | 'now'>) {
  const settings = { bases: [config.apiUrl], log, now };
  const client = createClient({ ...settings, provider: 'telegram', longestMs: config.timeoutMs });
  // Apart, so that a question that nobody answers keeps no message back.
  const listener = createClient({
    ...settings,
    provider: 'telegram updates',
    longestMs: openSeconds * 1000 + config.timeoutMs,
  });
  let name: Promise<string> | undefined;

  const ask: Ask = async (method, body, { shape, by = client }) =>
    await by.ask({
      call: method,
      url: new URL(`/bot${config.token}/${method}`, config.apiUrl),
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      shape,
    });
  const order = async (method: string, body: object) => void (await ask(method, body, { shape: anything }));

  return {
    /** The bot's name in links. */
    async username(): Promise<string> {
      name ??= ask('getMe', {}, { shape: self }).then(({ result }) => result.username);
      name.catch(() => (name = undefined));
      return await name;
    },

    /** Sends something, and answers how that went. */
    async tell(chatId: string, said: ChatMessage): Promise<Outcome> {
      try {
        await send(order, chatId, said);
        return { kind: 'told' };
      } catch (error) {
        if (!isNoAnswer(error)) throw error;
        return outcomeOf(error);
      }
    },

    /** What a press says for a moment. */
    answerPress: (id: string, text: string) => order('answerCallbackQuery', { callback_query_id: id, text }),

    /** Puts other buttons below a message. */
    setButtons: (chatId: string, messageId: number, buttons: Button[][]) =>
      order('editMessageReplyMarkup', { chat_id: chatId, message_id: messageId, ...markup(buttons) }),

    /** What came since `offset`; waits for something to come. */
    async listen(offset: number): Promise<Update[]> {
      const wish = { offset, timeout: openSeconds, allowed_updates: allowedUpdates };
      return (await ask('getUpdates', wish, { shape: updates, by: listener })).result;
    },

    stopWebhook: () => order('deleteWebhook', {}),

    setWebhook: (url: string, secret: string) =>
      order('setWebhook', { url, secret_token: secret, allowed_updates: allowedUpdates }),

    setCommands: (commands: { command: string; description: string }[], language?: string) =>
      order('setMyCommands', { commands, ...(language && { language_code: language }) }),
  };
}

type Ask = <Shape extends z.ZodType>(
  method: string,
  body: object,
  reading: { shape: Shape; by?: Client },
) => Promise<z.output<Shape>>;

type Order = (method: string, body: object) => Promise<void>;

async function send(order: Order, chatId: string, said: ChatMessage): Promise<void> {
  const { text, entities = [], photo, buttons } = said;
  const about = { chat_id: chatId, ...markup(buttons) };
  if (photo) {
    try {
      await order('sendPhoto', { ...about, photo, caption: text, caption_entities: entities });
      return;
    } catch (error) {
      // A picture that Telegram cannot get is left out; anything else is wrong with the chat.
      if (!isNoAnswer(error) || error.status !== 400 || isGone(error)) throw error;
    }
  }
  const link_preview_options = { is_disabled: true };
  await order('sendMessage', { ...about, text, entities, link_preview_options });
}

const allowedUpdates = ['message', 'callback_query', 'my_chat_member'];

const markup = (buttons: Button[][] | undefined) => buttons && { reply_markup: { inline_keyboard: buttons } };

const refusal = z.object({
  description: z.string().catch(''),
  parameters: z.object({ retry_after: z.number().optional() }).optional().catch(undefined),
});

function readRefusal({ said }: NoAnswer): z.infer<typeof refusal> {
  return refusal.safeParse(said).data ?? { description: '', parameters: undefined };
}

/** The bot was blocked, or the chat is not there any more. */
function isGone(error: NoAnswer): boolean {
  const { description } = readRefusal(error);
  // Somebody on the way, such as a proxy, may answer 403 too, and knows nothing of chats.
  return (
    (error.status === 403 && /^forbidden: /i.test(description)) ||
    (error.status === 400 && /chat not found|user is deactivated/i.test(description))
  );
}

/** Nothing was sent where no connection came about. */
const beforeSending = /^(ECONNREFUSED|ENOTFOUND|EAI_\w+|EHOSTUNREACH|ENETUNREACH|CERT_\w+|ERR_TLS_\w+)$/;

function outcomeOf(error: NoAnswer): Outcome {
  const { kind, status, retryAfterMs, cause } = error;
  const { retry_after: seconds } = readRefusal(error).parameters ?? {};
  if (kind === 'busy' || kind === 'resting') {
    const afterMs = seconds === undefined ? retryAfterMs : seconds * 1000;
    return { kind: 'later', ...(afterMs !== undefined && { afterMs }) };
  }
  if (isGone(error)) return { kind: 'gone' };
  // A wrong token is the operator's to mend; what it keeps back for long is told by another way.
  if (kind === 'failed' || kind === 'forbidden' || status === 401 || status === 403 || status === 404)
    return { kind: 'later' };
  if (kind === 'refused') return { kind: 'refused' };
  const { code = '' } = Object(cause) as { code?: string }; // as: Node's errors have one
  return { kind: kind === 'unreachable' && beforeSending.test(code) ? 'later' : 'unsure' };
}

/** What Telegram sends along with each call of ours, so that nobody else can play it. */
export function webhookSecret({ authSecret }: Pick<Config, 'authSecret'>): string {
  return createHmac('sha256', authSecret).update('telegram webhook').digest('base64url');
}
