import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, sent } from '../testing/answers.ts';
import { openPage, signIn } from '../testing/page.tsx';
import { counts, ownedRow } from '../testing/things.ts';

beforeEach(() => {
  signIn();
  answer({
    'catalogue.fetchGames': [ownedRow()],
    'catalogue.platformCounts': counts(1, 1, 0, 0),
    'catalogue.facets': { genres: [], regions: [] },
    'catalogue.ownTotals': { games: 1, copies: 1, priced: 0, value: 0, estimated: 0, estimate: 0 },
    'marks.list': {
      place: [{ value: 'Attic', copies: 2 }],
      tags: [],
      edition: [],
      boughtAt: [],
      boughtFrom: [],
      region: [],
    },
  });
});

test('Escape ends the renaming of a place, and not the panel', async () => {
  const user = await openPage('/collection/all?tab=owned');
  await user.click((await screen.findAllByRole('button', { name: 'More' }))[0] ?? document.body);
  await user.click(await screen.findByRole('button', { name: 'Places and tags' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Places and tags' }));
  await user.click(await panel.findByRole('button', { name: 'Rename or move Attic' }));
  await user.type(await panel.findByLabelText('New name, or where it goes'), ' room{Escape}');

  await waitFor(() => expect(panel.queryByRole('textbox')).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Places and tags' })).toBeTruthy();
  expect(document.activeElement).toBe(panel.getByRole('button', { name: 'Rename or move Attic' }));
  expect(sent('marks.rename')).toEqual([]);

  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
