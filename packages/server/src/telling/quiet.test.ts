import { expect, test } from 'vitest';

import { timesFor } from './quiet.ts';

const usual = { isQuiet: true, quiet_from: 22 * 60, quiet_to: 8 * 60, time_zone: 'Europe/Paris' };

test.each([
  ['in the evening nothing waits', '2026-11-22T20:59:00Z', undefined, '2026-11-23T07:00:00.000Z'],
  [
    'at night it waits for the morning',
    '2026-11-22T21:00:00Z',
    '2026-11-23T07:00:00.000Z',
    '2026-11-23T07:00:00.000Z',
  ],
  ['before the morning too', '2026-11-23T06:59:59Z', '2026-11-23T07:00:00.000Z', '2026-11-23T07:00:00.000Z'],
  ['from the morning on nothing waits', '2026-11-23T07:00:00Z', undefined, '2026-11-24T07:00:00.000Z'],
  [
    'also in the night when clocks change',
    '2026-03-28T23:30:00Z',
    '2026-03-29T06:00:00.000Z',
    '2026-03-29T06:00:00.000Z',
  ],
])('%s', (_title, now, notBefore, digestAt) => {
  const times = timesFor(usual, new Date(now));

  expect([times.notBefore?.toISOString(), times.digestAt.toISOString()]).toEqual([notBefore, digestAt]);
});

test('nothing is quiet where nobody knows what time it is, nor for who wants to hear at once', () => {
  const night = new Date('2026-11-22T23:00:00Z');

  expect(timesFor({ ...usual, time_zone: null }, night).notBefore).toBeUndefined();
  expect(timesFor({ ...usual, isQuiet: false }, night).notBefore).toBeUndefined();
});

test('quiet hours that would end while clocks jump end after that', () => {
  const hours = { ...usual, quiet_to: 150 };
  const times = timesFor(hours, new Date('2026-03-29T00:45:00Z'));

  expect(times.notBefore?.toISOString()).toBe('2026-03-29T01:30:00.000Z');
});
