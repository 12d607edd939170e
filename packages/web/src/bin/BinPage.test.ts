import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { answer, fault, forgetCalls, madeCalls, refuse, sent } from '../testing/answers.ts';
import { openPage, passTime, signIn, watchEnds } from '../testing/page.tsx';
import { copy, removed } from '../testing/things.ts';

const { photos: _photos, ...back } = copy();

beforeEach(() => {
  vi.setSystemTime('2026-11-22T12:00:00Z');
  signIn();
  answer({
    'collection.bin': [
      removed({ total_count: 2 }),
      removed({ id: 78, game: game('Soul Blazer'), total_count: 2 }),
    ],
    'collection.lastChange': null,
    'collection.restore': back,
    'collection.discard': { ok: true },
    'collection.emptyBin': { ok: true },
  });
});

function game(title: string) {
  return { ...removed().game, game_id: 6, title };
}

const restore = () => screen.findByRole('button', { name: 'Restore: Terranigma' });

test('a removed copy shows its state, its price, its date and the days left', async () => {
  await openPage('/bin');

  const card = (await restore()).closest('li');

  expect(card?.textContent).toContain('Good');
  expect(card?.textContent).toContain('$40.00');
  expect(card?.textContent).toMatch(/Removed Nov 20, 2026 · 28 days left/);
  expect(screen.getByText('2 games in the bin')).toBeTruthy();
});

test('restoring a copy says so, and repeats the reads that show it', async () => {
  const user = await openPage('/bin');
  const button = await restore();
  await waitFor(() => expect(madeCalls()).toContain('collection.lastChange'));
  forgetCalls();
  answer({ 'collection.bin': [] });

  await user.click(button);

  await screen.findByText('Terranigma is back in your collection');
  await screen.findByText('The bin is empty.');
  expect(madeCalls().toSorted()).toEqual(['collection.bin', 'collection.restore', 'collection.summary']);
  expect(sent('collection.restore')).toEqual([{ id: '77' }]);
});

test.each([
  ['game_limit_reached', { limit: 20 }, /Free plan limit reached: You can only add up to 20 games/],
  ['too_many_copies', {}, /A game can have up to/],
  ['bin_item_not_found', {}, /This game is no longer in the bin/],
] as const)('a copy that cannot be restored shows the reason beside it: %s', async (code, data, says) => {
  answer({ 'collection.restore': refuse(code, data) });
  const user = await openPage('/bin');

  await user.click(await restore());

  const told = await screen.findByText(says);
  expect(told.closest('li')?.textContent).toContain('Terranigma');
});

test('deleting for good asks first, about the one copy', async () => {
  const user = await openPage('/bin');
  await user.click(await screen.findByRole('button', { name: 'Delete for good: Terranigma' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('Terranigma and its photos cannot be brought back after this.');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(sent('collection.discard')).toEqual([]);

  await user.click(await screen.findByRole('button', { name: 'Delete for good: Soul Blazer' }));
  await waitFor(() => expect(screen.getByRole('alertdialog').textContent).toContain('Soul Blazer'));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete for good' }));

  await screen.findByText('Deleted for good');
  expect(sent('collection.discard')).toEqual([{ id: '78' }]);
});

test('emptying the bin asks about all of it, and a failure is shown in the question', async () => {
  answer({ 'collection.emptyBin': fault('req-9') });
  const user = await openPage('/bin');
  await user.click(await screen.findByRole('button', { name: 'Empty bin' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('2 games and their photos cannot be brought back after this.');

  await user.click(within(question).getByRole('button', { name: 'Empty bin' }));
  await waitFor(() => expect(sent('collection.emptyBin')).toHaveLength(1));
  await passTime(1_000);

  await waitFor(() => expect(question.textContent).toContain('req-9'));
  answer({ 'collection.emptyBin': { ok: true }, 'collection.bin': [] });
  await user.click(within(question).getByRole('button', { name: 'Empty bin' }));
  await screen.findByText('A game that you remove from your collection can be brought back from here.');
});

test('the last bulk change can be undone here, once', async () => {
  answer({
    'collection.lastChange': { changeId: 3, made_at: '2026-11-22T09:00:00.000Z', games: 12 },
    'collection.undoMany': { restored: 12 },
  });
  const user = await openPage('/bin');
  await screen.findByText('Your last bulk change: 12 games');
  answer({ 'collection.lastChange': null });

  await user.click(screen.getByRole('button', { name: 'Undo' }));

  await screen.findByText('Undone: 12 copies are as they were');
  expect(sent('collection.undoMany')).toEqual([{ changeId: '3' }]);
  await waitFor(() => expect(screen.queryByText('Your last bulk change: 12 games')).toBeNull());
});

test('in French the bin writes numbers and dates as the French do', async () => {
  signIn({ language: 'fr', currency: 'EUR' });
  answer({
    'collection.bin': [
      removed({ removed_at: '2026-11-01T12:00:00.000Z', expires_at: '2026-12-01T12:00:00.000Z' }),
    ],
  });
  await openPage('/bin');

  const card = (await screen.findByRole('link', { name: 'Terranigma' })).closest('li');

  expect(card?.textContent).toContain('1er nov. 2026');
  expect(card?.textContent).toContain('9 jours');
  expect(card?.textContent).toContain('40,00\u00a0€');
});

test('a full bin is read page by page, as its end comes into sight', async () => {
  answer({
    'collection.bin': ({ offset }) =>
      Array.from({ length: offset === '0' ? 120 : 10 }, (_copy, index) =>
        removed({ id: Number(offset) + index + 1, total_count: 130 }),
      ),
  });
  const ends = watchEnds();
  await openPage('/bin');
  await screen.findByText('130 games in the bin');
  await waitFor(() => expect(ends).toHaveLength(1));

  act(() => ends[0]?.());

  await waitFor(() => expect(ends).toHaveLength(0));
  expect(sent('collection.bin').map(({ limit, offset }) => [limit, offset])).toEqual([
    ['120', '0'],
    ['120', '120'],
  ]);
});
