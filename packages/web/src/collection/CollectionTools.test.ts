import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, sent } from '../testing/answers.ts';
import { addressBar, openPage, signIn } from '../testing/page.tsx';
import { counts, ownedRow } from '../testing/things.ts';

beforeEach(() => {
  signIn();
  answer({
    'catalogue.fetchGames': [ownedRow()],
    'catalogue.platformCounts': counts(2545, 12, 3, 4),
    'catalogue.facets': { genres: ['Puzzle', 'Shooter'], regions: ['EU', 'JP'] },
    'catalogue.ownTotals': { games: 12, copies: 12, priced: 2, value: 80.5, estimated: 0, estimate: 0 },
  });
});

/** A phone has its own copy elsewhere on the page; either will do. */
const button = async (name: string | RegExp) => {
  const [first] = await screen.findAllByRole('button', { name });
  return first ?? document.body;
};

const game = () => screen.findByRole('link', { name: 'Terranigma' });

test('each filter value goes into the address, and out of it at a second press', async () => {
  const user = await openPage('/collection/all?tab=owned');
  await game();
  await user.click(await button(/^Filters/));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  const inAddress = () => Object.fromEntries(new URLSearchParams(location.search));
  const press = async (name: string) => {
    const [first] = await sheet.findAllByRole('checkbox', { name });
    await user.click(first ?? document.body);
  };

  for (const name of ['Puzzle', 'With photos', 'Without a price paid', 'Mint', 'Good']) await press(name);
  await waitFor(() =>
    expect(inAddress()).toEqual({
      tab: 'owned',
      genre: 'Puzzle',
      condition: 'MINT,GOOD',
      photos: 'true',
      unpriced: 'true',
    }),
  );
  for (const name of ['Puzzle', 'With photos', 'Mint']) await press(name);

  await waitFor(() => expect(inAddress()).toEqual({ tab: 'owned', condition: 'GOOD', unpriced: 'true' }));
  await waitFor(() =>
    expect(sent('catalogue.fetchGames').at(-1)).toMatchObject({ p_condition: 'GOOD', p_unpriced: 'true' }),
  );
  await sheet.findByRole('button', { name: 'Show 12 games' });
});

test.each([
  [
    '?tab=wishlist&q=ico&genre=Puzzle',
    '3 games of this list, with',
    { p_tab: 'wishlist', p_genre: 'Puzzle' },
  ],
  ['?tab=incomplete', '4 games, with everything', { p_tab: 'incomplete' }],
  ['', 'All the games you own', { p_tab: 'owned' }],
])('the full export has what the list has: %s', async (search, told, asked) => {
  const user = await openPage(`/collection/all${search}`);

  await user.click(await button('More'));
  await user.click(await button('Export this list'));

  const sheet = within(await screen.findByRole('dialog', { name: 'Export this list' }));
  await sheet.findByText(told, { exact: false });
  const link = sheet.getByRole<HTMLAnchorElement>('link', { name: 'CSV' });
  const query = Object.fromEntries(new URL(link.href).searchParams);
  expect(query).toMatchObject({ ...asked, form: 'csv' });
});

test('under More filters are the regions, parts, editions and sellers of copies, whatever their names', async () => {
  const seller = { value: 'Micromania, Lyon', copies: 2 };
  const regions = ['US', 'AS', 'NL'].map((value) => ({ value, copies: 1 }));
  answer({
    'marks.list': { place: [], tags: [], edition: [], boughtAt: [seller], boughtFrom: [], region: regions },
  });
  const user = await openPage('/collection/all?tab=owned');
  await game();
  await user.click(await button(/^Filters/));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));

  await user.click(await sheet.findByText('More filters'));
  const ofRegion = within(sheet.getByRole('group', { name: 'Region of the copy' }));
  await user.click(ofRegion.getByRole('checkbox', { name: 'Asia' }));
  const box = within(sheet.getByRole('group', { name: 'Box condition' }));
  await user.click(box.getByRole('checkbox', { name: 'Mint' }));
  await user.click(await sheet.findByRole('checkbox', { name: 'Micromania, Lyon' }));
  fireEvent.change(sheet.getByLabelText('Estimated before'), { target: { value: '2025-01-31' } });

  await waitFor(() =>
    expect(sent('catalogue.fetchGames').at(-1)).toMatchObject({
      p_copy_region: 'AS',
      p_box_condition: 'MINT',
      p_bought_at: String.raw`Micromania\, Lyon`,
      p_estimated_before: '2025-01-31',
    }),
  );
  expect(ofRegion.getAllByRole('checkbox').map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'Asia',
    'Netherlands',
    'United States',
  ]);
  for (const chip of ['Box: Mint', 'Bought at: Micromania, Lyon', 'Estimated before Jan 31, 2025']) {
    expect(screen.getByText(chip)).toBeTruthy();
  }
});

test('of many sellers the filters show some at first, and those that are set', async () => {
  const sellers = Array.from({ length: 60 }, (_seller, at) => ({ value: `Seller ${at + 1}`, copies: 1 }));
  answer({
    'marks.list': { place: [], tags: [], edition: [], boughtAt: [], boughtFrom: sellers, region: [] },
  });
  const user = await openPage('/collection/all?tab=owned&boughtFrom=Seller 50');
  await game();
  await user.click(await button(/^Filters/));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  const shown = () => sheet.queryAllByRole('checkbox', { name: /^Seller/ }).length;

  await waitFor(() => expect(shown()).toBe(25));
  expect(sheet.getByRole('checkbox', { name: 'Seller 50' })).toBeTruthy();
  await user.click(sheet.getByRole('button', { name: 'Show all (60)' }));

  expect(shown()).toBe(60);
});

test('the view is in the address, and is remembered on this device for every list', async () => {
  const user = await openPage('/collection/all');
  await game();
  await user.click(await button('List view'));
  await waitFor(() => expect(addressBar()).toBe('/collection/all?view=list'));
  await game();

  await openPage('/games');

  expect((await button('List view')).getAttribute('aria-pressed')).toBe('true');
});

test('the arrow reverses the order, and a new order starts ascending', async () => {
  const user = await openPage('/collection/all?tab=owned');
  await game();
  const order = () => screen.getAllByLabelText('Sort')[0] ?? document.body;
  await user.selectOptions(order(), 'Sort by Price Paid');
  await waitFor(() => expect(addressBar()).toBe('/collection/all?tab=owned&sort=price'));

  await user.click(await button('Sort descending'));
  await waitFor(() => expect(addressBar()).toBe('/collection/all?tab=owned&sort=price&order=desc'));
  await user.selectOptions(order(), 'Sort by Condition');

  await waitFor(() => expect(addressBar()).toBe('/collection/all?tab=owned&sort=condition'));
});
