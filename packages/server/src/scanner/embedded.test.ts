import { fileURLToPath } from 'node:url';

import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';

import type { UserId } from '../context.ts';
import { isRefusal } from '../refusal.ts';
import { type Embedded, type Question, createEmbedded } from './embedded.ts';

const titles = () => ({
  gameIds: new Int32Array(),
  platformIds: new Int32Array(),
  standings: new Int32Array(),
  names: [],
  publisherOf: new Int32Array(),
  publishers: [],
});
const none = titles();
const picture: Question = { kind: 'cover', jpeg: new Uint8Array(), consoles: [], own: undefined };

let reader: Embedded;
/** A program that stands for the reader, and the time in the test's hand. */
function start(program: string, longestMs?: number): { later: (ms: number) => void } {
  let clock = 0;
  const path = fileURLToPath(new URL(`../testing/readers/${program}.ts`, import.meta.url));
  const now = () => new Date(1_000_000 + clock);
  reader = createEmbedded({ log: pino({ level: 'silent' }), now }, { path, longestMs });
  return { later: (ms) => void (clock += ms) };
}
const nodeHere = process.execPath;
afterEach(() => {
  process.execPath = nodeHere;
  reader.end();
});

const [ana, bo] = ['ana', 'bo'] as [UserId, UserId]; // as: they only stand for users
const ask = (question = picture, all = none, userId = ana) => reader.ask(userId, question, all);
const wordsOf = async () => (await ask())[0]?.words.split(' ');

test('one process answers one question after the other, and is told of the titles once', async () => {
  start('echo');

  const [first, second] = [await wordsOf(), await wordsOf()];

  expect(first?.slice(1)).toEqual(['1', '1']);
  expect(second).toEqual([first?.[0], '1', '2']);
  expect((await ask(picture, titles()))[0]?.words).toBe(`${first?.[0]} 2 3`);
});

test('one that does not answer in time is ended, and the next question gets another', async () => {
  start('silent', 300);

  await expect(ask()).rejects.toMatchObject({ name: 'NoAnswer', kind: 'failed' });
  await expect(ask()).rejects.toMatchObject({ name: 'NoAnswer', kind: 'failed' });
});

test('one that failed at a picture is not asked again', async () => {
  start('failing');
  const reasonOf = () => ask().catch((error: Error) => error.message);

  expect(await reasonOf()).not.toBe(await reasonOf());
});

test('one that cannot read here says so once and for all, and a failure does not', async () => {
  start('failing');
  await ask().catch(() => undefined);
  expect(reader.isUnable()).toBe(false);

  start('unable');
  await expect(ask()).rejects.toMatchObject({ name: 'NoAnswer' });
  expect(reader.isUnable()).toBe(true);
});

test('one that dies takes nothing else along', async () => {
  start('dying');

  await expect(ask()).rejects.toThrow('SIGKILL');
  await expect(ask()).rejects.toThrow('SIGKILL');
});

test('a program that cannot be started fails the picture and nothing else', async () => {
  start('echo');

  process.execPath = '/nowhere/node'; // as while an upgrade replaces it
  await expect(ask()).rejects.toMatchObject({ name: 'NoAnswer', kind: 'failed' });
  process.execPath = nodeHere;

  expect((await wordsOf())?.slice(1)).toEqual(['1', '1']);
});

test('one user has two pictures under way, so that the others get their turns', async () => {
  start('echo');

  const many = Array.from({ length: 5 }, () => ask());
  const another = ask(picture, none, bo);
  const outcomes = await Promise.allSettled(many);

  expect(outcomes.map(({ status }) => status)).toEqual([
    ...Array(2).fill('fulfilled'),
    ...Array(3).fill('rejected'),
  ]);
  expect(outcomes[2]).toMatchObject({ reason: { code: 'scanner_busy', data: { seconds: 10 } } });
  expect((await another).length).toBe(1);
  expect((await ask()).length).toBe(1);
});

test('a question that waited too long for its turn is refused, and too many are refused at once', async () => {
  const { later } = start('silent', 1_000);

  const many = Array.from({ length: 9 }, (_one, at) => ask(picture, none, `user ${at}` as UserId)); // as: see above
  const settled = Promise.allSettled(many);
  later(600);
  const outcomes = await settled;

  expect(outcomes[0]).toMatchObject({ reason: { name: 'NoAnswer' } });
  const isBusy = (one: PromiseSettledResult<unknown>) =>
    one.status === 'rejected' && isRefusal(one.reason, 'scanner_busy');
  expect(outcomes.slice(1).every(isBusy)).toBe(true);
});

test('after some idle minutes its memory is given back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    start('echo');
    const first = await wordsOf();
    vi.advanceTimersByTime(4 * 60_000);
    expect((await wordsOf())?.[0]).toBe(first?.[0]);
    vi.advanceTimersByTime(6 * 60_000);
    expect((await wordsOf())?.[0]).not.toBe(first?.[0]);
  } finally {
    vi.useRealTimers();
  }
});
