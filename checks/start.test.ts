import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test, vi } from 'vitest';

import { freePort } from '../packages/server/src/testing/freePort.ts';
import { root } from './modules.ts';
import { ended, startProgram } from './starting.ts';

const folder = mkdtempSync(join(tmpdir(), 'cartouche-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The product as `npm start` runs it, on a folder that the tests of this file share. */
function start(port: number, env: Record<string, string> = {}) {
  const program = startProgram({ PORT: String(port), CARTOUCHE_DATA: folder, ...env });
  return { ...program, url: `http://127.0.0.1:${port}` };
}

async function answers(url: string): Promise<number> {
  for (let tries = 0; tries < 1_100; tries += 1) {
    const answer = await fetch(`${url}/livez`).catch(() => undefined);
    if (answer?.ok) return tries;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The product did not answer within 110 seconds.');
}

/** Waits until it accepts no new connections. */
async function untilClosed(port: number): Promise<void> {
  await vi.waitUntil(
    () =>
      new Promise((resolve) => {
        const probe = connect(port, '127.0.0.1', () => resolve(probe.destroy() && false));
        probe.on('error', () => resolve(true));
      }),
    { timeout: 60_000 },
  );
}

test('it prints one address, offers more games, refuses a second one on the folder, and Ctrl-C ends it', async () => {
  const first = start(await freePort());
  await answers(first.url);

  const second = start(await freePort());
  const secret = readFileSync(join(folder, 'auth-secret'), 'utf8').trim();
  const refused = await ended(second.product);
  const stopped = ended(first.product);
  first.product.kill('SIGINT');
  first.product.kill('SIGINT'); // as from a terminal; npm passes on a second one

  expect(first.said().match(/http:\S+/g)).toHaveLength(1);
  expect(first.said()).toMatch(/Stop Cartouche, and run: {2}npm run cli -- catalogue fetch\n/);
  expect(secret).toHaveLength(43);
  expect(refused).toBe(1);
  expect(second.said()).toContain('Another Cartouche is already running');
  expect(await stopped).toBe(0);
});

test('a request under way when the server is told to stop is answered whole', async () => {
  const port = await freePort();
  const { product, url, said } = start(port);
  await answers(url);
  const request = halfARequest(port);
  await request.sent;

  const stopped = ended(product);
  product.kill('SIGTERM');
  await untilClosed(port);
  const answer = await request.finish();

  expect(answer).toContain('credentials_invalid');
  expect(said(), 'more games are offered once').not.toContain('catalogue fetch');
  expect(await stopped).toBe(0);
});

test('while it runs, the command line has it write a dump', async () => {
  const { product, url } = start(await freePort());
  await answers(url);
  const dump = join(folder, 'games.dump');

  const env = { ...process.env, CARTOUCHE_DATA: folder };
  const said = execFileSync(process.execPath, [join(root, 'packages/server/src/cli.ts'), 'dump', dump], {
    env,
  });
  const stopped = ended(product);
  product.kill('SIGTERM');

  expect(String(said)).toMatch(/games\.dump has [\d,]+ rows of \d+ tables, and 0 files\.\n$/);
  expect(await stopped).toBe(0);
});

test('in production without a mail server, the start says that nobody can confirm an address', async () => {
  const production = {
    CARTOUCHE_EDITION: 'production',
    PUBLIC_URL: 'https://games.example.org',
    AUTH_SECRET: 'a secret of thirty-two characters',
  };
  const { product, url, said } = start(await freePort(), production);
  await answers(url);

  const stopped = ended(product);
  product.kill('SIGTERM');

  expect(await stopped).toBe(0);
  expect(said()).toContain('SMTP_URL is not set: no mail is sent, so nobody can confirm an address');
});

/** A sign-in whose body is sent only when the test says so. */
function halfARequest(port: number) {
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'a wrong one' });
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk));
  // The server's 100 Continue says that it has read the headers.
  const sent = new Promise((resolve) => socket.once('data', resolve));
  const head = `POST /api/session/sign-in HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\nconnection: close\r\nexpect: 100-continue\r\ncontent-length: ${body.length}\r\n\r\n`;
  socket.write(head + body.slice(0, 10));
  const finish = () =>
    new Promise<string>((resolve) => {
      socket.on('close', () => resolve(answer));
      socket.write(body.slice(10));
    });
  return { sent, finish };
}
