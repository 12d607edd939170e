// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { answer, held, refuse, sent } from '../testing/answers.ts';
import { openPage, passTime, signIn } from '../testing/page.tsx';
import { monthly, plansOf, subscriptionOf } from '../testing/things.ts';

const main = () => document.querySelector('main')?.textContent ?? '';
const press = (name: string | RegExp) => screen.getByRole('button', { name });

let reloads: number;

beforeEach(() => {
  vi.setSystemTime('2026-11-24T12:00:00Z');
  signIn();
  answer({ 'subscription.status': subscriptionOf('active'), 'subscription.plans': plansOf() });
  reloads = 0;
  vi.spyOn(location, 'reload').mockImplementation(() => void (reloads += 1));
});

test('without a subscription, the page leads to the plans', async () => {
  answer({ 'subscription.status': subscriptionOf('free') });
  await openPage('/subscription/manage');

  await screen.findByText('No Active Subscription');
  expect(main()).toContain("You don't have an active subscription. Upgrade to Pro to unlock all features.");
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'View Plans' }).pathname).toBe('/subscription');
});

test.each([
  ['trialing', 'StatusTrial Period', 'Trial ends:December 24, 2026', 'Cancel Subscription'],
  ['active', 'StatusActive', 'Next billing:December 24, 2026', 'Cancel Subscription'],
  ['canceled', 'StatusActive (Canceled)', 'Access until:December 24, 2026', 'Reactivate Subscription'],
  ['past_due', 'StatusPast due', 'Your last payment failed', 'Cancel Subscription'],
] as const)('a subscription that is %s', async (status, ...words) => {
  answer({ 'subscription.status': subscriptionOf(status) });
  await openPage('/subscription/manage');

  await screen.findByText('Plan Details');
  for (const one of words) expect(main()).toContain(one);
  expect(main()).toContain('Amount$2.49/month');
  expect(main()).toContain('Payment methodCard on file');
});

test('a plan that was given costs nothing, and has nothing to cancel', async () => {
  answer({ 'subscription.status': subscriptionOf('active', { billing: null, isGiven: true }) });
  await openPage('/subscription/manage');

  await screen.findByText('Plan Details');
  expect(main()).toContain('AmountFree');
  expect(screen.queryByRole('button', { name: 'Cancel Subscription' })).toBeNull();
});

test('a refresh asks the provider', async () => {
  const later = held<ReturnType<typeof subscriptionOf>>();
  const user = await openPage('/subscription/manage');
  await screen.findByText('Next billing:');
  answer({ 'subscription.status': () => later.promise });

  await user.click(press('Refresh'));
  expect(press('Refreshing...')).toBeTruthy();
  later.resolve(subscriptionOf('canceled'));

  await screen.findByText('Access until:');
  expect(sent('subscription.status').at(-1)).toEqual({ userId: 'ana', refresh: 'true' });
});

test('cancelling is asked about, done once, said, and followed by a fresh page', async () => {
  answer({
    'subscription.cancelSubscription': {
      success: true,
      subscription: { id: 'sub_1', status: 'active', endsAt: '2026-12-24T12:00:00.000Z' },
    },
  });
  const user = await openPage('/subscription/manage');
  await user.click(await screen.findByRole('button', { name: 'Cancel Subscription' }));
  await screen.findByText(
    "Are you sure you want to cancel your subscription? You'll continue to have access to Pro features until " +
      "December 24, 2026, but won't be charged again.",
  );
  await user.click(press('Keep Subscription'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent('subscription.cancelSubscription')).toEqual([]);

  await user.click(press('Cancel Subscription'));
  await user.dblClick(await screen.findByRole('button', { name: 'Yes, Cancel Subscription' }));

  await screen.findByText(
    'Your subscription has been cancelled successfully. You will continue to have access until the end of your ' +
      'current billing period.',
  );
  expect(sent('subscription.cancelSubscription')).toEqual([{ userId: 'ana' }]);
  expect(reloads).toBe(0);
  await passTime(2_000);
  expect(reloads).toBe(1);
});

test('a cancellation that failed says so, and nothing else', async () => {
  answer({ 'subscription.cancelSubscription': refuse('cancel_failed') });
  const user = await openPage('/subscription/manage');
  await user.click(await screen.findByRole('button', { name: 'Cancel Subscription' }));

  await user.click(await screen.findByRole('button', { name: 'Yes, Cancel Subscription' }));

  await screen.findByText('Failed to cancel subscription');
  await passTime(3_000);
  expect(reloads).toBe(0);
});

test('the countdown turns from days to hours to minutes, and then the access has expired', async () => {
  vi.setSystemTime('2026-12-22T13:00:00Z');
  answer({ 'subscription.status': subscriptionOf('canceled') });
  await openPage('/subscription/manage');
  await screen.findByText('2 days remaining');

  for (const [time, words] of [
    ['2026-12-23T13:30:00Z', '23 hours remaining'],
    ['2026-12-24T11:30:30Z', '30 minutes remaining'],
    ['2026-12-24T11:59:30Z', '1 minute remaining'],
    ['2026-12-24T12:00:30Z', 'Access expired'],
  ] as const) {
    vi.setSystemTime(new Date(Date.parse(time) - 60_000));
    await passTime(60_000);
    expect(await screen.findByText(words)).toBeTruthy();
  }
});

test('an amount that is not known is not guessed', async () => {
  answer({ 'subscription.status': subscriptionOf('active', { billing: null, isStale: true }) });
  await openPage('/subscription/manage');

  await screen.findByText('Not known right now');
  expect(main()).toContain('The payment provider could not be asked');
  expect(main()).not.toContain('$');
});

test('what a change of plan left over is said', async () => {
  answer({ 'subscription.status': subscriptionOf('active', { billing: { ...monthly, credit: 1250 } }) });
  await openPage('/subscription/manage');

  const words = '$12.50 is left over, and is used up before anything is charged.';
  expect(await screen.findByText(words)).toBeTruthy();
});

test('the demo shows both views', async () => {
  answer({ 'subscription.status': subscriptionOf('active', { billing: monthly }) });
  await openPage('/subscription/demo');

  await screen.findByText('Currently subscribed to Pro plan');
  expect(screen.getByText('Plan Details')).toBeTruthy();
});
