import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, sent } from '../testing/answers.ts';
import { addressBar, openPage, signIn } from '../testing/page.tsx';
import { rows } from '../testing/things.ts';

beforeEach(() => {
  signIn();
  answer({ 'catalogue.fetchGames': rows({ title: 'Terranigma' }, { title: 'Tetris' }) });
});

test('the catalogue opens at a letter, which is in the address', async () => {
  const user = await openPage('/games');
  await screen.findByRole('link', { name: 'Terranigma' });

  await user.click(screen.getByRole('link', { name: 'T' }));

  await waitFor(() => expect(addressBar()).toBe('/games?letter=T'));
  await waitFor(() =>
    expect(sent('catalogue.fetchGames').at(-1)).toMatchObject({ p_tab: 'all', p_starts_with: 'T' }),
  );
});

test('a letter without games says so, and leads back to all games', async () => {
  answer({ 'catalogue.fetchGames': [] });
  const user = await openPage('/games?letter=Q');
  await screen.findByText('No game begins with Q.');

  await user.click(screen.getByRole('link', { name: 'Show all games' }));

  await waitFor(() => expect(addressBar()).toBe('/games'));
});

test.each([
  ['/games?letter=%C3%A9', undefined],
  ['/games?letter=q', 'Q'],
  ['/games?letter=%23&sort=price', '#'],
])('an invalid address is read as far as possible: %s', async (address, letter) => {
  await openPage(address);
  await screen.findByRole('link', { name: 'Terranigma' });

  const [asked] = sent('catalogue.fetchGames');
  expect([asked?.['p_starts_with'], asked?.['p_sort_by']]).toEqual([letter, 'title']);
});
