import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, noAnswer, sent } from '../testing/answers.ts';
import { codes, game, listed, openList, press, startScanning } from '../testing/scanning.ts';
import { copy } from '../testing/things.ts';

let known: ReturnType<typeof startScanning>;
beforeEach(() => void (known = startScanning()));

const copiesOf = (...ids: number[]) => ids.map((id) => ({ ...copy({ id }), isLead: id === ids[0] }));

/** The list has another copy of a game whose only copy has the id 7. */
async function openFurther() {
  known[codes.terranigma] = [game(1, 'Terranigma', 'source', true)];
  answer({ 'collection.copies': copiesOf(7) });
  const user = await openList(codes.terranigma);
  await press(user, 'Add a copy of Terranigma');
  return user;
}

test('a further copy that was written without an answer is found, and can be taken back', async () => {
  const user = await openFurther();
  answer({
    'collection.addCopy': () => {
      answer({ 'collection.copies': copiesOf(7, 8) });
      return noAnswer();
    },
  });

  await press(user, 'Add 1 game');

  await screen.findByText('1 game added');
  expect(listed()).toEqual([]);
  await press(user, 'Undo');
  await waitFor(() => expect(sent('collection.removeCopies')).toEqual([{ ids: [8] }]));
});

test('a further copy that was written while the network went is not written again', async () => {
  const user = await openFurther();
  answer({
    'collection.addCopy': () => {
      answer({ 'collection.copies': noAnswer() });
      return noAnswer();
    },
  });
  await press(user, 'Add 1 game');
  await screen.findByText(/^Failed to save game/);
  expect(listed()).toEqual(['Remove Terranigma']);
  answer({ 'collection.copies': copiesOf(7, 8) });

  await press(user, 'Add 1 game');

  await screen.findByText('1 game added');
  expect(listed()).toEqual([]);
  expect(sent('collection.addCopy')).toHaveLength(1);
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
      answer({ 'collection.copies': copiesOf(8) });
      return noAnswer();
    },
  });

  await press(user, 'Add 2 games');

  await screen.findByText('2 games added');
  await press(user, 'Undo');
  await waitFor(() => expect(sent('collection.removeCopies')).toEqual([{ ids: [8, 9] }]));
});
