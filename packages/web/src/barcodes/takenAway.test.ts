import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

import { answer, held } from '../testing/answers.ts';
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
