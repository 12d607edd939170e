import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { type Sent, answer, sent } from '../testing/answers.ts';
import { addressBar, openPage, signIn } from '../testing/page.tsx';
import { counts, details, lead, ownedRow, row, unsaid } from '../testing/things.ts';

const owned = 100;

beforeEach(() => {
  signIn();
  answer({
    'catalogue.fetchGames': gamesOf(owned),
    'catalogue.gameIds': Array.from({ length: owned }, (_id, index) => index + 1),
    'catalogue.platformCounts': counts(2545, owned, 3, 4),
    'catalogue.facets': { genres: [], regions: [] },
    'catalogue.letters': [],
    'catalogue.ownTotals': {
      games: owned,
      copies: owned,
      priced: 2,
      value: 80.53,
      estimated: 0,
      estimate: 0,
    },
  });
});

/** Copies in various states; each request gets its part of them. */
function gamesOf(total: number) {
  const states = ['COMPLETE_IN_BOX', 'CARTRIDGE', 'NEW_SEALED'] as const;
  const games = Array.from({ length: total }, (_game, index) => {
    const completeness = states[index % states.length] ?? 'COMPLETE_IN_BOX';
    const owns = { condition: 'GOOD', completeness, purchasePrice: 40, ...unsaid } as const;
    return ownedRow({ game_id: index + 1, title: `Game ${index + 1}`, copy: owns, total_count: total });
  });
  return ({ p_offset = 0, p_limit = total }: Sent) =>
    games.slice(Number(p_offset), Number(p_offset) + Number(p_limit));
}

const list = '/collection/all?tab=owned';
const focused = () => document.activeElement;
const grid = (name: string) => screen.findByRole('grid', { name });

/** What a game of the grid is pressed at. */
async function gameIn(view: string, number: number) {
  const place = (await grid(view)).querySelector(`[data-place="${number - 1}"] a`);
  return place instanceof HTMLElement ? place : document.body;
}

async function readyGame(view: string, number: number): Promise<HTMLElement> {
  await waitFor(async () => expect((await gameIn(view, number)).tagName).toBe('A'));
  return await gameIn(view, number);
}

test('there is a shelf for what is the user’s own; an address that asks for one of all games shows cards', async () => {
  await openPage(`${list}&view=shelf`);
  await readyGame('Shelf view', 1);
  expect(screen.getByRole('button', { name: 'Shelf view' }).getAttribute('aria-pressed')).toBe('true');

  await openPage('/collection/all?view=shelf');

  await screen.findByRole('link', { name: 'Game 1' });
  expect(screen.queryByRole('grid')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Shelf view' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Grid view' }).getAttribute('aria-pressed')).toBe('true');
});

test('a cover says its title, console, price and state', async () => {
  await openPage(`${list}&view=covers`);

  for (const [game, state] of [
    [1, 'In Collection'],
    [2, 'Incomplete'],
    [3, 'Factory sealed'],
  ] as const) {
    const name = new RegExp(`^Game ${game}\\b.*Super Nintendo.*\\$40\\.00.*${state}$`);
    expect(await screen.findByRole('link', { name })).toBe(await readyGame('Cover view', game));
  }
});

test.each(['Cover view', 'Shelf view'])('%s: arrow keys lead by row and column, Tab leaves', async (view) => {
  const user = await openPage(`${list}&view=${view === 'Cover view' ? 'covers' : 'shelf'}`);
  const first = await readyGame(view, 1);
  const columns = Number((await grid(view)).getAttribute('aria-colcount'));
  expect(columns).toBeGreaterThan(3);
  expect(columns).toBeLessThan(owned / 2);
  first.focus();

  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
  await waitFor(async () => expect(focused()).toBe(await gameIn(view, columns + 3)));
  await user.keyboard('{Home}');
  await waitFor(async () => expect(focused()).toBe(await gameIn(view, columns + 1)));
  await user.keyboard('{ArrowUp}{ArrowLeft}');
  await waitFor(async () => expect(focused()).toBe(first));

  const inTabOrder = (await grid(view)).querySelectorAll('a[tabindex="0"]');
  expect([...inTabOrder]).toEqual([first]);
});

test('End leads to a game that was not read yet, and it has the focus once it is there', async () => {
  answer({ 'catalogue.fetchGames': gamesOf(1_000) });
  const user = await openPage(`${list}&view=covers`);
  (await readyGame('Cover view', 1)).focus();

  await user.keyboard('{Control>}{End}{/Control}');

  await waitFor(async () => expect(focused()?.textContent).toContain('Game 1000'));
});

test('a press pulls a box out of the shelf, Escape pushes it back, and a second press opens it', async () => {
  answer({ 'catalogue.game': details({ game_id: 5 }), 'collection.copies': [lead()] });
  const user = await openPage(`${list}&view=shelf`);
  const spine = await readyGame('Shelf view', 5);
  const isPulled = async () => (await gameIn('Shelf view', 5)).getAttribute('aria-expanded');

  await user.click(spine);
  expect(await isPulled()).toBe('true');
  expect(addressBar()).toBe(`${list}&view=shelf`);
  await user.keyboard('{Escape}');
  expect(await isPulled()).toBe('false');
  await user.keyboard('{Enter}');
  expect(await isPulled()).toBe('true');
  await user.keyboard('{Enter}');

  await waitFor(() => expect(addressBar()).toBe(`${list}&view=shelf&gameId=5`));
});

test('the label of a box that is pulled out stands above its front, and not over it', async () => {
  const user = await openPage(`${list}&view=shelf`);
  await user.click(await readyGame('Shelf view', 5));

  const label = document.querySelector('[data-place] [data-label]');
  expect(label?.textContent).toContain('Game 5');
  expect(label?.className).not.toContain('absolute');
  expect(label?.parentElement?.firstElementChild).toBe(label);
});

test.each(['covers', 'shelf', 'list'])('games are chosen for a bulk edit in the view %s', async (view) => {
  localStorage.setItem('density', 'compact');
  const user = await openPage(`${list}&view=${view}`);
  await screen.findByRole('button', { name: 'Bulk Edit' });
  await waitFor(() => expect(document.querySelectorAll('[data-place] a, tbody a').length).toBeGreaterThan(3));
  await user.click(screen.getByRole('button', { name: 'Bulk Edit' }));

  await user.click(await screen.findByRole('checkbox', { name: 'Select game for bulk edit: Game 2' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select game for bulk edit: Game 4' }));

  await screen.findByText('2 selected');
});

test('a density is kept on this device for every list', async () => {
  const user = await openPage(`${list}&view=covers`);
  await readyGame('Cover view', 1);
  const columns = async () => Number((await grid('Cover view')).getAttribute('aria-colcount'));
  const comfortable = await columns();

  await user.click(screen.getByRole('button', { name: 'Compact' }));
  await waitFor(async () => expect(await columns()).toBeGreaterThan(comfortable));
  await openPage('/games?view=covers');

  await waitFor(async () => expect(await columns()).toBeGreaterThan(comfortable));
  expect(screen.getByRole('button', { name: 'Compact' }).getAttribute('aria-pressed')).toBe('true');
});

test('the compact list compares, and ends with what the filters leave: how many, and their sum', async () => {
  localStorage.setItem('density', 'compact');
  await openPage(`${list}&view=list&condition=GOOD`);
  const table = within(await screen.findByRole('table'));

  const heads = table.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads).toEqual(['Title', 'Platform', 'Year', 'State', 'Condition', 'Place', 'Paid', 'Estimate']);
  const [, first] = table.getAllByRole('row').map((line) => within(line).queryAllByRole('cell'));
  expect(first?.map((cell) => cell.textContent)).toEqual([
    'Game 1',
    expect.stringContaining('Super Nintendo'),
    '1995',
    'In Collection',
    'Good',
    '',
    '$40.00',
    '',
  ]);
  await table.findByText('$80.53');
  expect(table.getByText('100 games')).toBeTruthy();
  // Not a second time above the list.
  expect(screen.queryByText('100 games · $80.53')).toBeNull();
  expect(sent('catalogue.ownTotals')).toEqual([{ p_platform: 'all', p_condition: 'GOOD', p_tab: 'owned' }]);
});

test.each(['compact', 'comfortable'])(
  'a line of a %s list shows what all copies of its game cost, as its foot and figures do',
  async (density) => {
    localStorage.setItem('density', density);
    const two = { ...ownedRow().copy!, purchasePrice: 10, copies: 2, morePaid: 30.5 };
    answer({ 'catalogue.fetchGames': [ownedRow({ title: 'Terranigma', copy: two })] });
    await openPage(`${list}&view=list`);

    const line = (await screen.findByRole('link', { name: 'Terranigma' })).closest('tr');

    expect(line?.textContent).toMatch(/×22 copies.*\$40\.50/);
    expect(line?.textContent).not.toContain('$10.00');
  },
);

test('columns are chosen from the ordinary list, which they make compact, sort it, and stay chosen on this device', async () => {
  const said = { boxCondition: 'MINT', boughtFrom: 'Jean' } as const;
  answer({ 'catalogue.fetchGames': [ownedRow({ copy: { ...ownedRow().copy!, ...said } })] });
  const user = await openPage(`${list}&view=list`);
  const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);

  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  const choice = within(await screen.findByRole('dialog', { name: 'Columns' }));
  for (const name of ['Place', 'Tags', 'Estimate', 'Year', 'Box condition', 'Bought from']) {
    await user.click(choice.getByRole('checkbox', { name }));
  }
  await user.click(choice.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Box condition' }));

  await waitFor(() => expect(addressBar()).toBe(`${list}&view=list&sort=box_condition`));
  expect(heads()).toEqual([
    'Title',
    'Platform',
    'State',
    'Condition',
    'Box condition',
    'Bought from',
    'Paid',
  ]);
  expect(screen.getByRole('cell', { name: 'Mint' })).toBeTruthy();
  // Whole on hover, should the cell cut it off.
  expect(screen.getByRole('cell', { name: 'Jean' }).title).toBe('Jean');

  await openPage(`${list}&view=list`);
  await screen.findByRole('button', { name: 'Bought from' });
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('button', { name: 'Usual columns' }));
  expect(heads()).toContain('Estimate');
  expect(localStorage.getItem('columns')).toBeNull();
});

test('a list with more columns than have room says that it scrolls sideways, and keys can do so', async () => {
  localStorage.setItem('density', 'compact');
  const user = await openPage(`${list}&view=list`);
  const region = () => screen.queryByRole('region', { name: 'Games, in a list that scrolls sideways' });
  await screen.findByRole('table');
  expect(region()).toBeNull();

  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  const choice = within(await screen.findByRole('dialog', { name: 'Columns' }));
  for (const name of ['Edition', 'Release', 'Box condition', 'Booklet condition', 'Game condition']) {
    await user.click(choice.getByRole('checkbox', { name }));
  }
  await user.click(choice.getByRole('button', { name: 'Close' }));

  await waitFor(() => expect(region()?.tabIndex).toBe(0));
  // Its figures do not scroll out of sight with the columns that they are of.
  const figures = await screen.findByText('100 games · $80.53');
  expect(region()?.contains(figures)).toBe(false);
  expect(screen.queryByText('$80.53')).toBeNull();
});

test('the compact list of all games has a number of games, and no sum', async () => {
  localStorage.setItem('density', 'compact');
  answer({ 'catalogue.fetchGames': [row({ total_count: 1 })] });
  await openPage('/collection/all?view=list');
  const table = within(await screen.findByRole('table'));

  await table.findByText('1 game');
  expect(sent('catalogue.ownTotals')).toEqual([]);
});

test('a press on a head sorts the compact list, also by what was paid', async () => {
  localStorage.setItem('density', 'compact');
  const user = await openPage(`${list}&view=list`);

  await user.click(await screen.findByRole('button', { name: 'Paid' }));
  await waitFor(() => expect(addressBar()).toBe(`${list}&view=list&sort=price`));
  await user.click(screen.getByRole('button', { name: 'Paid' }));

  await waitFor(() => expect(addressBar()).toBe(`${list}&view=list&sort=price&order=desc`));
});

test('cards and both lists have one word for a sealed copy, and a column says what a copy has', async () => {
  localStorage.setItem('columns', JSON.stringify(['state', 'completeness']));
  const sealed = ownedRow({ title: 'Ico', copy: { ...ownedRow().copy!, completeness: 'NEW_SEALED' } });
  answer({ 'catalogue.fetchGames': [sealed] });
  await openPage(list);
  const line = async (around: string) => (await screen.findByRole('link', { name: 'Ico' })).closest(around);
  expect((await line('li'))?.textContent).toContain('In Collection');

  await openPage(`${list}&view=list`);
  expect((await line('tr'))?.textContent).toContain('In CollectionGoodFactory sealed');

  localStorage.setItem('density', 'compact');
  await openPage(`${list}&view=list`);
  const cells = () => screen.getAllByRole('cell').map((cell) => cell.textContent);
  await waitFor(() => expect(cells().slice(0, 3)).toEqual(['Ico', 'In Collection', 'Factory sealed']));
});
