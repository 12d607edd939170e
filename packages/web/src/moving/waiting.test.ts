import { act, screen, waitFor, within } from '@testing-library/react';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { answer, held, noAnswer, refuse, sent } from '../testing/answers.ts';
import { aMove, aMovedRow } from '../testing/movingWrites.ts';
import { openPage, passTime, signIn } from '../testing/page.tsx';

beforeEach(signIn);
afterEach(() => onlineManager.setOnline(true));

const waiting = {
  ...aMove,
  state: 'matching' as const,
  waitsFor: { id: 7, file_name: 'all my games.csv' },
};

test('a file that waits for another one says so, and begins by itself once that one is done', async () => {
  answer({ 'moving.get': waiting, 'moving.match': () => held<typeof aMove>().promise });
  await openPage('/move?file=1');
  await screen.findByText('Waiting for “all my games.csv”');
  const early = sent('moving.match').length;

  answer({ 'moving.get': { ...waiting, waitsFor: null } });
  await passTime(1000);

  await screen.findByText('Looking for the games');
  expect(early).toBe(0);
  expect(sent('moving.match')).toEqual([{ moveId: '1' }]);
});

test('a file that waits can be stopped, and forgotten', async () => {
  answer({
    'moving.get': waiting,
    'moving.stop': { ok: true },
    'moving.forget': { ok: true },
    'moving.list': [],
  });
  const user = await openPage('/move?file=1');

  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  await user.click(await screen.findByRole('button', { name: 'Forget this file' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Forget this file?' }));
  const early = sent('moving.forget').length;
  await user.click(question.getByRole('button', { name: 'Forget this file' }));

  expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeTruthy();
  expect(early).toBe(0);
  expect([sent('moving.stop'), sent('moving.forget')]).toEqual([[{ moveId: '1' }], [{ moveId: '1' }]]);
});

test('that the turn came elsewhere is no failure', async () => {
  answer({ 'moving.get': waiting, 'moving.rows': [], 'moving.match': refuse('move_went_on') });
  await openPage('/move?file=1');
  await screen.findByText('Waiting for “all my games.csv”');

  answer({ 'moving.get': { ...waiting, waitsFor: null } });
  await passTime(1000);
  answer({ 'moving.get': aMove });
  await passTime(1000);

  expect(await screen.findByText(/all of it is here already/)).toBeTruthy();
  expect(screen.queryByText(/continued elsewhere/)).toBeNull();
});

test('work that cannot be reached says so, and that it goes on', async () => {
  answer({ 'moving.get': { ...aMove, state: 'matching' } });
  await openPage('/move?file=1');
  await screen.findByText('Looking for the games');

  answer({ 'moving.get': noAnswer() });
  await passTime(1000);

  expect(await screen.findByText(/^There is no connection at the moment\. The work goes on/)).toBeTruthy();
});

test('a file that is worked on while others bring theirs says that it may take longer', async () => {
  answer({ 'moving.get': { ...aMove, state: 'writing', isBesideOthers: true } });
  await openPage('/move?file=1');

  expect(await screen.findByText(/^Others are bringing their collections at the moment/)).toBeTruthy();
  answer({ 'moving.get': { ...aMove, state: 'writing' } });
  await passTime(1000);

  await waitFor(() => expect(screen.queryByText(/^Others are bringing/)).toBeNull());
});

test('a decision without a network is not sent, which nothing on the screen denies, and which is said until it is closed', async () => {
  answer({
    'moving.get': { ...aMove, counts: { ...aMove.counts, same: 0, copy: 1 } },
    'moving.rows': [aMovedRow],
    'moving.decide': noAnswer(),
  });
  const user = await openPage('/move?file=1');
  const skip = await screen.findByRole('button', { name: 'Skip: Lagoon' });
  onlineManager.setOnline(false);

  await user.click(skip);
  const failed = await screen.findByRole('alert');
  const told = [failed.textContent, screen.getByText(/^You are offline\. What/).textContent];
  act(() => onlineManager.setOnline(true));
  const back = await screen.findByText(/^You were offline, and this did not get through/);
  await passTime(6000);
  const stays = back.isConnected;
  await user.click(screen.getByRole('button', { name: 'Close' }));

  expect(stays).toBe(true);
  expect(told).toEqual([
    'You are offline, and this did not get through. Try again as soon as you are connected again. Close',
    'You are offline. What you open or change goes through as soon as you are connected again, unless you are told otherwise.',
  ]);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(sent('moving.decide')).toHaveLength(1);
});

test('what was not answered is said to be unknown, and it is looked whether it arrived', async () => {
  const plan = { ...aMove.plan, adds: 1 };
  answer({ 'moving.get': { ...aMove, plan }, 'moving.rows': [], 'moving.write': noAnswer() });
  const user = await openPage('/move?file=1');
  await user.click(await screen.findByRole('button', { name: 'Add to my collection' }));
  await screen.findByText(/^No answer came, so it is not known whether this arrived/);

  answer({ 'moving.get': { ...aMove, plan, state: 'writing' } });
  await passTime(6000);
  await screen.findByText('Being added');
  answer({ 'moving.get': { ...aMove, plan, state: 'written', written_at: aMove.made_at } });
  await passTime(1000);

  expect(await screen.findByText('Your collection is here')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a stop that did not get through is said', async () => {
  answer({ 'moving.get': { ...aMove, state: 'writing' }, 'moving.stop': noAnswer() });
  const user = await openPage('/move?file=1');
  const stop = await screen.findByRole('button', { name: 'Stop' });
  onlineManager.setOnline(false);

  await user.click(stop);

  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    expect.stringContaining('this did not get through'),
  );
});

test.each([
  ['moving.write', 'Add to my collection', 'Being added'],
  ['moving.undo', 'Undo this import', 'Being undone'],
] as const)('from the first moment on, %s is called what it is', async (call, button, title) => {
  const move = { ...aMove, rows: 5, done: 5, plan: { ...aMove.plan, adds: 1 } };
  const isUndo = call === 'moving.undo';
  answer({
    'moving.get': isUndo ? { ...move, state: 'written', written_at: aMove.made_at } : move,
    'moving.rows': [],
    'moving.edited': { count: 0, games: [], gone: { copies: 0, wishes: 0 } },
    [call]: () => held<typeof aMove>().promise,
  });
  const user = await openPage('/move?file=1');

  await user.click(await screen.findByRole('button', { name: button }));
  if (isUndo) {
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(await question.findByRole('button', { name: button }));
  }

  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText(/^0 of 5/)).toBeTruthy();
});

test('that a file was continued elsewhere is said once the screen shows how it stands', async () => {
  const late = held<typeof aMove>();
  answer({
    'moving.get': { ...aMove, counts: { ...aMove.counts, same: 0, copy: 1 } },
    'moving.rows': [aMovedRow],
    'moving.decide': refuse('move_went_on'),
  });
  const user = await openPage('/move?file=1');
  const skip = await screen.findByRole('button', { name: 'Skip: Lagoon' });
  answer({ 'moving.get': () => late.promise });
  await passTime(10);

  await user.click(skip);
  await waitFor(() => expect(sent('moving.decide')).toHaveLength(1));
  await passTime(10);
  const early = screen.queryByText(/^This file was continued elsewhere/);
  act(() => late.resolve({ ...aMove, state: 'written', written_at: aMove.made_at }));

  expect(await screen.findByText('Your collection is here')).toBeTruthy();
  expect(early).toBeNull();
  expect(screen.getByText(/^This file was continued elsewhere/)).toBeTruthy();
});

test('each step of a file gets the focus where its button is gone', async () => {
  const plan = { ...aMove.plan, adds: 1 };
  answer({ 'moving.get': { ...aMove, plan }, 'moving.rows': [], 'moving.write': aMove });
  const user = await openPage('/move?file=1');
  const add = await screen.findByRole('button', { name: 'Add to my collection' });
  const first = document.activeElement;
  answer({ 'moving.get': { ...aMove, plan, state: 'written', written_at: aMove.made_at } });

  add.focus();
  await user.keyboard('{Enter}');

  await screen.findByText('Your collection is here');
  expect(first).toBe(document.body);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Added' })));
});
