import type { Config } from '../config.ts';
import type { PushConfig } from '../pushConfig.ts';
import type { TelegramConfig } from '../telegramConfig.ts';
import { type Product, type TestUser, startProduct } from './product.ts';
import { spawnStandIn } from './standInProcess.ts';

type Keys = { apiUrl: string; chatUrl: string; token: string; username: string };
type Button = { text: string; url?: string; callback_data?: string };
export type Said = {
  id: number;
  isFromBot: boolean;
  text: string;
  photo?: string;
  keyboard: Button[][];
  note?: string;
};

let telegram: Promise<Keys> | undefined;
let push: Promise<{ url: string }> | undefined;

/** The messenger's stand-in, a process of its own that the test files of this worker share. */
async function runTelegram(): Promise<Keys> {
  telegram ??= spawnStandIn({ file: 'telegram.ts', start: 'module.startTelegram()' }).then(
    ({ made }) => made as Keys, // as: the stand-in's own
  );
  return await telegram;
}

async function runPush(): Promise<{ url: string }> {
  push ??= spawnStandIn({ file: 'push.ts', start: 'module.startPush()' }).then(
    ({ made }) => made as { url: string }, // as: the stand-in's own
  );
  return await push;
}

async function order(url: string, body: object): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const text = await answer.text();
  return text === '' ? undefined : JSON.parse(text);
}

export type Bot = Product & {
  telegram: TelegramConfig;
  push: PushConfig;
  /** Somebody more who uses the messenger, by the number of their chat with the bot. */
  person: (language?: string) => Promise<number>;
  /** Writes to the bot, or blocks it. */
  act: (chat: number, fields: Record<string, string>) => Promise<void>;
  /** What a chat shows. */
  chat: (chat: number) => Promise<Said[]>;
  /** Presses a button of the newest message that has it. */
  press: (chat: number, text: string) => Promise<void>;
  /** Spoils the next calls of a method. */
  misbehave: (endpoint: string, how: string, times?: number) => Promise<void>;
  /** Lets the next messages arrive while the answer is lost. */
  loseAnswers: (times: number) => Promise<void>;
  /** How often a method was called, and when. */
  callsOf: (method: string) => Promise<number[]>;
  /** A browser of a user that takes push messages. */
  browser: (user: TestUser, key?: string) => Promise<Browser>;
};

export type Browser = { endpoint: string; received: () => Promise<{ text: string }[]> };

/** A product with a bot and a push service, which are played. */
export async function startBot(settings: Partial<Config> = {}): Promise<Bot> {
  const [keys, { url: pushUrl }] = await Promise.all([runTelegram(), runPush()]);
  const { apiUrl, chatUrl, token } = keys;
  const config = {
    telegram: { apiUrl, chatUrl, token, updates: 'polling', isStandIn: true, timeoutMs: 1000 } as const,
    push: { subject: 'mailto:operator@example.org', standInUrl: pushUrl, timeoutMs: 1000 },
  };
  const product = await startProduct({ ...config, ...settings });

  const chat: Bot['chat'] = async (id) => {
    const answer = await fetch(`${chatUrl}/__sandbox/chats`);
    const chats = (await answer.json()) as { id: number; messages: Said[] }[]; // as: the stand-in's own
    return chats.find((one) => one.id === id)?.messages ?? [];
  };
  const act: Bot['act'] = async (id, fields) => {
    const body = new URLSearchParams(fields);
    await fetch(`${chatUrl}/chat/${id}`, { method: 'POST', body, redirect: 'manual' });
  };

  return {
    ...product,
    ...config,
    chat,
    act,
    // as: the stand-in's own
    person: async (language_code = 'en') =>
      ((await order(`${chatUrl}/__sandbox/people`, { language_code })) as { id: number }).id,
    async press(id, text) {
      const buttons = (await chat(id)).flatMap((message) =>
        message.keyboard.flat().map((button) => ({ ...button, message: String(message.id) })),
      );
      const button = buttons.findLast((one) => one.text === text);
      if (!button?.callback_data) throw new Error(`No button says ${text}.`);
      await act(id, { message: button.message, data: button.callback_data });
    },
    async misbehave(endpoint, how, times = 1) {
      const url = endpoint === 'push' ? pushUrl : apiUrl;
      await order(`${url}/__sandbox/misbehave`, { endpoint, how, times });
    },
    loseAnswers: async (times) => void (await order(`${apiUrl}/__sandbox/lose`, { times })),
    async callsOf(method) {
      const answer = await fetch(`${apiUrl}/__sandbox/calls`);
      const calls = (await answer.json()) as { method: string; at: number }[]; // as: the stand-in's own
      return calls.filter((call) => call.method === method).map(({ at }) => at);
    },
    async browser(user, key) {
      const { body } = await product.as(user, 'telling.pushKey');
      const applicationServerKey = key ?? (body as { publicKey: string }).publicKey; // as: the contract's output
      const made = (await order(`${pushUrl}/subscribe`, { applicationServerKey })) as { endpoint: string }; // as: the stand-in's own
      await product.as(user, 'telling.subscribe', made);
      const received = async () =>
        (await (await fetch(made.endpoint.replace('/push/', '/received/'))).json()) as { text: string }[]; // as: the stand-in's own
      return { endpoint: made.endpoint, received };
    },
  };
}
