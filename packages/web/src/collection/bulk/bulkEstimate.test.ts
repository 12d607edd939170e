import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { localDay } from '../../item/itemDraft.ts';
import { answer, sent } from '../../testing/answers.ts';
import { openPage, signIn } from '../../testing/page.tsx';
import { counts, ownedRow, rows } from '../../testing/things.ts';

beforeEach(() => {
  signIn();
  answer({
    'catalogue.fetchGames': rows({ ...ownedRow(), game_id: 1, title: 'Terranigma', total_count: 1 }),
    'catalogue.platformCounts': counts(1, 1, 0, 0),
    'catalogue.facets': { genres: [], regions: [] },
    'catalogue.ownTotals': { games: 1, copies: 1, priced: 0, value: 0, estimated: 0, estimate: 0 },
    'catalogue.letters': [],
    'collection.previewMany': {
      changed: 1,
      added: 0,
      same: 0,
      leftOut: 0,
      otherCopies: 0,
      beyondPlan: 0,
      examples: [],
    },
  });
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('an estimate that is set for many is of today, unless the user names another day or none', async () => {
  const user = await openPage('/collection/all');
  await user.click(await button('Bulk Edit'));
  await user.click(await screen.findByRole('checkbox', { name: 'Select game for bulk edit: Terranigma' }));
  await user.click(await button('Apply to all (1)'));
  await user.click(await button(/^More/));
  await user.click(await screen.findByRole('switch', { name: 'Set estimate' }));
  await user.type(await screen.findByLabelText('Estimate'), '99');

  const day = await screen.findByLabelText<HTMLInputElement>('Estimated on');
  expect(day.value).toBe(localDay(new Date()));
  await user.click(await button('Preview'));
  await waitFor(() =>
    expect(sent('collection.previewMany')).toMatchObject([
      { set: { estimate: 99, estimateDate: day.value } },
    ]),
  );
});
