import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, startProduct } from '../testing/product.ts';
import { type Allowance, inLane } from './lanes.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const allowance = (provider: string, more: Partial<Allowance & { mostWaitMs: number }> = {}) => ({
  provider,
  lanes: 3,
  everyMs: 0,
  lastsMs: 5_000,
  mostWaitMs: 5_000,
  ...more,
});

test('no more questions are open at once than there are lanes, and all are answered in the end', async () => {
  let open = 0;
  let most = 0;
  const ask = () =>
    inLane(product.ctx, allowance('eight of them'), async () => {
      open += 1;
      most = Math.max(most, open);
      await sleep(30);
      open -= 1;
      return 'answered';
    });

  const answers = await Promise.all(Array.from({ length: 8 }, ask));

  expect(answers).toEqual(Array(8).fill('answered'));
  expect(most).toBe(3);
});

test('questions are sent one after the other at their pace, whichever lane they are in', async () => {
  const sentAt: number[] = [];
  const ask = () =>
    inLane(product.ctx, allowance('paced', { everyMs: 80 }), async (pace) => {
      await pace();
      sentAt.push(performance.now());
    });

  await Promise.all(Array.from({ length: 5 }, ask));

  const pauses = sentAt.slice(1).map((at, index) => at - (sentAt[index] ?? 0));
  expect(pauses).toHaveLength(4);
  // A timer may be late, which brings the next question closer.
  expect((sentAt.at(-1) ?? 0) - (sentAt[0] ?? 0)).toBeGreaterThan(4 * 80 - 30);
});

test('who would wait too long for a lane is asked to come later', async () => {
  let end = () => undefined as void;
  const held = inLane(
    product.ctx,
    allowance('full', { lanes: 1 }),
    () => new Promise<void>((resolve) => (end = resolve)),
  );
  await sleep(50);

  const refused = inLane(product.ctx, allowance('full', { lanes: 1, mostWaitMs: 150 }), async () => 'asked');
  await expect(refused).rejects.toMatchObject({ code: 'slow_down' });

  end();
  await held;
  await expect(inLane(product.ctx, allowance('full', { lanes: 1 }), async () => 'asked')).resolves.toBe(
    'asked',
  );
});

test('a lane whose process ended is free after its time, and a question that fails passes its lane on', async () => {
  void inLane(
    product.ctx,
    allowance('ended', { lanes: 1, lastsMs: 200 }),
    () => new Promise(() => undefined),
  );
  await sleep(50);
  const one = allowance('ended', { lanes: 1 });

  const failed = inLane(product.ctx, one, () => Promise.reject(new Error('no answer')));
  await expect(failed).rejects.toThrow('no answer');

  expect(await inLane(product.ctx, one, async () => 'next')).toBe('next');
});

test('a time that was booked by a clock far ahead holds nobody up', async () => {
  const ahead = new Date(Date.now() + 10 * 60_000);
  await product.ctx.db.insertInto('call_paces').values({ provider: 'ahead', next_at: ahead }).execute();

  const asked = inLane(product.ctx, allowance('ahead', { everyMs: 50 }), (pace) => pace());
  const first = await Promise.race([asked.then(() => 'asked'), sleep(5_000).then(() => 'waiting')]);

  expect(first).toBe('asked');
});
