import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, held, refuse, sent } from '../testing/answers.ts';
import { box as picture } from '../testing/boxScan.ts';
import { openPage } from '../testing/page.tsx';
import { answerShelf, game, readShelf, spine, ticked } from '../testing/shelf.ts';

beforeEach(answerShelf);

const drop = (...files: File[]) =>
  fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files } });
const notes = () => new File(['words'], 'notes.txt', { type: 'text/plain' });
const nextShelf = {
  isSample: false,
  spines: [spine('LUFIA', true, game(9, 'Lufia')), spine('DOOM', true, game(8, 'Doom'))],
};

async function dropNext(...beside: File[]) {
  const user = await readShelf();
  answer({ 'scanner.shelf': nextShelf });
  drop(picture(), ...beside);
  await screen.findByRole('alertdialog', { name: 'Read the new picture?' });
  return user;
}

test('a picture that is dropped on a list is the next shelf, once somebody says so', async () => {
  const user = await dropNext();
  expect(screen.getByText(/1 game is ticked in it and not added yet\./)).toBeTruthy();
  document.documentElement.scrollTop = 700;

  await user.click(screen.getByRole('button', { name: 'Read the picture' }));

  await screen.findByText('2 spines found');
  expect(ticked()).toEqual([true, true]);
  expect(document.documentElement.scrollTop).toBe(0);
});

test('whoever keeps the list has all of its ticks', async () => {
  const user = await dropNext();

  await user.click(screen.getByRole('button', { name: 'Keep the list' }));

  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(ticked()).toEqual([true, false, false, 'no']);
});

test('a list in which all is done gives way to the next picture without a question', async () => {
  answer({
    'scanner.shelf': { isSample: false, spines: [spine('TERRANIGMA', true, game(1, 'Terranigma'))] },
  });
  const user = await readShelf(1);
  await user.click(screen.getByRole('button', { name: 'Add 1 game' }));
  await screen.findByText('1 game added');
  answer({ 'scanner.shelf': nextShelf });

  drop(picture());

  expect(await screen.findByText('2 spines found')).toBeTruthy();
});

test('a file that is no picture leaves the list alone, and is called so', async () => {
  await readShelf();

  drop(notes());

  await screen.findByText('notes.txt is not a JPEG, PNG or WebP image.');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(ticked()).toEqual([true, false, false, 'no']);
});

test('a list that is had back stays, whatever was being read in its place', async () => {
  const user = await dropNext();
  const reading = held<typeof nextShelf>();
  answer({ 'scanner.shelf': () => reading.promise });
  await user.click(screen.getByRole('button', { name: 'Read the picture' }));
  await waitFor(() => expect(sent('scanner.shelf')).toHaveLength(2));

  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  reading.resolve(nextShelf);

  await screen.findByText('4 spines found');
  expect(screen.queryByText('2 spines found')).toBeNull();
});

test.each([
  ['a text', notes, 'Only the picture was read, not the other files.'],
  ['another picture', picture, 'Only the first picture was read.'],
])('that %s beside the next picture was not read is said once that one is', async (_what, beside, says) => {
  const user = await dropNext(beside());
  await user.click(screen.getByRole('button', { name: 'Keep the list' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.queryByText(says)).toBeNull();

  drop(picture(), beside());
  await user.click(await screen.findByRole('button', { name: 'Read the picture' }));

  await screen.findByText('2 spines found');
  expect(await screen.findByText(says)).toBeTruthy();
});

test('a reload while the next picture is read finds the list as it was', async () => {
  const user = await dropNext();
  answer({ 'scanner.shelf': () => held<typeof nextShelf>().promise });
  await user.click(screen.getByRole('button', { name: 'Read the picture' }));
  await waitFor(() => expect(sent('scanner.shelf')).toHaveLength(2));
  expect(screen.queryByText('4 spines found')).toBeNull();

  await openPage('/scanner/shelf');

  await screen.findByText('4 spines found');
  expect(ticked()).toEqual([true, false, false, 'no']);
});

test('whoever gives up the next picture, while it is read or once it is unreadable, has the list again', async () => {
  const user = await dropNext();
  answer({ 'scanner.shelf': () => held<typeof nextShelf>().promise });
  await user.click(screen.getByRole('button', { name: 'Read the picture' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await screen.findByText('4 spines found');
  await waitFor(() => expect(screen.queryByText('The list was set aside.')).toBeNull());

  answer({ 'scanner.shelf': refuse('game_not_recognized') });
  drop(picture());
  await user.click(await screen.findByRole('button', { name: 'Read the picture' }));
  await screen.findByText(/^No spines were found in this picture\./);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  await screen.findByText('4 spines found');
  expect(ticked()).toEqual([true, false, false, 'no']);
});
