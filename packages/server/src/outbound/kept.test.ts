import { expect, test } from 'vitest';

import { createKept } from './kept.ts';

let time = 0;
const kept = (most = 10) =>
  createKept<string>({ most, freshMs: 100, keptMs: 200, now: () => new Date(time) });

test('who asks at once shares an answer, and who asks soon after has it too', async () => {
  const shared = kept();
  let loads = 0;
  const load = async () => `answer ${(loads += 1)}`;

  const together = await Promise.all([shared('a', load), shared('a', load), shared('b', load)]);
  time += 99;
  const soon = await shared('a', load);
  time += 1;
  const late = await shared('a', load);

  expect(together.map(({ value }) => value)).toEqual(['answer 1', 'answer 1', 'answer 2']);
  expect([soon.value, late.value]).toEqual(['answer 1', 'answer 3']);
});

test('an answer that is no longer fresh serves where there is no newer one, for a while', async () => {
  const shared = kept();
  const fail = () => Promise.reject(new Error('none'));
  await shared('a', () => Promise.resolve('old'));

  time += 199;
  const old = await shared('a', fail);
  time += 1;

  expect(old.value).toBe('old');
  await expect(shared('a', fail)).rejects.toThrow('none');
  expect((await shared('a', () => Promise.resolve('new'))).value).toBe('new');
});

test('what was used longest ago makes room', async () => {
  const shared = kept(2);
  const load = (value: string) => () => Promise.resolve(value);
  await shared('a', load('a'));
  await shared('b', load('b'));
  await shared('a', load('again'));
  await shared('c', load('c'));

  expect((await shared('a', load('again'))).value).toBe('a');
  expect((await shared('b', load('again'))).value).toBe('again');
});
