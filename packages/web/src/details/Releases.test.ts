import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, refuse, sent } from '../testing/answers.ts';
import { openPage, signIn } from '../testing/page.tsx';
import { copy, details, platform, lead } from '../testing/things.ts';

const nothing = { date: null, title: null, serial: null, barcode: null, publisher: null, source: null };
const japan = {
  ...nothing,
  region: 'JP',
  serial: 'SLPM-86023',
  title: 'Akumajō Dracula X',
  date: '1997-03-20',
};
const europe = { ...nothing, region: 'EU', serial: 'SLES-00524' };
const game = { game_id: 5, title: 'Castlevania', releases: [japan, europe] };

beforeEach(() => {
  signIn();
  answer({
    'platforms.list': [platform()],
    'catalogue.game': details({ ...game, is_owned: true }),
    'collection.copies': [lead()],
  });
});

const mine = (release: string) => screen.findByRole('button', { name: `This is mine: ${release}` });

const isMine = async (release: string) => (await mine(release)).getAttribute('aria-pressed');

test('a game shows its releases: where, when, the title on the box and the serial', async () => {
  answer({ 'catalogue.game': details(game) });
  await openPage('/game/5');

  await screen.findByText('Akumajō Dracula X');
  await screen.findByText('Mar 20, 1997 · SLPM-86023');
  await screen.findByText('SLES-00524');
  expect(screen.queryByRole('button', { name: /This is mine/ })).toBeNull();
});

test('a release of which only the day is known says that its region is not', async () => {
  answer({
    'catalogue.game': details({
      ...game,
      releases: [europe, { ...nothing, region: null, date: '1998-07-23' }],
    }),
  });
  await openPage('/game/5');

  await screen.findByText('Unknown region');
  await screen.findByText('Jul 23, 1998');
  expect(screen.queryByText('Unknown')).toBeNull();
});

test('the release of a copy is chosen there, and taken back', async () => {
  answer({ 'collection.saveCopy': lead({ release: 'EU SLES-00524' }) });
  const user = await openPage('/game/5');

  const button = await mine('Europe · SLES-00524');
  answer({ 'collection.copies': [lead({ release: 'EU SLES-00524' })] });
  await user.click(button);
  await waitFor(() => expect(sent('collection.saveCopy')).toHaveLength(1));
  expect(await isMine('Europe · SLES-00524')).toBe('true');
  await user.click(await mine('Europe · SLES-00524'));

  await waitFor(() => expect(sent('collection.saveCopy')).toHaveLength(2));
  expect(sent('collection.saveCopy')).toEqual([
    { id: '11', release: 'EU SLES-00524' },
    { id: '11', release: '' },
  ]);
});

test('of several copies it is asked which one is of a release', async () => {
  const second = { ...copy({ id: 12, release: 'JP', place: 'Attic' }), isLead: false };
  answer({
    'collection.copies': [lead(), second],
    'collection.saveCopy': { ...second, release: 'EU SLES-00524' },
  });
  const user = await openPage('/game/5');

  await user.click(await mine('Europe · SLES-00524'));
  expect(sent('collection.saveCopy')).toEqual([]);
  const question = within(await screen.findByRole('dialog', { name: 'Which copy is it?' }));
  await user.click(question.getByRole('button', { name: 'Copy 2 · Japan · Attic' }));

  await waitFor(() => expect(sent('collection.saveCopy')).toEqual([{ id: '12', release: 'EU SLES-00524' }]));
});

test('a refused choice is as before, and says so', async () => {
  answer({ 'collection.saveCopy': refuse('item_not_found') });
  const user = await openPage('/game/5');

  await user.click(await mine('Japan · SLPM-86023'));

  await screen.findByText('This game is not in your collection.');
  expect(await isMine('Japan · SLPM-86023')).toBe('false');
});

test('what a copy says of its release is among its facts', async () => {
  answer({ 'collection.copies': [lead({ release: 'EU SLES-00524' })] });
  await openPage('/game/5');

  expect(await screen.findByText('Europe · SLES-00524')).toBeTruthy();
});

test('regions alone are no list of releases, unless one can be chosen', async () => {
  const regions = [
    { ...nothing, region: 'JP' },
    { ...nothing, region: 'EU' },
  ];
  answer({ 'catalogue.game': details({ ...game, releases: regions }) });
  await openPage('/game/5');
  await screen.findByRole('heading', { name: 'Castlevania' });

  expect(screen.queryByRole('heading', { name: 'Releases' })).toBeNull();
});

test('many releases are shown when they are asked for', async () => {
  const many = Array.from({ length: 30 }, (_, at) => ({ ...nothing, region: 'JP', serial: `SLPM-${at}` }));
  answer({ 'catalogue.game': details({ ...game, releases: many }) });
  const user = await openPage('/game/5');

  await screen.findByText('SLPM-5');
  expect(screen.queryByText('SLPM-6')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show all 30 releases' }));

  await screen.findByText('SLPM-29');
});
