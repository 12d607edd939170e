import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { answer, fault, forgetCalls, held, sent } from '../testing/answers.ts';
import { leftFor, openPage, passTime, signIn } from '../testing/page.tsx';
import { plansOf, subscriptionOf } from '../testing/plans.ts';

const kept = () => sessionStorage.getItem('subscription');
const asked = () => sent('subscription.status').length;

beforeEach(() => {
  vi.setSystemTime('2026-11-24T12:00:00Z');
  signIn();
  answer({ 'subscription.status': subscriptionOf('active'), 'subscription.plans': plansOf() });
});

async function openManage() {
  const user = await openPage('/subscription/manage');
  await screen.findByText('Plan Details');
  return user;
}

test('a page that is loaded again begins with what it knew, for a minute without asking', async () => {
  await openManage();
  await passTime(30_000);
  forgetCalls();
  answer({ 'subscription.status': () => held<never>().promise });

  await openManage();
  expect(asked()).toBe(0);

  await passTime(31_000);
  await openManage();
  expect(asked()).toBe(1);
});

test('what is kept lasts an hour', async () => {
  await openManage();
  await passTime(59 * 60_000);
  answer({ 'subscription.status': () => held<never>().promise });
  await openManage();

  vi.setSystemTime(Date.now() + 2 * 60_000);
  await openPage('/subscription/manage');

  await screen.findByText('Manage your subscription, billing, and account settings');
  expect(screen.queryByText('Plan Details')).toBeNull();
});

test('what is kept of another user is not shown', async () => {
  await openManage();
  sessionStorage.setItem('subscription', (kept() ?? '').replaceAll('"ana"', '"eve"'));
  answer({ 'subscription.status': () => held<never>().promise });

  await openPage('/subscription/manage');

  await screen.findByText('Manage your subscription, billing, and account settings');
  expect(screen.queryByText('Plan Details')).toBeNull();
});

test('signing out forgets it', async () => {
  answer({ 'session.signOut': { ok: true }, 'session.list': [], 'keys.list': [] });
  await openManage();
  expect(kept()).not.toBeNull();
  const user = await openPage('/settings?section=account');

  await user.click(await screen.findByRole('button', { name: 'Sign Out' }));

  await waitFor(() => expect(leftFor()).toEqual(['/']));
  expect(kept()).toBeNull();
});

test('a change of the subscription forgets it, so that the page that follows reads anew', async () => {
  const bought = { id: 'sub_1', status: 'active', endsAt: null };
  answer({ 'subscription.cancelSubscription': { success: true, subscription: bought } });
  const user = await openManage();
  await user.click(screen.getByRole('button', { name: 'Cancel Subscription' }));
  answer({ 'subscription.status': () => held<never>().promise });

  await user.click(await screen.findByRole('button', { name: 'Yes, Cancel Subscription' }));

  await waitFor(() => expect(kept()).toBeNull());
});

test('a failed read is repeated twice, and then the plan of the session is shown', async () => {
  answer({ 'subscription.status': fault() });
  await openPage('/subscription/manage');
  await passTime(1_000);
  await passTime(2_000);
  await passTime(60_000);

  await screen.findByText('The payment provider could not be asked');
  expect(screen.getByText('Not known right now')).toBeTruthy();
  expect(asked()).toBe(3);
});

test('coming back to the window does not read it again', async () => {
  await openManage();
  await passTime(61_000);
  forgetCalls();

  window.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
  await passTime(1_000);

  expect(asked()).toBe(0);
});

test('if the provider says another plan than the session, the session is read again', async () => {
  answer({ 'subscription.status': subscriptionOf('expired') });
  await openPage('/subscription/manage');

  await screen.findByText('No Active Subscription');
  await waitFor(() => expect(sent('session.current').length).toBeGreaterThan(1));
});

test('the state page shows and renews what is cached', async () => {
  answer({
    'session.options': { providers: [], sampleProviders: [], hasOutbox: true, hasDeveloperPages: true },
  });
  const user = await openPage('/subscription/test');
  await screen.findByText('subscription_status');
  const main = () => document.querySelector('main')?.textContent ?? '';
  expect(main()).toContain('User IDana');
  expect(main()).toContain('ExpiresDec 24, 2026');
  expect(main()).toContain('GamesUnlimited');
  expect(main()).toContain('advanced_analyticshas it');
  expect(main()).toContain('limited_gamesdoes not have it');
  forgetCalls();
  answer({ 'subscription.status': subscriptionOf('free') });

  await user.click(screen.getByRole('button', { name: 'Invalidate Cache' }));

  await waitFor(() => expect(main()).toContain('ExpiresNever'));
  expect(main()).toContain('Games20');
  expect(sent('subscription.status')).toEqual([{ userId: 'ana' }]);
});
