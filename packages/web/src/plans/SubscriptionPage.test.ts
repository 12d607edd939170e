// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { answer, refuse } from '../testing/answers.ts';
import { openPage, signIn } from '../testing/page.tsx';
import { sessionOf } from '../testing/things.ts';

const ana = sessionOf({ tier: 'pro', language: 'en', currency: 'USD' });
const main = () => document.querySelector('main')?.textContent ?? '';

test.each([
  ['free', 20, '20 of 20', '2 of 3'],
  ['basic', 1_234, '1,234 · Unlimited', '2 of 10'],
  ['pro', 1_234, '1,234 · Unlimited', '2 · Unlimited'],
] as const)('a %s plan says how much of it is used', async (tier, games, ofGames, ofConsoles) => {
  signIn({ tier });
  answer({
    'collection.summary': { games, wishlist: 0, value: 0, platforms: [] },
    'platforms.mine': [19, 33].map((platform_id) => ({ platform_id, created_at: '2026-01-01T00:00:00Z' })),
  });
  await openPage('/subscription');

  await waitFor(() => expect(main()).toContain(`Games${ofGames}`));
  expect(main()).toContain(`Consoles${ofConsoles}`);
});

test('a trial is called a trial, and says when it ends', async () => {
  signIn();
  const subscription = {
    tier: 'pro',
    status: 'trialing',
    isTrialing: true,
    expiresAt: '2026-12-24T12:00:00Z',
  } as const;
  answer({ 'session.current': { ...ana, subscription } });
  await openPage('/subscription');

  await screen.findByText('Trial ends on Dec 24, 2026');
  expect(screen.getByText('Pro trial')).toBeTruthy();
});

test('usage that cannot be read says so, and recovers', async () => {
  signIn({ tier: 'free' });
  answer({ 'collection.summary': refuse('slow_down', { seconds: 2 }) });
  const user = await openPage('/subscription');
  await screen.findByText('This did not load');
  answer({ 'collection.summary': { games: 3, wishlist: 0, value: 0, platforms: [] } });

  await user.click(screen.getByRole('button', { name: 'Try again' }));

  await waitFor(() => expect(main()).toContain('Games3 of 20'));
});
