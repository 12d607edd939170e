import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { Refusal } from '../refusal.ts';
import { receiveArchive } from './receive.ts';

const folder = mkdtempSync(join(tmpdir(), 'cartouche-test-'));
const path = join(folder, 'archive.zip');
const most = 1_000_000;

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = (status: number) => response.writeHead(status).end();
    receiveArchive(request, path, most).then(
      () => answer(200),
      (error: unknown) => answer(error instanceof Refusal ? error.status : 500),
    );
  });
  await once(server.listen(0), 'listening');
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

/** Sends so many bytes, all of them as a browser does, and answers what the server said. */
async function send(bytes: number): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port); // as: it listens on a port
  socket.write(`POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${bytes}\r\n\r\n`);
  const answered = once(socket, 'data');
  await new Promise((resolve, reject) => socket.on('error', reject).write(Buffer.alloc(bytes), resolve));
  const [answer] = await answered;
  socket.destroy();
  return String(answer);
}

test('an archive is written to a file as it arrives', async () => {
  expect(await send(most)).toMatch(/^HTTP\/1\.1 200/);
  expect(statSync(path).size).toBe(most);
});

test('whoever sends an archive that is too large can send all of it and is told so', async () => {
  expect(await send(50 * most)).toMatch(/^HTTP\/1\.1 413/);
  expect(statSync(path).size).toBeLessThanOrEqual(most);
});
