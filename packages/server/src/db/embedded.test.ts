import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';

import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';

import { openTestDatabase } from '../testing/database.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';

let database: Database;
let image: Uint8Array;
beforeAll(async () => {
  database = await openTestDatabase();
  image = await database.dump();
});
afterAll(() => database.close());

const slowQuery = 'select count(*) from generate_series(1, 4000000)';
/** Keeps none of its rows, so that it can run for hours. */
const endlessQuery = 'select count(*) from (select generate_series(1, 1000000000000)) as numbers';

test('a slow query does not hold up the event loop', async () => {
  let longestGapMs = 0;
  let lastTick = performance.now();
  const started = lastTick;
  const ticks = setInterval(() => {
    longestGapMs = Math.max(longestGapMs, performance.now() - lastTick);
    lastTick = performance.now();
  }, 5);

  await sql.raw(slowQuery).execute(database.db);
  const tookMs = performance.now() - started;
  clearInterval(ticks);

  expect(longestGapMs).toBeLessThan(tookMs / 2);
});

test('a query outside the transaction, which would wait for it, becomes an error', async () => {
  const inside = database.db.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const outside = sql`select 2`.execute(database.db);
    vi.advanceTimersByTime(30_000);
    await outside;
  });
  onTestFinished(() => void vi.useRealTimers());

  await expect(inside).rejects.toThrow('timeout');
  vi.useRealTimers();
  expect((await sql`select 3 as three`.execute(database.db)).rows).toEqual([{ three: 3 }]);
});

test.each([
  ['between two queries', async (client: Client) => void (await client.query('select 1'))],
  [
    'in the middle of a query',
    async (client: Client) => {
      let isAnswered = false;
      const running = client.query(slowQuery).finally(() => (isAnswered = true));
      void running.catch(() => undefined);
      await nextTurn(); // the bytes have left for the worker
      expect(isAnswered).toBe(false);
    },
  ],
])('a connection that dies in a transaction, %s, leaves nothing behind', async (_when, reach) => {
  const engine = await openEmbedded({ image });
  onTestFinished(engine.close);
  const first = await connect(engine.connect);
  await first.query(
    `begin; create table lost (n integer); set timezone = 'Asia/Tokyo'; prepare p as select 1`,
  );

  await reach(first);
  first.connection.stream.destroy();
  const second = await connect(engine.connect);
  const { rows } = await second.query(
    `select to_regclass('lost') as lost, current_setting('timezone') as timezone,
      (select count(*)::int from pg_prepared_statements) as prepared, pg_current_xact_id_if_assigned() as transaction`,
  );

  expect(rows).toEqual([{ lost: null, timezone: 'UTC', prepared: 0, transaction: null }]);
});

test('when the worker is terminated, the running query and later ones fail, but closing succeeds', async () => {
  const [engine, worker] = await withWorker(() => openEmbedded({ image }));
  const client = await connect(engine.connect);

  const running = client.query(endlessQuery);
  const dumping = engine.dump();
  await untilBusy(worker);
  void worker.terminate();

  const reason = 'The embedded database has stopped.';
  await expect(running).rejects.toThrow(reason);
  await expect(dumping).rejects.toThrow(reason);
  await expect(engine.dump()).rejects.toThrow(reason);
  await expect(connect(engine.connect)).rejects.toThrow(reason);
  await engine.close();
});

test('when the worker throws, waiting and later queries fail with its reason', async () => {
  const [engine, worker] = await withWorker(() => openEmbedded({ image }));
  const client = await connect(engine.connect);

  worker.postMessage({ kind: 'unknown' });
  const waiting = client.query('select 1');

  const reason = 'is not a function';
  await expect(waiting).rejects.toThrow(reason);
  await expect(connect(engine.connect)).rejects.toThrow(reason);
  await engine.close();
});

test('when the worker dies while opening the folder, the folder is released', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cartouche-embedded-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));

  for (const _attempt of ['first', 'second']) {
    const opening = withWorker(
      () => openEmbedded({ folder: join(folder, 'db') }),
      (worker) => worker.terminate(),
    );
    await expect(opening).rejects.toThrow('The embedded database has stopped.');
  }
});

test('when the worker dies while closing, closing fails instead of waiting', async () => {
  const [engine, worker] = await withWorker(() => openEmbedded({ image }));

  const closing = engine.close();
  await worker.terminate();

  await expect(closing).rejects.toThrow('The embedded database has stopped.');
});

test('closing twice is the same as once', async () => {
  const engine = await openEmbedded({ image });

  await Promise.all([engine.close(), engine.close()]);
  await engine.close();

  await expect(engine.dump()).rejects.toThrow('The embedded database has stopped.');
});

async function connect(stream: () => Duplex): Promise<Client> {
  // as: missing from pg's types
  const client = new pg.Client({ user: 'postgres', database: 'postgres', stream }) as Client;
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

type Client = pg.Client & { connection: { stream: { destroy: () => void } } };

/** Waits until the worker computes from one look to the next without a pause, which it does only in a query. */
async function untilBusy({ performance: { eventLoopUtilization } }: Worker): Promise<void> {
  let last = eventLoopUtilization();
  await vi.waitUntil(
    () => {
      const now = eventLoopUtilization();
      const { utilization } = eventLoopUtilization(now, last);
      last = now;
      return utilization === 1;
    },
    { timeout: 10_000 },
  );
}

/** Answers what was opened, and the worker that it started. */
async function withWorker<T>(
  open: () => Promise<T>,
  onWorker: (worker: Worker) => unknown = () => undefined,
): Promise<[T, Worker]> {
  const started = Promise.withResolvers<Worker>();
  process.once('worker', started.resolve);
  void started.promise.then(onWorker);
  return [await open(), await started.promise];
}
