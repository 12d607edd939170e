import { photos } from '@cartouche/contract/limits';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { answer, fault, held, madeCalls, noAnswer, refuse } from '../testing/answers.ts';
import { answerScans, box, found, offer, openScanner, png, reading, scan } from '../testing/boxScan.ts';

beforeEach(answerScans);

test.each([
  [
    'game_not_recognized',
    'Could not recognize game information clearly. Please try capturing the image again.',
  ],
  ['scanner_failed', 'Failed to process image. Please try again.'],
  ['no answer', 'Failed to process image. Please try again.'],
] as const)('%s is said, and another picture can be tried', async (code, words) => {
  answer({ 'scanner.recognize': code === 'no answer' ? noAnswer() : refuse(code) });
  const user = await scan();

  await screen.findByText(words);
  answer({ 'scanner.recognize': reading });
  await user.upload(screen.getByLabelText('Choose a picture'), box());
  expect(await screen.findByText('Lowest Price: €9.00')).toBeTruthy();
});

test('a file that is no picture is not sent', async () => {
  const user = await openScanner();
  await user.upload(
    screen.getByLabelText('Choose a picture'),
    new File(['no'], 'box.png', { type: 'image/png' }),
  );

  await screen.findByText('box.png is not a JPEG, PNG or WebP image.');
  const large = new File([png, new Uint8Array(photos.largestBytes)], 'large.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('Choose a picture'), large);
  await screen.findByText(/^large.png is larger than 20/);
  expect(madeCalls()).not.toContain('scanner.recognize');
});

test('a picture whose data cannot be taken out of it is not sent', async () => {
  const gone = box();
  gone.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
  const user = await openScanner();

  await user.upload(screen.getByLabelText('Choose a picture'), gone);
  await screen.findByText('Failed to extract image data');
  await user.upload(screen.getByLabelText('Choose a picture'), box());
  await screen.findByText('Lowest Price: €9.00');
  await user.click(screen.getByRole('button', { name: 'Scan Again' }));
  await user.upload(
    screen.getByLabelText('Choose a picture'),
    new File([], 'box.png', { type: 'image/png' }),
  );

  await screen.findByText('Failed to extract image data');
  expect(madeCalls().filter((call) => call === 'scanner.recognize')).toHaveLength(1);
});

test.each(['scanner.recognize', 'listings.searchVinted'] as const)(
  'a session that is over by %s leads to the sign-in',
  async (call) => {
    const replace = vi.spyOn(window.location, 'replace').mockReturnValue();
    answer({ [call]: refuse('signed_out') });
    const user = await openScanner();
    answer({ 'session.current': refuse('signed_out') });

    await user.upload(await screen.findByLabelText('Choose a picture'), box());

    await waitFor(() => expect(replace).toHaveBeenCalledWith('/login'));
  },
);

test('nothing found is said, and can be tried again', async () => {
  answer({ 'listings.searchVinted': found() });
  const user = await scan();
  await screen.findByText('No results found on Vinted for this game.');

  answer({ 'listings.searchVinted': found(offer('a')) });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));

  expect(await screen.findByText('Lowest Price: €12.50')).toBeTruthy();
});

test('what Vinted refuses, and what it garbles, is said', async () => {
  answer({ 'listings.searchVinted': refuse('marketplace_unavailable', { marketplace: 'Vinted' }) });
  const user = await scan();
  await screen.findByText(
    'Vinted API error: 502 Bad Gateway - Vinted does not answer at the moment. Please try again in a few minutes.',
  );

  answer({ 'listings.searchVinted': fault() });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByText(/^Vinted API error: 500 Internal Server Error - /);
  answer({ 'listings.searchVinted': {} as ReturnType<typeof found> }); // as: what something on the way may send
  await user.click(screen.getByRole('button', { name: 'Try Again' }));

  expect(await screen.findByText('Invalid response format from Vinted')).toBeTruthy();
});

test('what takes longer than half a minute is given up', async () => {
  const clock = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  const later = held<ReturnType<typeof found>>();
  answer({ 'listings.searchVinted': () => later.promise });
  await scan();
  await screen.findByText('Last Search: Tetris Game Boy');

  clock.abort(new DOMException('', 'TimeoutError'));
  later.resolve(found());

  expect(await screen.findByText('Request timed out while searching Vinted')).toBeTruthy();
  expect(timeout).toHaveBeenCalledWith(30_000);
});
