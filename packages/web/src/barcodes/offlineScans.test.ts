import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, noAnswer } from '../testing/answers.ts';
import { goOffline, passTime } from '../testing/page.tsx';
import { codes, digits, game, listed, openList, scanInto, startScanning } from '../testing/scanning.ts';

const waiting = /^You are offline\. What you scan/;

beforeEach(() => void startScanning());

/** A list with two codes that nobody could look up. */
async function scanOffline() {
  answer({ 'barcodes.find': noAnswer() });
  await openList();
  await screen.findByText('Nothing scanned yet.');
  await goOffline();
  for (const code of [codes.terranigma, codes.lufia]) scanInto(await digits(), code);
  await waitFor(() => expect(screen.getAllByText('Not looked up yet')).toHaveLength(2));
}

test('codes that were scanned without a network are looked up as soon as it is back', async () => {
  await scanOffline();
  const known = { [codes.terranigma]: 'Terranigma', [codes.lufia]: 'Lufia' };
  answer({
    'barcodes.find': ({ code }) => ({ gtin: String(code), games: [game(1, known[String(code)] ?? '')] }),
  });

  await goOffline(false);

  await waitFor(() => expect(listed()).toEqual(['Remove Lufia', 'Remove Terranigma']));
});

test('while there is no network the list says what becomes of its codes, and the buttons to try again are gone', async () => {
  await scanOffline();

  expect(screen.getByText(waiting)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await goOffline(false);

  await waitFor(() => expect(screen.queryByText(waiting)).toBeNull());
  await passTime(2_000); // it is tried once more by itself
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2));
});
