import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer } from '../testing/answers.ts';
import { aMove } from '../testing/movingWrites.ts';
import { openPage, signIn } from '../testing/page.tsx';
import { row } from '../testing/things.ts';

beforeEach(signIn);

const aRow = {
  place: 0,
  line: 2,
  tab: null,
  title: 'Lagoon',
  platform: 'SNES',
  platform_id: 19,
  status: 'copy' as const,
  why: null,
  list: 'collection' as const,
  game: row({ title: 'Lagoon' }),
  choices: [],
  differences: [],
  decision: null,
  isOwned: true,
  copy: null,
  says: [],
};

test('over the plan’s room, the bar with the button says why it cannot be added, and leads to the ways out', async () => {
  const counts = { ...aMove.counts, same: 0, new: 25, missing: 1 };
  const plan = { ...aMove.plan, adds: 25, room: 20, undecided: 1 };
  answer({ 'moving.get': { ...aMove, rows: 26, counts, plan }, 'moving.rows': [] });
  const user = await openPage('/move?file=1');
  const bar = (await screen.findByRole('button', { name: 'Add to my collection' })).closest('section');

  await user.click(within(bar ?? document.body).getByRole('button', { name: 'Choose what to skip' }));

  expect(bar?.textContent).toContain('Your plan has room for 20 more, and this would add 25.');
  expect(within(bar ?? document.body).getByRole('link', { name: 'See the plans' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^New/, pressed: true })).toBeTruthy();
});

test('a row of a wish says what a wish cannot keep', async () => {
  const says = [{ field: 'notes', value: 'from Bob' }];
  answer({
    'moving.get': { ...aMove, counts: { ...aMove.counts, same: 0, new: 1 } },
    'moving.rows': [{ ...aRow, status: 'new', list: 'wishlist', isOwned: false, says }],
  });

  await openPage('/move?file=1');

  expect(await screen.findByText('Not kept with a wish: Notes: from Bob')).toBeTruthy();
});

test('the result says what was done, without what there was none of, and an undo what is deleted for good', async () => {
  const plan = { ...aMove.plan, adds: 2, entries: 1 };
  answer({
    'moving.get': { ...aMove, state: 'written', written_at: aMove.made_at, plan },
    'moving.edited': { count: 0, games: [] },
  });
  const user = await openPage('/move?file=1');

  await user.click(await screen.findByRole('button', { name: 'Undo this import' }));

  expect(screen.getByText(/^2 games were added\. You can undo/)).toBeTruthy();
  expect(await screen.findByText(/^1 game that it entered for you is deleted for good/)).toBeTruthy();
});
