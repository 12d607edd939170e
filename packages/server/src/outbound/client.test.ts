import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';

import { type ClientSettings, createClient } from './client.ts';
import { outboundCounts } from './counts.ts';
import { isNoAnswer } from './failure.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let base: string;
/** Each request takes the first of them that is left, or else the last. */
let answers: Answer[];
let asked: { url: string; method: string; headers: IncomingMessage['headers'] }[];
let time: number;
let logged: string;
beforeEach(async () => {
  answers = [json({ ok: true })];
  asked = [];
  time = Date.parse('2026-11-22T12:00:00Z');
  logged = '';
  server = createServer((request, response) => {
    asked.push({ url: request.url ?? '', method: request.method ?? '', headers: request.headers });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    answer?.(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // as: a TCP server has no other kind of address
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function json(body: unknown, status = 200, headers: Record<string, string> = {}): Answer {
  return (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

const shape = z.object({ ok: z.literal(true) });
const log = pino({ level: 'debug' }, { write: (line: string) => void (logged += line) });

function clientOf(settings: Partial<ClientSettings> = {}) {
  const now = () => new Date(time);
  const client = createClient({ provider: 'sample', bases: [base], longestMs: 2000, log, now, ...settings });
  return {
    ...client,
    get: (path = '/secret?key=hidden', more: object = {}) =>
      client.ask({ call: 'sample', url: new URL(path, base), shape, ...more }),
  };
}

async function kindOf(asking: Promise<unknown>) {
  const error: unknown = await asking.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return isNoAnswer(error) ? error.kind : error;
}

test('an answer of the right type and form is read', async () => {
  expect(await clientOf().get()).toEqual({ ok: true });
});

test.each<[string, Answer, string]>([
  [
    'has another type',
    (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('{"ok":true}'),
    'unusable',
  ],
  ['has no type', (_, response) => response.writeHead(200).end('{"ok":true}'), 'unusable'],
  [
    'is no JSON',
    (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{'),
    'unusable',
  ],
  ['has another form', json({ ok: 'hidden' }), 'unusable'],
  ['is too large', json({ ok: true, padding: 'x'.repeat(3000) }), 'unusable'],
  ['refuses', json({ why: 'no' }, 404), 'refused'],
  [
    'redirects to another host',
    (_, response) => response.writeHead(302, { location: 'https://example.com/' }).end(),
    'forbidden',
  ],
  [
    'redirects to this machine',
    (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    'forbidden',
  ],
  [
    'redirects in circles',
    (_, response) => response.writeHead(302, { location: '/again' }).end(),
    'unusable',
  ],
  ['hangs', () => undefined, 'unreachable'],
  [
    'breaks off',
    (_, response) =>
      void response.writeHead(200, { 'content-length': '9' }).write('{', () => response.destroy()),
    'unreachable',
  ],
])('an answer that %s is none', async (how, answer, kind) => {
  answers = [answer];
  const soon = how === 'hangs' && { longestMs: 300 };

  expect(await kindOf(clientOf({ largestBytes: 2000, ...soon }).get())).toBe(kind);
});

test('a redirect within the host is followed', async () => {
  answers = [(_, response) => response.writeHead(301, { location: '/there' }).end(), json({ ok: true })];

  expect(await clientOf().get()).toEqual({ ok: true });
  expect(asked.map(({ url }) => url)).toEqual(['/secret?key=hidden', '/there']);
});

test.each([
  ['http://127.0.0.1:1/', 'forbidden'],
  ['https://127.0.0.1:1/', 'forbidden'],
  ['https://localhost:1/', 'forbidden'],
  ['https://[::1]/', 'forbidden'],
  ['https://[::ffff:127.0.0.1]/', 'forbidden'],
  ['https://10.0.0.1/', 'forbidden'],
  ['https://169.254.169.254/latest/meta-data', 'forbidden'],
  ['https://192.168.1.1/', 'forbidden'],
  ['https://[fd00::1]/', 'forbidden'],
  ['https://0x7f.1/', 'forbidden'],
  ['http://example.com/', 'forbidden'],
])('%s is nowhere to go', async (url, kind) => {
  const client = clientOf();

  expect(await kindOf(client.ask({ call: 'sample', url: new URL(url), shape }))).toBe(kind);
});

test('an address that is configured may be on this machine, but not in its network', async () => {
  const client = clientOf({ bases: ['https://10.0.0.1', base] });

  expect(await kindOf(client.ask({ call: 'sample', url: new URL('https://10.0.0.1/'), shape }))).toBe(
    'forbidden',
  );
  expect(await client.get()).toEqual({ ok: true });
});

test.each([
  ['GET', 3],
  ['POST', 1],
] as const)('a %s that fails is sent %i times', async (method, times) => {
  answers = [json({}, 500)];

  expect(await kindOf(clientOf().get('/', { method }))).toBe('failed');
  expect(asked).toHaveLength(times);
});

test('a pause that the provider asks for is waited for if it is short, and respected if it is long', async () => {
  answers = [json({}, 429, { 'retry-after': '1' }), json({ ok: true })];
  const startedAt = performance.now();
  await clientOf().get();
  const waitedMs = performance.now() - startedAt;

  answers = [json({}, 429, { 'retry-after': '120' }), json({ ok: true })];
  asked = [];
  const client = clientOf();
  const kinds = [await kindOf(client.get()), await kindOf(client.get())];
  time += 121_000;
  const later = await client.get();

  expect(waitedMs).toBeGreaterThan(950);
  expect(kinds).toEqual(['busy', 'resting']);
  expect(later).toEqual({ ok: true });
  expect(asked).toHaveLength(2);
});

test('a provider that fails five times in a row is left alone, then tried once', async () => {
  answers = [json({}, 503)];
  const client = clientOf();
  const fail = async () => await kindOf(client.get('/', { isRepeatable: false }));
  for (let times = 0; times < 5; times += 1) await fail();
  asked = [];

  const resting = await fail();
  time += 31_000;
  const together = await Promise.all([fail(), fail(), fail()]);
  time += 31_000;
  const stillResting = await fail();
  time += 31_000;
  answers = [json({ ok: true })];
  const mended = [await kindOf(client.get()), await kindOf(client.get())];

  expect(resting).toBe('resting');
  expect(together.toSorted()).toEqual(['failed', 'resting', 'resting']);
  expect(stillResting).toBe('resting');
  expect(mended).toEqual([undefined, undefined]);
  expect(asked).toHaveLength(3);
});

test('what was refused before it was sent says nothing of the provider', async () => {
  answers = [json({}, 503)];
  const client = clientOf();
  const single = { isRepeatable: false };
  for (let times = 0; times < 4; times += 1) await kindOf(client.get('/', single));

  const refused = await kindOf(client.get('/', { beforeTry: () => Promise.reject(new Error('spent')) }));
  await kindOf(client.get('/', single));

  expect(refused).toEqual(new Error('spent'));
  expect(await kindOf(client.get())).toBe('resting');
});

test('logs and counts say how it went, and nothing of what was asked or answered', async () => {
  const provider = `counted ${time}`;
  answers = [json({ ok: 'hidden' }), json({ ok: true })];
  const client = clientOf({ provider });
  const headers = { authorization: 'Bearer hidden' };

  await kindOf(client.get('/hidden', { headers }));
  await client.get('/hidden', { headers, method: 'POST', body: 'hidden' });

  expect(outboundCounts().filter((one) => one.provider === provider)).toEqual([
    { provider, outcome: 'unusable', count: 1 },
    { provider, outcome: 'ok', count: 1 },
  ]);
  expect(logged).toContain('"outcome":"unusable"');
  expect(logged).not.toContain('hidden');
});

test('that nothing has changed is an answer to whoever asked on that condition, and to nobody else', async () => {
  answers = [(_request, response) => response.writeHead(304, { etag: '"a"' }).end()];
  const client = clientOf();
  const ask = (headers: Record<string, string>) =>
    client.fetch({ call: 'sample', url: new URL('/file', base), headers });

  const conditional = await ask({ 'if-none-match': '"a"' });

  expect(conditional).toMatchObject({ isUnchanged: true, body: Buffer.alloc(0) });
  expect(asked[0]?.headers).toMatchObject({ 'if-none-match': '"a"' });
  expect(await kindOf(ask({}))).toBe('unusable');
});
