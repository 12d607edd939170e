import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, fault, sent } from '../testing/answers.ts';
import { addressBar, openPage, passTime, signIn } from '../testing/page.tsx';
import { counts, rows } from '../testing/things.ts';

beforeEach(() => {
  signIn();
  answer({
    'catalogue.fetchGames': rows({ title: 'Terranigma' }),
    'catalogue.platformCounts': counts(1, 1, 1, 1),
    'catalogue.ownTotals': { games: 1, copies: 1, priced: 0, value: 0, estimated: 0, estimate: 0 },
    'catalogue.facets': { genres: [], regions: [] },
    'collection.summary': { games: 1, wishlist: 1, value: 0, platforms: [] },
    'wishlist.list': [],
  });
});

const menus = () => ['Main menu', 'Shortcuts'].map((name) => screen.getByRole('navigation', { name }));
const marked = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent);

test.each([
  ['/collection/all?tab=owned', 'Your collection', 'Collection'],
  ['/collection/all?tab=incomplete&q=x', 'Incomplete games', 'Collection'],
  ['/collection/19?tab=owned', 'Super Nintendo', 'Collection'],
  ['/collection/all', 'All games', 'Search'],
  ['/collection/all?tab=wishlist', 'Wishlist', 'Wishlist'],
  ['/wishlist', 'Wishlist', 'Wishlist'],
])('%s is called %s, and both menus mark %s alone', async (address, title, entry) => {
  await openPage(address);

  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title));
  await waitFor(() => expect(document.title).toContain(title));
  expect(menus().map(marked)).toEqual([[entry], [entry]]);
});

test('the scanner is an entry of the header, for whoever sits at a desk with a scanner that types', async () => {
  await openPage('/wishlist');
  await screen.findByRole('heading', { level: 1 });
  const [header] = menus();

  const entry = within(header ?? document.body).getByRole('link', { name: 'Scan' });

  expect(entry.getAttribute('href')).toBe('/scanner');
});

test('the bottom bar has six entries, with the collection first and the scanner in the middle', async () => {
  await openPage('/wishlist');
  await screen.findByRole('heading', { level: 1 });
  const [, bar] = menus();

  expect(
    within(bar ?? document.body)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Collection', 'Search', 'Scan', 'Wishlist', 'Alerts', 'Settings']);
});

test.each([
  ['en', 'More', ['Export this list', 'Archive and short export']],
  ['fr', 'Plus', ['Exporter cette liste', 'Archive et export abrégé']],
] as const)('two exports of the collection’s menu say what each is (%s)', async (language, more, exports) => {
  signIn({ language });
  const user = await openPage('/collection/all?tab=owned');

  await user.click(await screen.findByRole('button', { name: more }));

  await screen.findByText(exports[0]);
  const listed = within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(listed.filter((entry) => /export/i.test(entry))).toEqual(exports);
});

test('the bin is a word in the collection’s menu', async () => {
  answer({ 'collection.bin': [], 'collection.lastChange': null });
  const user = await openPage('/collection/all?tab=owned');
  await user.click(await screen.findByRole('button', { name: 'More' }));

  await user.click(await within(screen.getByRole('main')).findByRole('link', { name: 'Bin' }));

  await waitFor(() => expect(addressBar()).toBe('/bin'));
});

test('a number of new findings that cannot be read is 0, and said to whoever looks at the bell', async () => {
  answer({ 'alerts.summary': fault() });
  await openPage('/wishlist');
  await waitFor(() => expect(sent('alerts.summary')).toHaveLength(1));
  await passTime(8_000); // it is tried four times

  await waitFor(() =>
    expect(menus().map((menu) => within(menu).getByTitle('Failed to fetch count').textContent)).toEqual([
      'Failed to fetch count ',
      'Failed to fetch count ',
    ]),
  );
  expect(screen.queryByRole('alert')).toBeNull();
});
