import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, held, noAnswer, refuse, sent } from '../testing/answers.ts';
import { addressBar, goOffline, openPage, signIn } from '../testing/page.tsx';
import { details, row, rows } from '../testing/things.ts';

beforeEach(() => {
  signIn();
  answer({
    'catalogue.search': { found: rows({ game_id: 1, title: 'Domino Man' }), likely: [], alike: [] },
    'catalogue.game': details(),
    'igdb.status': { isOn: true, isSample: false },
    'igdb.search': {
      games: [row({ game_id: 1, title: 'Domino Man' }), row({ game_id: 2, title: 'Mr. Domino' })],
      isSample: false,
    },
  });
});

const press = async (user: Awaited<ReturnType<typeof openPage>>) =>
  await user.click(await screen.findByRole('button', { name: 'Search the whole game database' }));

const below = async () => within(await screen.findByRole('region', { name: 'From the whole game database' }));

test('the whole game database is asked at a press, and shows what is not above already', async () => {
  const user = await openPage('/search?q=domino&platform=19');
  await screen.findByRole('link', { name: 'Domino Man' });
  expect(sent('igdb.search')).toEqual([]);

  await press(user);

  const region = await below();
  await region.findByRole('link', { name: 'Mr. Domino' });
  expect(region.queryByRole('link', { name: 'Domino Man' })).toBeNull();
  expect(region.getByRole('link', { name: 'Powered by IGDB.com' }).getAttribute('href')).toBe(
    'https://www.igdb.com',
  );
  expect(region.getByText('1 game found there. From now on, everybody can find it here.')).toBeTruthy();
  expect(sent('igdb.search')).toEqual([{ query: 'domino', platform: 19 }]);
  expect(addressBar()).toBe('/search?q=domino&platform=19&whole=true');
});

test('what is above already shows what the whole game database knows of it now', async () => {
  const known = { game_id: 1, title: 'Domino Man', genres: 'Puzzle' };
  answer({
    'catalogue.search': { found: rows(known), likely: [], alike: [] },
    'igdb.search': { games: [row({ ...known, genres: 'Puzzle, Party' })], isSample: false },
  });
  const user = await openPage('/search?q=domino');
  await screen.findByRole('link', { name: 'Domino Man' });
  expect(screen.queryByText('Party')).toBeNull();

  await press(user);

  expect(await screen.findByText('Party')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Domino Man' })).toHaveLength(1);
});

test('what it found stays in its place when the catalogue, which has it now, is read again', async () => {
  const user = await openPage('/search?q=domino');
  await press(user);
  await (await below()).findByRole('link', { name: 'Mr. Domino' });
  answer({
    'catalogue.search': {
      found: rows({ game_id: 1, title: 'Domino Man' }, { game_id: 2, title: 'Mr. Domino' }),
      likely: [],
      alike: [],
    },
    'wishlist.add': { ok: true },
  });

  await user.click(screen.getByRole('button', { name: 'Add to Wishlist: Mr. Domino' }));

  expect(await screen.findAllByRole('link', { name: 'Mr. Domino' })).toHaveLength(1);
  expect(await (await below()).findByRole('link', { name: 'Mr. Domino' })).toBeTruthy();
});

test('where nothing is found here, it is the next step, and another search starts without it', async () => {
  answer({ 'catalogue.search': { found: [], likely: [], alike: [] } });
  const user = await openPage('/search?q=domino');
  await press(user);
  await (await below()).findByRole('link', { name: 'Domino Man' });
  expect(screen.queryByRole('button', { name: 'Search the whole game database' })).toBeNull();

  const words = screen.getByRole('textbox', { name: 'Search for games' });
  await user.clear(words);
  await user.type(words, 'tetris');
  await user.click(screen.getByRole('button', { name: 'Search' }));

  await waitFor(() => expect(addressBar()).toBe('/search?q=tetris'));
  await screen.findByRole('button', { name: 'Search the whole game database' });
  expect(sent('igdb.search')).toHaveLength(1);
});

test('it says that it is searching, and when it has nothing either', async () => {
  const answered = held<{ games: []; isSample: boolean }>();
  answer({
    'catalogue.search': { found: [], likely: [], alike: [] },
    'igdb.search': () => answered.promise,
  });
  const user = await openPage('/search?q=zzz');
  await press(user);
  const region = await below();
  await region.findByText('Searching the whole game database...');

  answered.resolve({ games: [], isSample: false });

  expect(await region.findByText('The whole game database has no game for this search either.')).toBeTruthy();
});

test.each([
  ['busy', 'IGDB allows no more requests for now. Please try again in a few seconds.'],
  ['refused', 'IGDB refuses to answer. Whoever runs this site needs to check its keys.'],
  ['silent', 'IGDB does not answer at the moment. Please try again in a few minutes.'],
])('a failure says why, keeps what was typed and found, and can be repeated: %s', async (reason, message) => {
  answer({ 'igdb.search': refuse('igdb_search_failed', { reason, message: 'in its own words' }) });
  const user = await openPage('/search?q=domino');
  await press(user);
  await screen.findByText(`Failed to search games: ${message}`);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Search for games' }).value).toBe('domino');
  expect(screen.getByRole('link', { name: 'Domino Man' })).toBeTruthy();
  expect(sent('igdb.search')).toHaveLength(1);

  answer({ 'igdb.search': { games: [row({ game_id: 2, title: 'Mr. Domino' })], isSample: false } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  await screen.findByRole('link', { name: 'Mr. Domino' });
});

test('without an answer of our server, it does not blame IGDB', async () => {
  answer({ 'igdb.search': noAnswer() });
  const user = await openPage('/search?q=domino');
  await press(user);
  expect(
    await screen.findByText('Failed to search games: Check your connection and try again.'),
  ).toBeTruthy();
});

test('without a network it says so, and goes on when that is back', async () => {
  answer({ 'igdb.search': noAnswer() });
  const user = await openPage('/search?q=domino');
  await screen.findByRole('link', { name: 'Domino Man' });
  await goOffline();
  await press(user);
  const region = await below();
  await region.findByText('You are offline. The search goes on as soon as you are connected again.');

  answer({ 'igdb.search': { games: [row({ game_id: 2, title: 'Mr. Domino' })], isSample: false } });
  await goOffline(false);

  expect(await region.findByRole('link', { name: 'Mr. Domino' })).toBeTruthy();
  expect(region.queryByText(/You are offline/)).toBeNull();
});

test('where it is switched off nobody is offered it, and samples say that they are some', async () => {
  answer({ 'igdb.status': { isOn: false, isSample: false } });
  await openPage('/search?q=domino&whole=true');
  await screen.findByRole('link', { name: 'Domino Man' });
  expect(screen.queryByRole('button', { name: 'Search the whole game database' })).toBeNull();
  expect(sent('igdb.search')).toEqual([]);
});

test('what the stand-in found says that it is sample data', async () => {
  answer({ 'igdb.status': { isOn: true, isSample: true } });
  await openPage('/search?q=domino&whole=true');
  expect(await (await below()).findByText(/^Sample data/)).toBeTruthy();
});
