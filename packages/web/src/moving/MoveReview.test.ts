import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, sent } from '../testing/answers.ts';
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
  status: 'differs' as const,
  why: null,
  list: 'collection' as const,
  game: row({ title: 'Lagoon' }),
  choices: [],
  differences: [{ field: 'condition', file: 'FAIR', mine: 'GOOD' }],
  decision: 'have' as const,
  isOwned: true,
  copy: null,
  says: [],
};

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

test('a price that may be in cents is shown, and the user says what it is', async () => {
  const told = { ...aMove.told, openPrice: '1250' };
  answer({ 'moving.get': { ...aMove, told }, 'moving.rows': [], 'moving.match': aMove });
  const user = await openPage('/move?file=1');

  const choice = await screen.findByLabelText('A price paid of “1250” is');
  await user.selectOptions(choice, '12.50');

  await waitFor(() => expect(sent('moving.match')).toMatchObject([{ settings: { paidUnit: 'hundredths' } }]));
});

test('a row names the copy of several that it would change, and the tab it is from', async () => {
  const copy = { index: 1, release: '', edition: 'Platinum' };
  answer({
    'moving.get': { ...aMove, counts: { ...aMove.counts, same: 0, differs: 1 } },
    'moving.rows': [{ ...aRow, copy, tab: 'Super NES' }],
  });

  await openPage('/move?file=1');

  expect(await screen.findByText('Yours: Copy 2 · Platinum')).toBeTruthy();
  expect(screen.getByText('Super NES · Line 2 · Lagoon · SNES')).toBeTruthy();
});

test('a dry run that the collection has overtaken says so before, and is looked at again', async () => {
  const plan = { ...aMove.plan, overtaken: 12 };
  answer({ 'moving.get': { ...aMove, plan }, 'moving.rows': [], 'moving.match': aMove });
  const user = await openPage('/move?file=1');

  await screen.findByText(/has changed since this was looked at: 12 rows would not be added/);
  await user.click(screen.getByRole('button', { name: 'Look again' }));

  await waitFor(() => expect(sent('moving.match')).toMatchObject([{ settings: {} }]));
});
