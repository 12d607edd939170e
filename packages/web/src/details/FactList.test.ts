import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer } from '../testing/answers.ts';
import { openPage, signIn } from '../testing/page.tsx';
import { details, platform } from '../testing/things.ts';

const rockman = {
  game_id: 7,
  title: 'Rockman X',
  platform_id: 58,
  platform: 'Super Famicom',
  release_date: '1993-12-17',
};

beforeEach(() => {
  signIn();
  answer({ 'platforms.list': [platform()] });
});

test('a game leads to the same game on the Japanese machine', async () => {
  answer({ 'catalogue.game': details({ title: 'Mega Man X', same: [rockman] }) });
  await openPage('/game/5');

  const link = await screen.findByRole('link', { name: 'Super Famicom: Rockman X' });
  expect(link.getAttribute('href')).toBe('/game/7');
  const row = link.closest('div') ?? document.body;
  expect(within(row).getByText('Same game')).toBeTruthy();
});

test('a game that is on no other machine says nothing of it', async () => {
  answer({ 'catalogue.game': details({ title: 'Mega Man X' }) });
  await openPage('/game/5');

  await screen.findByText('Publisher');
  expect(screen.queryByText('Same game')).toBeNull();
});

test('a game that a source rates says the rating, of how many, and whose it is', async () => {
  const rated = { rating: 93.6, rating_count: 1204, rating_source: 'IGDB' };
  answer({ 'catalogue.game': details({ title: 'Mega Man X', ...rated }) });
  await openPage('/game/5');

  const name = await screen.findByText('Rating');
  expect(name.nextElementSibling?.textContent).toBe('94 out of 100 · 1,204 ratings · IGDB.com');
});

test('a game that no source rates says nothing of a rating', async () => {
  answer({ 'catalogue.game': details({ title: 'Mega Man X' }) });
  await openPage('/game/5');

  await screen.findByText('Publisher');
  expect(screen.queryByText('Rating')).toBeNull();
});
