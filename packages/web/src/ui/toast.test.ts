import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { dismissToast, pauseToast, resumeToast, toast, toastLeaveMs, toastStore } from './toast.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const texts = () => toastStore.read().map(({ text, isLeaving }) => (isLeaving ? `(${text})` : text));

test('a toast that goes away keeps its place for a moment, whatever arrives in the meantime', () => {
  toast({ text: 'Removed', action: { label: 'Undo', onPress: () => undefined } });
  const [removed] = toastStore.read();

  dismissToast(removed?.id ?? 0);
  toast({ text: 'Restored' });

  expect(texts()).toEqual(['(Removed)', 'Restored']);
  vi.advanceTimersByTime(toastLeaveMs);
  expect(texts()).toEqual(['Restored']);
});

test('at most two toasts are shown, and each goes by itself', () => {
  for (const text of ['One', 'Two', 'Three']) toast({ text });

  expect(texts()).toEqual(['Two', 'Three']);
  vi.runAllTimers();
  expect(texts()).toEqual([]);
});

test('a failure removes its own toast, and no other', () => {
  const claim = toast({ text: 'Removed', action: { label: 'Undo', onPress: () => undefined } });
  toast({ text: 'That did not work' });

  dismissToast(claim);

  expect(texts()).toEqual(['(Removed)', 'That did not work']);
});

test.each([
  ['without an action', undefined, 6_000],
  ['that offers an undo', { label: 'Undo', onPress: () => undefined }, 20_000],
])('a toast %s stays for its time, which starts over once nobody holds it', (_name, action, staysMs) => {
  const id = toast({ text: 'Removed', ...(action && { action }) });
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
