import { expect, test } from 'vitest';

import { Refusal } from '../refusal.ts';
import { nextAfterAnswer, nextAfterFailure, toPace } from './pace.ts';

const minute = 60_000;
const hour = 60 * minute;
const now = new Date('2026-11-22T12:00:00Z');
const at = (ms: number) => new Date(now.getTime() + ms);

test('each question is asked every hour, or as often as the marketplace allows', () => {
  expect(toPace(3000, Infinity).periodMs).toBe(hour);
  expect(toPace(100, 100).periodMs).toBe(hour);
  expect(toPace(3000, 100).periodMs).toBe(30 * hour);
});

test('no minute has more than twice the mean, nor more than the marketplace allows', () => {
  for (const [count, perHour] of [
    [3000, Infinity],
    [3000, 100],
    [100_000, 800],
    [600, 1000],
  ] as const) {
    const { periodMs, rate } = toPace(count, perHour);
    const perMinute = (count * minute) / periodMs;
    const most = rate.times * (60 / rate.perSeconds);
    expect(most).toBeLessThanOrEqual(Math.max(2 * perMinute, 30));
    expect(most).toBeLessThanOrEqual(Math.max(perHour / 60 + 6, 6));
  }
});

test('a question keeps its place in the hour, and one that was missed or never asked gets any', () => {
  const pace = toPace(10, Infinity);
  const next = (due: number, answered_at: Date | null) =>
    nextAfterAnswer({ next_ask_at: at(due), answered_at }, pace, now).getTime() - now.getTime();

  expect(next(-minute, at(-hour))).toBeGreaterThan(57 * minute);
  expect(next(-minute, at(-hour))).toBeLessThan(61 * minute);
  const lost = Array.from({ length: 200 }, () => next(-5 * hour, at(-9 * hour)));
  const first = Array.from({ length: 200 }, () => next(-minute, null));
  for (const places of [lost, first]) {
    expect(Math.min(...places)).toBeLessThan(15 * minute);
    expect(Math.max(...places)).toBeGreaterThan(45 * minute);
  }
});

test('a failure is followed by longer and longer pauses, and what the marketplace asks for', () => {
  const pace = toPace(10, Infinity);
  const wait = (failures: number, error: unknown = new Refusal('marketplace_unavailable')) =>
    (nextAfterFailure({ error, failures }, pace, now).getTime() - now.getTime()) / minute;

  expect(wait(1)).toBeLessThan(1.5);
  expect(wait(5)).toBeGreaterThanOrEqual(16);
  expect(wait(90)).toBeLessThanOrEqual(75);
  expect(wait(1, new Refusal('marketplace_busy', { minutes: 360 }))).toBeGreaterThanOrEqual(360);
});
