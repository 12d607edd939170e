import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

import { answer, held, sent } from '../testing/answers.ts';
import { codes, listed, openList, press, startScanning } from '../testing/scanning.ts';

beforeEach(() => void startScanning());

/** Another tab has added all of the list. */
const emptyElsewhere = () => localStorage.removeItem('scans');

test('a list that another tab has just added does not come back', async () => {
  const slow = held<null>();
  answer({ 'collection.add': () => slow.promise });
  const user = await openList(codes.terranigma, codes.lufia);
  await press(user, 'Add 2 games');
  emptyElsewhere();

  await act(async () => slow.resolve(null)); // they are owned by then

  await screen.findByText('2 games are in your collection already');
  await waitFor(() => expect(listed()).toEqual([]));
  expect(localStorage.getItem('scans')).toBeNull();
});

test('a tab that waited for another to add the same list adds what is left of it', async () => {
  const other = held<void>();
  const locks = { request: (_name: string, work: () => Promise<unknown>) => other.promise.then(work) };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  const user = await openList(codes.terranigma, codes.lufia);
  await press(user, 'Add 2 games');
  emptyElsewhere();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'scans' })));

  await act(async () => other.resolve());

  await waitFor(() => expect(listed()).toEqual([]));
  expect(sent('collection.add')).toEqual([]);
});
