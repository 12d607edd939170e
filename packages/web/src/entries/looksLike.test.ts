import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, refuse, sent } from '../testing/answers.ts';
import { addressBar, openPage, signIn } from '../testing/page.tsx';
import { details, row } from '../testing/things.ts';

const entryId = 2 ** 30;
const own = { corrects: null, hasCover: false };
const match = row({ game_id: 9, title: 'Terranigma' });

beforeEach(() => {
  signIn();
  answer({
    'catalogue.game': ({ gameId }) =>
      details({ game_id: Number(gameId), ...(Number(gameId) >= entryId ? { entry: own } : {}) }),
    'igdb.status': { isOn: false, isSample: false },
  });
});

const button = (name: string) => screen.findByRole('button', { name });

test('a no to what an entry looks like is said to the server, and a yes makes them one', async () => {
  answer({ 'entries.matches': [match], 'entries.refuse': { ok: true }, 'entries.merge': { gameId: 9 } });
  const user = await openPage(`/game/${entryId}`);
  await screen.findByText('This looks like Terranigma. Is it the same?');

  await user.click(await button('No'));
  await waitFor(() => expect(sent('entries.refuse')).toEqual([{ gameId: String(entryId), otherId: 9 }]));
  await user.click(await button('Yes, it is the same'));

  await waitFor(() => expect(addressBar()).toBe('/game/9'));
  expect(await screen.findByText('Your entry is now Terranigma')).toBeTruthy();
});

test('a no to what an entry looks like can be undone', async () => {
  answer({ 'entries.matches': [match], 'entries.refuse': { ok: true } });
  const user = await openPage(`/game/${entryId}`);
  await user.click(await button('No'));
  answer({ 'entries.matches': [] });

  await user.click(await button('Undo'));

  const said = { gameId: String(entryId), otherId: 9 };
  await waitFor(() => expect(sent('entries.refuse')).toEqual([said, { ...said, isOther: false }]));
});

test.each([
  ['a copy', { is_owned: true }, /^The catalogue has it\. Once merged, your copy keeps its photos/],
  ['a wish', { in_wishlist: true }, /^The catalogue has it\. Once merged, your wish is for the game/],
  ['nothing', {}, /^The catalogue has it\. Once merged, you have one game instead of two\.$/],
])('what an entry looks like is said with what becomes of %s', async (_what, has, says) => {
  answer({
    'catalogue.game': details({ game_id: entryId, entry: own, ...has }),
    'entries.matches': [match],
  });

  await openPage(`/game/${entryId}`);

  expect(await screen.findByText(says)).toBeTruthy();
});

test('a merge that is refused says why, and the entry stays', async () => {
  answer({ 'entries.matches': [match], 'entries.merge': refuse('game_not_found') });
  const user = await openPage(`/game/${entryId}`);

  await user.click(await button('Yes, it is the same'));

  expect(await screen.findByText('Game not found.')).toBeTruthy();
  expect(addressBar()).toBe(`/game/${entryId}`);
});

test('before a merge loses a picture, it asks', async () => {
  answer({
    'entries.matches': [match],
    'entries.merge': ({ isWithoutPicture }) =>
      isWithoutPicture ? { gameId: 9 } : refuse('picture_not_kept'),
  });
  const user = await openPage(`/game/${entryId}`);
  await user.click(await button('Yes, it is the same'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Go on without your picture?' }));
  expect(addressBar()).toBe(`/game/${entryId}`);

  await user.click(question.getByRole('button', { name: 'Go on without it' }));

  await waitFor(() => expect(addressBar()).toBe('/game/9'));
  expect(await screen.findByText('Your entry is now Terranigma')).toBeTruthy();
});
