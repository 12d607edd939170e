import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { listen, type Loopback, readBody, sendHtml, sendJson, sendText } from './loopback.ts';
import { type OwnWays, withMisbehaviour } from './misbehaviour.ts';
import { type Chats, createChats } from './telegram.chats.ts';
import { createMemory } from './telegram.memory.ts';
import { createMethods } from './telegram.methods.ts';
import { openMessenger } from './telegram.visits.ts';
import { createUpdates } from './telegram.updates.ts';

export type Telegram = {
  /** The Bot API. */
  apiUrl: string;
  /** The messenger, where people meet the bot at /{username}?start=…. */
  chatUrl: string;
  token: string;
  username: string;
  close: Loopback['close'];
};

const endpoints = Object.fromEntries(
  [
    'getMe',
    'getUpdates',
    'setWebhook',
    'sendMessage',
    'sendPhoto',
    'editMessageReplyMarkup',
    'answerCallbackQuery',
  ].map((method) => [method, method]),
);

const says = (status: number, description: string, parameters?: object) => (response: ServerResponse) =>
  sendJson(response, status, {
    ok: false,
    error_code: status,
    description,
    ...(parameters && { parameters }),
  });

/** What the Bot API answers now and then, and a program must survive; the words are Telegram's. */
const ownWays: OwnWays = {
  '429': says(429, 'Too Many Requests: retry after 7', { retry_after: 7 }),
  '500': says(500, 'Internal Server Error'),
  '409': says(
    409,
    'Conflict: terminated by other getUpdates request; make sure that only one bot instance is running',
  ),
  '502': (response) => sendHtml(response, 502, '<html><title>502 Bad Gateway</title></html>'),
  'forbidden page': (response) => sendHtml(response, 403, '<html><title>Forbidden by a proxy</title></html>'),
  '401': says(401, 'Unauthorized'),
  blocked: says(403, 'Forbidden: bot was blocked by the user'),
  deactivated: says(403, 'Forbidden: user is deactivated'),
  gone: says(400, 'Bad Request: chat not found'),
  unparsed: says(
    400,
    "Bad Request: can't parse entities: Can't find end of the entity starting at byte offset 4",
  ),
  'no picture': says(400, 'Bad Request: failed to get HTTP URL content'),
  bare: (response) => sendJson(response, 200, { ok: true }),
};

type StandIn = {
  token: string;
  chats: Chats;
  methods: ReturnType<typeof createMethods>;
  updates: ReturnType<typeof createUpdates>;
  /** Each request of the API with its time, for tests that count them. */
  calls: { method: string; at: number; body: Record<string, unknown> }[];
  /** How many of the next messages are shown while their answer is lost. */
  lost: number;
};

/**
 * Telegram's Bot API, and a page that plays the messenger: one reads and presses what the bot sends. `file` keeps who has
 * started the bot for the next start.
 */
export async function startTelegram(options: { port?: number; file?: string } = {}): Promise<Telegram> {
  const username = 'CartoucheSampleBot';
  const token = `7000000001:${randomBytes(24).toString('base64url')}`;
  const chats = createChats(() => Date.now(), options.file ? createMemory(options.file) : undefined);
  const standIn: StandIn = {
    token,
    chats,
    methods: createMethods(chats),
    updates: createUpdates(chats, username),
    calls: [],
    lost: 0,
  };
  const messenger = openMessenger(chats, username);
  const answer = withMisbehaviour(
    endpoints,
    (request, response, url) =>
      methodOf(url) === undefined
        ? messenger(request, response, url)
        : answerMethod(standIn, { request, response, url }),
    { toEndpoint: (_request, url) => methodOf(url), ownWays },
  );
  const { url, close } = await listen((request, response, address) => {
    if (address.pathname.startsWith('/__sandbox/') && address.pathname !== '/__sandbox/misbehave')
      return control(standIn, { request, response, url: address });
    return answer(request, response, address);
  }, options.port ?? 0);
  return { apiUrl: url, chatUrl: url, token, username, close };
}

type Visit = { request: IncomingMessage; response: ServerResponse; url: URL };

function methodOf({ pathname }: URL): string | undefined {
  return /^\/bot[^/]+\/(\w+)$/.exec(decodeURIComponent(pathname))?.[1];
}

async function answerMethod(standIn: StandIn, { request, response, url }: Visit): Promise<void> {
  const method = methodOf(url) ?? '';
  if (decodeURIComponent(url.pathname) !== `/bot${standIn.token}/${method}`)
    return ownWays['401']?.(response);
  const bytes = await readBody(request);
  const body = bytes.length > 0 ? (JSON.parse(bytes.toString()) as Record<string, unknown>) : {}; // as: an object, or the sender is at fault
  standIn.calls.push({ method, at: Date.now(), body });

  const heard = await standIn.updates.answer(method, body, response);
  const said = heard ?? standIn.methods[method]?.(body) ?? { error: 404, description: 'Not Found' };
  if (standIn.lost > 0 && method.startsWith('send')) {
    standIn.lost -= 1;
    return void response.destroy();
  }
  if ('result' in said) return sendJson(response, 200, { ok: true, result: said.result });
  return says(said.error, said.description)(response);
}

/** For tests: what was called and said, a further person, and messages that are shown while their answer is lost. */
async function control(standIn: StandIn, { request, response, url }: Visit): Promise<void> {
  const { calls, chats, updates } = standIn;
  if (url.pathname === '/__sandbox/calls') return sendJson(response, 200, calls);
  if (url.pathname === '/__sandbox/chats') return sendJson(response, 200, chats.all());
  if (url.pathname === '/__sandbox/webhook') return sendJson(response, 200, updates.webhook() ?? null);
  // another site's page cannot send JSON here without a preflight, which is never allowed
  if (request.method !== 'POST' || !request.headers['content-type']?.startsWith('application/json'))
    return sendText(response, 400, 'POST application/json');

  const order = JSON.parse((await readBody(request)).toString()) as Record<string, unknown>; // as: a test's
  if (url.pathname === '/__sandbox/people')
    return sendJson(response, 200, { id: chats.invite(order['language_code'] === 'fr' ? 'fr' : 'en') });
  if (url.pathname !== '/__sandbox/lose') return sendText(response, 404, 'people or lose');
  standIn.lost = Number(order['times'] ?? 1);
  return sendJson(response, 200, {});
}
