import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { lazyPart, loadLate } from './lazyPart.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const load = async () => ({ default: () => <p>The part</p> });

function draw() {
  const Part = lazyPart(load);
  render(
    <Suspense fallback={<p>A placeholder</p>}>
      <Part />
    </Suspense>,
  );
}

test('a part has its placeholder until it is loaded; one that was loaded ahead never has', async () => {
  draw();
  expect(screen.queryByText('A placeholder')).toBeTruthy();
  expect(await screen.findByText('The part')).toBeTruthy();
  cleanup();

  await loadLate(load);
  draw();
  expect(screen.queryByText('The part')).toBeTruthy();
  expect(screen.queryByText('A placeholder')).toBeNull();
});

/** A network that is there or not, and lets nothing through for the first times it is asked. */
function network({ isOnline, failures }: { isOnline: boolean; failures: number }) {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  let times = 0;
  return {
    times: () => times,
    fetchPart: async () => {
      times += 1;
      if (times <= failures) throw new TypeError('Failed to fetch');
      return 'The part';
    },
    goOnline: () => {
      online.mockReturnValue(true);
      dispatchEvent(new Event('online'));
    },
  };
}

test('a part that was asked for offline comes once the network is back, also if it lets nothing through at first', async () => {
  const { fetchPart, times, goOnline } = network({ isOnline: false, failures: 3 });
  const part = loadLate(fetchPart);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(times()).toBe(1);

  goOnline();
  await vi.advanceTimersByTimeAsync(299);
  expect(times()).toBe(2);
  await vi.advanceTimersByTimeAsync(1001);

  expect(await part).toBe('The part');
});

test('a part that was asked for offline, and fails once the network is back, is asked for again', async () => {
  const { fetchPart, goOnline } = network({ isOnline: false, failures: 1 });
  const part = loadLate(fetchPart);
  goOnline();
  await vi.advanceTimersByTimeAsync(300);

  expect(await part).toBe('The part');
});

test('a part that fails with a network fails at once', async () => {
  const { fetchPart, times } = network({ isOnline: true, failures: 1 });

  await expect(loadLate(fetchPart)).rejects.toThrow('Failed to fetch');
  expect(times()).toBe(1);
});

test('a part that fails long after the network is back fails', async () => {
  const { fetchPart, times, goOnline } = network({ isOnline: false, failures: 9 });
  const failure = loadLate(fetchPart).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(0);
  goOnline();
  await vi.advanceTimersByTimeAsync(4300);

  expect(await failure).toMatchObject({ message: 'Failed to fetch' });
  expect(times()).toBe(5);
});
