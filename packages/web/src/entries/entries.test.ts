import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, fault, refuse, sent } from '../testing/answers.ts';
import { addressBar, openPage, signIn } from '../testing/page.tsx';
import { details, row, sessionOf } from '../testing/things.ts';

const entryId = 2 ** 30;
const own = { corrects: null, hasCover: false };
const {
  total_count: _count,
  is_owned: _owned,
  in_wishlist: _wished,
  copy: _copy,
  ...match
} = row({
  game_id: 9,
  title: 'Terranigma',
});

beforeEach(() => {
  signIn();
  answer({
    'catalogue.search': { found: [], likely: [], alike: [] },
    'catalogue.game': ({ gameId }) =>
      details({ game_id: Number(gameId), ...(Number(gameId) >= entryId ? { entry: own } : {}) }),
    'entries.matches': [],
    'igdb.status': { isOn: false, isSample: false },
  });
});

const button = (name: string) => screen.findByRole('button', { name });

/** Opens the form from a search without a result, and fills in what is needed. */
async function openForm() {
  const user = await openPage('/search?q=lagoon%203');
  await user.click(await button('Add it yourself'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a game yourself' }));
  await user.selectOptions(await dialog.findByLabelText('Platform'), '19');
  return { user, dialog };
}

test('a search without a result leads to a form with its words, and the entry to its own page', async () => {
  answer({ 'entries.create': { gameId: entryId } });
  const { user, dialog } = await openForm();
  await user.type(dialog.getByLabelText('Released'), '20.11.1993');
  await user.click(dialog.getByRole('checkbox', { name: 'Japan' }));

  await user.click(dialog.getByRole('button', { name: 'Add game' }));

  await waitFor(() => expect(addressBar()).toBe(`/game/${entryId}`));
  expect(sent('entries.create')).toEqual([
    {
      title: 'lagoon 3',
      platform_id: 19,
      release_date: '1993-11-20',
      publisher: null,
      regions: ['JP'],
      genres: [],
      to: 'collection',
    },
  ]);
  expect(await screen.findByText('You entered this game yourself.')).toBeTruthy();
});

test.each([
  ['the limit of the plan', refuse('game_limit_reached', { limit: 20 }), /up to 20 games/],
  ['the limit of entries', refuse('entry_limit_reached', { limit: 500 }), /up to 500 games yourself/],
  ['a fault', fault(), /^Your entry could not be saved\. Please try again\./],
])('after %s, what was typed stays', async (_what, failure, says) => {
  answer({ 'entries.create': failure });
  const { user, dialog } = await openForm();
  await user.type(dialog.getByLabelText('Publisher'), 'Kemco');

  await user.click(dialog.getByRole('button', { name: 'Add game' }));

  expect(await dialog.findByText(says)).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>('Title').value).toBe('lagoon 3');
  expect(dialog.getByLabelText<HTMLInputElement>('Publisher').value).toBe('Kemco');
});

test('a game that was entered before is a press away', async () => {
  answer({ 'entries.create': refuse('entry_exists', { gameId: entryId + 1 }) });
  const { user, dialog } = await openForm();

  await user.click(dialog.getByRole('button', { name: 'Add game' }));
  await user.click(await dialog.findByRole('button', { name: 'See the one you have' }));

  await waitFor(() => expect(addressBar()).toBe(`/game/${entryId + 1}`));
});

test('an entry without a year or a publisher is listed with its console alone', async () => {
  const unknown = { ...match, release_date: null, publisher: null, created_at: '2026-11-22T12:00:00.000Z' };
  const kept = { corrects: null, became: null, looks_like: null, is_owned: false };
  answer({ 'entries.list': [{ ...unknown, ...kept, game_id: entryId, title: 'Lagune' }] });

  await openPage('/settings?section=entries');

  const link = await screen.findByRole('link', { name: /^Lagune/ });
  expect(within(link).getByText('Super Nintendo')).toBeTruthy();
});

test('a correction leaves the platform as it is, and can be undone', async () => {
  answer({ 'entries.correct': { gameId: entryId }, 'entries.merge': { gameId: 5 } });
  const user = await openPage('/game/5');
  await user.click(await button('Something wrong here?'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct this game' }));
  expect((await dialog.findByLabelText<HTMLInputElement>('Platform')).disabled).toBe(true);
  await user.clear(dialog.getByLabelText('Publisher'));
  await user.type(dialog.getByLabelText('Publisher'), 'Enix');
  const entry = { corrects: { game_id: 5, title: 'Terranigma' }, hasCover: false };
  answer({
    'catalogue.game': ({ gameId }) => {
      const game_id = Number(gameId);
      return details(game_id === entryId ? { game_id, entry } : { game_id });
    },
  });

  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await user.click(await button('Undo my correction'));

  expect(sent('entries.correct')).toMatchObject([{ publisher: 'Enix', genres: ['Role-playing (RPG)'] }]);
  await waitFor(() => expect(sent('entries.merge')).toMatchObject([{ otherId: 5 }]));
});

test('a merge can be undone from the settings, as long as it can be', async () => {
  const entry = { ...match, game_id: entryId, title: 'Lagune', created_at: '2026-11-22T12:00:00.000Z' };
  const merged = {
    ...entry,
    corrects: null,
    looks_like: null,
    is_owned: false,
    became: { game_id: 5, title: 'Terranigma', undoable_until: '2026-12-22T12:00:00.000Z' },
  };
  answer({ 'entries.list': [merged], 'entries.unmerge': { ok: true } });
  const user = await openPage('/settings?section=entries');
  await screen.findByText('Your entry is now Terranigma');
  expect(screen.getByText('What you added is now part of the catalogue.')).toBeTruthy();
  expect(screen.getByText(/^Can be undone until .*2026\.$/)).toBeTruthy();
  answer({ 'entries.list': [{ ...merged, became: null }] });

  await user.click(await button('Undo: Lagune is an entry of its own again'));

  expect(sent('entries.unmerge')).toEqual([{ gameId: String(entryId) }]);
  expect(await screen.findByText('1 entry')).toBeTruthy();
});

test('as long as the list of entries is not there, nothing is said of how many there are', async () => {
  const later = Promise.withResolvers<never[]>();
  answer({ 'entries.list': () => later.promise });
  await openPage('/settings?section=entries');
  expect(await screen.findByRole('heading', { name: 'Your entries' })).toBeTruthy();

  later.resolve([]);

  expect(await screen.findByRole('heading', { name: 'You have not added any games yourself.' })).toBeTruthy();
});

test('the list of entries marks those that look like a game of the catalogue, and has them first', async () => {
  const entry = {
    ...match,
    game_id: entryId,
    title: 'Lagune',
    created_at: '2026-11-22T12:00:00.000Z',
    corrects: null,
    became: null,
    is_owned: false,
    looks_like: null,
  };
  const alike = {
    ...entry,
    game_id: entryId + 1,
    title: 'Tenchi',
    looks_like: { game_id: 5, title: 'Terranigma' },
  };
  answer({ 'entries.list': [entry, alike] });
  const user = await openPage('/settings?section=entries');

  const links = await screen.findAllByRole('link', { name: /^(Lagune|Tenchi)/ });
  await user.click(links[0] ?? document.body);

  expect(links.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Looks like Terranigma'),
    expect.not.stringContaining('Looks like'),
  ]);
  await waitFor(() => expect(addressBar()).toBe(`/game/${entryId + 1}`));
});

test('an operator decides on what they see, and sees it anew if it is another by now', async () => {
  const session = sessionOf({ tier: 'pro', language: 'en', currency: 'USD' });
  const change = { fact: 'publisher' as const, from: 'Enix', to: 'Quintet' };
  const changes = [change];
  const correction = { gameId: entryId, game: match, changes, created_at: '2026-11-22T12:00:00.000Z' };
  answer({
    'session.current': { ...session, profile: { ...session.profile, user_type: 'admin' } },
    'entries.list': [],
    'entries.acceptances': [],
    'entries.corrections': [correction],
    'entries.acceptCorrection': refuse('correction_changed'),
  });
  const user = await openPage('/settings?section=entries');
  const accept = await button('Accept the correction of Terranigma');
  answer({ 'entries.corrections': [{ ...correction, changes: [{ ...change, to: 'Spam' }] }] });

  await user.click(accept);

  expect(await screen.findByText('Spam')).toBeTruthy();
  expect(sent('entries.acceptCorrection')).toMatchObject([{ changes }]);
});

test('an operator who accepted a correction can undo it', async () => {
  const session = sessionOf({ tier: 'pro', language: 'en', currency: 'USD' });
  const changes = [{ fact: 'publisher' as const, from: 'Enix', to: 'Quintet' }];
  const correction = { gameId: entryId, game: match, changes, created_at: '2026-11-22T12:00:00.000Z' };
  answer({
    'session.current': { ...session, profile: { ...session.profile, user_type: 'admin' } },
    'entries.list': [],
    'entries.acceptances': [],
    'entries.corrections': [correction],
    'entries.acceptCorrection': { ok: true },
    'entries.undoAcceptance': { ok: true },
  });
  const user = await openPage('/settings?section=entries');
  const accept = await button('Accept the correction of Terranigma');
  answer({ 'entries.corrections': [], 'entries.acceptances': [correction] });
  await user.click(accept);
  await screen.findByText('Terranigma is corrected for everybody');
  await screen.findByText('Nothing to decide.');

  await user.click(await button('Undo'));

  expect(sent('entries.undoAcceptance')).toEqual([{ gameId: String(entryId) }]);
  expect(await screen.findByText('The correction of Terranigma no longer applies to everybody')).toBeTruthy();
});

test('what an operator accepted earlier is listed with its undo, and days as the reader writes them', async () => {
  const session = sessionOf({ tier: 'pro', language: 'en', currency: 'USD' });
  const changes = [{ fact: 'release_date' as const, from: '1996-12-19', to: '1995-10' }];
  const accepted = { gameId: entryId, game: match, changes, created_at: '2026-11-01T12:00:00.000Z' };
  answer({
    'session.current': { ...session, profile: { ...session.profile, user_type: 'admin' } },
    'entries.list': [],
    'entries.corrections': [],
    'entries.acceptances': [accepted],
    'entries.undoAcceptance': { ok: true },
  });
  const user = await openPage('/settings?section=entries');
  const undo = await button('Undo the correction of Terranigma');
  const shown = ['Dec 19, 1996', 'October 1995', /until Dec 1, 2026/].map((day) => screen.queryByText(day));
  answer({ 'entries.acceptances': [] });

  await user.click(undo);

  expect(shown).not.toContain(null);
  expect(sent('entries.undoAcceptance')).toEqual([{ gameId: String(entryId) }]);
  await waitFor(() => expect(screen.queryByText('Accepted corrections')).toBeNull());
});
