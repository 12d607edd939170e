import type { AddressInfo } from 'node:net';

import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createApp } from '../app.ts';
import { givePlan } from '../subscription/subscription.ts';
import { type Product, startProduct } from '../testing/product.ts';

let product: Product;
let app: FastifyInstance;
let lines: string[] = [];
beforeAll(async () => {
  product = await startProduct();
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  app = await createApp({ ...product.ctx, log });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await product.close();
});

test.each([
  ['/api/collection-full?form=xlsx', 'user_collection_files'],
  ['/api/collection-full?form=csv', 'user_collection_files'],
  ['/api/collection-full?form=json', 'user_collection_files'],
  ['/api/archive', 'user_platforms'],
])('the download %s ends early if its query fails on the way, and the log says why', async (path, table) => {
  const ana = await product.user('ana');
  await givePlan(product.ctx, ana.email, 'pro');
  const [gameId] = await product.games([`Game ${crypto.randomUUID()}`]);
  await product.as(ana, 'collection.save', { gameId });
  const { db } = product.ctx;
  const { port } = app.server.address() as AddressInfo; // as: it listens on a port
  lines = [];

  await sql`alter table ${sql.table(table)} rename to gone`.execute(db);
  const download = fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie: ana.cookie } });
  const outcome = download.then((answer) => answer.arrayBuffer());

  await expect(outcome).rejects.toThrow('terminated');
  await sql`alter table gone rename to ${sql.table(table)}`.execute(db);
  expect(lines.join('')).toContain(`relation \\"${table}\\" does not exist`);
});
