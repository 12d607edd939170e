import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, refuse, sent } from '../testing/answers.ts';
import { addressBar, openPage, signIn } from '../testing/page.tsx';
import { wish } from '../testing/things.ts';

const many = Array.from({ length: 30 }, (_wish, index) =>
  wish({
    game_id: index + 1,
    title: `Game ${String(index + 1).padStart(2, '0')}`,
    ...(index % 2 ? { platform_id: 33, platform: 'Game Boy' } : {}),
  }),
);

beforeEach(() => {
  signIn();
  answer({ 'wishlist.list': many });
});

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((title) => title.textContent);

test('first some wishes are shown, then the page, then the next page', async () => {
  const user = await openPage('/wishlist');
  await waitFor(() => expect(titles()).toHaveLength(8));

  await user.click(screen.getByRole('button', { name: 'Show all 24' }));
  await waitFor(() => expect(titles()).toHaveLength(24));
  await user.click(screen.getByRole('button', { name: 'Next' }));

  await waitFor(() => expect(titles()).toEqual(many.slice(24).map(({ title }) => title)));
  expect(addressBar()).toBe('/wishlist?expanded=true&page=2');
  expect(sent('wishlist.list')).toHaveLength(1); // it is read whole, once
});

test('choosing a platform or typing words filters the list, and returns to the first page', async () => {
  await openPage('/wishlist?platform=33&q=game%201');

  await waitFor(() => expect(titles()).toEqual(['Game 10', 'Game 12', 'Game 14', 'Game 16', 'Game 18']));
});

test('a search without a result offers to enter the game, under the words that were typed', async () => {
  const user = await openPage('/wishlist?q=homebrew%20quest');

  await user.click(await screen.findByRole('button', { name: 'Add it yourself' }));

  const title = await screen.findByRole('textbox', { name: /^Title/ });
  expect((title as HTMLInputElement).value).toBe('homebrew quest'); // as: a text field
});

test('a platform without wishes shows all wishes', async () => {
  await openPage('/wishlist?platform=7');

  await waitFor(() => expect(titles()).toHaveLength(8));
});

test('refreshing says whether it worked', async () => {
  const user = await openPage('/wishlist');
  await waitFor(() => expect(titles()).toHaveLength(8));
  await user.click(screen.getByRole('button', { name: 'Refresh Wishlist' }));
  await screen.findByText('Your wishlist is up to date.');

  answer({ 'wishlist.list': refuse('slow_down', { seconds: 2 }) });
  await user.click(screen.getByRole('button', { name: 'Refresh Wishlist' }));

  await screen.findByText('The wishlist could not be refreshed. Please try again.');
  expect(titles()).toHaveLength(8); // what was read stays
});

test('choosing another platform starts at its first page', async () => {
  const user = await openPage('/wishlist?expanded=true&page=2');
  await waitFor(() => expect(titles()).toHaveLength(6));

  await user.click(screen.getByRole('button', { name: 'Game Boy' }));

  await waitFor(() => expect(titles()).toHaveLength(15));
  expect(addressBar()).toBe('/wishlist?expanded=true&platform=33');
});
