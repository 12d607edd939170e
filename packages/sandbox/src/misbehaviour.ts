import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';

import { type Answer, readBody, sendHtml, sendJson, sendText } from './loopback.ts';

const controlPath = '/__sandbox/misbehave';
const hugeMiB = 32;

/** Each replaces the answer, except 'delay', which comes before it. */
const ways = {
  delay: undefined,
  '500': (response) => sendText(response, 500, 'Internal Server Error'),
  '429': (response) => {
    response.setHeader('retry-after', '1');
    sendJson(response, 429, { message: 'You are being rate limited.', retry_after: 1, global: false });
  },
  html: (response) => sendHtml(response, 200, '<!doctype html><title>Be right back</title>'),
  huge: sendHuge,
  cut: sendHalf,
  hang: () => undefined,
} as const satisfies Record<string, ((response: ServerResponse) => void | Promise<void>) | undefined>;

export type Misbehaviour = keyof typeof ways;

/** How a provider fails in a way of its own. */
export type OwnWays = Record<string, (response: ServerResponse) => void | Promise<void>>;

type Plan = { how: string; timesLeft: number; delayMs: number };

type Options = {
  /** Names a request's endpoint, one of `endpoints`. */
  toEndpoint?: (request: IncomingMessage, url: URL) => string | undefined;
  ownWays?: OwnWays;
};

/**
 * Lets a test spoil the next calls of an endpoint. `POST /__sandbox/misbehave
 * {"endpoint":"token","how":"500","times":2}`; `times` 0 cancels it.
 */
export function withMisbehaviour(
  endpoints: Record<string, string>,
  answer: Answer,
  { toEndpoint = toPath, ownWays = {} }: Options = {},
): Answer {
  const plans = new Map<string, Plan>();
  const known: Record<string, OwnWays[string] | undefined> = { ...ways, ...ownWays };

  return async (request, response, url) => {
    if (url.pathname === controlPath) return control(request, response);

    const plan = plans.get(toEndpoint(request, url) ?? '');
    if (!plan || plan.timesLeft === 0) return answer(request, response, url);

    plan.timesLeft -= 1;
    const misbehave = known[plan.how];
    if (misbehave) return misbehave(response);
    await sleep(plan.delayMs);
    return answer(request, response, url);
  };

  async function control(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // another site's page cannot send JSON here without a preflight, which is never allowed
    if (request.method !== 'POST' || !request.headers['content-type']?.startsWith('application/json')) {
      return sendText(response, 400, 'POST application/json');
    }
    const wish: unknown = JSON.parse((await readBody(request)).toString());
    if (!isWish(wish) || !Object.hasOwn(known, wish.how))
      return sendText(response, 400, `"endpoint" and "how" (${Object.keys(known).join(', ')}), please`);

    const endpoint = endpoints[wish.endpoint];
    if (!endpoint) return sendText(response, 404, `Endpoints here: ${Object.keys(endpoints).join(', ')}`);

    plans.set(endpoint, { how: wish.how, timesLeft: wish.times ?? 1, delayMs: wish.delayMs ?? 2_000 });
    response.writeHead(204).end();
  }
}

function toPath(_request: IncomingMessage, url: URL): string {
  return decodeURIComponent(url.pathname);
}

type Wish = { endpoint: string; how: string; times?: number; delayMs?: number };

function isWish(value: unknown): value is Wish {
  const { endpoint, how, times = 1, delayMs = 0 } = Object(value) as Record<keyof Wish, unknown>; // checked below
  const numbers = [times, delayMs].every((number) => Number.isInteger(number) && Number(number) >= 0);
  return numbers && typeof endpoint === 'string' && typeof how === 'string';
}

/** Valid JSON to its end, so that only a size limit can stop it. */
async function sendHuge(response: ServerResponse): Promise<void> {
  const mebibyte = 'a'.repeat(2 ** 20);
  const chunks = ['{"padding":"', ...Array.from({ length: hugeMiB }, () => mebibyte), '"}'];
  response.writeHead(200, { 'content-type': 'application/json' });
  await pipeline(Readable.from(chunks), response);
}

/** Announces more than it sends, and closes the connection. */
function sendHalf(response: ServerResponse): void {
  response.writeHead(200, { 'content-length': 2000 });
  response.write('a'.repeat(1000), () => response.destroy());
}
