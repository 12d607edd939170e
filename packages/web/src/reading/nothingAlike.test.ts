import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer } from '../testing/answers.ts';
import { answerScans, box } from '../testing/boxScan.ts';
import { addressBar, openPage } from '../testing/page.tsx';

const unlike = {
  isSure: false,
  fitsWell: false,
  words: 'TETRIS DX',
  candidates: [],
  platformId: null,
  isSample: false,
};
const notRecognized = 'Could not recognize game information clearly. Please try capturing the image again.';

beforeEach(() => {
  answerScans();
  answer({
    'scanner.status': { isOn: true, isSample: false, readBy: 'server', samplesUrl: null, elsewhereUrl: null },
    'scanner.cover': unlike,
    'igdb.status': { isOn: false, isSample: false },
  });
});

const overlay = () => within(screen.getByRole('dialog', { name: 'Scan a Game' }));

async function readBox() {
  const user = await openPage('/search?scan=true');
  await screen.findByText(/^Point your camera at the front cover/);
  await user.upload(overlay().getByLabelText('Choose a picture'), box());
  return user;
}

test('words on a box that mean no game that we know are said, and left in the search box', async () => {
  answer({ 'scanner.cover': { ...unlike, words: 'WASH AT 40 DEGREES' } });
  const user = await readBox();

  await screen.findByRole('heading', { name: 'No game in the catalogue looks like it' });
  expect(screen.queryByText(notRecognized)).toBeNull();
  expect(screen.getByText('We read: WASH AT 40 DEGREES')).toBeTruthy();
  expect(overlay().getByRole('button', { name: 'Scan Again' })).toBeTruthy();
  await user.click(overlay().getByRole('button', { name: 'Search by title' }));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Search for games' });
  expect(field.value).toBe('WASH AT 40 DEGREES');
  expect(addressBar()).toBe('/search');
});

test('a game that was read and is in no catalogue can be entered, with its title and console', async () => {
  answer({ 'scanner.cover': { ...unlike, platformId: 19 } });
  const user = await readBox();

  await user.click(await overlay().findByRole('button', { name: 'Add it yourself' }));

  const form = within(await screen.findByRole('dialog', { name: 'Add a game yourself' }));
  expect((await form.findByLabelText<HTMLInputElement>('Title')).value).toBe('TETRIS DX');
  expect(form.getByLabelText<HTMLSelectElement>('Platform').value).toBe('19');
});

test('where nothing at all was read, the picture is to be taken again', async () => {
  answer({ 'scanner.cover': { ...unlike, words: '' } });
  await readBox();

  expect(await screen.findByRole('heading', { name: notRecognized })).toBeTruthy();
});
