import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { putDatabase } from '../packages/server/src/testing/database.ts';
import { freePort } from '../packages/server/src/testing/freePort.ts';
import { root } from './modules.ts';
import { ended, startDev } from './starting.ts';

const folder = mkdtempSync(join(tmpdir(), 'cartouche-dev-'));
const port = await freePort();
const address = `http://localhost:${port}`;
const person = { email: 'ana@example.com', password: 'correct horse battery' };
let dev: ReturnType<typeof startDev>;
beforeAll(async () => {
  await putDatabase(folder);
  dev = startDev({ PORT: String(port), CARTOUCHE_DATA: folder, PUBLIC_URL: '' });
  await vi.waitUntil(() => dev.said().includes('is ready'), { timeout: 230_000, interval: 100 });
}, 240_000);
afterAll(async () => {
  const stopped = ended(dev.product);
  dev.product.kill('SIGTERM');
  await stopped;
  rmSync(folder, { recursive: true, force: true });
});

/** Asks as a browser does for a page of an origin. */
async function ask(method: string, path: string, { body = {}, cookie = '', origin = address } = {}) {
  const site = origin === address ? 'same-origin' : 'same-site';
  const headers = { origin, 'sec-fetch-site': site, 'content-type': 'application/json', cookie };
  const sent = method === 'GET' ? {} : { body: JSON.stringify(body) };
  return await fetch(address + path, { method, headers, redirect: 'manual', ...sent });
}

const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');

async function confirmedBy(email: string): Promise<string> {
  let link = '';
  await expect
    .poll(
      async () => {
        const mails = (await (await fetch(`${address}/api/outbox`)).json()) as { to: string; text: string }[];
        link = /http\S+/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[0] ?? '';
        return link;
      },
      { timeout: 60_000 },
    )
    .toContain(address);
  return cookieOf(await ask('GET', link.slice(address.length)));
}

test('a sign-in and a write work at the address of npm run dev, before and after the server starts again', async () => {
  await ask('POST', '/api/session/sign-up', { body: person });
  const confirmed = await confirmedBy(person.email);
  const signedIn = await ask('POST', '/api/session/sign-in', { body: person, cookie: confirmed });
  const cookie = cookieOf(signedIn);
  const games = await ask('GET', '/api/rpc/fetch_games?p_limit=2', { cookie });
  const [first, second] = (await games.json()) as { game_id: number }[]; // as: the contract's output

  const before = await ask('PUT', `/api/collection/${first?.game_id}`, { cookie });
  utimesSync(join(root, 'start.ts'), new Date(), new Date());
  await expect.poll(dev.said, { timeout: 60_000 }).toContain('The server starts again');
  const after = await ask('PUT', `/api/collection/${second?.game_id}`, { cookie });

  expect([signedIn.status, before.status, after.status]).toEqual([200, 200, 200]);
});

test('the web at that address reloads by itself, and says where the product is', async () => {
  const page = await (await fetch(`${address}/collection/all`, { headers: { accept: 'text/html' } })).text();
  const source = await fetch(`${address}/src/main.tsx`);

  expect(page).toContain('/@vite/client');
  expect(source.headers.get('content-type')).toContain('javascript');
  expect(dev.said()).toContain(`Cartouche is ready at ${address}`);
});

test('a page of another origin is refused there too', async () => {
  const { status, headers } = await ask('POST', '/api/session/sign-in', {
    body: person,
    origin: 'http://localhost:5173',
  });

  expect(status).toBe(403);
  expect(headers.get('access-control-allow-origin')).toBeNull();
});
