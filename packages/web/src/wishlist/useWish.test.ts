import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, forgetCalls, held, madeCalls, refuse, sent } from '../testing/answers.ts';
import { goOffline, openPage, signIn } from '../testing/page.tsx';
import { counts, details, ownedRow, row, rows, platform, wish } from '../testing/things.ts';

beforeEach(() => {
  signIn();
  answer({
    'catalogue.fetchGames': [row()],
    'catalogue.platformCounts': counts(9, 2, 3, 1),
    'catalogue.facets': { genres: [], regions: [] },
    'catalogue.game': details(),
    'wishlist.add': { ok: true },
    'wishlist.remove': { created_at: '2026-01-02T10:00:00.000Z' },
  });
});

const never = () => new Promise<never>(() => {});
const add = () => screen.findByRole('button', { name: 'Add to Wishlist: Terranigma' });
const remove = () => screen.findByRole('button', { name: 'Remove from Wishlist: Terranigma' });
const wished = () => screen.findByRole('link', { name: /^Wishlist \(\d/ }).then((tab) => tab.textContent);

test('a wish is shown and counted at once, then everything that shows it is read again', async () => {
  const later = held<{ ok: true }>();
  answer({ 'wishlist.add': () => later.promise });
  const user = await openPage('/collection/all');
  await user.click(await add());

  await remove();
  expect(await wished()).toBe('Wishlist (4)');
  forgetCalls();
  answer({
    'catalogue.fetchGames': [row({ in_wishlist: true })],
    'catalogue.platformCounts': counts(9, 2, 4, 1),
  });
  later.resolve({ ok: true });

  await waitFor(() =>
    expect(madeCalls().toSorted()).toEqual([
      'catalogue.fetchGames',
      'catalogue.platformCounts',
      'collection.summary',
    ]),
  );
  await remove();
});

test('a wish that the server refuses is reverted, with a message', async () => {
  answer({ 'wishlist.add': refuse('game_not_found') });
  const user = await openPage('/collection/all');
  const heart = await add();
  expect(await wished()).toBe('Wishlist (3)');
  // It is reverted by itself, not by being read again.
  answer({ 'catalogue.fetchGames': never, 'catalogue.platformCounts': never });

  await user.click(heart);

  await screen.findByText('Failed to update wishlist. Please try again.');
  await add();
  expect(await wished()).toBe('Wishlist (3)');
});

test('removing a wish says so, and an undo restores it with its date', async () => {
  answer({ 'catalogue.fetchGames': [row({ in_wishlist: true })] });
  const user = await openPage('/collection/all');
  await user.click(await remove());
  await screen.findByText('Terranigma removed from your wishlist');
  await waitFor(() => expect(sent('wishlist.remove')).toEqual([{ gameId: '5' }]));

  await user.click(screen.getByRole('button', { name: 'Undo' }));

  await waitFor(() =>
    expect(sent('wishlist.add')).toEqual([{ gameId: '5', created_at: '2026-01-02T10:00:00.000Z' }]),
  );
});

test('a removal that failed removes its toast', async () => {
  answer({
    'catalogue.fetchGames': [row({ in_wishlist: true })],
    'wishlist.remove': refuse('slow_down', { seconds: 9 }),
  });
  const user = await openPage('/collection/all');

  await user.click(await remove());

  await screen.findByText('Failed to update wishlist. Please try again.');
  await waitFor(() => expect(screen.queryByText('Terranigma removed from your wishlist')).toBeNull());
  await remove();
});

test('a list of wishes leaves out a removed wish at once', async () => {
  answer({
    'catalogue.fetchGames': rows(
      { title: 'Terranigma', in_wishlist: true },
      { title: 'Soul Blazer', in_wishlist: true },
    ),
    'wishlist.remove': () => new Promise(() => {}),
  });
  const user = await openPage('/collection/all?tab=wishlist');

  await user.click(await remove());

  await waitFor(() => expect(screen.queryByRole('link', { name: 'Terranigma' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Soul Blazer' })).toBeTruthy();
});

test('offline, a wish is shown and waits, and is sent once there is a network', async () => {
  const user = await openPage('/collection/all');
  const heart = await add();
  await goOffline();

  await user.click(heart);
  await remove();
  await screen.findByText(
    'You are offline. What you open or change goes through as soon as you are connected again, unless you are told otherwise.',
  );
  expect(sent('wishlist.add')).toEqual([]);
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true); // it would be lost with the page
  await goOffline(false);

  await waitFor(() => expect(sent('wishlist.add')).toEqual([{ gameId: '5' }]));
});

test('the wishlist shows each wish with its date, and what is owned as well', async () => {
  answer({
    'platforms.list': [platform(), platform({ id: 8, name: 'PlayStation 2', medium: 'disc' })],
    'wishlist.list': [
      wish({ title: 'Terranigma', created_at: '2026-01-02T10:00:00.000Z' }),
      wish({
        game_id: 6,
        title: 'Soul Blazer',
        platform_id: 8,
        created_at: '2025-12-24T10:00:00.000Z',
        completeness: 'CARTRIDGE',
      }),
    ],
  });
  await openPage('/wishlist');

  await screen.findByRole('link', { name: 'Terranigma' });

  expect(screen.getByText('Added Jan 2, 2026')).toBeTruthy();
  expect(screen.getByText('Added Dec 24, 2025')).toBeTruthy();
  expect(screen.getByText('Owned: Disc')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Edit Collection: Soul Blazer' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add to Collection: Terranigma' })).toBeTruthy();
});

test('a wish removed on the wishlist is gone at once, and back in its place after an undo', async () => {
  const first = wish({ game_id: 6, title: 'Soul Blazer', created_at: '2026-02-02T10:00:00.000Z' });
  const second = wish({ created_at: '2026-01-02T10:00:00.000Z' });
  const third = wish({ game_id: 7, title: 'Illusion of Time', created_at: '2025-12-02T10:00:00.000Z' });
  answer({ 'wishlist.list': [first, second, third] });
  const user = await openPage('/wishlist');
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
  const button = await remove();
  answer({ 'wishlist.list': [first, third] });

  await user.click(button);
  await waitFor(() => expect(titles()).toEqual(['Soul Blazer', 'Illusion of Time']));
  answer({ 'wishlist.list': () => new Promise(() => {}) }); // the wish is shown before the answer
  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  await waitFor(() => expect(titles()).toEqual(['Soul Blazer', 'Terranigma', 'Illusion of Time']));
});

test('an empty wishlist leads to the catalogue, and a filtered one says that nothing matches', async () => {
  answer({ 'wishlist.list': [] });
  await openPage('/wishlist');
  await screen.findByText('Your wishlist is empty.');
  expect(screen.getByRole('link', { name: 'Browse the catalogue' }).getAttribute('href')).toBe('/games');

  answer({ 'wishlist.list': [wish()] });
  await openPage('/wishlist?q=zelda');
  expect(await screen.findAllByText('No items found matching your criteria.')).not.toEqual([]);
});

test('a wish for an owned game reads in French with the words of its console', async () => {
  signIn({ language: 'fr' });
  answer({ 'catalogue.fetchGames': [ownedRow({ in_wishlist: true })] });
  const user = await openPage('/collection/all');

  await user.click(await screen.findByRole('button', { name: /^Retirer des souhaits.: Terranigma$/ }));

  expect(await screen.findByText('Terranigma ne figure plus dans vos souhaits')).toBeTruthy();
});
