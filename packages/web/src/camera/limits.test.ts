import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, refuse, sent } from '../testing/answers.ts';
import { answerScans, box } from '../testing/boxScan.ts';
import { openPage, passTime } from '../testing/page.tsx';
import {
  codes,
  digits,
  doom,
  listed,
  openList,
  press,
  startScanning,
  terranigma,
} from '../testing/scanning.ts';

const pictures = refuse('slow_down', { seconds: 45, of: 'pictures' });
const lookups = refuse('slow_down', { seconds: 600, of: 'lookups' });

beforeEach(() => {
  startScanning();
  answerScans();
});

test.each([
  ['/search?scan=true', 'scanner.cover'],
  ['/scanner/shelf', 'scanner.shelf'],
  ['/vinted-scanner', 'scanner.recognize'],
] as const)(
  'at %s, whoever has sent too many pictures hears of it, and when to go on',
  async (path, call) => {
    answer({ [call]: pictures });
    const user = await openPage(path);

    await user.upload(await screen.findByLabelText('Choose a picture'), box());

    await screen.findByText('You have sent too many pictures for now. Please wait 45 seconds and try again.');
    expect(screen.getByRole('img', { name: 'The picture that is read' })).toBeTruthy();
  },
);

test('a single barcode that may not be looked up for now says why, and when to go on', async () => {
  localStorage.setItem('scanMode', 'details');
  answer({ 'barcodes.find': lookups });
  const user = await openPage('/scanner');

  await user.type(await digits(), codes.terranigma);
  await press(user, 'Look up');

  const says = 'You have looked up too many barcodes for now. Please wait 10 minutes and try again.';
  expect(await screen.findByText(says)).toBeTruthy();
});

test('a list whose codes may not be looked up for now says so once, and goes on by itself afterwards', async () => {
  answer({ 'barcodes.find': lookups });
  await openList(codes.terranigma, codes.doom);
  await waitFor(() => expect(screen.getAllByText('Not looked up yet')).toHaveLength(2));
  expect(screen.getAllByText(/^You have looked up too many barcodes for now/)).toHaveLength(1);
  const before = sent('barcodes.find').length;

  await passTime(590_000);
  expect(sent('barcodes.find')).toHaveLength(before);
  answer({
    'barcodes.find': ({ code }) => ({
      gtin: String(code),
      games: [code === codes.doom ? doom : terranigma],
    }),
  });
  await passTime(11_000);

  await waitFor(() => expect(listed()).toEqual(['Remove Doom', 'Remove Terranigma']));
  expect(screen.queryByText(/^You have looked up too many/)).toBeNull();
});

test('whoever has told or reported as many barcodes as a day takes hears which of them it was', async () => {
  answer({
    'barcodes.report': refuse('slow_down', { seconds: 86_400, of: 'reports' }),
    'barcodes.teach': refuse('slow_down', { seconds: 86_400, of: 'lessons' }),
  });
  const user = await openList(codes.terranigma);

  await press(user, 'Terranigma is the wrong game');
  await screen.findByText('You have reported too many barcodes for now. Please try again tomorrow.');
  await press(user, /^Find the game for/);
  await user.type(await screen.findByRole('textbox', { name: 'Search for the game' }), 'doom');
  await press(user, /^Doom/);

  const says = 'You have told us the games of too many barcodes for now. Please try again tomorrow.';
  expect(await screen.findByText(says)).toBeTruthy();
});
