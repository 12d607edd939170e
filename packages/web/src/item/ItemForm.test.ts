import { newItem } from '@cartouche/contract/item.rules';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { answer, held, refuse, sent } from '../testing/answers.ts';
import { beforeTheForm, button, date, form, notes, openAdd, openEdit, price } from '../testing/itemForm.ts';
import { openPage, signIn } from '../testing/page.tsx';
import { copy, details, ownedRow, platform } from '../testing/things.ts';

beforeEach(beforeTheForm);

test('a new copy starts complete, good and bought today, and is added like that', async () => {
  vi.setSystemTime(new Date(2026, 10, 22, 12));
  const user = await openAdd();

  await user.click(button('Add'));

  await screen.findByText('Terranigma is on your shelf');
  const complete = { completeness: 'COMPLETE_IN_BOX', condition: 'GOOD', purchasePrice: null, notes: '' };
  const asked = { gameId: '5', ...newItem('2026-11-22'), isEdit: false };
  expect(sent('collection.save')).toEqual([{ ...asked, ...complete }]);
});

test('a new copy is sent as it was filled in', async () => {
  const user = await openAdd();

  await user.click(button('Cartridge'));
  await user.click(button('Case'));
  await user.selectOptions(screen.getByLabelText('Condition'), 'Fair');
  await user.type(price(), '1,234.5');
  await user.clear(date());
  await user.type(notes(), ' Ōzora ');
  await user.click(button('Add'));

  await waitFor(() => expect(sent('collection.save')).toHaveLength(1));
  expect(sent('collection.save')[0]).toMatchObject({
    completeness: 'CARTRIDGE,CASE',
    condition: 'FAIR',
    purchasePrice: 1234.5,
    purchaseDate: null,
    notes: 'Ōzora',
  });
});

test('the picker names the game as its console does, and stores the same', async () => {
  answer({ 'platforms.list': [platform({ medium: 'umd' })] });
  const user = await openAdd();

  await user.click(button('UMD'));
  await user.click(button('Add'));

  await waitFor(() => expect(sent('collection.save')[0]).toMatchObject({ completeness: 'CARTRIDGE' }));
});

test('an edit sends only what was touched, as another tab may have changed the rest', async () => {
  const user = await openEdit();
  expect([price().value, date().value, notes().value]).toEqual([
    '40.00',
    '2024-03-01',
    'From the flea market',
  ]);

  await user.clear(notes());
  await user.type(notes(), 'Signed');
  await user.click(button('Save'));

  await screen.findByText('Terranigma saved');
  expect(sent('collection.save')).toEqual([{ gameId: '5', notes: 'Signed', isEdit: true }]);
});

test('an estimate is of the day on which it is typed, unless another day is named', async () => {
  vi.setSystemTime(new Date(2026, 10, 22, 12));
  const user = await openEdit();
  const day = screen.getByLabelText<HTMLInputElement>('Estimated on');
  await user.type(screen.getByLabelText('Estimate'), '60');
  expect(day.value).toBe('2026-11-22');

  await user.clear(day);
  await user.type(day, '2026-01-02');
  await user.type(screen.getByLabelText('Estimate'), '0');
  await user.click(button('Save'));

  await screen.findByText('Terranigma saved');
  expect(sent('collection.save')).toEqual([
    { gameId: '5', estimate: 600, estimateDate: '2026-01-02', isEdit: true },
  ]);
});

test('an edit starts from what another tab has saved, not from what was known', async () => {
  const user = await openEdit();
  expect(price().value).toBe('40.00');
  await user.click(button('Close'));
  await waitFor(() => expect(screen.queryByLabelText('Purchase Price')).toBeNull());
  const later = held<ReturnType<typeof copy>>();
  answer({ 'collection.item': () => later.promise });

  await user.click(button('Edit Collection: Terranigma'));
  await form();
  expect(screen.queryByLabelText('Purchase Price')).toBeNull(); // the old copy is not shown meanwhile
  later.resolve(copy({ purchasePrice: 55 }));

  await waitFor(() => expect(price().value).toBe('55.00'));
});

test('an edit does not recreate a copy that another tab removed, but the copy can be added', async () => {
  const user = await openEdit();
  await user.type(notes(), '!');
  answer({ 'collection.save': refuse('item_not_found') });

  await user.click(button('Save'));

  await screen.findByText('This game is not in your collection.');
  expect(notes().value).toBe('From the flea market!');
  expect(sent('collection.save')).toHaveLength(1);
});

test('a copy that is gone when the form opens can be added', async () => {
  answer({
    'catalogue.fetchGames': [ownedRow()],
    'collection.item': refuse('item_not_found'),
    'catalogue.game': details({ is_owned: true }),
  });
  const user = await openPage('/collection/all');

  await user.click(await screen.findByRole('button', { name: 'Edit Collection: Terranigma' }));
  await user.click(await screen.findByRole('button', { name: 'Add' }));

  await waitFor(() => expect(sent('collection.save')).toMatchObject([{ isEdit: false, condition: 'GOOD' }]));
});

test.each([
  [
    'USD',
    [
      ['1,234.5', '1234.5', '= $1,234.50'],
      ['12.345', '12.345', '= $12.35'],
      ['9.99', '9.99', ''],
      ['abc', '', ''],
    ],
  ],
  [
    'EUR',
    [
      ['12,5', '12,5', ''],
      ['1.250', '1250', '= €1,250.00'],
    ],
  ],
] as const)(
  'a price in %s is shown as it is stored, and an ambiguous one says how it was read',
  async (currency, cases) => {
    signIn({ currency });
    const user = await openAdd();

    const shown = [];
    for (const [typed] of cases) {
      await user.clear(price());
      await user.type(price(), typed);
      shown.push([typed, price().value, screen.queryByText(/^= /)?.textContent ?? '']);
    }

    expect(shown).toEqual(cases);
  },
);

test('an invalid price is marked, and nothing is sent or lost', async () => {
  const user = await openAdd();

  await user.type(price(), '100000000');
  await user.click(button('Add'));

  expect(screen.getByText('The highest price is $99,999,999.99.')).toBeTruthy();
  expect(price().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(price());
  expect(price().value).toBe('100000000');
  expect(sent('collection.save')).toEqual([]);
});

test('a date in the future is questioned once, an impossible date is refused', async () => {
  vi.setSystemTime(new Date(2026, 10, 22, 12));
  const user = await openAdd();
  await user.clear(date());
  await user.type(date(), '2027-01-05');

  await user.click(button('Add'));
  expect(await screen.findByText(/The purchase date, Jan 5, 2027, is in the future/)).toBeTruthy();
  expect(sent('collection.save')).toEqual([]);
  await user.click(button('Add anyway'));

  await waitFor(() => expect(sent('collection.save')).toMatchObject([{ purchaseDate: '2027-01-05' }]));
});

test('a copy without a date is not questioned', async () => {
  const user = await openAdd();

  await user.clear(date());

  expect(button('Add').disabled).toBe(false);
  expect(screen.queryByText(/is in the future/)).toBeNull();
});

test('without a completeness the copy cannot be saved, and the form says so', async () => {
  const user = await openAdd();

  await user.click(button('Cartridge'));
  await user.click(button('Cartridge'));

  expect(
    screen.getByText('A completeness status is required to save. Please select one above.'),
  ).toBeTruthy();
  expect(button('Add').disabled).toBe(true);
  await user.type(price(), '{Enter}');
  expect(screen.getByText('Please select a completeness status.')).toBeTruthy();
  expect(sent('collection.save')).toEqual([]);
});

test('on a full plan nothing can be added: the button says so, with the reason above it', async () => {
  signIn({ tier: 'free' });
  answer({ 'collection.summary': { games: 20, wishlist: 0, value: 0, platforms: [] } });
  const user = await openAdd();

  const full = await screen.findByRole<HTMLButtonElement>('button', { name: 'Limit Reached' });
  expect(full.disabled).toBe(true);
  expect(
    screen.getByText(
      'Free plan limit reached: You can only add up to 20 games. Upgrade to Pro for unlimited games.',
    ),
  ).toBeTruthy();
  await user.type(price(), '5{Enter}');
  expect(sent('collection.save')).toEqual([]);
});

test.each([
  ['free', 19],
  ['basic', 20],
  ['pro', 5_000],
] as const)('a plan with room is not shown as full: %s with %i games', async (tier, games) => {
  signIn({ tier });
  answer({ 'collection.summary': { games, wishlist: 0, value: 0, platforms: [] } });
  await openAdd();

  await waitFor(() => expect(sent('collection.summary').length).toBeGreaterThan(0));
  expect(button('Add').disabled).toBe(false);
});

test('a copy can be edited on a full plan', async () => {
  signIn({ tier: 'free' });
  answer({ 'collection.summary': { games: 20, wishlist: 0, value: 0, platforms: [] } });
  const user = await openEdit();

  await user.type(notes(), '!');
  await user.click(button('Save'));

  await waitFor(() => expect(sent('collection.save')).toHaveLength(1));
});

test('if another tab fills the plan, the server says so, and then the form knows', async () => {
  signIn({ tier: 'free' });
  answer({ 'collection.save': refuse('game_limit_reached', { limit: 20 }) });
  const user = await openAdd();
  await user.type(notes(), 'Rare');

  await user.click(button('Add'));

  await screen.findByText(/Free plan limit reached: You can only add up to 20 games/);
  expect(button('Limit Reached').disabled).toBe(true);
  expect(notes().value).toBe('Rare');
});
