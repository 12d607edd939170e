import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import { readBody, sendHtml } from '../loopback.ts';
import { answerCall, authorize, type Incoming, type Keys, refused } from './calls.ts';
import { type Answered, createIdempotency } from './idempotency.ts';
import { newId } from './ids.ts';
import { spoil, type Spoiling } from './misbehave.ts';
import { Refusal } from './refusal.ts';
import type { World } from './world.ts';

export type CallRecord = {
  requestId: string;
  method: string;
  path: string;
  key: string | null;
  status: number | null;
  isReplayed: boolean;
};

/** The API as it travels: keys, idempotency, request ids, and what a test made go wrong. */
export type Api = {
  world: World;
  keys: Keys;
  /** The address whose pages may call with the publishable key. */
  webOrigin: string;
  plans: Spoiling[];
  calls: CallRecord[];
  idempotency: ReturnType<typeof createIdempotency>;
};

export function createApi(world: World, keys: Keys, webOrigin: string): Api {
  return { world, keys, webOrigin, plans: [], calls: [], idempotency: createIdempotency(world.realSeconds) };
}

type Visit = { request: IncomingMessage; response: ServerResponse; url: URL; save: () => void };

export async function answerApi(api: Api, { request, response, url, save }: Visit): Promise<void> {
  allowPages(api, request, response);
  if (request.method === 'OPTIONS') return void response.writeHead(204).end();

  const incoming = await read(request, url);
  const spoiling = spoil(api.plans, incoming.method, incoming.path);
  const record = note(api, incoming);
  if (spoiling && spoilBefore(spoiling, response)) return;

  const answer = await answerSafely(api, incoming, spoiling);
  save();
  record.isReplayed = 'idempotent-replayed' in answer.headers;
  if (spoiling?.how === 'lost') return;
  if (spoiling?.how === 'cut') return void response.destroy();
  record.status = answer.status;
  response.writeHead(answer.status, {
    'content-type': 'application/json',
    'cache-control': 'no-cache, no-store',
    'request-id': incoming.requestId,
    'stripe-version': incoming.version ?? '',
    ...answer.headers,
  });
  response.end(spoiling?.how === 'empty' ? '' : JSON.stringify(answer.body, undefined, 2));
}

/** Only the product's own pages may call from a browser, and never with a cookie. */
function allowPages({ webOrigin }: Api, request: IncomingMessage, response: ServerResponse): void {
  if (request.headers.origin !== webOrigin) return;
  response.setHeader('access-control-allow-origin', webOrigin);
  response.setHeader('access-control-allow-headers', 'authorization, content-type, stripe-version');
  response.setHeader('access-control-allow-methods', 'GET, POST');
  response.setHeader('vary', 'origin');
}

async function read(request: IncomingMessage, url: URL): Promise<Incoming> {
  const { method = 'GET', headers } = request;
  const body = (await readBody(request)).toString();
  const key = headers['idempotency-key'];
  return {
    method,
    path: url.pathname,
    encoded: method === 'POST' || body ? body : url.search,
    authorization: headers.authorization,
    version: headers['stripe-version']?.toString(),
    requestId: newId('req', 14),
    key: method === 'POST' && typeof key === 'string' ? key : undefined,
  };
}

function note(api: Api, { requestId, method, path, key }: Incoming): CallRecord {
  const record: CallRecord = { requestId, method, path, key: key ?? null, status: null, isReplayed: false };
  api.calls.push(record);
  if (api.calls.length > 5_000) api.calls.shift();
  return record;
}

/** What goes wrong before anything is done. Answers whether the call is over. */
function spoilBefore({ how, status }: Spoiling, response: ServerResponse): boolean {
  if (how === 'reset') response.destroy();
  if (how === 'html') sendHtml(response, status, '<!doctype html><title>Be right back</title>');
  if (how === '429') {
    sendProblem(response, 429, {
      error: {
        type: 'invalid_request_error',
        code: 'rate_limit',
        message:
          'Request rate limit exceeded. Learn more about rate limits here https://stripe.com/docs/rate-limits.',
      },
    });
  }
  if (how === 'odd') sendProblem(response, 400, { message: 'Not Found' });
  return how === 'reset' || how === 'hang' || how === 'html' || how === '429' || how === 'odd';
}

function sendProblem(response: ServerResponse, status: number, body: object): void {
  const reason = status === 429 ? { 'stripe-rate-limited-reason': 'global-rate' } : {};
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': newId('req', 14),
    ...reason,
  });
  response.end(JSON.stringify(body));
}

async function answerSafely(api: Api, incoming: Incoming, spoiling: Spoiling | undefined): Promise<Answered> {
  try {
    const caller = authorize(incoming, api.keys);
    const work = () => perform(api, { incoming, spoiling, caller });
    if (incoming.key === undefined) return (await work()).answer;
    const fingerprint = `${incoming.method} ${incoming.path} ${incoming.encoded}`;
    return await api.idempotency.answer({ key: incoming.key, fingerprint }, work);
  } catch (error) {
    if (error instanceof Refusal) return refused(error, incoming.requestId);
    return fault(String(error));
  }
}

type Work = { incoming: Incoming; spoiling: Spoiling | undefined; caller: 'server' | 'browser' };

async function perform(
  { world }: Api,
  { incoming, spoiling, caller }: Work,
): Promise<{ answer: Answered; isKept: boolean }> {
  if (spoiling?.how === 'delay') await sleep(spoiling.delayMs);
  if (spoiling?.how === '500') return { answer: fault('The stand-in was told to fail.'), isKept: true };
  try {
    const body = answerCall(world, incoming, caller);
    return {
      answer: { status: 200, body, headers: { 'original-request': incoming.requestId } },
      isKept: true,
    };
  } catch (error) {
    if (!(error instanceof Refusal)) return { answer: fault(String(error)), isKept: true };
    return { answer: refused(error, incoming.requestId), isKept: !error.isBeforeWork };
  }
}

function fault(message: string): Answered {
  return { status: 500, body: { error: { type: 'api_error', message } }, headers: {} };
}
