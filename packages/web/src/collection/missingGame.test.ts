import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { answer } from '../testing/answers.ts';
import { openPage, signIn } from '../testing/page.tsx';
import { counts, rows } from '../testing/things.ts';

test('below the last game that a search of all games found is the way to enter the one that is missing', async () => {
  signIn();
  answer({
    'catalogue.fetchGames': rows({ title: 'Terranigma' }),
    'catalogue.platformCounts': counts(2545, 12, 3, 4),
    'catalogue.facets': { genres: [], regions: [] },
    'catalogue.letters': [],
    'catalogue.ownTotals': { games: 12, copies: 12, priced: 2, value: 80.5, estimated: 0, estimate: 0 },
  });
  await openPage('/collection/all?q=Terrannigma');
  await screen.findByRole('link', { name: 'Terranigma' });
  expect(await screen.findByRole('button', { name: 'Add it yourself' })).toBeTruthy();

  await openPage('/collection/all?tab=owned&q=Terrannigma');
  await screen.findByRole('link', { name: 'Terranigma' });
  expect(screen.queryByRole('button', { name: 'Add it yourself' })).toBeNull();
});
