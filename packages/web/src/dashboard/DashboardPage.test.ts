// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, refuse, sent } from '../testing/answers.ts';
import { addressBar, openPage, signIn } from '../testing/page.tsx';
import { rows } from '../testing/things.ts';

const figures = { platform_id: 19, owned: 12, wishlist: 3, total: 24, value: 1234.5 };

beforeEach(() => {
  signIn();
  answer({
    'collection.summary': { games: 12, wishlist: 3, value: 1234.5, platforms: [figures] },
    'platforms.mine': [{ platform_id: 19, created_at: '2026-01-01T00:00:00.000Z' }],
    'collection.latest': rows({ title: 'Terranigma' }).map((game) => ({
      ...game,
      created_at: '2026-11-20T10:00:00.000Z',
      completeness: 'COMPLETE_IN_BOX' as const,
    })),
    'alerts.gems': [],
    'catalogue.suggestions': [],
    'platforms.remove': { ok: true },
  });
});

const main = () => document.querySelector('main')?.textContent ?? '';

test('the figures are those of the collection, in the currency of its user', async () => {
  await openPage('/');

  await waitFor(() => expect(main()).toContain('Total Games12'));
  expect(main()).toContain('Total Value$1,234.50');
  expect(main()).toContain('Average Value$102.88');
});

test('in French and euros they are written as the French do', async () => {
  signIn({ language: 'fr', currency: 'EUR' });
  answer({ 'collection.summary': { games: 12, wishlist: 3, value: 1234.5, platforms: [figures] } });
  await openPage('/');

  await waitFor(() => expect(main()).toContain('1\u202f234,50\u00a0€'));
});

test('a platform leads to its games, and the latest additions to the list of them', async () => {
  const user = await openPage('/');
  const [card] = await screen.findAllByRole('link', { name: /Super Nintendo/ });

  expect(card?.getAttribute('href')).toBe('/collection/19');
  await user.click(await screen.findByRole('link', { name: /Terranigma/ }));

  await waitFor(() => expect(addressBar()).toBe('/?gameId=1'));
});

test('a new collector is led to platforms and first games', async () => {
  answer({
    'collection.summary': { games: 0, wishlist: 0, value: 0, platforms: [] },
    'collection.latest': [],
    'platforms.mine': [],
  });
  await openPage('/');

  expect(await screen.findByText('Your shelf starts here')).toBeTruthy();
});

test('a full free plan is mentioned on the first screen, a pro plan is not', async () => {
  signIn({ tier: 'free' });
  answer({ 'collection.summary': { games: 20, wishlist: 0, value: 0, platforms: [] } });
  await openPage('/');
  await screen.findByText('You have used 20 of 20 games.');

  signIn({ tier: 'pro' });
  answer({ 'collection.summary': { games: 20, wishlist: 0, value: 0, platforms: [] } });
  await openPage('/');
  await waitFor(() => expect(main()).toContain('Total Games20'));
  expect(screen.queryByText('You have used 20 of 20 games.')).toBeNull();
});

test('figures that cannot be read say so, and recover', async () => {
  answer({ 'collection.summary': refuse('slow_down', { seconds: 2 }) });
  const user = await openPage('/');
  await screen.findByText('This did not load');
  answer({ 'collection.summary': { games: 12, wishlist: 3, value: 0, platforms: [] } });

  await user.click(screen.getByRole('button', { name: 'Try again' }));

  await waitFor(() => expect(main()).toContain('Total Games12'));
  expect(sent('collection.summary').length).toBeGreaterThan(1);
});

test.each(['free', 'basic'] as const)(
  'on a %s plan the charts are advertised, and not requested',
  async (tier) => {
    signIn({ tier });
    answer({ 'collection.summary': { games: 12, wishlist: 3, value: 1234.5, platforms: [figures] } });
    const user = await openPage('/');

    await user.click(await screen.findByRole('button', { name: 'Show More: statistics' }));

    await screen.findByText(/^Pro shows your collection in charts/);
    expect(sent('statistics.details')).toEqual([]);
  },
);

test('the guide to the first ten games can be dismissed for good', async () => {
  answer({ 'collection.summary': { games: 3, wishlist: 0, value: 0, platforms: [] } });
  const user = await openPage('/');
  await screen.findByText('3 of 10');

  await user.click(screen.getByRole('button', { name: 'Hide: your first ten games' }));
  await waitFor(() => expect(screen.queryByText('3 of 10')).toBeNull());

  await openPage('/');
  await waitFor(() => expect(main()).toContain('Total Games3'));
  expect(screen.queryByText('3 of 10')).toBeNull();
});
