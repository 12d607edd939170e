import { type IncomingMessage, get, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';

import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { requireArrivalWithin } from './arrival.ts';

const app = Fastify();
app.addHook('preParsing', requireArrivalWithin(200, { except: ['/upload', '/patient'] }));
app.post('/json', async () => ({ ok: true }));
app.post('/patient', { preParsing: requireArrivalWithin(20_000, { except: [] }) }, async () => ({
  ok: true,
}));
app.post('/upload', async () => ({ ok: true }));
app.post('/slow', () => new Promise((resolve) => setTimeout(() => resolve({ ok: true }), 600)));
app.get('/archive', async (_request, reply) => reply.send(Readable.from(chunks())));
beforeAll(() => app.listen({ port: 0 }));
afterAll(() => app.close());

const megabytes = 64; // more than the buffers between a server and a reader who has stopped

function* chunks() {
  for (let sent = 0; sent < megabytes; sent += 1) yield Buffer.alloc(1024 * 1024);
}

/** Sends a JSON body in two halves, and answers the result. */
function dribble(path: string, pauseMs: number): Promise<number | string | undefined> {
  const { port } = app.server.address() as AddressInfo; // as: it listens on a port
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json' };
    const call = request({ port, method: 'POST', path, headers }, (answer) =>
      resolve(answer.resume().statusCode),
    );
    call.on('error', ({ message }) => resolve(message));
    call.write('{"half":');
    setTimeout(() => call.end('1}'), pauseMs).unref();
  });
}

test('a body that trickles in is refused, one that only hesitates is not', async () => {
  const [late, inTime] = await Promise.all([dribble('/json', 20_000), dribble('/patient', 50)]);

  expect(late).toBe('socket hang up');
  expect(inTime).toBe(200);
});

test('an upload may take longer', async () => {
  expect(await dribble('/upload', 600)).toBe(200);
});

test('an answer may be read as slowly as the client likes', async () => {
  const { port } = app.server.address() as AddressInfo; // as: it listens on a port
  const answer = await new Promise<IncomingMessage>((resolve) => get({ port, path: '/archive' }, resolve));

  await new Promise((resolve) => setTimeout(resolve, 600));
  let size = 0;
  for await (const bytes of answer) size += bytes.length;

  expect(size).toBe(megabytes * 1024 * 1024);
});

test('a request without a body is not waited for', async () => {
  const { port } = app.server.address() as AddressInfo; // as: it listens on a port
  const status = await new Promise((resolve, reject) => {
    const call = request({ port, method: 'POST', path: '/slow' }, (answer) =>
      resolve(answer.resume().statusCode),
    );
    call.on('error', reject).end();
  });

  expect(status).toBe(200);
});
