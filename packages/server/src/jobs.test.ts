import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';

import type { Context } from './context.ts';
import { every } from './jobs.ts';

test('a failing job says since when, and that it works again', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const now = new Date('2026-11-22T12:00:00Z');
  const outcomes = ['good', 'bad', 'bad', 'good'];

  // as: this job needs no more of the context
  const ctx = { log, now: () => now } as unknown as Context;
  const stop = every(ctx, {
    name: 'count stars',
    pauseMs: 1,
    run: async () => {
      if (outcomes.shift() === 'bad') throw new Error('cloudy');
    },
  });
  await vi.waitUntil(() => outcomes.length === 0 && lines.length === 3, { timeout: 10_000 });
  await stop();

  const failed = { msg: 'job failed', job: 'count stars', lastDone: now.toISOString() };
  expect(lines).toMatchObject([
    { ...failed, failures: 1, err: { message: 'cloudy' } },
    { ...failed, failures: 2 },
    { msg: 'job works again', job: 'count stars', failures: 2 },
  ]);
});

test('a job that runs every hour runs soon after the start as well', async () => {
  let runs = 0;
  // as: this job needs no more of the context
  const ctx = { log: pino({ level: 'silent' }), now: () => new Date() } as unknown as Context;

  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const stop = every(ctx, { name: 'count stars', pauseMs: 3_600_000, run: async () => void (runs += 1) });
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  const first = runs;
  await vi.advanceTimersByTimeAsync(3_600_000);
  await stop();

  expect([first, runs]).toEqual([1, 2]);
});

test.each([
  [
    'a job that runs every hour logs its success at info',
    3_600_000,
    [{ level: 30, msg: 'job done', job: 'count stars' }],
  ],
  ['a job that runs every few seconds does not fill the log with successes', 5_000, []],
])('%s', async (_what, pauseMs, expected) => {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  // as: this job needs no more of the context
  const ctx = { log, now: () => new Date() } as unknown as Context;

  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const stop = every(ctx, { name: 'count stars', pauseMs, run: async () => undefined });
  await vi.advanceTimersByTimeAsync(pauseMs);
  await stop();

  expect(lines).toMatchObject(expected);
});
