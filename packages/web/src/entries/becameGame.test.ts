import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, refuse, sent } from '../testing/answers.ts';
import { addressBar, openPage, signIn } from '../testing/page.tsx';
import { type Details, details } from '../testing/things.ts';

const entryId = 2 ** 30;
const correction = { corrects: { game_id: 5, title: 'Terranigma' }, hasCover: false };

beforeEach(() => {
  signIn();
  answer({
    'catalogue.game': ({ gameId }) => details({ game_id: Number(gameId) }),
    'catalogue.facets': { genres: [], regions: [] },
    'entries.matches': [],
    'entries.correct': { gameId: entryId },
    'igdb.status': { isOn: false, isSample: false },
  });
});

const button = (name: string) => screen.findByRole('button', { name });

test('an entry that became a game in another tab leaves what is typed, and a way to that game', async () => {
  const { user, dialog } = await editMerged();

  expect(await dialog.findByText('Your entry has become Terranigma.')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>('Publisher').value).toBe('Kemco');
  await user.click(dialog.getByRole('button', { name: 'See the game' }));

  await waitFor(() => expect(addressBar()).toBe('/game/5'));
});

test('what is typed into an entry that became a game can be saved as a correction of it', async () => {
  const { user, dialog } = await editMerged();

  await user.click(await dialog.findByRole('button', { name: 'Save as my correction of it' }));

  await waitFor(() => expect(addressBar()).toBe(`/game/${entryId}`));
  expect(sent('entries.correct')).toMatchObject([
    { gameId: '5', title: 'Terranigma', publisher: 'Kemco', release_date: '1996-12-19' },
  ]);
  expect(await screen.findByText('Your lists now show your correction')).toBeTruthy();
});

test('what is typed into an entry goes over the correction of the game that it became, if there is one', async () => {
  const { user, dialog } = await editMerged({ game_id: entryId, title: 'Mine', entry: correction });
  answer({ 'entries.change': { ok: true } });

  await user.click(await dialog.findByRole('button', { name: 'Save as my correction of it' }));

  await waitFor(() => expect(addressBar()).toBe(`/game/${entryId}`));
  expect(sent('entries.correct')).toEqual([]);
  expect(sent('entries.change').at(-1)).toMatchObject({
    gameId: String(entryId),
    title: 'Mine',
    publisher: 'Kemco',
  });
});

test('a game that was corrected in another tab meanwhile is corrected further', async () => {
  const user = await openPage('/game/5');
  await user.click(await button('Something wrong here?'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct this game' }));
  await user.clear(await dialog.findByLabelText('Publisher'));
  await user.type(dialog.getByLabelText('Publisher'), 'Kemco');
  answer({
    'catalogue.game': details({ game_id: entryId, title: 'Mine', entry: correction }),
    'entries.change': { ok: true },
  });

  await user.click(dialog.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(addressBar()).toBe(`/game/${entryId}`));
  expect(sent('entries.change')).toMatchObject([{ title: 'Mine', publisher: 'Kemco' }]);
});

/** Edits an entry that was merged into the game 5 in another tab, and saves. */
async function editMerged(game5: Partial<Details> = {}) {
  answer({
    'catalogue.game': ({ gameId }) => {
      const game_id = Number(gameId);
      if (game_id === 5)
        return details({ game_id, title: 'Terranigma', release_date: '1996-12-19', ...game5 });
      if (game_id === entryId) return details({ game_id, title: 'Mine', entry: correction });
      return details({ game_id, title: 'Terra Nigma', entry: { corrects: null, hasCover: false } });
    },
    'entries.matches': [],
    'entries.change': refuse('entry_merged', { gameId: 5, title: 'Terranigma' }),
  });
  const user = await openPage(`/game/${entryId + 1}`);
  await user.click(await button('Edit entry'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit your entry' }));
  await user.clear(await dialog.findByLabelText('Publisher'));
  await user.type(dialog.getByLabelText('Publisher'), 'Kemco');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  return { user, dialog };
}

test('whoever deletes an entry that became a game elsewhere is led to that game', async () => {
  answer({
    'catalogue.game': details({ game_id: entryId, entry: { corrects: null, hasCover: false } }),
    'entries.remove': refuse('entry_merged', { gameId: 9, title: 'Terranigma' }),
  });
  const user = await openPage(`/game/${entryId}`);
  await user.click(await button('Delete entry'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this entry?' }));

  await user.click(question.getByRole('button', { name: 'Delete entry' }));

  await waitFor(() => expect(addressBar()).toBe('/game/9'));
  expect(await screen.findByText('Your entry has become Terranigma.')).toBeTruthy();
});
