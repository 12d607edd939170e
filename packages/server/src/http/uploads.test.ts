import { once } from 'node:events';
import { type AddressInfo, type Socket, connect } from 'node:net';
import type { Readable } from 'node:stream';

import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { arriving } from '../files/arriving.ts';
import { takeUploads } from './uploads.ts';

const failures: unknown[] = [];
let begun = 0;
const patient = { timeout: 10_000 };

/** Answers 413 at the first byte or 401 without reading, and records errors while reading. */
async function refuse({ body, query }: FastifyRequest, reply: FastifyReply) {
  if (Object.hasOwn(query as object, 'unread')) return await reply.code(401).send(); // as: Fastify parses it to an object
  begun += 1;
  try {
    for await (const _bytes of arriving(body as Readable)) break; // as: an upload's body is a stream
  } catch (error) {
    failures.push(error);
  }
  return await reply.code(413).send();
}

const app = Fastify();
beforeAll(async () => {
  await takeUploads(app, refuse, 300);
  await app.listen({ port: 0 });
});
afterAll(() => app.close());

function sending(path: string): Socket {
  const socket = connect((app.server.address() as AddressInfo).port); // as: it listens on a port
  socket.on('error', () => undefined); // the server closes it during a write
  socket.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000000000\r\n\r\n`);
  return socket;
}

test.each([
  ['sends too much', '/api/archive', '413'],
  ['is refused unread', '/api/archive?unread', '401'],
])('a sender who %s is answered first, and disconnected if they continue', async (_what, path, status) => {
  const socket = sending(path);
  socket.write('the first of much');
  const [answer] = await once(socket, 'data');
  const wasOpen = !socket.closed;
  const more = setInterval(() => socket.write('more'), 10);
  // Not `once`, which fails on the reset that ends a connection while it is written to.
  await new Promise((resolve) => socket.on('close', resolve));
  clearInterval(more);

  expect(String(answer)).toContain(`HTTP/1.1 ${status}`);
  expect(wasOpen).toBe(true);
});

test('a sender who leaves early causes no fault', async () => {
  const before = begun;
  const socket = sending('/api/archive');
  await expect.poll(() => begun, patient).toBe(before + 1);
  socket.destroy();

  await expect.poll(() => failures, patient).toMatchObject([{ code: 'bad_input' }]);
});
