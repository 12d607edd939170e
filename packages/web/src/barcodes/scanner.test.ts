import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, fault, forgetCalls, held, noAnswer, refuse, sent } from '../testing/answers.ts';
import { addressBar, openPage, passTime } from '../testing/page.tsx';
import {
  codes,
  digits,
  doom,
  game,
  lastCopyId,
  listed,
  lufia,
  openList,
  press,
  scanInto,
  startScanning,
  terranigma,
} from '../testing/scanning.ts';

type User = Awaited<ReturnType<typeof openList>>;

let known: ReturnType<typeof startScanning>;
beforeEach(() => void (known = startScanning()));

test('an undo after a further scan puts back everything that was added', async () => {
  const user = await openList(codes.terranigma, codes.lufia);
  await press(user, 'Add 2 games');
  await waitFor(() => expect(listed()).toEqual([]));
  scanInto(await digits(), codes.doom);
  await waitFor(() => expect(listed()).toEqual(['Remove Doom']));

  await press(user, 'Undo');

  await waitFor(() => expect(listed()).toEqual(['Remove Doom', 'Remove Lufia', 'Remove Terranigma']));
});

test('an undo takes back its own scans, also while others are being added', async () => {
  const slow = held<{ id: number }>();
  const user = await openList(codes.none, codes.terranigma);
  await press(user, 'Add 1 game');
  await waitFor(() => expect(listed()).toHaveLength(1));
  scanInto(await digits(), codes.lufia);
  answer({ 'collection.add': () => slow.promise });
  await press(user, 'Add 1 game');

  await press(user, 'Undo');
  await waitFor(() => expect(listed()).toContain('Remove Terranigma'));
  await act(async () => slow.resolve({ id: 9 }));

  await waitFor(() => expect(listed()).toEqual(['Remove Terranigma', 'Remove 9780201379624']));
});

test('an undo after the scanner was left puts the scans back as well', async () => {
  const user = await openList(codes.terranigma);
  await press(user, 'Add 1 game');
  await screen.findByText('1 game added');
  await press(user, 'Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await press(user, 'Undo');

  await waitFor(() => expect(sent('collection.removeCopies')).toHaveLength(1));
  await openPage('/scanner');
  await waitFor(() => expect(listed()).toEqual(['Remove Terranigma']));
});

test('an undo whose first answer was lost is done', async () => {
  const replies = [noAnswer(), { ok: true as const }];
  answer({ 'collection.removeCopies': () => replies.shift() ?? fault() });
  const user = await openList(codes.terranigma, codes.lufia);
  const before = lastCopyId();
  await press(user, 'Add 2 games');

  await press(user, 'Undo');
  await passTime(2_000);

  await waitFor(() => expect(listed()).toEqual(['Remove Lufia', 'Remove Terranigma']));
  expect(sent('collection.removeCopies')).toEqual([
    { ids: [before + 1, before + 2] },
    { ids: [before + 1, before + 2] },
  ]);
});

test('a total that was split is not charged twice when only a part could be added', async () => {
  const replies = [{ id: 1 }, noAnswer()];
  answer({ 'collection.add': () => replies.shift() ?? { id: 2 } });
  const user = await openList(codes.terranigma, codes.lufia, codes.doom);
  await press(user, 'In total');
  await user.type(screen.getByLabelText('Price of all together'), '10');
  await press(user, 'Add 3 games');
  await press(user, 'Add 2 games');

  await waitFor(() => expect(listed()).toEqual([]));
  expect(sent('collection.add').map(({ purchasePrice }) => purchasePrice)).toEqual([3.34, 3.33, 3.33, 3.33]);
});

test('a total is of the whole list: what stays keeps its part, and an undo gives the other back', async () => {
  const user = await openList(codes.none, codes.terranigma, codes.lufia);
  await press(user, 'In total');
  await user.type(screen.getByLabelText('Price of all together'), '10');
  await screen.findByText(/For the scans that stay in this list: \$3\.33\./);
  await press(user, 'Add 2 games');
  const price = () => screen.getByLabelText<HTMLInputElement>('Price of all together').value;
  await waitFor(() => expect(price()).toBe('3.33'));
  expect(sent('collection.add').map(({ purchasePrice }) => purchasePrice)).toEqual([3.34, 3.33]);

  await press(user, 'Undo');

  await waitFor(() => expect(price()).toBe('10.00'));
});

test('a total that is too high is not split', async () => {
  const user = await openList(codes.terranigma, codes.lufia);
  await press(user, 'In total');

  await user.type(screen.getByLabelText('Price of all together'), '9'.repeat(30));

  const forAll = within(screen.getByRole('region', { name: 'For all of them' }));
  expect(forAll.getByText(/^The highest price is/)).toBeTruthy();
  expect(screen.queryByText(/^Split/)).toBeNull();
});

test('a game that is owned meanwhile stays as it is, and stays in the list', async () => {
  answer({ 'collection.add': ({ gameId }) => (gameId === '1' ? null : { id: 5 }) });
  const user = await openList(codes.terranigma, codes.lufia);
  const add = await screen.findByRole('button', { name: 'Add 2 games' });
  known[codes.terranigma] = [game(1, 'Terranigma', 'source', true)];

  await user.click(add);

  await screen.findByText('1 game added. 1 game is in your collection already');
  await waitFor(() => expect(listed()).toEqual(['Remove Terranigma']));
  expect(within(screen.getByRole('listitem')).getByText('In Collection')).toBeTruthy();
  await press(user, 'Undo');
  await waitFor(() => expect(sent('collection.removeCopies')).toEqual([{ ids: [5] }]));
});

test('what is taught of one code looks up no other', async () => {
  const user = await openList(codes.terranigma, codes.lufia, codes.none);
  await press(user, /^Find the game for/);
  await user.type(await screen.findByRole('textbox', { name: 'Search for the game' }), 'doom');
  const choice = await screen.findByRole('button', { name: /^Doom/ });
  forgetCalls();
  known[codes.none] = [game(3, 'Doom', 'self')];

  await user.click(choice);

  await waitFor(() => expect(listed()).toContain('Remove Doom'));
  expect(sent('barcodes.find')).toEqual([{ code: codes.none }]);
});

test('a report that is taken back leaves the code as its user had taught it', async () => {
  known[codes.terranigma] = [game(1, 'Terranigma', 'self')];
  const user = await openList(codes.terranigma);
  await press(user, 'Terranigma is the wrong game');
  await screen.findByText(/^Thank you/);

  await press(user, 'Undo');

  await waitFor(() => expect(sent('barcodes.teach')).toEqual([{ code: codes.terranigma, gameId: '1' }]));
  expect(sent('barcodes.withdraw')).toEqual([]);
});

test('a report of what others say is taken back as if nothing had been said', async () => {
  const user = await openList(codes.terranigma);
  await press(user, 'Terranigma is the wrong game');

  await press(user, 'Undo');

  await waitFor(() => expect(sent('barcodes.withdraw')).toEqual([{ code: codes.terranigma, gameId: '1' }]));
});

test('of several games of a code each can be reported, and it can be none of them', async () => {
  known[codes.none] = [terranigma, lufia, doom];
  const user = await openList(codes.none);
  await screen.findByText('Terranigma');
  const [row = document.body] = screen.getAllByRole('listitem');
  expect(within(row).getAllByText('Which game is it?')).toHaveLength(1);
  known[codes.none] = [lufia, doom];
  await press(user, 'Terranigma is the wrong game');

  await waitFor(() => expect(screen.queryByText('Terranigma')).toBeNull());
  expect(await screen.findByText('None of these')).toBeTruthy();
});

test('a code that opens the wrong game can be reported there', async () => {
  localStorage.setItem('scanMode', 'details');
  const user = await openList(codes.terranigma);
  await waitFor(() => expect(addressBar()).toBe('/game/1'));

  await press(user, 'Wrong game');

  await waitFor(() => expect(sent('barcodes.report')).toEqual([{ code: codes.terranigma, gameId: '1' }]));
  await waitFor(() => expect(addressBar()).toBe('/scanner'));
});

test('whoever says that a code opened the wrong game is asked which one it is', async () => {
  localStorage.setItem('scanMode', 'details');
  const user = await openList(codes.terranigma);
  await waitFor(() => expect(addressBar()).toBe('/game/1'));
  known[codes.terranigma] = [];

  await press(user, 'Wrong game');

  await screen.findByText(`Nobody has told us yet which game ${codes.terranigma} is.`);
  screen.getByText(/for everyone once a second collector agrees and both accounts are a week old\.$/);
  expect(await screen.findByRole('button', { name: `Find the game for ${codes.terranigma}` })).toBeTruthy();
});

test('several games of a code that opens a game are asked about, and follow what is said of them', async () => {
  localStorage.setItem('scanMode', 'details');
  known[codes.none] = [terranigma, lufia];
  const user = await openList(codes.none);
  await screen.findByText('Which game is it?');
  known[codes.none] = [lufia];
  await press(user, 'Terranigma is the wrong game');

  await waitFor(() => expect(screen.queryByText('Terranigma')).toBeNull());
  expect(screen.getByText('Lufia')).toBeTruthy();
  expect(addressBar()).toBe('/scanner');
});

test.each([
  ['its button', (user: User) => press(user, 'Remove Lufia')],
  ['Undo last scan', (user: User) => press(user, 'Undo last scan')],
  ['a key', (user: User) => user.keyboard('{Backspace}')],
])('a scan that was taken out by %s can be had back where it was', async (_by, takeOut) => {
  const user = await openList(codes.terranigma, codes.lufia);
  await waitFor(() => expect(listed()).toEqual(['Remove Lufia', 'Remove Terranigma']));
  (await digits()).blur();

  await takeOut(user);
  await screen.findByText('1 scan removed');
  expect(listed()).toEqual(['Remove Terranigma']);
  await press(user, 'Undo');

  await waitFor(() => expect(listed()).toEqual(['Remove Lufia', 'Remove Terranigma']));
});

test('scans that are taken out one after the other come back together', async () => {
  const user = await openList(codes.terranigma, codes.lufia, codes.doom);
  await press(user, 'Undo last scan');
  await press(user, 'Undo last scan');
  await screen.findByText('2 scans removed');

  await press(user, 'Undo');

  await waitFor(() => expect(listed()).toEqual(['Remove Doom', 'Remove Lufia', 'Remove Terranigma']));
});

test('a list that was emptied can be had back', async () => {
  const user = await openList(codes.terranigma, codes.none);

  await press(user, 'Empty the list');
  await waitFor(() => expect(listed()).toEqual([]));
  await press(user, 'Undo');

  await waitFor(() => expect(listed()).toHaveLength(2));
});

test('a scanner that ends with Tab is heard, and leaves no field', async () => {
  await openPage('/scanner');
  const field = await digits();
  field.focus();

  scanInto(field, codes.terranigma, { end: 'Tab' });

  await waitFor(() => expect(listed()).toEqual(['Remove Terranigma']));
  expect(document.activeElement).toBe(field);
});

test('what the plan has no room for stays in the list', async () => {
  answer({
    'collection.add': ({ gameId }) =>
      gameId === '1' ? { id: 1 } : refuse('game_limit_reached', { limit: 20 }),
  });
  const user = await openList(codes.terranigma, codes.lufia);

  await press(user, 'Add 2 games');

  await screen.findByText(/You can only add up to 20 games/);
  expect(listed()).toEqual(['Remove Lufia']);
});
