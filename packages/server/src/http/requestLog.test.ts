import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { createApp } from '../app.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';

let product: Product;
let app: FastifyInstance;
let ana: TestUser;
let lines: string[] = [];
beforeAll(async () => {
  product = await startProduct();
  ana = await product.user('ana');
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  app = await createApp({ ...product.ctx, log });
});
beforeEach(() => void (lines = []));
afterAll(async () => {
  await app.close();
  await product.close();
});

/** The answer's id, and its line in the log. */
async function ask(url: string, headers: Record<string, string> = {}) {
  const answer = await app.inject({ method: 'GET', url, headers });
  const id = answer.headers['x-request-id'];
  const noted = lines.map((line) => JSON.parse(line) as Record<string, unknown>); // as: what pino writes
  return { id, line: noted.find(({ msg, requestId }) => msg === 'answered' && requestId === id) };
}

test.each([
  ['/api/session', {}, 'GET /api/session', 401],
  ['/api/archive', {}, 'GET /api/archive', 401],
  ['/nobody-is-here', {}, 'GET (no page)', 404],
  ['/api/nothing-there?email=ana@example.com', {}, 'GET /api/*', 404],
  ['/collection/owned', {}, 'GET /collection/:platformId', 200],
  ['/livez', { host: 'evil.example' }, 'GET /livez', 403],
])('%s has an id on its answer and a line in the log', async (url, headers, call, status) => {
  const { id, line } = await ask(url, headers);

  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(line).toMatchObject({ requestId: id, call, status, ms: expect.any(Number) as number });
});

test('the log does not say who asked, or for what', async () => {
  const [gameId] = await product.games(['F-Zero'], 19);
  lines = [];

  await ask(`/api/collection/${gameId}?title=Zelda`, { cookie: ana.cookie, 'user-agent': 'Netscape 4' });
  await ask('/api/auth/verify-email?token=secret-token');

  const known = ['level', 'time', 'pid', 'hostname', 'requestId', 'call', 'status', 'ms', 'msg'];
  const noted = lines.map((line) => JSON.parse(line) as Record<string, unknown>); // as: what pino writes
  expect(noted.filter(({ msg }) => msg === 'answered')).toHaveLength(2);
  expect(new Set(noted.flatMap((line) => Object.keys(line)))).toEqual(
    new Set(known.filter((key) => noted.some((line) => key in line))),
  );
  expect(lines.join('')).not.toMatch(/secret-token|Zelda|Netscape|127\.0\.0\.1/);
  expect(lines.join('')).not.toContain(`/${gameId}`);
  expect(lines.join('')).not.toContain(ana.id);
});
