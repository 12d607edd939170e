import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { root } from './modules.ts';

const folder = mkdtempSync(join(tmpdir(), 'cartouche-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The product as `npm start` runs it, on a folder that the tests of this file share. */
function start(port: number) {
  const env = { ...process.env, PORT: String(port), CARTOUCHE_DATA: folder, LOG_LEVEL: 'warn' };
  const product = spawn(process.execPath, [join(root, 'start.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  product.stdout.on('data', (chunk) => (output += chunk));
  product.stderr.on('data', (chunk) => (output += chunk));
  return { product, url: `http://127.0.0.1:${port}`, said: () => output };
}

async function answers(url: string): Promise<number> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`${url}/livez`).catch(() => undefined);
    if (answer?.ok) return tries;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The product did not answer within a minute.');
}

function ended(product: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => product.once('exit', (code) => resolve(code)));
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const at = probe.address();
      probe.close(() => resolve(typeof at === 'object' && at ? at.port : 0));
    });
  });
}

test('it prints one address, a second one on the folder is refused, and Ctrl-C ends it cleanly', async () => {
  const first = start(await freePort());
  await answers(first.url);

  const second = start(await freePort());
  const refused = await ended(second.product);
  const stopped = ended(first.product);
  first.product.kill('SIGINT');
  first.product.kill('SIGINT'); // the terminal sends it, and npm once more

  expect(first.said().match(/http:\S+/g)).toHaveLength(1);
  expect(refused).toBe(1);
  expect(second.said()).toContain('Another Cartouche is already running');
  expect(await stopped).toBe(0);
});

test('a request that is being answered when it is told to stop is answered whole', async () => {
  const port = await freePort();
  const { product, url } = start(port);
  await answers(url);
  const request = halfARequest(port);
  await request.sent;

  const stopped = ended(product);
  product.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 200));
  const answer = await request.finish();

  expect(answer).toContain('credentials_invalid');
  expect(await stopped).toBe(0);
});

test('a port that is taken is named in one line', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const at = taken.address();
  const { product, said } = start(typeof at === 'object' && at ? at.port : 0);

  const code = await ended(product);
  taken.close();

  expect(code).toBe(1);
  expect(said()).toMatch(/^Port \d+ is in use\. Stop what uses it, or set PORT to another one\.$/m);
});

/** A sign-in whose body arrives only when the test says so. */
function halfARequest(port: number) {
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'a wrong one' });
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk));
  const sent = new Promise<void>((resolve) => {
    const head = `POST /api/session/sign-in HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\nconnection: close\r\ncontent-length: ${body.length}\r\n\r\n`;
    socket.write(head + body.slice(0, 10), () => setTimeout(resolve, 200));
  });
  const finish = () =>
    new Promise<string>((resolve) => {
      socket.on('close', () => resolve(answer));
      socket.write(body.slice(10));
    });
  return { sent, finish };
}
