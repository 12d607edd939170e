import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, refuse, sent } from '../testing/answers.ts';
import { aMove, aMovedRow } from '../testing/movingWrites.ts';
import { openPage, signIn } from '../testing/page.tsx';
import { row as gameRow } from '../testing/things.ts';

beforeEach(signIn);

test.each([
  ['taken', { suggestions: 22 }, 'Accept all 22 suggestions', true],
  ['given back', { suggestionsTaken: 22 }, 'Undo', false],
])('all single suggestions of a file are %s at one press', async (_name, suggested, label, isTaken) => {
  const plan = { ...aMove.plan, ...suggested };
  answer({ 'moving.get': { ...aMove, plan }, 'moving.rows': [], 'moving.suggest': aMove });
  const user = await openPage('/move?file=1');

  await user.click(await screen.findByRole('button', { name: label }));

  await waitFor(() => expect(sent('moving.suggest')).toMatchObject([{ isTaken }]));
});

test('words for lists that nobody knows stand open, with how many rows wait for them', async () => {
  const words = { ...aMove.words, lists: [{ word: 'Cellar', rows: 7, meaning: null }] };
  answer({ 'moving.get': { ...aMove, words }, 'moving.rows': [], 'moving.match': aMove });
  const user = await openPage('/move?file=1');

  await screen.findByText(/^7 rows wait: the words for their lists are not known/);
  const choice = await screen.findByLabelText<HTMLSelectElement>('Cellar (7)');
  const isOpen = choice.closest('details')?.open;
  await user.selectOptions(choice, 'My collection');
  await user.click(screen.getByRole('button', { name: 'Look again with these meanings' }));

  expect(isOpen).toBe(true);
  await waitFor(() =>
    expect(sent('moving.match')).toMatchObject([{ settings: { lists: { Cellar: 'collection' } } }]),
  );
});

test('words for conditions that nobody knows stand open, with what becomes of them', async () => {
  const words = { ...aMove.words, condition: [{ word: 'Top', rows: 3, meaning: null }] };
  answer({ 'moving.get': { ...aMove, words }, 'moving.rows': [] });

  await openPage('/move?file=1');
  const choice = await screen.findByLabelText('Top (3)');

  expect(choice.closest('details')?.open).toBe(true);
  expect(screen.getByText(/^3 rows have words for the condition that are not known/)).toBeTruthy();
});

test('a price that may be in cents is shown, and the user says what it is', async () => {
  const told = { ...aMove.told, openPrice: '1250' };
  answer({ 'moving.get': { ...aMove, told }, 'moving.rows': [], 'moving.match': aMove });
  const user = await openPage('/move?file=1');

  const choice = await screen.findByLabelText('How much is a price paid of “1250”?');
  expect(within(choice).getByRole('option', { selected: true }).textContent).toMatch(
    /^I don’t know: such prices/,
  );
  await user.selectOptions(choice, '12.50');

  await waitFor(() => expect(sent('moving.match')).toMatchObject([{ settings: { paidUnit: 'hundredths' } }]));
});

test('a row names the copy of several that it would change, and the tab it is from', async () => {
  const copy = { index: 1, release: '', edition: 'Platinum' };
  answer({
    'moving.get': { ...aMove, counts: { ...aMove.counts, same: 0, differs: 1 } },
    'moving.rows': [{ ...aMovedRow, status: 'differs', decision: 'have', copy, tab: 'Super NES' }],
  });

  await openPage('/move?file=1');

  expect(await screen.findByText('Yours: Copy 2 · Platinum')).toBeTruthy();
  expect(screen.getByText('Super NES · Line 2 · Lagoon · SNES')).toBeTruthy();
});

test('a row whose game has another year says which', async () => {
  const choices = [gameRow({ title: 'Lagoon', release_date: '1991-05-12' })];
  answer({
    'moving.get': { ...aMove, counts: { ...aMove.counts, same: 0, several: 1 } },
    'moving.rows': [{ ...aMovedRow, status: 'several', why: 'otherYear', choices }],
  });

  await openPage('/move?file=1');

  expect(await screen.findByText('same title, another year: 1991')).toBeTruthy();
});

test('a dry run that the collection has overtaken says so before, and is looked at again', async () => {
  const plan = { ...aMove.plan, overtaken: 12 };
  answer({ 'moving.get': { ...aMove, plan }, 'moving.rows': [], 'moving.lookAgain': aMove });
  const user = await openPage('/move?file=1');

  await screen.findByText(/has changed since this was looked at: 12 rows would not be added/);
  await user.click(screen.getByRole('button', { name: 'Look again' }));

  await waitFor(() => expect(sent('moving.lookAgain')).toEqual([{ moveId: '1' }]));
});

test('where the collection has changed, adding shows the rows that it concerns instead, and says that nothing was added', async () => {
  const counts = { ...aMove.counts, same: 2, new: 1 };
  const plan = { ...aMove.plan, adds: 2 };
  answer({
    'moving.get': { ...aMove, counts, plan },
    'moving.rows': ({ status }) =>
      status === 'changed' ? [{ ...aMovedRow, status: 'same' }] : [{ ...aMovedRow, title: 'Terranigma' }],
    'moving.write': refuse('move_changed'),
  });
  const user = await openPage('/move?file=1');
  const add = await screen.findByRole('button', { name: 'Add to my collection' });
  answer({ 'moving.get': { ...aMove, counts, plan: { ...plan, adds: 1, askedAgain: 1 } } });

  await user.click(add);

  await screen.findByText(/^Nothing was added yet: see what you changed here/);
  expect(await screen.findByRole('button', { name: /^Changed here/, pressed: true })).toBeTruthy();
  expect(await screen.findByText(/^Line 2 · Lagoon/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('writing that was stopped is said, and that nothing of it is in the collection', async () => {
  answer({ 'moving.get': { ...aMove, wasStopped: true }, 'moving.rows': [] });

  await openPage('/move?file=1');

  expect(
    await screen.findByText(/^You stopped it, and nothing of this file is in your collection/),
  ).toBeTruthy();
});

test.each([
  ['changed in place', 'skip', 'Undo: Lagoon'],
  ['gone from the list', null, 'Skip: Terranigma'],
] as const)('the focus goes on where a row is decided and is then %s', async (_name, decision, next) => {
  const counts = { ...aMove.counts, same: 0, new: 2 };
  const lagoon = { ...aMovedRow, status: 'new' as const, isOwned: false };
  const terranigma = { ...lagoon, place: 1, title: 'Terranigma' };
  let rows = [lagoon, terranigma];
  answer({
    'moving.get': () => ({ ...aMove, rows: 2, counts: { ...counts, new: rows.length } }),
    'moving.rows': () => rows,
    'moving.decide': aMove,
  });
  const user = await openPage('/move?file=1');
  const skip = await screen.findByRole('button', { name: 'Skip: Lagoon' });
  rows = decision === null ? [terranigma] : [{ ...lagoon, decision }, terranigma];

  skip.focus();
  await user.keyboard('{Enter}');

  const button = await screen.findByRole('button', { name: next });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Skip: Lagoon' })).toBeNull());
  const row = button.closest('li');
  await waitFor(() => expect(row?.contains(document.activeElement)).toBe(true));
});
