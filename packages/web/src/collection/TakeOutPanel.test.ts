import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer } from '../testing/answers.ts';
import { addressBar, openPage, signIn } from '../testing/page.tsx';
import { counts, ownedRow } from '../testing/things.ts';

beforeEach(() => {
  signIn();
  answer({
    'catalogue.fetchGames': [ownedRow()],
    'catalogue.platformCounts': counts(2545, 12, 3, 4),
    'catalogue.facets': { genres: [], regions: [] },
    'catalogue.ownTotals': { games: 12, copies: 12, priced: 2, value: 80.5, estimated: 0, estimate: 0 },
  });
});

async function openPanel(search: string) {
  const user = await openPage(`/collection/all${search}`);
  await user.click((await screen.findAllByRole('button', { name: 'More' }))[0] ?? document.body);
  await user.click(await screen.findByRole('button', { name: 'Export this list' }));
  return { user, panel: within(await screen.findByRole('dialog', { name: 'Export this list' })) };
}

test.each(['?tab=owned', '?tab=incomplete'])(
  'a list of copies is printed for the insurer: %s',
  async (search) => {
    const { panel } = await openPanel(search);

    expect(await panel.findByRole('button', { name: 'Print the list' })).toBeTruthy();
  },
);

test.each(['?tab=wishlist', ''])(
  'what is not owned is not printed for the insurer: "%s" leads to what is',
  async (search) => {
    const { user, panel } = await openPanel(search);

    await panel.findByText(/It is printed from the games you own\.$/);
    expect(panel.queryByRole('button', { name: 'Print the list' })).toBeNull();
    await user.click(panel.getByRole('link', { name: 'Show owned games' }));

    await waitFor(() => expect(addressBar()).toBe('/collection/all?tab=owned'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);
