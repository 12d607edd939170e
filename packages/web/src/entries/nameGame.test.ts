import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, refuse, sent } from '../testing/answers.ts';
import { addressBar, goOffline, openPage, signIn } from '../testing/page.tsx';
import { details, row } from '../testing/things.ts';

const entryId = 2 ** 30;
const game = row({ game_id: 9, title: 'Chrono Trigger' });
const itself = row({ game_id: entryId, title: 'Chrono Triger' });
const own = { corrects: null, hasCover: false };

beforeEach(() => {
  signIn();
  answer({
    'catalogue.search': { found: [itself], likely: [], alike: [game] },
    'catalogue.game': ({ gameId }) =>
      details(
        Number(gameId) === entryId
          ? { game_id: entryId, title: 'Chrono Triger', entry: own }
          : { game_id: 9, title: 'Chrono Trigger' },
      ),
    'entries.matches': [],
    'entries.merge': { gameId: 9 },
    'igdb.status': { isOn: false, isSample: false },
  });
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const question = async () => within(await screen.findByRole('dialog', { name: 'Which game is it?' }));

test('an entry’s owner says on its page which game of the same console it is', async () => {
  const user = await openPage(`/game/${entryId}`);
  await user.click(await button('It’s in the catalogue…'));
  const dialog = await question();

  await user.click(await dialog.findByRole('button', { name: /^Chrono Trigger/ }));

  await waitFor(() => expect(addressBar()).toBe('/game/9'));
  expect(sent('catalogue.search')).toMatchObject([{ q: 'Chrono Triger', platform: '19' }]);
  expect(sent('entries.merge')).toMatchObject([{ gameId: String(entryId), otherId: 9 }]);
  expect(await screen.findByText('Your entry is now Chrono Trigger')).toBeTruthy();
});

test('of games of one title, the question tells year and publisher', async () => {
  const older = { game_id: 10, title: 'Chrono Trigger', release_date: '1991', publisher: null };
  answer({ 'catalogue.search': { found: [row(older)], likely: [], alike: [game] } });
  const user = await openPage(`/game/${entryId}`);
  await user.click(await button('It’s in the catalogue…'));

  const choices = await (await question()).findAllByRole('button', { name: /^Chrono Trigger/ });

  expect(choices.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Super Nintendo · 1991$/),
    expect.stringMatching(/Super Nintendo · 1995 · Nintendo$/),
  ]);
});

test('a game that its owner corrected can be named: the entry becomes the game, and the correction opens', async () => {
  const corrected = row({ game_id: entryId + 7, title: 'Chrono Trigger', corrects: 9 });
  answer({
    'catalogue.search': { found: [itself], likely: [], alike: [corrected] },
    'entries.merge': { gameId: entryId + 7 },
  });
  const user = await openPage(`/game/${entryId}`);
  await user.click(await button('It’s in the catalogue…'));

  await user.click(await (await question()).findByRole('button', { name: /^Chrono Trigger/ }));

  await waitFor(() => expect(addressBar()).toBe(`/game/${entryId + 7}`));
  expect(sent('entries.merge')).toMatchObject([{ otherId: 9 }]);
});

test('of a choice that is pressed twice, one counts', async () => {
  const user = await openPage(`/game/${entryId}`);
  await user.click(await button('It’s in the catalogue…'));
  const choice = await (await question()).findByRole('button', { name: /^Chrono Trigger/ });

  choice.click();
  choice.click();

  expect(await screen.findByText('Your entry is now Chrono Trigger')).toBeTruthy();
  expect(sent('entries.merge')).toHaveLength(1);
  expect(await button('Undo')).toBeTruthy();
});

test('a choice without a network waits for it, and leads nobody away who has left', async () => {
  const user = await openPage(`/game/${entryId}`);
  await user.click(await button('It’s in the catalogue…'));
  const choice = await (await question()).findByRole('button', { name: /^Chrono Trigger/ });
  await goOffline();

  await user.click(choice);
  expect((await button('It’s in the catalogue…')).getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByText(/^That did not work/)).toBeNull();
  const { router } = await import('../routes.tsx');
  await router.navigate({ to: '/search' });
  await goOffline(false);

  expect(await screen.findByText('Your entry is now Chrono Trigger')).toBeTruthy();
  expect(addressBar()).toBe('/search');
});

test('an undo without a network waits for it as well', async () => {
  answer({ 'entries.unmerge': { ok: true } });
  const user = await openPage(`/game/${entryId}`);
  await user.click(await button('It’s in the catalogue…'));
  await user.click(await (await question()).findByRole('button', { name: /^Chrono Trigger/ }));
  const undo = await button('Undo');
  await goOffline();

  await user.click(undo);
  expect(sent('entries.unmerge')).toEqual([]);
  await goOffline(false);

  expect(await screen.findByText('Your entry is back')).toBeTruthy();
  await waitFor(() => expect(addressBar()).toBe(`/game/${entryId}`));
});

test.each([
  ['its page goes on to that game', `/game/${entryId}`, 'It’s in the catalogue…', '/game/9'],
  ['a list offers the way', '/settings?section=entries', 'Chrono Triger: it’s in the catalogue…', null],
])('of an entry that became a game elsewhere, %s', async (_what, at, name, leadsTo) => {
  const { total_count: _count, in_wishlist: _wished, copy: _copy, ...fields } = itself;
  const entry = { ...fields, created_at: '2026-11-22T12:00:00.000Z', looks_like: null, became: null };
  answer({
    'entries.list': [{ ...entry, corrects: null }],
    'entries.merge': refuse('entry_merged', { gameId: 9, title: 'Secret of Mana' }),
  });
  const user = await openPage(at);
  await user.click(await button(name));

  await user.click(await (await question()).findByRole('button', { name: /^Chrono Trigger/ }));

  expect(await screen.findByText('Your entry has become Secret of Mana.')).toBeTruthy();
  if (leadsTo === null) {
    expect(addressBar()).toBe(at);
    await user.click(await button('See the game'));
  }
  await waitFor(() => expect(addressBar()).toBe('/game/9'));
});

test('what users entered is not offered, and it says that only one console is searched', async () => {
  const user = await openPage(`/game/${entryId}`);
  await user.click(await button('It’s in the catalogue…'));
  const dialog = await question();
  await dialog.findByRole('button', { name: /^Chrono Trigger/ });

  expect(dialog.queryByRole('button', { name: /^Chrono Triger/ })).toBeNull();
  expect(dialog.getByText(/^Only games for Super Nintendo are listed\./)).toBeTruthy();
});

test('the list of entries offers it for each, and stays; of a wish, it says that there is no copy', async () => {
  const { total_count: _count, in_wishlist: _wished, copy: _copy, ...fields } = itself;
  const entry = { ...fields, created_at: '2026-11-22T12:00:00.000Z', corrects: null, looks_like: null };
  answer({
    'entries.list': [{ ...entry, became: null }],
    'entries.merge': ({ isWithoutPicture }) =>
      isWithoutPicture ? { gameId: 9 } : refuse('picture_not_kept'),
  });
  const user = await openPage('/settings?section=entries');
  await user.click(await button('Chrono Triger: it’s in the catalogue…'));
  await user.click(await (await question()).findByRole('button', { name: /^Chrono Trigger/ }));
  const picture = within(await screen.findByRole('alertdialog', { name: 'Go on without your picture?' }));
  expect(picture.getByText(/^You have no copy of this game/)).toBeTruthy();
  answer({
    'entries.list': [
      {
        ...entry,
        became: { game_id: 9, title: 'Chrono Trigger', undoable_until: '2026-12-22T12:00:00.000Z' },
      },
    ],
  });

  await user.click(picture.getByRole('button', { name: 'Go on without it' }));

  expect(await button('Undo: Chrono Triger is an entry of its own again')).toBeTruthy();
  expect(addressBar()).toBe('/settings?section=entries');
});

test('a search that waits for the network is not said to find nothing', async () => {
  answer({ 'catalogue.search': { found: [], likely: [], alike: [] } });
  const user = await openPage(`/game/${entryId}`);
  await user.click(await button('It’s in the catalogue…'));
  const dialog = await question();
  await dialog.findByText('No game found for “Chrono”.');
  await goOffline();

  await user.type(dialog.getByLabelText('Search for the game'), 's');

  await waitFor(() => expect(dialog.queryByText(/^No game found/)).toBeNull());
});

test('a correction is of its game already', async () => {
  answer({
    'catalogue.game': details({
      game_id: entryId,
      entry: { corrects: { game_id: 9, title: 'Chrono Trigger' }, hasCover: false },
    }),
  });
  await openPage(`/game/${entryId}`);
  await button('Undo my correction');

  expect(screen.queryByRole('button', { name: 'It’s in the catalogue…' })).toBeNull();
});
