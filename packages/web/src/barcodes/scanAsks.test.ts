import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, fault, noAnswer, sent } from '../testing/answers.ts';
import { goOffline, openPage, passTime, signIn } from '../testing/page.tsx';
import { copy, lead } from '../testing/things.ts';
import {
  codes,
  digits,
  game,
  listed,
  openList,
  press,
  scanInto,
  startScanning,
} from '../testing/scanning.ts';

let known: ReturnType<typeof startScanning>;
beforeEach(() => void (known = startScanning()));

const questions = () => screen.queryAllByText('Scanned again: another copy?');
const input = (gameId: string) => expect.objectContaining({ gameId });

test('each scan of a game that is in the list asks, and no later scan takes the question away', async () => {
  await openList(codes.terranigma, codes.terranigma, codes.terranigmaToo, codes.lufia, codes.lufia);

  await waitFor(() => expect(questions()).toHaveLength(3));
  expect(screen.getByRole('button', { name: 'Add 2 games' })).toBeTruthy();
  expect(screen.getByText(/^3 questions are open/)).toBeTruthy();
});

test('a question that is answered with yes is another copy, with no is gone, and the others stay open', async () => {
  answer({ 'collection.addCopy': { ...copy({ game_id: 1 }), isLead: false }, 'collection.copies': [lead()] });
  const user = await openList(
    codes.terranigma,
    codes.terranigma,
    codes.terranigmaToo,
    codes.lufia,
    codes.lufia,
  );
  await waitFor(() => expect(questions()).toHaveLength(3));

  await press(user, 'No other copy of Lufia');
  await user.click(
    (await screen.findAllByRole('button', { name: 'Add another copy of Terranigma' }))[0] ?? document.body,
  );
  await press(user, 'Add 3 games');

  await screen.findByText('3 games added');
  expect(sent('collection.add')).toEqual([input('1'), input('2')]);
  expect(sent('collection.addCopy')).toEqual([input('1')]);
  expect(listed()).toEqual(['Remove Terranigma']);
});

test('a question is still open after the page was left', async () => {
  const user = await openList(codes.terranigma, codes.terranigma);
  await press(user, 'Add another copy of Terranigma');
  scanInto(await digits(), codes.terranigma);
  await waitFor(() => expect(questions()).toHaveLength(1));

  await openPage('/scanner');

  await waitFor(() => expect(questions()).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Add 2 games' })).toBeTruthy();
});

test('the row of an owned game says that it is left out, and adds another copy if that is meant', async () => {
  answer({ 'collection.addCopy': { ...copy({ game_id: 1 }), isLead: false }, 'collection.copies': [lead()] });
  known[codes.terranigma] = [game(1, 'Terranigma', 'source', true)];
  const user = await openList(codes.terranigma);
  await screen.findByText('You already own it, so it will not be added.');
  expect(screen.queryByRole('button', { name: /^Add \d+ game/ })).toBeNull();

  await press(user, 'Add another copy of Terranigma');
  await press(user, 'Add 1 game');

  await screen.findByText('1 game added');
  expect(sent('collection.addCopy')).toEqual([input('1')]);
});

async function chooseDoom(user: Awaited<ReturnType<typeof openList>>) {
  await press(user, /^Find the game for/);
  await user.type(await screen.findByRole('textbox', { name: 'Search for the game' }), 'doom');
  await press(user, /^Doom/);
}

test('a game that was chosen stays chosen if its barcode could not be learned, and is learned when it is added', async () => {
  answer({ 'barcodes.teach': fault() });
  const user = await openList(codes.none);
  await chooseDoom(user);
  await passTime(2_000);
  await screen.findByText(/^The barcode could not be learned/);
  expect(listed()).toEqual(['Remove Doom']);
  await openPage('/scanner');
  await screen.findByText(/^You chose this game/);
  const before = sent('barcodes.teach').length;
  answer({ 'barcodes.teach': { ok: true } });

  await press(user, 'Add 1 game');

  await screen.findByText('1 game added');
  expect(sent('collection.add')).toEqual([input('3')]);
  expect(sent('barcodes.teach').slice(before)).toEqual([{ code: codes.none, gameId: '3' }]);
});

test('a barcode that cannot be learned along with its game is said, beside the undo of the game', async () => {
  answer({ 'barcodes.teach': fault() });
  const user = await openList(codes.none);
  await chooseDoom(user);
  await passTime(2_000);
  const before = sent('barcodes.teach').length;

  await press(user, 'Add 1 game');
  await screen.findByText('1 game added');
  await waitFor(() => expect(sent('barcodes.teach').length).toBeGreaterThan(before));
  await passTime(10_000);
  await screen.findByText(/^1 game added. A barcode could not be learned/);

  await press(user, 'Undo');
  await waitFor(() => expect(sent('collection.removeCopies')).toHaveLength(1));
});

test('a game that was chosen without a network is in the list by its title', async () => {
  answer({ 'barcodes.teach': noAnswer(), 'catalogue.game': noAnswer() });
  const user = await openList(codes.none);

  await chooseDoom(user);

  await waitFor(() => expect(listed()).toEqual(['Remove Doom']));
  await passTime(10_000);
  expect([listed(), screen.queryByText('Not looked up yet')]).toEqual([['Remove Doom'], null]);
});

test('without a network it is said that a barcode is learned later, and not that it was', async () => {
  const user = await openList(codes.none);
  await press(user, /^Find the game for/);
  await user.type(await screen.findByRole('textbox', { name: 'Search for the game' }), 'doom');
  const choice = await screen.findByRole('button', { name: /^Doom/ });
  await goOffline();

  await user.click(choice);

  await screen.findByText(/^You are offline. The barcode will be learned/);
  expect(screen.queryByText(/leads you to Doom from now on/)).toBeNull();
  await waitFor(() => expect(listed()).toEqual(['Remove Doom']));
  await goOffline(false);
  await screen.findByText(/leads you to Doom from now on/);
});

test('a purchase date in the future is asked about once', async () => {
  const user = await openList(codes.terranigma);
  const date = await screen.findByLabelText('Purchase Date');
  await user.clear(date);
  await user.type(date, '2199-01-05');

  await press(user, 'Add 1 game');
  await screen.findByText(/The purchase date, Jan 5, 2199, is in the future/);
  expect(sent('collection.add')).toEqual([]);
  await press(user, 'Add anyway');

  await screen.findByText('1 game added');
});

test('a full plan says so, and leads to the plans', async () => {
  signIn({ tier: 'free' });
  answer({ 'collection.summary': { games: 20, wishlist: 0, value: 0, platforms: [] } });
  await openList(codes.terranigma);

  await screen.findByText(/^Your plan has no room for another game/);
  expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/subscription');
});

test('the bar says what is missing, where the field is far below the list', async () => {
  const user = await openList(codes.terranigma);
  await screen.findByRole('button', { name: 'Add 1 game' });

  await press(user, 'Complete');

  await screen.findByText('Please select a completeness status.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add 1 game' }).disabled).toBe(true);
});
