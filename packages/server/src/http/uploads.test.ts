import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { type AddressInfo, type Socket, connect } from 'node:net';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { arriving } from './uploads.ts';

const failures: unknown[] = [];

/** Answers 413 to the first byte it gets, and keeps what reading went wrong with. */
async function refuse(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    for await (const _bytes of arriving(request, 300)) break;
  } catch (error) {
    failures.push(error);
  }
  response.writeHead(413).end();
}

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => void refuse(request, response));
  await once(server.listen(0), 'listening');
});
afterAll(() => void server.close());

function sending(): Socket {
  const socket = connect((server.address() as AddressInfo).port); // as: it listens on a port
  socket.on('error', () => undefined); // hung up on while it writes
  socket.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000000000\r\n\r\n');
  return socket;
}

test('whoever sends too much is answered first, and hung up on when they go on', async () => {
  const socket = sending();
  const more = setInterval(() => socket.write('more'), 10);

  const [answer] = await once(socket, 'data');
  const wasOpen = !socket.closed;
  await once(socket, 'close');
  clearInterval(more);

  expect(String(answer)).toMatch(/^HTTP\/1\.1 413/);
  expect(wasOpen).toBe(true);
});

test('whoever leaves before all is sent is no fault', async () => {
  const socket = sending();
  await once(socket, 'connect');
  await new Promise((resolve) => setTimeout(resolve, 50));
  socket.destroy();

  await expect.poll(() => failures).toMatchObject([{ code: 'bad_input' }]);
});
