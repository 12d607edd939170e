import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, held, noAnswer, refuse, sent } from '../testing/answers.ts';
import { goOffline, openPage, passTime } from '../testing/page.tsx';
import { codes, game, listed, openList, press, startScanning, terranigma } from '../testing/scanning.ts';
import { copy } from '../testing/things.ts';

let known: ReturnType<typeof startScanning>;
beforeEach(() => void (known = startScanning()));

const copiesOf = (...ids: number[]) => ids.map((id) => ({ ...copy({ id }), isLead: id === ids[0] }));

/** The copy that the last sending has written. */
function written(id: number) {
  const fields = [...sent('collection.add'), ...sent('collection.addCopy')].at(-1);
  return { ...copy({ created_at: new Date().toISOString() }), ...fields, id, isLead: false };
}

/** A game that is added while there is no network, and is owned by the time that there is one. */
async function sendInVain() {
  const user = await openList(codes.terranigma);
  await screen.findByRole('button', { name: 'Add 1 game' });
  answer({ 'collection.add': noAnswer(), 'collection.copies': noAnswer() });
  known[codes.terranigma] = [game(1, 'Terranigma', 'source', true)];
  await press(user, 'Add 1 game');
  await screen.findByText(/^Failed to save game/);
  return user;
}

/** The list has another copy of a game whose only copy has the id 7. */
async function openFurther() {
  known[codes.terranigma] = [game(1, 'Terranigma', 'source', true)];
  answer({ 'collection.copies': copiesOf(7) });
  const user = await openList(codes.terranigma);
  await press(user, 'Add another copy of Terranigma');
  return user;
}

test('a further copy that was written without an answer is found, and can be taken back', async () => {
  const user = await openFurther();
  answer({
    'collection.addCopy': () => {
      answer({ 'collection.copies': [...copiesOf(7), written(8)] });
      return noAnswer();
    },
  });

  await press(user, 'Add 1 game');

  await screen.findByText('1 game added');
  expect(listed()).toEqual([]);
  await press(user, 'Undo');
  await waitFor(() => expect(sent('collection.removeCopies')).toEqual([{ ids: [8] }]));
});

/** The network goes while the further copy is added. */
async function addWithoutAnswer(user: Parameters<typeof press>[0]): Promise<void> {
  answer({
    'collection.addCopy': () => {
      answer({ 'collection.copies': noAnswer() });
      return noAnswer();
    },
  });
  await press(user, 'Add 1 game');
  await screen.findByText(/^Failed to save game/);
}

test('a further copy that was written while the network went is not written again', async () => {
  const user = await openFurther();
  await addWithoutAnswer(user);
  expect(listed()).toEqual(['Remove Terranigma']);
  answer({ 'collection.copies': [...copiesOf(7), written(8)] });

  await press(user, 'Add 1 game');

  await screen.findByText('1 game added');
  expect(listed()).toEqual([]);
  expect(sent('collection.addCopy')).toHaveLength(1);
});

test('a further copy that was written without an answer is not written again after a reload', async () => {
  let user = await openFurther();
  await addWithoutAnswer(user);
  answer({ 'collection.copies': [...copiesOf(7), written(8)] });
  user = await openPage('/scanner');

  await press(user, 'Add 1 game');

  await screen.findByText('1 game added');
  expect(listed()).toEqual([]);
  expect(sent('collection.addCopy')).toHaveLength(1);
});

test('a list whose page was reloaded while it was being added is added once', async () => {
  const slow = held<{ id: number }>();
  answer({ 'collection.add': ({ gameId }) => (gameId === '1' ? { id: 8 } : slow.promise) });
  let user = await openList(codes.terranigma, codes.lufia);
  await press(user, 'Add 2 games');
  await waitFor(() => expect(sent('collection.add')).toHaveLength(2));
  known[codes.terranigma] = [game(1, 'Terranigma', 'source', true)];
  answer({
    'collection.add': { id: 9 },
    'collection.copies': ({ gameId }) => (gameId === '1' ? [written(8)] : []),
  });
  user = await openPage('/scanner');

  await press(user, 'Add 2 games');

  await screen.findByText('2 games added');
  expect(sent('collection.add').map(({ gameId }) => gameId)).toEqual(['1', '2', '2']);
});

test('a further copy that was not written is sent again', async () => {
  const user = await openFurther();
  answer({ 'collection.addCopy': noAnswer() });
  await press(user, 'Add 1 game');
  await screen.findByText(/^Failed to save game/);
  answer({ 'collection.addCopy': { ...copy({ id: 8 }), isLead: false } });

  await press(user, 'Add 1 game');

  await screen.findByText('1 game added');
  expect(sent('collection.addCopy')).toHaveLength(2);
});

test('a game that was written without an answer is among those that were added', async () => {
  const user = await openList(codes.terranigma, codes.lufia);
  answer({
    'collection.add': ({ gameId }) => {
      if (gameId === '2') return { id: 9 };
      answer({ 'collection.copies': [written(8)] });
      return noAnswer();
    },
  });

  await press(user, 'Add 2 games');

  await screen.findByText('2 games added');
  await press(user, 'Undo');
  await waitFor(() => expect(sent('collection.removeCopies')).toEqual([{ ids: [8, 9] }]));
});

/** A code that was scanned without a network. */
async function scanUnread() {
  answer({ 'barcodes.find': noAnswer() });
  await openList(codes.terranigma);
  await passTime(2_000);
  await screen.findByText('Not looked up yet');
  answer({ 'barcodes.find': { gtin: codes.terranigma, games: [terranigma] } });
}

test('a code that was scanned without a network is looked up by itself, as soon as the device has one', async () => {
  await scanUnread();
  await goOffline();

  await goOffline(false);

  await waitFor(() => expect(listed()).toEqual(['Remove Terranigma']));
});

test('a code that was scanned while nothing answered is looked up by itself a little later', async () => {
  await scanUnread();

  await passTime(10_000);

  await waitFor(() => expect(listed()).toEqual(['Remove Terranigma']));
});

test('a code that the server refuses to look up is not asked again and again', async () => {
  answer({ 'barcodes.find': refuse('slow_down') });
  await openList(codes.terranigma);
  await screen.findByText('Not looked up yet');
  const before = sent('barcodes.find').length;

  await passTime(30_000);

  expect(sent('barcodes.find')).toHaveLength(before);
});

test('a total is what was paid, also when an answer was lost with the network', async () => {
  const user = await openList(codes.terranigma, codes.lufia);
  await press(user, 'In total');
  await user.type(screen.getByLabelText('Price of all together'), '20');
  answer({
    'collection.add': () => {
      answer({ 'collection.copies': noAnswer() });
      return noAnswer();
    },
  });
  known[codes.terranigma] = [game(1, 'Terranigma', 'source', true)];
  await press(user, 'Add 2 games');
  await screen.findByText('In Collection');
  expect(screen.queryByText('You already own it, so it will not be added.')).toBeNull();
  answer({ 'collection.add': { id: 9 }, 'collection.copies': [written(8)] });

  await press(user, 'Add 2 games');

  await screen.findByText('2 games added');
  expect(sent('collection.add').map(({ purchasePrice }) => purchasePrice)).toEqual([10, 10]);
});

test.each([
  [
    'with other fields',
    { condition: 'POOR' as const, purchasePrice: 33, created_at: '2999-01-01T00:00:00.000Z' },
  ],
  ['long before', { purchasePrice: null }],
])('a copy that was added elsewhere, %s, is owned already, and not the lost one', async (_how, other) => {
  const user = await sendInVain();
  const elsewhere = { ...written(8), created_at: '2024-03-02T10:00:00.000Z', ...other };
  answer({ 'collection.add': null, 'collection.copies': [elsewhere] });

  await press(user, 'Add 1 game');

  expect(await screen.findByText('1 game is in your collection already')).toBeTruthy();
  expect(await screen.findByText('You already own it, so it will not be added.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(sent('collection.addCopy')).toEqual([]);
});

test('a total that was changed is split over the others, after what the lost one has of it', async () => {
  const user = await openList(codes.terranigma, codes.lufia);
  await press(user, 'In total');
  const total = screen.getByLabelText('Price of all together');
  await user.type(total, '40');
  answer({ 'collection.add': noAnswer(), 'collection.copies': noAnswer() });
  await press(user, 'Add 2 games');
  await screen.findByText(/^Failed to save game/);
  answer({ 'collection.add': { id: 9 }, 'collection.copies': [written(8)] });
  await user.clear(total);
  await user.type(total, '60');

  await press(user, 'Add 2 games');

  await screen.findByText('2 games added');
  expect(sent('collection.add').map(({ purchasePrice }) => purchasePrice)).toEqual([20, 40]);
});

test('a game that has gone from the catalogue does not hold up the games after it', async () => {
  const user = await openList(codes.terranigma, codes.lufia);
  answer({ 'collection.add': ({ gameId }) => (gameId === '1' ? refuse('game_not_found') : { id: 9 }) });

  await press(user, 'Add 2 games');

  await screen.findByText('1 game added');
  expect(listed()).toEqual(['Remove Terranigma']);
});

test('a further copy is the first one where the others have gone', async () => {
  const user = await openFurther();
  answer({ 'collection.copies': [] });

  await press(user, 'Add 1 game');

  await screen.findByText('1 game added');
  expect([sent('collection.add').length, sent('collection.addCopy').length]).toEqual([1, 0]);
});

test('what was said of all games of a list outlives a reload, and does not hold for the next list', async () => {
  let user = await openList(codes.terranigma, codes.lufia);
  await press(user, 'In total');
  await user.type(screen.getByLabelText('Price of all together'), '40');
  await user.selectOptions(screen.getByLabelText('Condition'), 'FAIR');
  user = await openPage('/scanner');

  await press(user, 'Add 2 games');

  await screen.findByText('2 games added');
  const half = { purchasePrice: 20, condition: 'FAIR' };
  expect(sent('collection.add')).toMatchObject([half, half]);
  await openList(codes.doom);
  expect(await screen.findByLabelText('Condition')).toHaveProperty('value', 'GOOD');
});
