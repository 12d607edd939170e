import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, noAnswer, refuse, sent } from '../testing/answers.ts';
import { box as picture } from '../testing/boxScan.ts';
import { openPage } from '../testing/page.tsx';
import { answerShelf, copiesOf, game, readShelf, spine, ticked } from '../testing/shelf.ts';
import { copy, sessionOf } from '../testing/things.ts';

beforeEach(answerShelf);

/** To the scanner of barcodes, which leads back to the shelf. */
async function away(user: Awaited<ReturnType<typeof openPage>>) {
  await user.click(screen.getByRole('link', { name: 'Barcode' }));
  await screen.findByRole('dialog', { name: 'Add Game' });
}

test('a list that was looked through outlives a reload, without its picture', async () => {
  let user = await readShelf();
  await user.selectOptions(screen.getByLabelText('Which game spine 3 is'), '4');
  await user.click(screen.getByRole('checkbox', { name: 'Add Terranigma, Super Nintendo' }));

  user = await openPage('/scanner/shelf');

  await screen.findByText('4 spines found');
  expect(ticked()).toEqual([false, false, true, 'no']);
  expect(screen.getByText('The picture is not kept, only the list.')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Which game spine 3 is'), '3');
  await user.click(screen.getByRole('button', { name: 'Add 1 game' }));
  await screen.findByText('1 game added');
  expect(sent('collection.add')).toMatchObject([{ gameId: '3' }]);
});

test('a list is there again after a step away, with its picture, unless nothing in it is left to do', async () => {
  const user = await readShelf();
  const ways = within(screen.getByRole('navigation', { name: 'Ways to scan' })).getAllByRole('link');
  expect(ways.map((way) => way.getAttribute('aria-current'))).toEqual([null, null, 'page']);
  await away(user);
  await user.click(await screen.findByRole('link', { name: 'Shelf' }));
  await screen.findByText('4 spines found');
  expect(screen.getByRole('img', { name: 'The picture that is read' })).toBeTruthy();

  answer({
    'scanner.shelf': { isSample: false, spines: [spine('TERRANIGMA', true, game(1, 'Terranigma'))] },
  });
  await user.click(screen.getByRole('button', { name: 'Another picture' }));
  await user.upload(await screen.findByLabelText('Choose a picture'), picture());
  await user.click(await screen.findByRole('button', { name: 'Add 1 game' }));
  await screen.findByText('1 game added');
  await away(user);
  await user.click(await screen.findByRole('link', { name: 'Shelf' }));

  expect(await screen.findByRole('button', { name: 'Start Camera' })).toBeTruthy();
});

test('a tick in another tab leaves the picture of this one where it is', async () => {
  await readShelf();
  const kept = localStorage.getItem('spines') ?? '';
  localStorage.setItem('spines', kept.replace('"isTicked":true', '"isTicked":false'));

  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'spines' })));

  expect(ticked()).toEqual([false, false, false, 'no']);
  expect(screen.getByRole('img', { name: 'The picture that is read' })).toBeTruthy();
});

test('a game that was sold since is not owned in a kept list, and its tick adds it', async () => {
  await readShelf();
  answer({ 'collection.copiesOfMany': [] });
  const user = await openPage('/scanner/shelf');
  const tick = await screen.findByRole('checkbox', { name: 'Add Soul Blazer, Super Nintendo' });
  expect(screen.queryByText('In Collection')).toBeNull();

  await user.click(tick);
  await user.click(screen.getByRole('button', { name: 'Add 2 games' }));

  await screen.findByText('2 games added');
  expect(sent('collection.add')).toMatchObject([{ gameId: '1' }, { gameId: '2' }]);
});

test('a game that was added elsewhere while the page was out of sight asks before it is added again', async () => {
  const user = await readShelf();
  await user.click(screen.getByRole('checkbox', { name: 'Add Illusion of Time, Super Nintendo' }));
  answer({ 'collection.copiesOfMany': copiesOf(1, 2) });
  const asked = sent('collection.copiesOfMany').length;

  act(() => void dispatchEvent(new Event('visibilitychange')));

  await waitFor(() => expect(ticked()).toEqual([false, false, true, 'no']));
  expect(sent('collection.copiesOfMany')).toHaveLength(asked + 1);
  await user.click(screen.getByRole('checkbox', { name: 'Add another copy of Terranigma, Super Nintendo' }));
  expect(ticked()).toEqual([true, false, true, 'no']);
});

test('somebody else on the same device does not see the list', async () => {
  await readShelf();
  const { user: me, ...session } = sessionOf({ tier: 'pro', language: 'en', currency: 'USD' });
  answer({ 'session.current': { ...session, user: { ...me, id: 'bob' } } });

  await openPage('/scanner/shelf');

  expect(await screen.findByRole('button', { name: 'Start Camera' })).toBeTruthy();
});

test('a list that is left for another picture can be had back', async () => {
  const user = await readShelf();
  await user.click(screen.getByRole('button', { name: 'Another picture' }));
  await screen.findByText('The list was set aside.');

  await user.click(screen.getByRole('button', { name: 'Undo' }));

  expect(await screen.findByText('4 spines found')).toBeTruthy();
});

test('a further copy that was written without an answer is not written again after a reload', async () => {
  const ids = (...all: number[]) => all.map((id) => ({ ...copy({ id }), isLead: false }));
  answer({
    'collection.copies': ids(7),
    'collection.addCopy': () => {
      answer({ 'collection.copies': noAnswer() });
      return noAnswer();
    },
  });
  let user = await readShelf();
  await user.click(screen.getByRole('checkbox', { name: 'Add Terranigma, Super Nintendo' }));
  await user.click(screen.getByRole('checkbox', { name: /^Add another copy of Soul Blazer/ }));
  await user.click(screen.getByRole('button', { name: 'Add 1 game' }));
  await screen.findByText(/^Failed to save game/);
  const [fields] = sent('collection.addCopy');
  const written = { ...copy({ created_at: new Date().toISOString() }), ...fields, id: 8, isLead: false };
  answer({ 'collection.copies': [...ids(7), written] });
  user = await openPage('/scanner/shelf');

  await user.click(await screen.findByRole('button', { name: 'Add 1 game' }));

  await screen.findByText('1 game added');
  expect(sent('collection.addCopy')).toHaveLength(1);
});

test('a further copy is the first one where the others went after the list was read', async () => {
  answer({
    'collection.add': ({ gameId }) => (gameId === '1' ? refuse('game_not_found') : { id: 1 }),
    'collection.copies': [],
  });
  const user = await readShelf();
  await user.click(screen.getByRole('checkbox', { name: /^Add another copy of Soul Blazer/ }));

  await user.click(screen.getByRole('button', { name: 'Add 2 games' }));

  await screen.findByText('1 game added');
  expect(ticked()).toEqual([true, 'no', false, 'no']);
  await user.click(screen.getByRole('checkbox', { name: 'Add Illusion of Time, Super Nintendo' }));
  expect(screen.getByText(/1 game was not added. It is still ticked./)).toBeTruthy();
});

test('a total that was typed for a shelf prices no other shelf', async () => {
  const user = await readShelf();
  await user.click(screen.getByRole('button', { name: 'In total' }));
  await user.type(screen.getByLabelText('Price of all together'), '30');
  await user.click(screen.getByRole('button', { name: 'Another picture' }));
  await user.upload(await screen.findByLabelText('Choose a picture'), picture());

  await user.click(await screen.findByRole('button', { name: 'Add 1 game' }));

  await screen.findByText('1 game added');
  expect(sent('collection.add')[0]).not.toMatchObject({ purchasePrice: 30 });
});
