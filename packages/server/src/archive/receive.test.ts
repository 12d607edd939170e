import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { takeUploads } from '../http/uploads.ts';
import { Refusal } from '../refusal.ts';
import { receiveArchive } from './receive.ts';

const folder = mkdtempSync(join(tmpdir(), 'cartouche-test-'));
const path = join(folder, 'archive.zip');
const most = 1_000_000;

const app = Fastify();
beforeAll(async () => {
  await takeUploads(app, async ({ body }, reply) => {
    try {
      await receiveArchive(body as Readable, path, most); // as: an upload's body is a stream
      return await reply.code(200).send();
    } catch (error) {
      return await reply.code(error instanceof Refusal ? error.status : 500).send();
    }
  });
  await app.listen({ port: 0 });
});
afterAll(async () => {
  app.server.closeAllConnections();
  await app.close();
  rmSync(folder, { recursive: true });
});

/** Sends this many bytes, as a browser does without stopping early, and answers what the server said. */
async function send(bytes: number): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port); // as: it listens on a port
  socket.write(`POST /api/archive HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${bytes}\r\n\r\n`);
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

test('a sender of an archive that is too large can send all of it, and is told so', async () => {
  expect(await send(50 * most)).toMatch(/^HTTP\/1\.1 413/);
  expect(statSync(path).size).toBeLessThanOrEqual(most);
});
