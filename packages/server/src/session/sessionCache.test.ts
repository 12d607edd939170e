import { expect, test } from 'vitest';

import type { UserId } from '../context.ts';
import { createSessionCache } from './sessionCache.ts';

const of = (userId: string) => ({ userId: userId as UserId, since: 0, endsAt: 1 }); // as: a user of the test's own

test('the oldest goes first, and what is kept anew is young again', () => {
  const cache = createSessionCache(2);
  cache.keep('a', of('ana'));
  cache.keep('b', of('bo'));
  cache.keep('a', of('ana'));

  cache.keep('c', of('cy'));

  expect(['a', 'b', 'c'].map((value) => cache.find(value)?.userId)).toEqual(['ana', undefined, 'cy']);
});

test('all sessions of a user go together, and nobody else’s', () => {
  const cache = createSessionCache(10);
  for (const value of ['1', '2']) cache.keep(value, of('ana'));
  cache.keep('3', of('bo'));

  cache.dropUser('ana');
  cache.dropUser('nobody');

  expect(['1', '2', '3'].map((value) => cache.find(value)?.userId)).toEqual([undefined, undefined, 'bo']);
});
