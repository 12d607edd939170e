import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

import { answer, held, sent } from '../testing/answers.ts';
import { codes, digits, listed, openList, press, scanInto, startScanning } from '../testing/scanning.ts';

beforeEach(() => void startScanning());

test('a scan cannot be taken out of the list while the list is being added', async () => {
  const slow = held<{ id: number }>();
  const user = await openList(codes.terranigma, codes.lufia);
  answer({ 'collection.add': () => slow.promise });
  await press(user, 'Add 2 games');

  for (const name of ['Remove Lufia', 'Undo last scan', 'Empty the list'])
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
  screen.getByRole('dialog').focus();
  await userEvent.keyboard('{Backspace}');

  expect(listed()).toEqual(['Remove Lufia', 'Remove Terranigma']);
  await act(async () => slow.resolve({ id: 9 }));
  await screen.findByText('2 games added');
});

test('the undo of a scan leaves a list that was emptied before as it is', async () => {
  const user = await openList(codes.terranigma, codes.lufia);
  await press(user, 'Empty the list');
  await screen.findByText('2 scans removed');
  scanInto(await digits(), codes.doom);
  await waitFor(() => expect(listed()).toEqual(['Remove Doom']));
  await press(user, 'Undo last scan');
  await screen.findByText('1 scan removed');

  await press(user, 'Undo');

  await waitFor(() => expect(listed()).toEqual(['Remove Doom']));
});

test.each([
  ['is emptied', ['Empty the list']],
  ['loses its last row', ['Undo last scan', 'Undo last scan']],
])('a total that was typed for a list that %s prices no other list', async (_what, presses) => {
  const user = await openList(codes.none, codes.lufia);
  await press(user, 'In total');
  await user.type(screen.getByLabelText('Price of all together'), '30');
  for (const name of presses) await press(user, name);
  await waitFor(() => expect(listed()).toEqual([]));
  for (const code of [codes.terranigma, codes.doom]) scanInto(await digits(), code);

  await press(user, 'Add 2 games');

  await screen.findByText('2 games added');
  expect(sent('collection.add').map(({ purchasePrice }) => purchasePrice)).toEqual([null, null]);
});

test('a list that was emptied comes back with the total that was typed for it', async () => {
  const user = await openList(codes.terranigma, codes.lufia);
  await press(user, 'In total');
  await user.type(screen.getByLabelText('Price of all together'), '30');
  await press(user, 'Empty the list');

  await press(user, 'Undo');

  await waitFor(() => expect(listed()).toHaveLength(2));
  expect(screen.getByLabelText<HTMLInputElement>('Price of all together').value).toBe('30');
});
