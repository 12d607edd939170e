import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { answer, held, refuse, sent } from '../../testing/answers.ts';
import { openPage, passTime, signIn } from '../../testing/page.tsx';
import { lines, onWindow, ready } from '../../testing/paper.ts';
import { copy, counts, ownedRow, wish, unsaid } from '../../testing/things.ts';

const all = Array.from({ length: 200 }, (_row, index) => ({
  ...ownedRow(),
  game_id: index + 1,
  title: `Game ${index + 1}`,
  copy: {
    condition: 'GOOD' as const,
    completeness: 'COMPLETE_IN_BOX',
    purchasePrice: index < 3 ? 0.1 : null,
    ...unsaid,
  },
  total_count: 200,
}));

/** As the browser does when it prints. */
const print = vi.fn<() => void>(() => window.dispatchEvent(new Event('beforeprint')));

beforeEach(() => {
  print.mockClear();
  vi.stubGlobal('print', print);
  signIn();
  answer({
    'catalogue.fetchGames': ({ p_limit, p_offset = 0 }) =>
      all.slice(Number(p_offset), Number(p_offset) + Number(p_limit ?? 200)),
    'catalogue.platformCounts': counts(200, 200, 3, 4),
    'catalogue.facets': { genres: ['Puzzle'], regions: [] },
    'catalogue.letters': [],
    'catalogue.ownTotals': { games: 200, copies: 200, priced: 3, value: 0.3, estimated: 0, estimate: 0 },
  });
});

test('the keys for printing print all games of the filtered list and their sum, not only those in sight', async () => {
  const user = await openPage('/collection/all?tab=owned&genre=Puzzle');
  await ready('Game 1');

  await user.keyboard('{Control>}p{/Control}');

  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(lines()).toHaveLength(201);
  expect(lines()[199]).toContain('Game 200');
  expect(lines().at(-1)).toBe('200 games$0.30');
  expect(sent('catalogue.fetchGames').at(-1)).toMatchObject({ p_tab: 'owned', p_genre: 'Puzzle' });
  expect(document.querySelector('[data-paper] h1')?.textContent).toMatch(/^Your collection/);
  expect(screen.getByText('Filtered by: Puzzle')).toBeTruthy();
  onWindow('afterprint');
  expect(lines()).toEqual([]);
});

test('below its sum a printed list names the sources of what it says of games, with their addresses', async () => {
  answer({
    'catalogue.sources': [
      {
        source: 'GameDataBase',
        licence: 'CC-BY-4.0',
        url: 'https://github.com/PigSaint/GameDataBase',
        games: 200,
        updated_at: '2026-11-23T09:00:00.000Z',
        revision: null,
      },
    ],
  });
  const user = await openPage('/collection/all?tab=owned');
  await ready('Game 1');

  await user.keyboard('{Control>}p{/Control}');

  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(document.querySelector('[data-paper] > p:last-child')?.textContent).toBe(
    'Game data: GameDataBase, https://github.com/PigSaint/GameDataBase, CC BY 4.0 https://creativecommons.org/licenses/by/4.0/',
  );
});

test('each copy of a game has a line with what it says, costs and is worth', async () => {
  const main = {
    ...all[0]!.copy,
    purchasePrice: 10,
    place: 'Salon',
    copies: 2,
    morePaid: 400,
    moreEstimate: 450,
  };
  answer({
    'catalogue.fetchGames': [
      { ...all[0]!, copy: main, total_count: 2 },
      { ...all[1]!, total_count: 2 },
    ],
    'collection.copiesOfMany': [
      { ...copy({ game_id: 1, id: 1, purchasePrice: 10, place: 'Salon' }), isLead: true },
      { ...copy({ game_id: 1, id: 2, purchasePrice: 400, estimate: 450, place: 'Attic' }), isLead: false },
    ],
  });
  const user = await openPage('/collection/all?tab=owned&condition=GOOD');
  await ready('Game 1');

  await user.keyboard('{Control>}p{/Control}');

  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(lines()[0]).toMatch(/^Game 1 SNES.*Salon\$10\.00$/);
  expect(lines()[1]).toMatch(/^Game 1 SNES.*Attic\$400\.00\$450\.00$/);
  expect(lines()[2]).toMatch(/^Game 2/);
  expect(lines().at(-1)).toBe('2 games (3 copies)$410.10$450.00');
  expect(sent('collection.copiesOfMany')).toMatchObject([{ gameIds: [1], copies: { p_condition: 'GOOD' } }]);
});

test('a line says which parts of an incomplete copy there are, and which release it is, and in what condition', async () => {
  const loose = { ...all[0]!.copy, completeness: 'CARTRIDGE', release: 'FR', edition: 'Platinum' };
  const parts = { boxCondition: 'POOR', bookletCondition: 'MINT' } as const;
  const empty = { ...all[1]!.copy, completeness: 'BOOKLET,CASE', ...parts };
  answer({
    'catalogue.fetchGames': [
      { ...all[0]!, copy: loose, total_count: 2 },
      { ...all[1]!, copy: empty, total_count: 2 },
    ],
  });
  await openPage('/collection/all?tab=owned');
  await ready('Game 1');

  onWindow('beforeprint');

  expect(lines()[0]).toMatch(/^Game 1 {2}· France · PlatinumSNES1995Cartridge · Good/);
  expect(lines()[1]).toMatch(/^Game 2 SNES1995Booklet, Case · Good · Box: Poor · Booklet: Mint/);
});

test('keys that are pressed before the games are there print them as soon as they are', async () => {
  const games = held<typeof all>();
  answer({ 'catalogue.fetchGames': () => games.promise });
  const user = await openPage('/collection/all?tab=owned');
  await screen.findByRole('heading', { level: 1 });

  await user.keyboard('{Control>}p{/Control}');
  expect(print).not.toHaveBeenCalled();
  games.resolve(all);

  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(lines()).toHaveLength(201);
  onWindow('afterprint');
  await user.keyboard('{Control>}p{/Control}');
  await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
});

test('a list that was left before it could be read is not printed, and neither is the next screen', async () => {
  const games = held<typeof all>();
  const user = await openPage('/collection/all?tab=owned');
  await ready('Game 1');
  answer({ 'catalogue.fetchGames': () => games.promise });

  await user.keyboard('{Control>}p{/Control}');
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Platforms' }));
  await screen.findByRole('heading', { level: 1, name: 'Platforms' });
  games.resolve(all);
  await passTime(100);

  expect(print).not.toHaveBeenCalled();
});

test('keys that are pressed while another list loads print that one', async () => {
  const games = held<typeof all>();
  const user = await openPage('/collection/all?tab=owned');
  await ready('Game 1');
  answer({ 'catalogue.fetchGames': () => games.promise });
  await user.type(screen.getAllByRole('textbox', { name: 'Search games' })[0] ?? document.body, 'Game 7');
  await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).not.toBeNull());

  await user.keyboard('{Control>}p{/Control}');
  await passTime(100);
  expect(print).not.toHaveBeenCalled();
  games.resolve(all.slice(6, 7).map((game) => ({ ...game, total_count: 1 })));

  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(lines()).toHaveLength(2);
});

test('so does the entry of the menu', async () => {
  const user = await openPage('/collection/all?tab=owned');
  await ready('Game 1');

  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('button', { name: 'Print' }));

  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(lines()).toHaveLength(201);
});

test('games of the catalogue are read in parts', async () => {
  const user = await openPage('/collection/all');
  await ready('Game 1');

  await user.keyboard('{Meta>}p{/Meta}');

  await waitFor(() => expect(lines()).toHaveLength(201));
  expect(sent('catalogue.fetchGames').at(-1)).toMatchObject({ p_limit: '500', p_offset: '0' });
});

test('a list that cannot be read is not printed, and a toast says so', async () => {
  const user = await openPage('/collection/all?tab=owned');
  await ready('Game 1');
  answer({ 'catalogue.fetchGames': refuse('not_yours') });

  await user.keyboard('{Control>}p{/Control}');

  await screen.findByText('The list could not be loaded for printing. Please try again.');
  expect(print).not.toHaveBeenCalled();
});

test('a wishlist is printed once it is there, not empty', async () => {
  const wishes = held<ReturnType<typeof wish>[]>();
  answer({ 'wishlist.list': () => wishes.promise });
  const user = await openPage('/wishlist');
  await screen.findByRole('heading', { level: 1 });

  await user.keyboard('{Control>}p{/Control}');
  wishes.resolve([wish({ game_id: 1, title: 'Game 1' })]);

  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(lines().at(-1)).toBe('1 game');
});

test('the wishlist is printed whole, whatever page is shown', async () => {
  answer({
    'wishlist.list': all.slice(0, 30).map(({ game_id, title }) => wish({ game_id, title })),
  });
  const user = await openPage('/wishlist');
  await ready('Game 1');

  await user.keyboard('{Control>}p{/Control}');

  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(lines()).toHaveLength(31);
  expect(lines().at(-1)).toBe('30 games');
});
