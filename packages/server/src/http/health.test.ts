import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';

import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

import { createApp } from '../app.ts';
import { openDatabase } from '../db/database.ts';
import { isEmbedded } from '../testing/database.ts';
import { type Product, startProduct } from '../testing/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** What /readyz answers, and whether it does so well before a query that takes three seconds. */
async function ask(app: FastifyInstance) {
  const startedAt = performance.now();
  const { statusCode, body } = await app.inject({ method: 'GET', url: '/readyz' });
  return { statusCode, body, inTime: performance.now() - startedAt < 2_700 };
}

const ready = { statusCode: 200, body: '{"ok":true}', inTime: true };
const away = { statusCode: 503, body: '{"ok":false}', inTime: true };

async function untilReady(app: FastifyInstance): Promise<void> {
  await expect.poll(() => ask(app), { timeout: 20_000 }).toEqual(ready);
}

test('while the database is busy for too long, the server is not ready, and then ready again', async () => {
  await untilReady(product.app);
  const connections = isEmbedded ? 1 : 10;
  const queries = Array.from({ length: connections }, () => sql`select pg_sleep(3)`.execute(product.ctx.db));

  const meanwhile = await ask(product.app);
  await Promise.all(queries);

  expect(meanwhile).toEqual(away);
  await untilReady(product.app);
});

describe.skipIf(isEmbedded)('with a database server', () => {
  test('one that stops is noticed, and found again when it is back', async () => {
    const { app, relay, broken } = await behindRelay();
    await untilReady(app);

    relay.stop();
    await vi.waitUntil(() => broken.length > 0, { timeout: 20_000 });
    const stopped = await ask(app);
    await relay.start();

    expect(stopped).toEqual(away);
    await untilReady(app);
    expect(broken).toEqual([expect.any(Error)]);
  });

  test('one that accepts connections but never answers is noticed, however often it is asked', async () => {
    const { app, relay } = await behindRelay();
    await untilReady(app);
    const before = relay.connections();

    relay.hang();
    const silent = await Promise.all(Array.from({ length: 15 }, () => ask(app)));
    const later = await ask(app);
    const more = relay.connections() - before;
    relay.resume();

    expect(new Set([...silent, later].map((one) => JSON.stringify(one)))).toEqual(
      new Set([JSON.stringify(away)]),
    );
    expect(more).toBeLessThan(2);
    await untilReady(app);
  });

  test('connections to a vanished server are given up', async () => {
    const { app, relay } = await behindRelay(500);
    await untilReady(app);

    relay.hang();
    const silent = await ask(app);
    relay.forgetConnections();

    expect(silent).toEqual(away);
    await untilReady(app);
  });
});

/** The product with its database behind a relay that can be cut or blocked. */
async function behindRelay(longestSilenceMs?: number) {
  const relay = await openRelay(new URL(process.env['TEST_DATABASE_URL'] ?? ''));
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(product.ctx.db);
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  url.host = `127.0.0.1:${relay.port}`;
  url.pathname = `/${rows[0]?.name}`;
  const broken: Error[] = [];
  const database = await openDatabase(
    { url: url.href, ...(longestSilenceMs && { longestSilenceMs }) },
    { onBrokenConnection: (reason) => void broken.push(reason) },
  );
  const app = await createApp({ ...product.ctx, db: database.db });
  onTestFinished(async () => {
    await app.close();
    await database.close();
    relay.stop();
  });
  return { app, relay, broken };
}

/** Passes bytes between the product and its database server while allowed to. */
async function openRelay({ hostname, port }: URL) {
  let isHanging = false;
  let opened = 0;
  let pairs: Socket[] = [];
  const server = createServer((near) => {
    const far = connect({ host: hostname, port: Number(port) });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => undefined);
      from.on('close', () => to.destroy());
      if (isHanging) from.pause();
    }
    pairs.push(near, far);
    opened += 1;
  });
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port; // as: it listens on a port
  };
  const own = await listen(0);

  return {
    port: own,
    /** How many connections there have been. */
    connections: () => opened,
    stop() {
      server.close();
      for (const socket of pairs) socket.destroy();
      pairs = [];
    },
    start: () => listen(own),
    hang() {
      isHanging = true;
      for (const socket of pairs) socket.pause();
    },
    resume() {
      isHanging = false;
      for (const socket of pairs) socket.resume();
    },
    /** New connections are relayed again, old ones never. */
    forgetConnections() {
      isHanging = false;
    },
  };
}
