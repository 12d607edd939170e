import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { openPictureCache } from './pictureCache.ts';

let folder: string;
let time: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cartouche-pictures-'));
  time = Date.now();
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (mostBytes = 1000) => openPictureCache({ folder, mostBytes, now: () => new Date(time) });
const keyOf = (letter: string) => letter.repeat(64);
const bytes = (size: number) => Buffer.alloc(size, 1);
const hour = 3_600_000;

const files = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(/[/\\]/).at(-1) ?? '')
    .filter((name) => name.length > 2)
    .map((name) => (/^[0-9a-f]{64}$/.test(name) ? name.charAt(0) : name))
    .toSorted();

test('what was used longest ago goes first, and the limit holds', async () => {
  const cache = open();
  for (const letter of 'abcd') {
    await cache.put(keyOf(letter), bytes(250));
    time += 1000;
  }

  await cache.get(keyOf('a'));
  await cache.put(keyOf('e'), bytes(400));

  expect(files()).toEqual(['a', 'd', 'e']);
  expect(await cache.get(keyOf('b'))).toBeUndefined();
  expect(await cache.get(keyOf('a'))).toEqual(bytes(250));
});

test('the limit holds however many are written at once', async () => {
  const cache = open();

  await Promise.all(Array.from('0123456789abcdef', (letter) => cache.put(keyOf(letter), bytes(300))));

  expect(files()).toHaveLength(3);
});

test('what is larger than the whole cache is not kept, and takes no other’s place but what it must', async () => {
  const cache = open();

  await cache.put(keyOf('a'), bytes(1001));

  expect(files()).toEqual([]);
});

test('a restart keeps everything, and the order of use', async () => {
  const before = open();
  for (const letter of 'abc') {
    await before.put(keyOf(letter), bytes(300));
    time += 2 * hour;
  }
  await before.get(keyOf('a'));

  const after = open();
  await after.put(keyOf('d'), bytes(300));

  expect(files()).toEqual(['a', 'c', 'd']);
  expect(await after.get(keyOf('c'))).toEqual(bytes(300));
});

test('a smaller limit after a restart holds from the next picture on', async () => {
  const before = open();
  for (const letter of 'abc') await before.put(keyOf(letter), bytes(300));

  await open(600).put(keyOf('d'), bytes(300));

  expect(files()).toHaveLength(2);
});

test('what a crash left unfinished is deleted', async () => {
  const cache = open();
  await cache.put(keyOf('a'), bytes(10));
  writeFileSync(join(folder, 'aa', `${keyOf('b')}.7.unfinished`), 'half');

  await open().get(keyOf('a'));

  expect(files()).toEqual(['a']);
});

test('a file that somebody deleted is missing, and can be kept again', async () => {
  const cache = open();
  await cache.put(keyOf('a'), bytes(900));
  rmSync(join(folder, 'aa'), { recursive: true });

  expect(await cache.get(keyOf('a'))).toBeUndefined();
  await cache.put(keyOf('a'), bytes(900));

  expect(await cache.get(keyOf('a'))).toEqual(bytes(900));
});

test('what nobody has looked at for a week goes, however much room there is', async () => {
  const cache = open();
  await cache.put(keyOf('a'), bytes(10));
  time += 8 * 24 * hour;

  await cache.put(keyOf('b'), bytes(10));

  expect(files()).toEqual(['b']);
});
