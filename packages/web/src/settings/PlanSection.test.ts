import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { answer, refuse, sent } from '../testing/answers.ts';
import { addressBar, openPage, signIn } from '../testing/page.tsx';
import { monthly, plansOf, subscriptionOf } from '../testing/plans.ts';
import { sessionOf } from '../testing/things.ts';

const main = () => document.querySelector('main')?.textContent ?? '';
const address = '/settings?section=subscription';

let went: string[];

beforeEach(() => {
  answer({ 'subscription.plans': plansOf() });
  went = [];
  vi.spyOn(location, 'assign').mockImplementation((to) => void went.push(String(to)));
});

function subscribe(...[status, part]: Parameters<typeof subscriptionOf>): void {
  const subscription = subscriptionOf(status, part);
  const { tier, isTrialing, expiresAt } = subscription;
  const session = sessionOf({ tier, language: 'en', currency: 'USD' });
  const { subscription_status: word } = subscription.subscription;
  signIn({ tier });
  answer({
    'session.current': { ...session, subscription: { tier, status: word, isTrialing, expiresAt } },
    'subscription.status': subscription,
  });
}

test.each([
  ['free', 20, '20 of 20', '2 of 3'],
  ['basic', 1_234, '1,234 · Unlimited', '2 of 10'],
  ['pro', 1_234, '1,234 · Unlimited', '2 · Unlimited'],
] as const)('a %s plan says how much of it is used', async (tier, games, ofGames, ofConsoles) => {
  signIn({ tier });
  answer({
    'subscription.status': subscriptionOf('free', { tier }),
    'collection.summary': { games, wishlist: 0, value: 0, platforms: [] },
    'platforms.mine': [19, 33].map((platform_id) => ({ platform_id, created_at: '2026-01-01T00:00:00Z' })),
  });
  await openPage(address);

  await waitFor(() => expect(main()).toContain(`Games${ofGames}`));
  expect(main()).toContain(`Consoles${ofConsoles}`);
});

test('usage that cannot be read says so, and recovers', async () => {
  subscribe('free');
  answer({ 'collection.summary': refuse('slow_down', { seconds: 2 }) });
  const user = await openPage(address);
  await screen.findByText('This did not load');
  answer({ 'collection.summary': { games: 3, wishlist: 0, value: 0, platforms: [] } });

  await user.click(screen.getByRole('button', { name: 'Try again' }));

  await waitFor(() => expect(main()).toContain('Games3 of 20'));
});

test.each([
  ['trialing', 'Pro trial', 'StatusTrial', 'Trial EndsDec 24, 2026', 'Amount$2.49/month'],
  ['active', 'Pro', 'StatusActive', 'Next BillingDec 24, 2026', 'Amount$2.49/month'],
  ['canceled', 'Pro', 'StatusActive', 'Access UntilDec 24, 2026', 'Change Plan'],
  ['past_due', 'Pro', 'StatusPast due', 'Your last payment failed', 'Change Plan'],
] as const)('the section of a plan that is %s', async (status, ...words) => {
  subscribe(status, { billing: { ...monthly, mendUrl: null } });
  await openPage(address);

  await screen.findByRole('button', { name: 'Manage Billing' });
  for (const one of words) expect(main()).toContain(one);
});

test.each(['unpaid', 'paused'] as const)(
  'a plan on hold (%s) leads to where it is mended or ended',
  async (status) => {
    subscribe(status, { billing: { ...monthly, nextPaymentAt: null } });
    await openPage(address);

    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Manage subscription' });
    expect(link.pathname).toBe('/subscription/manage');
    expect(main()).toContain('Your plan is on hold');
    expect(screen.queryByRole('link', { name: 'Upgrade Plan' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel Subscription' })).toBeNull();
  },
);

test('the free plan leads to the plans, and has nothing to manage', async () => {
  subscribe('free');
  await openPage(address);

  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Upgrade Plan' });
  expect(link.pathname).toBe('/subscription');
  expect(screen.queryByRole('button', { name: /Manage Billing|Cancel Subscription/ })).toBeNull();
});

test.each(['Manage Billing', 'Cancel Subscription'])(
  '%s opens the portal, which leads back here',
  async (name) => {
    subscribe('active');
    answer({ 'subscription.customerPortal': { url: 'https://portal.example/1' } });
    const user = await openPage(address);

    await user.click(await screen.findByRole('button', { name }));

    await waitFor(() => expect(went).toEqual(['https://portal.example/1']));
    expect(sent('subscription.customerPortal')).toEqual([
      { userId: 'ana', returnUrl: `${location.origin}${address}&returned=true` },
    ]);
  },
);

test('a portal that does not open says why', async () => {
  subscribe('active');
  answer({ 'subscription.customerPortal': refuse('customer_not_found') });
  const user = await openPage(address);

  await user.click(await screen.findByRole('button', { name: 'Manage Billing' }));

  expect((await screen.findByRole('alert')).textContent).toBe('No Stripe customer found for this user');
});

test('coming back from the portal reads everything anew, and says so once', async () => {
  subscribe('canceled');
  await openPage(`${address}&returned=true`);

  await screen.findByText('What you changed in the billing portal applies now.');
  expect(sent('subscription.status')).toContainEqual({ userId: 'ana', refresh: 'true' });
  expect(addressBar()).toBe(address);
});
