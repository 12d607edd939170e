import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, madeCalls, refuse, sent } from '../testing/answers.ts';
import { answerScans, scan } from '../testing/boxScan.ts';
import { platform, row } from '../testing/things.ts';

const kirby = row({ game_id: 7, title: 'Kirby Battle Royale', platform: 'Nintendo 3DS', platform_id: 37 });
const unsure = {
  isSure: false as const,
  fitsWell: true,
  words: 'KITCHEN SCALE DELUXE',
  platformId: null,
  candidates: [{ game: kirby, onOthers: [] }],
  isSample: false,
};
const notRecognized = 'Could not recognize game information clearly. Please try capturing the image again.';

beforeEach(() => {
  answerScans();
  answer({
    'scanner.recognize': unsure,
    'platforms.list': [platform({ id: 37, name: 'Nintendo 3DS' }), platform({ id: 33, name: 'Game Boy' })],
  });
});

const asked = () => within(screen.getByRole('region', { name: 'Which game it is' }));

test('what is not sure is no fact: the price is asked for once a game is chosen', async () => {
  const user = await scan();

  const choice = await screen.findByRole('button', { name: /Kirby Battle Royale/ });
  expect(screen.getByRole('heading', { name: 'Which game is it?' })).toBeTruthy();
  expect(screen.queryByText('Console')).toBeNull();
  expect(madeCalls()).not.toContain('listings.searchVinted');
  await user.click(choice);

  await screen.findByText('Lowest Price: €9.00');
  expect(sent('listings.searchVinted')).toEqual([
    { search: 'Kirby Battle Royale', platformId: '37', limit: '5' },
  ]);
  // The button that was pressed is gone.
  expect(document.activeElement).not.toBe(document.body);
});

test('a game that is none of them is typed, beginning with what was read', async () => {
  const user = await scan();
  await user.click(await screen.findByRole('button', { name: 'None of these' }));

  const title = asked().getByLabelText<HTMLInputElement>('Game Title');
  expect(title.value).toBe('KITCHEN SCALE DELUXE');
  await user.clear(title);
  await user.click(asked().getByRole('button', { name: 'Check price' }));
  expect(asked().getByText('Please enter a title first.')).toBeTruthy();
  expect(asked().getByText('Please choose a console first.')).toBeTruthy();
  await user.type(title, ' Tetris ');
  await user.selectOptions(asked().getByLabelText('Which console is it?'), 'Game Boy');
  await user.click(asked().getByRole('button', { name: 'Check price' }));

  await screen.findByText('Lowest Price: €9.00');
  expect(sent('listings.searchVinted')).toEqual([{ search: 'Tetris', platformId: '33', limit: '5' }]);
});

test('the most common consoles stand before all others, which stand by their makers', async () => {
  answer({
    'platforms.list': [
      platform({ id: 19, name: 'Super Nintendo', manufacturer: 'Nintendo' }),
      platform({ id: 23, name: 'Dreamcast', manufacturer: 'Sega' }),
      platform({ id: 33, name: 'Game Boy', manufacturer: 'Nintendo' }),
    ],
  });
  const user = await scan();
  await user.click(await screen.findByRole('button', { name: 'None of these' }));

  const groups = asked().getByLabelText('Which console is it?').querySelectorAll('optgroup');
  const names = [...groups].map(({ label, children }) => [
    label,
    ...[...children].map(({ textContent }) => textContent),
  ]);
  expect(names).toEqual([
    ['Most common', 'Game Boy', 'Dreamcast'],
    ['Nintendo', 'Super Nintendo'],
  ]);
});

test('where nothing on the front speaks for a game, it says so and the title can be typed', async () => {
  answer({ 'scanner.recognize': { ...unsure, candidates: [], platformId: 33 } });
  const user = await scan();

  expect((await screen.findByRole('alert')).textContent).toBe(notRecognized);
  expect(screen.queryByText('Console')).toBeNull();
  expect(asked().getByLabelText<HTMLInputElement>('Game Title').value).toBe('KITCHEN SCALE DELUXE');
  expect(asked().getByLabelText<HTMLSelectElement>('Which console is it?').value).toBe('33');
  await user.click(asked().getByRole('button', { name: 'Scan Again' }));

  expect(await screen.findByRole('button', { name: 'Start Camera' })).toBeTruthy();
  expect(madeCalls()).not.toContain('listings.searchVinted');
});

test('a title can be typed, too, where nothing at all was read', async () => {
  answer({ 'scanner.recognize': refuse('game_not_recognized') });
  const user = await scan();
  await screen.findByText(notRecognized);

  await user.type(screen.getByLabelText('Game Title'), 'Tetris');
  await user.selectOptions(screen.getByLabelText('Which console is it?'), 'Game Boy');
  await user.click(screen.getByRole('button', { name: 'Check price' }));

  await screen.findByText('Lowest Price: €9.00');
  expect(screen.queryByText(notRecognized)).toBeNull();
});
