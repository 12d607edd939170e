import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer } from '../testing/answers.ts';
import { addressBar, openPage, signIn } from '../testing/page.tsx';
import { counts, rows } from '../testing/things.ts';

beforeEach(() => {
  signIn();
  answer({
    'catalogue.fetchGames': rows({ title: 'Terranigma' }),
    'catalogue.platformCounts': counts(2545, 12, 3, 4),
    'catalogue.facets': { genres: [], regions: [] },
    'catalogue.letters': [],
    'catalogue.ownTotals': { games: 12, copies: 12, priced: 2, value: 80.5, estimated: 0, estimate: 0 },
  });
});

const way = () => screen.findByRole('button', { name: 'Add it yourself' });

/** Whether the way to enter a game comes before the first one that was found. */
async function isAbove(): Promise<boolean> {
  const game = await screen.findByRole('link', { name: 'Terranigma' });
  const position = (await way()).compareDocumentPosition(game);
  return (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

test('below the last game that a search of all games found is the way to enter the one that is missing', async () => {
  await openPage('/collection/all?q=terra');
  expect(await isAbove()).toBe(false);

  await openPage('/collection/all?tab=owned&q=terra');
  await screen.findByRole('link', { name: 'Terranigma' });
  expect(screen.queryByRole('button', { name: 'Add it yourself' })).toBeNull();
});

test('where all that a search of all games found only resembles it, that way is above them, once, and it says so', async () => {
  answer({ 'catalogue.fetchGames': rows({ title: 'Terranigma', is_alike: true }) });
  await openPage('/collection/all?q=Terrannigma');

  expect(await isAbove()).toBe(true);
  expect(screen.getAllByRole('button', { name: 'Add it yourself' })).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Other spellings and titles' })).toBeTruthy();
});

test.each(['SNSP-9876', 'BPEE'])('the game that %s leads to is not said to resemble it', async (code) => {
  await openPage(`/collection/all?q=${code}`);

  expect(await isAbove()).toBe(false);
  expect(screen.queryByRole('heading', { name: 'Other spellings and titles' })).toBeNull();
});

test('a search of one’s own games says what only resembles it, without a way to enter a game', async () => {
  answer({ 'catalogue.fetchGames': rows({ title: 'Terranigma', is_alike: true }) });
  await openPage('/collection/all?tab=owned&q=Terrannigma');

  expect(await screen.findByRole('heading', { name: 'Other spellings and titles' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add it yourself' })).toBeNull();
});

test.each([
  [
    'more',
    counts(1, 4, 0, 0),
    ['4 games of yours have these words, in their titles or in what you noted about a copy.'],
  ],
  ['no more', counts(1, 1, 0, 0), []],
])(
  'below the titles with the words it says that %s games of one’s own have them, and leads to those',
  async (_name, counted, told) => {
    answer({ 'catalogue.platformCounts': counted });
    const user = await openPage('/collection/all?q=terra');
    await way();

    const lines = screen.queryAllByText(/^\d games? of yours/);
    expect(lines.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual(told);
    if (told.length === 0) return;
    await user.click(screen.getByRole('link', { name: 'Show owned games' }));

    expect(addressBar()).toBe('/collection/all?tab=owned&q=terra');
  },
);
