import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { type Sent, answer, fault, forgetCalls, held, refuse, sent } from '../testing/answers.ts';
import { addressBar, openPage, passTime, signIn, watchEnds } from '../testing/page.tsx';
import { counts, row, rows } from '../testing/things.ts';

const shelf = rows({ title: 'Terranigma', in_wishlist: true }, { title: 'Soul Blazer' });

beforeEach(() => {
  signIn();
  answer({
    'catalogue.fetchGames': shelf,
    'catalogue.platformCounts': counts(2545, 12, 3, 4),
    'catalogue.facets': { genres: ['Puzzle', 'Shooter'], regions: ['EU', 'JP'] },
    'catalogue.letters': [],
    'catalogue.ownTotals': { games: 12, copies: 12, priced: 2, value: 80.5, estimated: 0, estimate: 0 },
  });
});

/** A list of this many games; each request gets its part. */
function windowOf(total: number) {
  return ({ p_offset = 0, p_limit = total }: Sent) => {
    const first = Number(p_offset);
    return Array.from({ length: Math.min(Number(p_limit), total - first) }, (_row, index) =>
      row({ game_id: first + index + 1, title: `Game ${first + index + 1}`, total_count: total }),
    );
  };
}

function tabs() {
  return within(screen.getByRole('navigation', { name: /^(Show|Afficher)$/ })).getAllByRole('link');
}

test.each([
  ['en', ['All (2,545)', 'Owned (12)', 'Wishlist (3)', 'Incomplete (4)']],
  ['fr', ['Tous (2 545)', 'Possédés (12)', 'Souhaits (3)', 'Incomplets (4)']],
] as const)('the tabs have names and counts in %s, and each opens its own list', async (language, names) => {
  signIn({ language });
  const user = await openPage('/collection/all');
  await screen.findByRole('link', { name: 'Terranigma' });
  await waitFor(() => expect(tabs().map((tab) => tab.textContent?.replace(/\s/g, ' '))).toEqual(names));

  const opened: unknown[] = [];
  for (const index of [1, 2, 3, 0]) {
    forgetCalls();
    await user.click(tabs()[index] ?? document.body);
    await waitFor(() => expect(tabs()[index]?.getAttribute('aria-current')).toBe('page'));
    await screen.findByRole('link', { name: 'Terranigma' });
    opened.push([addressBar(), sent('catalogue.fetchGames').map((input) => input['p_tab'])]);
  }

  expect(opened).toEqual([
    ['/collection/all?tab=owned', ['owned']],
    ['/collection/all?tab=wishlist', ['wishlist']],
    ['/collection/all?tab=incomplete', ['incomplete']],
    ['/collection/all', []], // known since the page was opened
  ]);
});

test('the address holds every setting of a list, and the counts are requested with the same ones', async () => {
  await openPage(
    '/collection/all?tab=owned&platforms=19,33&q=mana&genre=Puzzle,Shooter&region=JP&publisher=Enix&completeness=no_case' +
      '&condition=MINT,GOOD&photos=true&unpriced=true&sort=price&order=desc',
  );
  await screen.findByRole('link', { name: 'Terranigma' });

  const asked = {
    p_platform: '19,33',
    p_search: 'mana',
    p_genre: 'Puzzle,Shooter',
    p_region: 'JP',
    p_publisher: 'Enix',
    p_completeness: 'no_case',
    p_condition: 'MINT,GOOD',
    p_with_photos: 'true',
    p_unpriced: 'true',
  };
  expect(sent('catalogue.fetchGames')).toEqual([
    {
      ...asked,
      p_tab: 'owned',
      p_sort_by: 'price',
      p_sort_order: 'desc',
      p_limit: '120',
      p_offset: '0',
    },
  ]);
  expect(sent('catalogue.platformCounts')).toEqual([asked]);
  expect(sent('catalogue.ownTotals')).toEqual([{ ...asked, p_tab: 'owned' }]);
});

test('a removed filter leaves the address, the others stay', async () => {
  const user = await openPage('/collection/all?tab=owned&genre=Puzzle,Shooter&condition=MINT&publisher=Enix');

  await user.click(await screen.findByRole('button', { name: 'Remove filter: Puzzle' }));
  await user.click(await screen.findByRole('button', { name: 'Remove filter: Enix' }));

  await waitFor(() => expect(addressBar()).toBe('/collection/all?tab=owned&condition=MINT&genre=Shooter'));
  await waitFor(() =>
    expect(sent('catalogue.fetchGames').at(-1)).toMatchObject({ p_genre: 'Shooter', p_condition: 'MINT' }),
  );
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(addressBar()).toBe('/collection/all?tab=owned'));
});

test('filters for copies are dropped in tabs without copies', async () => {
  const user = await openPage('/collection/all?tab=owned&genre=Puzzle&condition=MINT&sort=price&order=desc');

  await screen.findByRole('link', { name: 'Terranigma' });
  await user.click(tabs()[0] ?? document.body);

  await waitFor(() => expect(addressBar()).toBe('/collection/all?genre=Puzzle'));
});

test('a search starts when the typing pauses, and is in the address', async () => {
  const user = await openPage('/collection/all');
  const [box] = await screen.findAllByRole('textbox', { name: 'Search games' });

  await user.type(box ?? document.body, 'terra');

  await waitFor(() => expect(addressBar()).toBe('/collection/all?q=terra'));
  await waitFor(() => expect(sent('catalogue.fetchGames').at(-1)).toMatchObject({ p_search: 'terra' }));
  expect(sent('catalogue.fetchGames').map((input) => input['p_search'])).toEqual([undefined, 'terra']);
});

test('Enter searches at once', async () => {
  const user = await openPage('/collection/all');
  const [box] = await screen.findAllByRole('textbox', { name: 'Search games' });
  await user.type(box ?? document.body, 'soul{Enter}');

  expect(addressBar()).toBe('/collection/all?q=soul');
});

test.each([
  ['?tab=owned', 'Your collection is empty.', 'Find games to add', '/collection/all'],
  [
    '?tab=wishlist',
    'Your wishlist is empty. Add games to your wishlist!',
    'Find games to add',
    '/collection/all',
  ],
  ['?tab=incomplete', 'No incomplete games found.', 'Show owned games', '/collection/all?tab=owned'],
  ['?tab=owned&q=zelda', 'No games found matching "zelda".', 'Clear filters', '/collection/all?tab=owned'],
  [
    '?tab=owned&condition=POOR',
    'No games found with these filters.',
    'Clear filters',
    '/collection/all?tab=owned',
  ],
])('an empty list (%s) says why, and offers a next step', async (search, says, way, to) => {
  answer({ 'catalogue.fetchGames': [] });
  const user = await openPage(`/collection/all${search}`);

  await screen.findByText(says);
  await user.click(screen.getByText(way));

  await waitFor(() => expect(addressBar()).toBe(to));
});

test('a failing list is requested four times, then says so, and recovers at a click', async () => {
  answer({ 'catalogue.fetchGames': fault('req-42') });
  const user = await openPage('/collection/all');
  await waitFor(() => expect(sent('catalogue.fetchGames')).toHaveLength(1));
  await passTime(1_000);
  await passTime(2_000);
  expect(screen.queryByText('The games did not load')).toBeNull();
  await passTime(4_000);

  await screen.findByText('The games did not load');
  expect(sent('catalogue.fetchGames')).toHaveLength(4);
  expect(screen.getByText(/req-42/)).toBeTruthy();
  answer({ 'catalogue.fetchGames': shelf });
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  await screen.findByRole('link', { name: 'Terranigma' });
  expect(screen.queryByText('The games did not load')).toBeNull();
});

test('if the counts cannot be read they are zero, and the list stays', async () => {
  answer({ 'catalogue.platformCounts': refuse('slow_down', { seconds: 5 }) });
  await openPage('/collection/all');

  await screen.findByRole('link', { name: 'Terranigma' });

  await waitFor(() =>
    expect(tabs().map((tab) => tab.textContent)).toEqual([
      'All (0)',
      'Owned (0)',
      'Wishlist (0)',
      'Incomplete (0)',
    ]),
  );
});

test('only the window in sight of a long list and the next one are read', async () => {
  answer({ 'catalogue.fetchGames': windowOf(1_000) });
  await openPage('/collection/all?tab=owned');

  await screen.findByRole('link', { name: 'Game 1' });

  expect(sent('catalogue.fetchGames').map((input) => [input['p_offset'], input['p_limit']])).toEqual([
    ['0', '120'],
    ['120', '120'],
  ]);
  expect(screen.getByText('1,000 games')).toBeTruthy();
  expect(screen.getAllByRole('listitem').length).toBeLessThan(120);
});

test('a letter scrolls to its first game, whose window is then read', async () => {
  answer({ 'catalogue.fetchGames': windowOf(1_000), 'catalogue.letters': [{ letter: 'M', offset: 600 }] });
  answer({ 'catalogue.platformCounts': counts(2545, 1_000, 3, 4) });
  const user = await openPage('/collection/all?tab=owned');
  await screen.findByRole('link', { name: 'Game 1' });

  await user.click(await screen.findByRole('button', { name: 'M' }));

  await screen.findByText('M begins at game 601');
  await screen.findByRole('link', { name: 'Game 601' });
  await waitFor(() =>
    expect(sent('catalogue.fetchGames').map((input) => input['p_offset'])).toContain('600'),
  );
});

test('the catalogue grows by a page of 24 when its end comes into sight', async () => {
  answer({ 'catalogue.fetchGames': windowOf(60) });
  const ends = watchEnds();
  await openPage('/collection/all');
  await screen.findByRole('link', { name: 'Game 1' });
  await waitFor(() => expect(ends).toHaveLength(1));

  act(() => ends[0]?.());

  await waitFor(() =>
    expect(sent('catalogue.fetchGames').map((input) => [input['p_offset'], input['p_limit']])).toEqual([
      ['0', '24'],
      ['24', '24'],
    ]),
  );
});

test('an unknown platform shows all of them', async () => {
  await openPage('/collection/4711?tab=owned');

  await waitFor(() => expect(addressBar()).toBe('/collection/all?tab=owned'));
});

test('a different list starts at its first page, however far the last one had grown', async () => {
  answer({ 'catalogue.fetchGames': windowOf(60) });
  const ends = watchEnds();
  const user = await openPage('/collection/all');
  await screen.findByRole('link', { name: 'Game 1' });
  await waitFor(() => expect(ends).toHaveLength(1));
  act(() => ends[0]?.());
  await waitFor(() => expect(sent('catalogue.fetchGames')).toHaveLength(2));
  forgetCalls();
  answer({ 'catalogue.fetchGames': rows({ title: 'Actraiser', total_count: 60 }) });

  await user.selectOptions(screen.getAllByLabelText('Sort')[0] ?? document.body, 'Sort by Publisher');

  await screen.findByRole('link', { name: 'Actraiser' });
  await passTime(100);
  expect(sent('catalogue.fetchGames').map((input) => [input['p_sort_by'], input['p_offset']])).toEqual([
    ['publisher', '0'],
  ]);
});

test.each([
  ['a long list of owned games by title', '?tab=owned', 48, true],
  ['a short one', '?tab=owned', 47, false],
  ['one by price', '?tab=owned&sort=price', 48, false],
  ['the catalogue', '', 48, false],
])('letters to jump to are offered where they help: %s', async (_name, search, owned, areOffered) => {
  answer({ 'catalogue.fetchGames': rows({ title: 'Mother', total_count: owned }) });
  await openPage(`/collection/all${search}`);

  await screen.findByRole('link', { name: 'Mother' });

  expect(screen.queryByRole('button', { name: 'M' }) !== null).toBe(areOffered);
});

test('letters come with the games, so that they push nothing', async () => {
  const games = held<ReturnType<typeof rows>>();
  answer({
    'catalogue.platformCounts': counts(2545, 48, 3, 4),
    'catalogue.fetchGames': () => games.promise,
  });
  await openPage('/collection/all?tab=owned');
  await screen.findByRole('link', { name: 'Owned (48)' });
  expect(screen.queryByRole('button', { name: 'M' })).toBeNull();

  games.resolve(rows({ title: 'Mother', total_count: 48 }));

  await screen.findByRole('link', { name: 'Mother' });
  expect(screen.queryByRole('button', { name: 'M' })).toBeTruthy();
});
