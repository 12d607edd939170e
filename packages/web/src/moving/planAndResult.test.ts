import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, fault, held } from '../testing/answers.ts';
import { aMove, aMovedRow } from '../testing/movingWrites.ts';
import { openPage, passTime, signIn } from '../testing/page.tsx';

beforeEach(signIn);

test('over the plan’s room, the bar with the button says why it cannot be added, and leads to the ways out', async () => {
  const counts = { ...aMove.counts, same: 0, new: 25, missing: 1 };
  const plan = { ...aMove.plan, adds: 25, room: 20, undecided: 1 };
  answer({ 'moving.get': { ...aMove, rows: 26, counts, plan }, 'moving.rows': [] });
  const user = await openPage('/move?file=1');
  const bar = (await screen.findByRole('button', { name: 'Add to my collection' })).closest('section');

  await user.click(within(bar ?? document.body).getByRole('button', { name: 'Choose what to skip' }));

  expect(bar?.textContent).toContain('Your plan has room for 20 more games, and this would add 25.');
  expect(within(bar ?? document.body).getByRole('link', { name: 'See the plans' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^New/, pressed: true })).toBeTruthy();
});

test('a row of a wish says what a wish cannot keep', async () => {
  const says = [{ field: 'notes', value: 'from Bob' }];
  answer({
    'moving.get': { ...aMove, counts: { ...aMove.counts, same: 0, new: 1 } },
    'moving.rows': [{ ...aMovedRow, status: 'new', list: 'wishlist', isOwned: false, says }],
  });

  await openPage('/move?file=1');

  expect(await screen.findByText('Not kept with a wish: Notes: from Bob')).toBeTruthy();
});

test.each([
  [true, 'Your correction comes along'],
  [false, 'Its correction is left out'],
])('a row of a game that was corrected says what becomes of that (%s)', async (isBrought, told) => {
  const correction = { title: 'Lagoon, my edition', isBrought };
  answer({
    'moving.get': { ...aMove, counts: { ...aMove.counts, same: 0, new: 1 } },
    'moving.rows': [{ ...aMovedRow, status: 'new', correction }],
  });

  await openPage('/move?file=1');

  expect(await screen.findByText('Line 2 · Lagoon, my edition · SNES')).toBeTruthy();
  expect(screen.getByText(told)).toBeTruthy();
});

test('a note of several lines stands below the other facts of its row, line by line', async () => {
  const says = [
    { field: 'edition', value: 'Platinum' },
    { field: 'place', value: 'Attic' },
    { field: 'notes', value: 'größer,\nschön\nPaid: 10 EUR' },
  ];
  answer({
    'moving.get': { ...aMove, counts: { ...aMove.counts, same: 0, new: 1 } },
    'moving.rows': [{ ...aMovedRow, status: 'new', isOwned: false, says }],
  });

  await openPage('/move?file=1');

  const told = await screen.findByText(/größer/, { normalizer: (text) => text });
  expect(told.textContent).toBe('Edition: Platinum · Place: Attic\nNotes: größer,\nschön\nPaid: 10 EUR');
});

test('the result says what was done, without what there was none of, and an undo what is deleted for good', async () => {
  const plan = { ...aMove.plan, adds: 2, entries: 1, corrections: 1 };
  answer({
    'moving.get': { ...aMove, state: 'written', written_at: aMove.made_at, plan },
    'moving.edited': { count: 0, games: [], gone: { copies: 0, wishes: 0 } },
  });
  const user = await openPage('/move?file=1');

  await user.click(await screen.findByRole('button', { name: 'Undo this import' }));

  expect(screen.getByText(/^2 games were added, 1 correction was made\. You can undo/)).toBeTruthy();
  expect(await screen.findByText(/^1 game that it entered for you is deleted for good/)).toBeTruthy();
  expect(screen.getByText(/^The correction that it made is taken back/)).toBeTruthy();
});

test.each([
  ['en', { adds: 1, wishes: 2 }, '1\u00a0game is added · 2\u00a0wishes'],
  ['en', { adds: 1, corrections: 1 }, '1\u00a0game is added · 1\u00a0correction'],
  ['fr', { adds: 1, changes: 2 }, '1\u00a0jeu à ajouter · 2\u00a0exemplaires à modifier'],
] as const)('the plan leaves out what there is none of (%s)', async (language, some, told) => {
  signIn({ language });
  answer({ 'moving.get': { ...aMove, plan: { ...aMove.plan, ...some } }, 'moving.rows': [] });

  await openPage('/move?file=1');

  expect(await screen.findByText(told, { normalizer: (text) => text })).toBeTruthy();
});

test('the question before an undo leaves out what is gone already', async () => {
  const plan = { ...aMove.plan, adds: 7, wishes: 1 };
  answer({
    'moving.get': { ...aMove, state: 'written', written_at: aMove.made_at, plan },
    'moving.edited': { count: 0, games: [], gone: { copies: 1, wishes: 1 } },
  });
  const user = await openPage('/move?file=1');

  await user.click(await screen.findByRole('button', { name: 'Undo this import' }));

  expect(await screen.findByText('The 6 copies that it added go to the bin.')).toBeTruthy();
  expect(screen.queryByText(/^The wish/)).toBeNull();
});

test('of a file that added a wish alone, an undo says just that, before and after', async () => {
  const plan = { ...aMove.plan, wishes: 1 };
  const written = { ...aMove, state: 'written' as const, written_at: aMove.made_at, plan };
  answer({
    'moving.get': written,
    'moving.edited': { count: 0, games: [], gone: { copies: 0, wishes: 0 } },
    'moving.undo': { ...written, state: 'undone' },
  });
  const user = await openPage('/move?file=1');

  await user.click(await screen.findByRole('button', { name: 'Undo this import' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const asked = dialog.getByText('The wish that it added is removed.');
  answer({ 'moving.get': { ...written, state: 'undone' } });
  await user.click(dialog.getByRole('button', { name: 'Undo this import' }));

  expect(asked).toBeTruthy();
  expect(await screen.findByText('Your lists are as they were before.')).toBeTruthy();
  expect(screen.queryByText(/bin/)).toBeNull();
});

test('while it is looked up what was edited, the question before an undo says so, and its button waits', async () => {
  const edited = held<{ count: number; games: []; gone: { copies: number; wishes: number } }>();
  const plan = { ...aMove.plan, adds: 20_000 };
  answer({
    'moving.get': { ...aMove, state: 'written', written_at: aMove.made_at, plan },
    'moving.edited': () => edited.promise,
  });
  const user = await openPage('/move?file=1');

  await user.click(await screen.findByRole('button', { name: 'Undo this import' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const told = dialog.getByText(/^Looking up what you edited since\./);
  const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Undo this import' });
  const waits = button.getAttribute('aria-disabled');
  edited.resolve({ count: 0, games: [], gone: { copies: 0, wishes: 0 } });

  expect(await dialog.findByText(/^The 20.000 copies that it added go to the bin\.$/)).toBeTruthy();
  expect(waits).toBe('true');
  expect(told.isConnected).toBe(false);
});

test('where it cannot be looked up what was edited, the question before an undo says that, and asks once more', async () => {
  const plan = { ...aMove.plan, adds: 2 };
  answer({
    'moving.get': { ...aMove, state: 'written', written_at: aMove.made_at, plan },
    'moving.edited': fault(),
  });
  const user = await openPage('/move?file=1');

  await user.click(await screen.findByRole('button', { name: 'Undo this import' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await passTime(10_000);
  const again = await dialog.findByRole('button', { name: 'Try again' });
  answer({ 'moving.edited': { count: 0, games: [], gone: { copies: 0, wishes: 0 } } });
  await user.click(again);

  expect(await dialog.findByText('The 2 copies that it added go to the bin.')).toBeTruthy();
});

test('what a file did not bring is counted once it is written, with the way to decide it', async () => {
  const counts = { ...aMove.counts, same: 0, new: 1, several: 2, out: 1 };
  const written = { ...aMove, state: 'written' as const, written_at: aMove.made_at, rows: 4, counts };
  answer({ 'moving.get': { ...written, plan: { ...aMove.plan, adds: 1, undecided: 2 } } });

  await openPage('/move?file=1');

  expect(
    await screen.findByText(
      '2 rows are still undecided. 1 row was left out. Choose the file again to see them and to decide: nothing is added twice.',
    ),
  ).toBeTruthy();
});
