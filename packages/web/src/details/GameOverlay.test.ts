import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { type Sent, answer, held, sent } from '../testing/answers.ts';
import { addressBar, openPage, passTime, signIn } from '../testing/page.tsx';
import { counts, details, lead, platform, row } from '../testing/things.ts';

const playStation2 = platform({ id: 8, name: 'PlayStation 2', short_name: 'PS2', medium: 'disc' });

beforeEach(() => {
  signIn();
  answer({
    'platforms.list': [platform(), playStation2],
    'catalogue.fetchGames': windowOf(12),
    'catalogue.platformCounts': counts(2545, 12, 0, 4),
    'catalogue.facets': { genres: [], regions: [] },
    'catalogue.letters': [],
    'catalogue.ownTotals': { games: 12, copies: 12, priced: 0, value: 0, estimated: 0, estimate: 0 },
    'catalogue.game': ({ gameId }) =>
      details({
        game_id: Number(gameId),
        title: `Game ${String(gameId)}`,
        is_owned: Number(gameId) % 2 === 0,
      }),
    'collection.copies': ({ gameId }) => [lead({ game_id: Number(gameId), notes: `Note ${String(gameId)}` })],
  });
});

/** A list of this many games; each request gets its part. */
function windowOf(total: number) {
  return ({ p_offset = 0, p_limit = total }: Sent) => {
    const first = Number(p_offset);
    return Array.from({ length: Math.max(0, Math.min(Number(p_limit), total - first)) }, (_row, index) =>
      row({ game_id: first + index + 1, title: `Game ${first + index + 1}`, total_count: total }),
    );
  };
}

/** The open details, once they show this game. */
async function opened(title: string) {
  const dialog = await screen.findByRole('dialog', { name: title });
  await within(dialog).findByRole('heading', { level: 2, name: title });
  return within(dialog);
}

test('the next game opens at a button and an arrow key, and the one before as well', async () => {
  const user = await openPage('/collection/all?tab=owned&gameId=7');
  await opened('Game 7');
  const steps = history.length;
  expect(await screen.findByText('7 of 12')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Next game' }));
  await opened('Game 8');
  expect(addressBar()).toBe('/collection/all?tab=owned&gameId=8');
  await user.keyboard('{ArrowRight}');
  await opened('Game 9');
  await user.keyboard('{ArrowLeft}');
  await opened('Game 8');
  await user.click(screen.getByRole('button', { name: 'Previous game' }));

  await opened('Game 7');
  expect(history.length).toBe(steps); // each of them would be a step to go back from
});

test('a swipe to the left opens the next game, one to the right the one before', async () => {
  await openPage('/collection/all?tab=owned&gameId=7');
  const game = await opened('Game 7');
  await screen.findByText('7 of 12');

  swipe(game.getByRole('article'), -120);
  const next = await opened('Game 8');
  expect(addressBar()).toBe('/collection/all?tab=owned&gameId=8');
  swipe(next.getByRole('article'), 120);

  await opened('Game 7');
});

/** A finger that goes sideways, and a little down. */
function swipe(element: HTMLElement, byPx: number) {
  const touch = (x: number, y: number) => [{ clientX: x, clientY: y }];
  const tell = (type: string, lists: object) =>
    element.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), lists));
  tell('touchstart', { touches: touch(200, 300), changedTouches: touch(200, 300) });
  tell('touchend', { touches: [], changedTouches: touch(200 + byPx, 310) });
}

test('keys with a modifier and a scrolling finger leave the game open', async () => {
  const user = await openPage('/collection/all?tab=owned&gameId=7');
  const game = await opened('Game 7');
  await screen.findByText('7 of 12');

  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  swipe(game.getByRole('article'), -40);
  await passTime(100);

  expect(addressBar()).toBe('/collection/all?tab=owned&gameId=7');
});

test('the way goes on into windows of the list that were not read yet, and ends with it', async () => {
  answer({ 'catalogue.fetchGames': windowOf(300) });
  const user = await openPage('/collection/all?tab=owned&gameId=120');
  await opened('Game 120');

  await user.click(await screen.findByRole('button', { name: 'Next game' }));
  await opened('Game 121');
  answer({ 'catalogue.fetchGames': windowOf(7) });
  await openPage('/collection/all?tab=owned&gameId=7');
  await opened('Game 7');
  await user.click(await screen.findByRole('button', { name: 'Next game' }));

  expect(screen.getByRole('button', { name: 'Next game' }).getAttribute('aria-disabled')).toBe('true');
  expect(addressBar()).toBe('/collection/all?tab=owned&gameId=7');
});

test('the catalogue reads on before its end is reached', async () => {
  answer({ 'catalogue.fetchGames': windowOf(60) });
  const user = await openPage('/collection/all?gameId=23');
  await opened('Game 23');

  await waitFor(() => expect(sent('catalogue.fetchGames').map((input) => input['p_offset'])).toContain('24'));
  await user.keyboard('{ArrowRight}');
  await opened('Game 24');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Next game' }).getAttribute('aria-disabled')).toBe('false'),
  );
  await user.keyboard('{ArrowRight}');

  await opened('Game 25');
});

test('a game that leaves the list while it is open still has its neighbours', async () => {
  const wishes = (...ids: number[]) =>
    ids.map((id) => row({ game_id: id, title: `Game ${id}`, in_wishlist: true, total_count: ids.length }));
  answer({
    'catalogue.fetchGames': wishes(1, 2, 3),
    'catalogue.game': ({ gameId }) =>
      details({ game_id: Number(gameId), title: `Game ${String(gameId)}`, in_wishlist: true }),
    'wishlist.remove': { created_at: null },
  });
  const user = await openPage('/collection/all?tab=wishlist&gameId=2');
  const game = await opened('Game 2');
  await game.findByText('2 of 3');

  answer({ 'catalogue.fetchGames': wishes(1, 3) });
  await user.click(game.getByRole('button', { name: 'Remove from Wishlist' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Game 2' })).toBeNull());
  await user.keyboard('{ArrowRight}');

  await opened('Game 3');
});

test('the neighbours are read ahead, with the user’s copies', async () => {
  answer({
    'catalogue.fetchGames': [1, 2, 3].map((id) => row({ game_id: id, is_owned: true, total_count: 3 })),
  });
  await openPage('/collection/all?tab=owned&gameId=2');
  await opened('Game 2');

  await waitFor(() =>
    expect(new Set(sent('catalogue.game').map(({ gameId }) => gameId))).toEqual(new Set(['1', '2', '3'])),
  );
  expect(new Set(sent('collection.copies').map(({ gameId }) => gameId))).toEqual(new Set(['1', '2', '3']));
});

test('a game that no list led to has no neighbours', async () => {
  answer({ 'catalogue.fetchGames': windowOf(2) });
  await openPage('/collection/all?tab=owned&gameId=77');

  await opened('Game 77');

  expect(screen.queryByRole('button', { name: 'Next game' })).toBeNull();
});

test('the details wait for the copy, so that nothing moves when it comes', async () => {
  const copies = held<ReturnType<typeof lead>[]>();
  answer({ 'collection.copies': () => copies.promise });
  await openPage('/collection/all?tab=owned&gameId=8');
  const dialog = await screen.findByRole('dialog', { name: 'Game 8' });
  expect(within(dialog).queryByRole('article')).toBeNull();

  copies.resolve([lead({ game_id: 8 })]);

  expect((await opened('Game 8')).getByText('From the flea market')).toBeTruthy();
});

test.each([
  ['COMPLETE_IN_BOX', 19, ['Game (cartridge)', 'Booklet', 'Case', 'Factory sealed opened']],
  ['NEW_SEALED', 8, ['Game (disc)', 'Booklet', 'Case', 'Factory sealed']],
  ['CARTRIDGE,CASE', 8, ['Game (disc)', 'Booklet missing', 'Case', 'Factory sealed opened']],
])('a copy that is %s on platform %i has its parts in words', async (completeness, platform_id, parts) => {
  answer({
    'catalogue.game': details({ is_owned: true, platform_id }),
    'collection.copies': [lead({ completeness })],
  });
  await openPage('/collection/all?gameId=5');
  const game = await opened('Terranigma');

  const panel = within(game.getByRole('region', { name: 'Your copy' }));

  const words = panel.getAllByRole('listitem').map((part) => part.textContent);
  expect(words).toEqual(parts.map((part) => part.replace(/ (?=missing|opened)/, '')));
  expect(panel.getByText('$40.00')).toBeTruthy();
  expect(panel.getByText('Mar 1, 2024')).toBeTruthy();
});

test('what a game shares with others leads to the list of them', async () => {
  answer({
    'catalogue.game': details({
      genres: 'Action, Puzzle',
      region: 'EU, JP',
      publisher: 'Enix',
      platform_id: 8,
    }),
  });
  await openPage('/collection/all?gameId=5');
  const game = await opened('Terranigma');

  const ways = ['Super Nintendo', 'Enix', 'Action', 'Puzzle', 'Europe', 'Japan'].map((name) =>
    game.getByRole('link', { name }).getAttribute('href'),
  );

  expect(ways).toEqual([
    '/collection/8',
    '/collection/all?publisher=Enix',
    '/collection/all?genre=Action',
    '/collection/all?genre=Puzzle',
    '/collection/all?region=EU',
    '/collection/all?region=JP',
  ]);
});
