import type { Move } from '@cartouche/contract/moving';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { inTransaction } from '../context.ts';
import { givePlan, lockTier } from '../subscription/subscription.ts';
import { isEmbedded } from '../testing/database.ts';
import { failAt } from '../testing/faults.ts';
import { csvOf, moveOf, uploadMove } from '../testing/moving.ts';
import { type Answer, type Product, type TestUser, startProduct } from '../testing/product.ts';
import { resumeMoves } from './abandoned.ts';
import { forgetOldMoves } from './moving.ts';
import { holdMove } from './moving.store.ts';
import { endIn, withLease } from './work.ts';

const titles = Array.from({ length: 900 }, (_one, place) => `Long list ${place + 1}`);
const file = csvOf(titles.map((title) => [title, 'Platform 19', 'CARTRIDGE', 'GOOD']));
const leaseMs = 30_000;
const dayMs = 24 * 3_600_000;
const mostTries = 5;
let product: Product;
let inSecondBatch: number;
let ana: TestUser;
let moveId: number;
beforeAll(async () => {
  product = await startProduct();
  inSecondBatch = (await product.games(titles, 19))[600] ?? 0;
});
beforeEach(async () => {
  ana = await product.user('ana');
  await givePlan(product.ctx, ana.email, 'pro');
  ({ id: moveId } = await moveOf(product, ana, file));
});
afterAll(() => product.close());

const act = (call: string): Promise<Answer> => product.as(ana, `moving.${call}`, { moveId });
const move = async () => (await act('get')).body as Move; // as: the contract's output
const gamesOf = async () => ((await product.as(ana, 'collection.summary')).body as { games: number }).games; // as: the contract's output
const failWriting = () =>
  failAt(product, { table: 'user_collection', on: 'insert', when: `new.game_id = ${inSecondBatch}` });

async function resumeAfter(ms: number): Promise<void> {
  product.later(ms);
  await resumeMoves(product.ctx);
}

test('writing that the database fails halfway is gone on with, once its lease is over', async () => {
  const mend = await failWriting();

  const answer = await act('write');
  const halfway = await gamesOf();
  await mend();
  await resumeAfter(leaseMs / 2);
  const early = await gamesOf();
  await resumeAfter(leaseMs);

  expect(answer).toMatchObject({ status: 200, body: { state: 'writing', hasFailed: false } });
  expect([halfway, early]).toEqual([400, 400]);
  expect(await move()).toMatchObject({ state: 'written', done: 900, hasFailed: false });
  expect(await gamesOf()).toBe(900);
  await act('undo');
  expect(await gamesOf()).toBe(0);
});

test('writing that fails again and again is taken back, which the user is told until they try again', async () => {
  const mend = await failWriting();
  await act('write');

  for (let tries = 1; tries < mostTries; tries += 1) await resumeAfter(leaseMs + 1000);
  const before = [(await move()).state, await gamesOf()];
  await resumeAfter(leaseMs + 1000);
  const after = await move();
  const left = await gamesOf();
  await mend();
  await act('write');

  expect(before).toEqual(['writing', 400]);
  expect(after).toMatchObject({ state: 'ready', hasFailed: true, wasStopped: false, written_at: null });
  expect(left).toBe(0);
  expect(await move()).toMatchObject({ state: 'written', hasFailed: false });
  expect(await gamesOf()).toBe(900);
});

test('a file that one user cannot bring holds up nobody else’s', async () => {
  const mend = await failWriting();
  await act('write');
  const bo = await product.user('bo');
  const { id } = await moveOf(product, bo, csvOf([['Long list 1', 'Platform 19', 'CARTRIDGE', 'GOOD']]));
  product.later(1000);
  await sql`update moves set state = 'writing', busy_until = ${product.ctx.now()} where id = ${id}`.execute(
    product.ctx.db,
  );

  await resumeAfter(leaseMs + 1000);
  await mend();

  expect((await product.as(bo, 'moving.get', { moveId: id })).body).toMatchObject({ state: 'written' });
});

test('an undo that fails again and again leaves the rest to be taken back later, and says so', async () => {
  await act('write');
  const mend = await failAt(product, {
    table: 'user_bin',
    on: 'insert',
    when: `new.game_id = ${inSecondBatch}`,
  });

  const answer = await act('undo');
  for (let tries = 0; tries < mostTries; tries += 1) await resumeAfter(leaseMs + 1000);
  const failed = await move();
  const left = await gamesOf();
  await mend();
  await act('undo');

  expect(answer).toMatchObject({ status: 200, body: { state: 'undoing' } });
  expect(failed).toMatchObject({ state: 'written', hasFailed: true });
  expect(left).toBe(500);
  expect(await move()).toMatchObject({ state: 'undone', hasFailed: false });
  expect(await gamesOf()).toBe(0);
});

test('a dry run that fails again and again is given up, and says so', async () => {
  const mend = await failAt(product, { table: 'move_rows', on: 'update', when: 'new.place = 600' });

  const answer = await act('match');
  for (let tries = 0; tries < mostTries; tries += 1) await resumeAfter(leaseMs + 1000);
  const failed = await move();
  await mend();

  expect(answer).toMatchObject({ status: 200, body: { state: 'matching' } });
  expect(failed.hasFailed).toBe(true);
  expect((await product.as(ana, 'moving.match', { moveId })).body).toMatchObject({
    state: 'ready',
    hasFailed: false,
    plan: { adds: 900 },
  });
});

test('writing that is stopped while nobody works on it is taken back by whoever comes to it', async () => {
  const mend = await failWriting();
  await act('write');
  await act('stop');
  await mend();

  await resumeAfter(leaseMs + 1000);

  expect(await move()).toMatchObject({ state: 'ready', hasFailed: false, wasStopped: true });
  expect(await gamesOf()).toBe(0);
  await act('write');
  expect(await move()).toMatchObject({ state: 'written', wasStopped: false });
});

test('what was half written is kept until the work on it has ended', async () => {
  const mend = await failWriting();
  await act('write');
  await mend();

  product.later(8 * dayMs);
  await forgetOldMoves(product.ctx);
  await resumeMoves(product.ctx);

  expect((await move()).state).toBe('written');
  expect(await gamesOf()).toBe(900);
});

test('a file is not taken back while it is written, but afterwards', async () => {
  const mend = await failWriting();
  await act('write');
  await mend();
  const early = await act('undo');
  const still = await move();
  await resumeAfter(leaseMs + 1000);
  await act('undo');

  expect(early).toMatchObject({ status: 409, body: { code: 'move_went_on' } });
  expect(still).toMatchObject({ state: 'writing', done: 400 });
  expect((await move()).state).toBe('undone');
  expect(await gamesOf()).toBe(0);
});

test('a file that is sent while another one is worked on waits for that one', async () => {
  const mend = await failWriting();
  await act('write');

  const { body } = await uploadMove(
    product,
    ana,
    csvOf([['Long list 1', 'Platform 19', 'CARTRIDGE', 'GOOD']]),
  );
  const { id } = body as Move; // as: the contract's output
  const early = await product.as(ana, 'moving.match', { moveId: id });
  await mend();
  await resumeAfter(leaseMs + 1000);
  await resumeAfter(1000);

  expect(early).toMatchObject({ status: 409, body: { code: 'move_busy' } });
  expect((await move()).state).toBe('written');
  expect((await product.as(ana, 'moving.get', { moveId: id })).body).toMatchObject({ state: 'ready' });
});

test('a file that waits says for which one, and can be stopped and forgotten at once', async () => {
  const mend = await failWriting();
  await act('write');
  const other = csvOf([['Long list 1', 'Platform 19', 'CARTRIDGE', 'GOOD']]);
  const { id } = (await uploadMove(product, ana, other, 'other.csv')).body as Move; // as: the contract's output
  const { id: third } = (await uploadMove(product, ana, other, 'third.csv')).body as Move; // as: the contract's output
  const ofOther = async (call: string) => (await product.as(ana, `moving.${call}`, { moveId: id })).body;

  const waiting = await ofOther('get');
  await ofOther('stop');
  const stopped = await ofOther('get');
  const forgotten = await product.as(ana, 'moving.forget', { moveId: third });
  await mend();
  await resumeAfter(leaseMs + 1000);
  await resumeAfter(1000);

  expect(waiting).toMatchObject({ state: 'matching', waitsFor: { id: moveId, file_name: 'games.csv' } });
  expect(stopped).toMatchObject({ state: 'mapping', waitsFor: null });
  expect(forgotten.status).toBe(200);
  expect(await move()).toMatchObject({ state: 'written', waitsFor: null });
  expect(await ofOther('get')).toMatchObject({ state: 'mapping' });
  expect(await ofOther('match')).toMatchObject({ state: 'ready' });
});

test('of files that brought nothing the newest twenty are kept', async () => {
  await sql`insert into moves (user_id, file_name, form, state, told, settings, rows, made_at)
    select user_id, file_name, form, state, told, settings, 0, made_at
    from moves, generate_series(1, 19) where id = ${moveId}`.execute(product.ctx.db);
  const before = await act('get');

  await uploadMove(product, ana, csvOf([['Long list 1', 'Platform 19', 'CARTRIDGE', 'GOOD']]));

  expect(before.status).toBe(200);
  expect(await act('get')).toMatchObject({ status: 404 });
  expect((await product.as(ana, 'moving.list')).body).toHaveLength(20);
});

// The embedded database has one session, so nobody can wait there while another process goes on.
test.runIf(!isEmbedded)(
  'a worker that waited until another took its work over writes nothing more',
  async () => {
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    const { promise: isHeld, resolve: held } = Promise.withResolvers<void>();
    const holding = inTransaction(product.ctx, async (ctx) => {
      await lockTier(ctx, ana.id);
      held();
      await isReleased;
    });
    const waiting = async () => {
      const { rows } = await sql<{ ones: number }>`select count(*)::int as ones from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(product.ctx.db);
      return rows[0]?.ones;
    };
    await isHeld;

    const first = act('write');
    await expect.poll(waiting).toBe(1);
    const second = resumeAfter(leaseMs + 1000);
    await expect.poll(waiting).toBe(2);
    release();
    await Promise.all([holding, second]);

    expect(await first).toMatchObject({ status: 200 });
    expect(await move()).toMatchObject({ state: 'written', done: 900 });
    expect(await gamesOf()).toBe(900);
    await act('undo');
    expect(await gamesOf()).toBe(0);
  },
);

test('a batch that takes longer than a lease keeps it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const busy = sql<{
    is_busy: boolean;
  }>`select busy_until > ${product.ctx.now()}::timestamptz + interval '35 s' as is_busy
    from moves where id = ${moveId}`;

  let isKept = false;
  await withLease(product.ctx, { userId: ana.id, moveId, from: ['ready'], to: 'writing' }, async () => {
    product.later(leaseMs / 2);
    vi.advanceTimersByTime(leaseMs / 3);
    vi.useRealTimers();
    await expect.poll(async () => (await busy.execute(product.ctx.db)).rows[0]?.is_busy).toBe(true);
    isKept = true;
  });

  expect(isKept).toBe(true);
});

test('a lease that is renewed as its work ends is over all the same', async () => {
  await withLease(product.ctx, { userId: ana.id, moveId, from: ['ready'], to: 'writing' }, async (lease) => {
    await endIn(product.ctx, lease, { state: 'written' });
    await holdMove(product.ctx.db, lease, new Date(product.ctx.now().getTime() + leaseMs));
  });

  const other = await moveOf(product, ana, csvOf([['Long list 1', 'Platform 19', 'CARTRIDGE', 'GOOD']]));

  expect(other.state).toBe('ready');
});
