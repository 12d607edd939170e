import { once } from 'node:events';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { text } from 'node:stream/consumers';

import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { createApp } from '../app.ts';
import { type Product, startProduct } from '../testing/product.ts';

let product: Product;
let app: FastifyInstance;
let lines: string[] = [];
beforeAll(async () => {
  product = await startProduct();
  app = await openApp();
});
beforeEach(() => void (lines = []));
afterAll(async () => {
  await app.close();
  await product.close();
});

/** The product on a port of its own, with a log that the tests read. */
async function openApp(): Promise<FastifyInstance> {
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  const opened = await createApp({ ...product.ctx, log });
  await opened.listen({ host: '127.0.0.1', port: 0 });
  return opened;
}

function open({ server }: FastifyInstance): Socket {
  const { port } = server.address() as AddressInfo; // as: it listens on a port
  return connect({ host: '127.0.0.1', port });
}

/** The lines about requests; Fastify logs as well where it listens. */
function noted() {
  const all = lines.map((line) => JSON.parse(line) as Record<string, unknown>); // as: what pino writes
  return all.filter(({ requestId }) => requestId !== undefined);
}

const idOf = (answer: string) => /^x-request-id: ([\da-f-]{36})\r$/im.exec(answer)?.[1];

const host = 'Host: localhost\r\nConnection: close\r\n';
const json = 'Content-Type: application/json\r\n';

test.each([
  ['no HTTP at all', 'GARBAGE\r\n\r\n', '(no request)', 400, 'bad_input'],
  [
    'a header of 20 kB',
    `GET / HTTP/1.1\r\nCookie: ${'secret'.repeat(3_500)}\r\n${host}\r\n`,
    '(no request)',
    431,
    'too_large',
  ],
  ['a missing Host', 'GET /livez HTTP/1.1\r\nConnection: close\r\n\r\n', 'GET /livez', 400, 'bad_input'],
  [
    'an address that cannot be decoded',
    `GET /%E0%A4%A?email=secret HTTP/1.1\r\n${host}\r\n`,
    'GET (bad address)',
    404,
    'not_found',
  ],
  [
    'an address with a part of 600 characters',
    `GET /collection/${'secret'.repeat(100)} HTTP/1.1\r\n${host}\r\n`,
    'GET (bad address)',
    404,
    'not_found',
  ],
  ['an unknown page', `GET /secret HTTP/1.1\r\n${host}\r\n`, 'GET (no page)', 404, undefined],
  [
    'a method that nothing has',
    `PROPFIND /secret HTTP/1.1\r\n${host}\r\n`,
    'PROPFIND (no page)',
    404,
    'not_found',
  ],
  [
    'an expectation that nobody knows',
    `GET /livez HTTP/1.1\r\nExpect: secret\r\n${host}\r\n`,
    'GET /livez',
    200,
    undefined,
  ],
])('%s is answered with an id, and has its line in the log', async (_what, bytes, call, status, code) => {
  const socket = open(app);
  socket.write(bytes);

  const answer = await text(socket);

  const requestId = idOf(answer);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(requestId).toBeDefined();
  const [, body = ''] = answer.split('\r\n\r\n');
  if (code) expect(JSON.parse(body)).toMatchObject({ error: expect.any(String) as string, code });
  await expect.poll(() => noted()).toMatchObject([{ msg: 'answered', requestId, call, status }]);
  expect(lines.join('')).not.toContain('secret');
});

test('a body that breaks off has a line in the log, without a status', async () => {
  const socket = open(app);
  const arrived = once(app.server, 'request');
  socket.write(
    `POST /api/session/sign-in HTTP/1.1\r\n${host}${json}Content-Length: 90\r\n\r\n{"email":"secret`,
  );
  await arrived;

  socket.destroy();

  await vi.waitUntil(() => noted().length > 0, { timeout: 10_000 });
  const [line, ...others] = noted();
  expect(others).toEqual([]);
  expect(line).toMatchObject({ msg: 'aborted', call: 'POST /api/*', ms: expect.any(Number) as number });
  expect(line?.['requestId']).toMatch(/^[\da-f-]{36}$/);
  expect(line).not.toHaveProperty('status');
  expect(lines.join('')).not.toContain('secret');
});

test('while the server stops, a further request on an open connection is answered with its id', async () => {
  const stopping = await openApp();
  const socket = open(stopping);
  const arrived = once(stopping.server, 'request');
  socket.write(`POST /api/nothing HTTP/1.1\r\nHost: localhost\r\n${json}Content-Length: 2\r\n\r\n{`);
  await arrived;

  const closed = stopping.close();
  await vi.waitUntil(() => !stopping.server.listening, { timeout: 10_000 });
  socket.write(`}GET /livez HTTP/1.1\r\n${host}\r\n`);
  const answers = (await text(socket)).split(/(?=HTTP\/1\.1 )/);
  await closed;

  expect(answers.map((answer) => answer.slice(0, 12))).toEqual(['HTTP/1.1 404', 'HTTP/1.1 200']);
  expect(answers.map(idOf)).toEqual(noted().map(({ requestId }) => requestId));
});
