import { request } from 'node:http';
import type { AddressInfo } from 'node:net';

import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { requireArrivalWithin } from './arrival.ts';

const app = Fastify();
app.addHook('preParsing', requireArrivalWithin(200, { except: ['/upload'] }));
app.post('/json', async () => ({ ok: true }));
app.post('/upload', async () => ({ ok: true }));
beforeAll(() => app.listen({ port: 0 }));
afterAll(() => app.close());

/** Sends a JSON body in two halves, and answers how it went. */
function dribble(path: string, pauseMs: number): Promise<number | string | undefined> {
  const { port } = app.server.address() as AddressInfo; // as: it listens on a port
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json' };
    const call = request({ port, method: 'POST', path, headers }, (answer) =>
      resolve(answer.resume().statusCode),
    );
    call.on('error', ({ message }) => resolve(message));
    call.write('{"half":');
    setTimeout(() => call.end('1}'), pauseMs);
  });
}

test('a body that dribbles in is given up, one that only hesitates is not', async () => {
  const [late, inTime] = await Promise.all([dribble('/json', 600), dribble('/json', 50)]);

  expect(late).toBe('socket hang up');
  expect(inTime).toBe(200);
});

test('an upload may take longer', async () => {
  expect(await dribble('/upload', 600)).toBe(200);
});
