import { expect, test } from 'vitest';

import type { UserId } from '../context.ts';
import { createBeliefs } from './beliefs.ts';

const of = (userId: string) => ({ userId: userId as UserId, since: 0, endsAt: 1 }); // as: a user of the test's own

test('the oldest goes first, and what is kept anew is young again', () => {
  const beliefs = createBeliefs(2);
  beliefs.keep('a', of('ana'));
  beliefs.keep('b', of('bo'));
  beliefs.keep('a', of('ana'));

  beliefs.keep('c', of('cy'));

  expect(['a', 'b', 'c'].map((value) => beliefs.find(value)?.userId)).toEqual(['ana', undefined, 'cy']);
});

test('all sessions of a user go together, and nobody else’s', () => {
  const beliefs = createBeliefs(10);
  for (const value of ['1', '2']) beliefs.keep(value, of('ana'));
  beliefs.keep('3', of('bo'));

  beliefs.dropUser('ana');
  beliefs.dropUser('nobody');

  expect(['1', '2', '3'].map((value) => beliefs.find(value)?.userId)).toEqual([undefined, undefined, 'bo']);
});
