import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, refuse, sent } from '../testing/answers.ts';
import { openPage, signIn } from '../testing/page.tsx';
import { codes, doom, listed, openList, press, startScanning, terranigma } from '../testing/scanning.ts';

let known: ReturnType<typeof startScanning>;
beforeEach(() => void (known = startScanning()));

const tomorrow = refuse('slow_down', { seconds: 24 * 60 * 60 });

async function chooseDoom(user: Awaited<ReturnType<typeof openList>>) {
  await press(user, /^Find the game for/);
  await user.type(await screen.findByRole('textbox', { name: 'Search for the game' }), 'doom');
  await press(user, /^Doom/);
}

test('whoever has taught as many barcodes as a day takes is sent to tomorrow, and told to try nothing again', async () => {
  answer({ 'barcodes.teach': tomorrow });
  const user = await openList(codes.none);

  await chooseDoom(user);

  await screen.findByText('Too many attempts. Please try again tomorrow.');
  await screen.findByText('You chose this game. Its barcode is not learned for now.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await press(user, 'Add 1 game');
  await screen.findByText(/^1 game added/);
});

test('where the plan has no room, one notice says so and leads to the plans, and there is no button for nothing', async () => {
  signIn({ tier: 'free' });
  let games = 19;
  answer({
    'collection.summary': () => ({ games, wishlist: 0, value: 0, platforms: [] }),
    'collection.add': () => {
      games = 20; // from another device
      return refuse('game_limit_reached', { limit: 20 });
    },
  });
  const user = await openList(codes.terranigma, codes.lufia);
  await press(user, 'Add 1 game');

  await screen.findByText(/^Your plan has no room for another game/);

  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/subscription');
  expect(screen.queryByRole('button', { name: /^Add \d+ game/ })).toBeNull();
  expect(listed()).toEqual(['Remove Lufia', 'Remove Terranigma']);
});

test('a game that may not be reported any more today makes room for the right one all the same', async () => {
  answer({
    'barcodes.report': tomorrow,
    'barcodes.teach': () => {
      known[codes.terranigma] = [{ ...doom, known_by: 'self' }, terranigma];
      return { ok: true };
    },
  });
  let user = await openList(codes.terranigma);
  await press(user, 'Terranigma is the wrong game');
  await screen.findByText('Too many attempts. Please try again tomorrow.');
  user = await openPage('/scanner');
  await chooseDoom(user);

  await waitFor(() => expect(listed()).toEqual(['Remove Doom']));
  await press(user, 'Add 1 game');
  await screen.findByText('1 game added');
  expect(sent('collection.add')).toMatchObject([{ gameId: '3' }]);
});

test('a report that is taken back leaves the game in its row', async () => {
  const user = await openList(codes.terranigma);
  await press(user, 'Terranigma is the wrong game');
  await screen.findByRole('button', { name: /^Find the game for/ });

  await press(user, 'Undo');

  await waitFor(() => expect(listed()).toEqual(['Remove Terranigma']));
});
