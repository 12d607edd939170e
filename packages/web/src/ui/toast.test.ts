import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import {
  countedToast,
  dismissToast,
  pauseToast,
  resumeToast,
  toast,
  toastLeaveMs,
  toastStore,
} from './toast.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const texts = () => toastStore.read().map(({ text, isLeaving }) => (isLeaving ? `(${text})` : text));
const undo = { label: 'Undo', onPress: () => undefined };

const added = countedToast<string>();
const saysAll = (all: readonly string[]) => ({
  text: all.length > 1 ? `${all.length} games added` : `${all[0]} added`,
  actions: [undo],
});

test('a toast that goes away keeps its place for a moment, whatever arrives in the meantime', () => {
  toast({ text: 'Removed', actions: [undo] });
  const [removed] = toastStore.read();

  dismissToast(removed?.id ?? 0);
  toast({ text: 'Restored' });

  expect(texts()).toEqual(['(Removed)', 'Restored']);
  vi.advanceTimersByTime(toastLeaveMs);
  expect(texts()).toEqual(['Restored']);
});

test('a toast replaces the one before, and goes by itself', () => {
  for (const text of ['One', 'Two', 'Three']) toast({ text });

  expect(texts()).toEqual(['Three']);
  vi.runAllTimers();
  expect(texts()).toEqual([]);
});

test('several of the same are counted in one toast, whose time begins anew', () => {
  added('Doom', saysAll);
  const [first] = toastStore.read();
  vi.advanceTimersByTime(19_000);
  added('Axelay', saysAll);
  added('F-Zero', saysAll);

  expect(texts()).toEqual(['3 games added']);
  expect(toastStore.read()[0]?.id).toBe(first?.id);
  vi.advanceTimersByTime(19_000);
  expect(texts()).toEqual(['3 games added']);
  vi.advanceTimersByTime(1_000);
  expect(texts()).toEqual(['(3 games added)']);
});

test('the count begins anew once its toast is gone, or something else was said', () => {
  added('Doom', saysAll);
  vi.runAllTimers();
  added('Axelay', saysAll);
  expect(texts()).toEqual(['Axelay added']);

  toast({ text: 'Saved' });
  added('F-Zero', saysAll);
  expect(texts()).toEqual(['F-Zero added']);
});

test('one that was not done is taken out of the count, and the last one takes the toast along', () => {
  const takeBack = ['Doom', 'Axelay'].map((title) => added(title, saysAll));

  takeBack[0]?.();
  expect(texts()).toEqual(['Axelay added']);
  takeBack[0]?.();
  expect(texts()).toEqual(['Axelay added']);
  takeBack[1]?.();
  expect(texts()).toEqual(['(Axelay added)']);
});

test('a count that is held does not go while it grows', () => {
  added('Doom', saysAll);
  pauseToast(toastStore.read()[0]?.id ?? 0);

  added('Axelay', saysAll);

  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['2 games added']);
  resumeToast(toastStore.read()[0]?.id ?? 0);
});

test('a failure removes its own toast, and no other', () => {
  const claim = toast({ text: 'Removed', actions: [undo] });

  dismissToast(claim);
  toast({ text: 'That did not work' });
  dismissToast(claim);

  expect(texts()).toEqual(['(Removed)', 'That did not work']);
});

test.each([
  ['without an action', undefined, 6_000],
  ['that offers an undo', [undo], 20_000],
])('a toast %s stays for its time, which starts over once nobody holds it', (_name, actions, staysMs) => {
  const id = toast({ text: 'Removed', ...(actions && { actions }) });
  vi.advanceTimersByTime(staysMs - 1);
  expect(texts()).toEqual(['Removed']);
  pauseToast(id);
  vi.advanceTimersByTime(60_000);

  resumeToast(id);

  vi.advanceTimersByTime(staysMs - 1);
  expect(texts()).toEqual(['Removed']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual(['(Removed)']);
});
