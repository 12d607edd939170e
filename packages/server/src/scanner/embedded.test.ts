import { fileURLToPath } from 'node:url';

import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';

import { Refusal } from '../refusal.ts';
import { type Embedded, type Question, createEmbedded } from './embedded.ts';

const titles = () => ({
  gameIds: new Int32Array(),
  platformIds: new Int32Array(),
  standings: new Int32Array(),
  names: [],
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
afterEach(() => reader.end());

const wordsOf = async () => (await reader.ask(picture, none))[0]?.words.split(' ');

test('one process answers one question after the other, and is told of the titles once', async () => {
  start('echo');

  const [first, second] = [await wordsOf(), await wordsOf()];

  expect(first?.slice(1)).toEqual(['1', '1']);
  expect(second).toEqual([first?.[0], '1', '2']);
  expect((await reader.ask(picture, titles()))[0]?.words).toBe(`${first?.[0]} 2 3`);
});

test('one that does not answer in time is ended, and the next question gets another', async () => {
  start('silent', 300);

  await expect(reader.ask(picture, none)).rejects.toMatchObject({ name: 'NoAnswer', kind: 'failed' });
  await expect(reader.ask(picture, none)).rejects.toMatchObject({ name: 'NoAnswer', kind: 'failed' });
});

test('one that failed at a picture is not asked again', async () => {
  start('failing');
  const reasonOf = () => reader.ask(picture, none).catch((error: Error) => error.message);

  expect(await reasonOf()).not.toBe(await reasonOf());
});

test('one that cannot read here says so once and for all, and a failure does not', async () => {
  start('failing');
  await reader.ask(picture, none).catch(() => undefined);
  expect(reader.isUnable()).toBe(false);

  start('unable');
  await expect(reader.ask(picture, none)).rejects.toMatchObject({ name: 'NoAnswer' });
  expect(reader.isUnable()).toBe(true);
});

test('one that dies takes nothing else along', async () => {
  start('dying');

  await expect(reader.ask(picture, none)).rejects.toThrow('SIGKILL');
  await expect(reader.ask(picture, none)).rejects.toThrow('SIGKILL');
});

test('a question that waited too long for its turn is refused, and too many are refused at once', async () => {
  const { later } = start('silent', 1_000);

  const many = Array.from({ length: 9 }, () => reader.ask(picture, none));
  const settled = Promise.allSettled(many);
  later(600);
  const outcomes = await settled;

  expect(outcomes[0]).toMatchObject({ reason: { name: 'NoAnswer' } });
  expect(outcomes.slice(1).every((one) => one.status === 'rejected' && one.reason instanceof Refusal)).toBe(
    true,
  );
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
