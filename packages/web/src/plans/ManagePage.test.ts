import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { answer, held, refuse, sent } from '../testing/answers.ts';
import { openPage, passTime, signIn } from '../testing/page.tsx';
import { monthly, plansOf, subscriptionOf } from '../testing/plans.ts';

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

test.each([
  [
    'unpaid',
    { mendUrl: 'https://pay.example/in_1' },
    'StatusOn hold (unpaid)',
    'Card on file',
    'Fix the payment',
  ],
  ['paused', {}, 'StatusOn hold (no card)', 'No card yet', 'Add a card'],
] as const)('a plan on hold (%s) is there to be mended, or ended at once', async (status, part, ...words) => {
  answer({
    'subscription.status': subscriptionOf(status, { billing: { ...monthly, nextPaymentAt: null, ...part } }),
    'subscription.cancelSubscription': {
      success: true,
      subscription: { id: 'sub_1', status: 'canceled', endsAt: '2026-11-24T12:00:00.000Z' },
    },
  });
  const user = await openPage('/subscription/manage');
  await screen.findByText('Plan Details');
  for (const one of ['PlanPro', 'Amount$2.49/month', ...words]) expect(main()).toContain(one);
  expect(main()).not.toMatch(/No Active Subscription|December 24|Cancel Subscription|Change Plan/);

  await user.click(press('End Subscription'));
  const asked = await screen.findByRole('alertdialog');
  expect(asked.textContent).toContain('It ends at once, and nothing more is charged for it.');
  expect(asked.textContent).toContain('None of your games is lost');
  answer({ 'subscription.status': subscriptionOf('expired') });
  await user.click(press('Yes, End Subscription'));

  await screen.findByText('Your subscription has ended. Nothing more is charged.');
  await screen.findByText('No Active Subscription');
  expect(sent('subscription.cancelSubscription')).toEqual([{ userId: 'ana' }]);
  await passTime(3_000);
  expect(reloads).toBe(0);
});

test('what was bought and is on hold beside a plan that was given can be ended, and costs nothing', async () => {
  const billing = { ...monthly, nextPaymentAt: null, mendUrl: 'https://pay.example/in_1' };
  answer({ 'subscription.status': subscriptionOf('active', { isGiven: true, expiresAt: null, billing }) });
  const user = await openPage('/subscription/manage');
  await screen.findByText('The subscription that you bought is on hold');
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Fix the payment' }).href).toBe(billing.mendUrl);
  expect(main()).toContain('StatusActive');
  expect(main()).not.toContain('Next billing');

  await user.click(press('End Subscription'));

  const asked = await screen.findByRole('alertdialog');
  expect(asked.textContent).toContain('It ends at once');
  expect(asked.textContent).not.toContain('None of your games is lost');
});

test('who leaves while a payment is tried is told that it still is', async () => {
  answer({ 'subscription.status': subscriptionOf('past_due') });
  const user = await openPage('/subscription/manage');

  await user.click(await screen.findByRole('button', { name: 'Cancel Subscription' }));

  const words = 'The payment that failed is for the time until then, and is still tried.';
  expect(await screen.findByText(words)).toBeTruthy();
});

test('one that is past due and set to end cannot be canceled twice', async () => {
  answer({
    'subscription.status': subscriptionOf('past_due', { billing: { ...monthly, nextPaymentAt: null } }),
  });
  await openPage('/subscription/manage');

  await screen.findByText(/^It is canceled and ends after this period/);
  expect(screen.queryByRole('button', { name: 'Cancel Subscription' })).toBeNull();
});

test('a trial without a card says that it ends with itself, and lets one be added', async () => {
  answer({
    'subscription.status': subscriptionOf('trialing', { billing: { ...monthly, nextPaymentAt: null } }),
  });
  await openPage('/subscription/manage');

  await screen.findByText('No card yet');
  expect(press('Add a card')).toBeTruthy();
  expect(press('Cancel Subscription')).toBeTruthy();
  expect(main()).toContain('Your plan ends with the trial, and nothing is charged.');
  expect(main()).not.toContain('Card on file');
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

test('a refresh that failed is not held against what was read after it', async () => {
  const endsAt = '2026-12-24T12:00:00.000Z';
  const subscription = { id: 'sub_1', status: 'active', endsAt };
  answer({ 'subscription.cancelSubscription': { success: true, subscription } });
  const user = await openPage('/subscription/manage');
  await screen.findByText('Next billing:');
  answer({ 'subscription.status': refuse('not_yours') });
  vi.setSystemTime('2026-11-24T12:00:05Z');
  await user.click(press('Refresh'));
  await screen.findByRole('alert');
  vi.setSystemTime('2026-11-24T12:00:10Z');
  answer({ 'subscription.status': subscriptionOf('canceled') });

  await user.click(press('Cancel Subscription'));
  await user.click(await screen.findByRole('button', { name: 'Yes, Cancel Subscription' }));

  await screen.findByText('Access until:');
  expect(screen.queryByRole('alert')).toBeNull();
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

test('a plan that has ended says since when the access has expired, and goes on saying it', async () => {
  answer({ 'subscription.status': subscriptionOf('expired', { expiresAt: '2026-11-20T12:00:00.000Z' }) });
  await openPage('/subscription/manage');

  await screen.findByText('Access expired');
  expect(main()).toContain('No Active Subscription');
  expect(main()).toContain('November 20, 2026');
  await passTime(120_000);
  expect(main()).toContain('Access expired');
});

test('whoever has never had a plan is not told that it has expired', async () => {
  answer({ 'subscription.status': subscriptionOf('free') });
  await openPage('/subscription/manage');

  await screen.findByText('No Active Subscription');
  expect(main()).not.toContain('Access expired');
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
