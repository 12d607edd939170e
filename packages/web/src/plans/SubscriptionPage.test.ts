import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { answer, fault, held, noAnswer, refuse, sent } from '../testing/answers.ts';
import { addressBar, openPage, passTime, signIn } from '../testing/page.tsx';
import { monthly, plansOf, subscriptionOf } from '../testing/plans.ts';
import { sessionOf } from '../testing/things.ts';

const main = () => document.querySelector('main')?.textContent ?? '';
const press = (name: string | RegExp) => screen.getByRole('button', { name });
let went: string[];

beforeEach(() => {
  signIn({ tier: 'free' });
  answer({ 'subscription.status': subscriptionOf('free'), 'subscription.plans': plansOf() });
  went = [];
  vi.spyOn(location, 'assign').mockImplementation((to) => void went.push(String(to)));
});

function subscribe(...[status, part]: Parameters<typeof subscriptionOf>): void {
  signIn({ tier: 'pro' });
  answer({ 'subscription.status': subscriptionOf(status, part) });
}

test('the price is what the provider charges, each month or each year', async () => {
  answer({ 'subscription.plans': plansOf({ plan: { ...plansOf().plan!, price: 300, yearlyPrice: 2700 } }) });
  const user = await openPage('/subscription');
  await screen.findByText('$3.00');
  expect(main()).toContain('$3.00/month');
  expect(main()).toContain('7 day free trial, cancel anytime');

  await user.click(press('Yearly Save 25%'));

  expect(main()).toContain('$27.00/year');
  expect(main()).toContain('save 25% vs monthly');
  expect(main()).not.toContain('2.49');
});

test('amounts are written in the user’s language, with a label where no money moves', async () => {
  signIn({ tier: 'free', language: 'fr' });
  await openPage('/subscription');

  await screen.findByText('2,49 $');
  expect(screen.getByText(/Paiements de test/)).toBeTruthy();
});

test('where money moves, nothing is called a test', async () => {
  answer({ 'subscription.plans': plansOf({ isTest: false }) });
  await openPage('/subscription');

  await screen.findByText('$2.49');
  expect(screen.queryByText(/Test payments/)).toBeNull();
});

test('a checkout is begun once, for the chosen price, and leads back to the plans', async () => {
  const url = held<{ url: string }>();
  answer({ 'subscription.createCheckoutSession': () => url.promise });
  const user = await openPage('/subscription');
  await user.click(await screen.findByRole('button', { name: /^Yearly/ }));

  await user.dblClick(press('Start free trial'));
  expect(press('Processing...')).toBeTruthy();
  url.resolve({ url: 'https://checkout.example/1' });

  await waitFor(() => expect(went).toEqual(['https://checkout.example/1']));
  expect(sent('subscription.createCheckoutSession')).toEqual([
    {
      userId: 'ana',
      email: 'ana@example.com',
      priceId: 'price_year',
      successUrl: `${location.origin}/subscription?success=true`,
      cancelUrl: `${location.origin}/subscription?canceled=true`,
    },
  ]);
  expect(press('Processing...')).toBeTruthy();
});

test.each([
  ['a refusal of ours', refuse('already_subscribed'), 'You already have an active subscription'],
  ['the provider’s own words', refuse('checkout_failed', { details: 'No such price' }), 'No such price'],
  ['a failure without words', refuse('checkout_failed'), 'Failed to create checkout session'],
  ['a fault of ours', fault('req-7'), 'Subscription failed. '],
  ['no answer', noAnswer(), 'Failed to create checkout session'],
])('a checkout that cannot be begun says why: %s', async (_name, reply, words) => {
  answer({ 'subscription.createCheckoutSession': reply });
  const user = await openPage('/subscription');

  await user.click(await screen.findByRole('button', { name: 'Start free trial' }));

  expect((await screen.findByRole('alert')).textContent).toContain(words);
  expect(press('Start free trial')).toBeTruthy();
});

test('the day of the first payment is named, unless a clock that can be moved decides it', async () => {
  await openPage('/subscription');
  await waitFor(() => expect(main()).toContain('Nothing today. $2.49 after 7 days, unless you cancel'));

  answer({ 'subscription.plans': plansOf({ standIn: null }) });
  await openPage('/subscription');

  await waitFor(() => expect(main()).toMatch(/Nothing today\. \$2\.49 on \w+ \d+, \d{4}, unless/));
});

test('who has had the trial pays at once, and is told so', async () => {
  answer({ 'subscription.plans': plansOf({ trialDays: 0 }) });
  await openPage('/subscription');

  await screen.findByRole('button', { name: 'Subscribe' });
  expect(main()).toContain('$2.49 is charged today.');
  expect(main()).not.toMatch(/day free trial|7-day trial/i);
});

test('without payments the page says so, and shows no price', async () => {
  answer({ 'subscription.plans': plansOf({ plan: null, isTest: false, trialDays: 0 }) });
  await openPage('/subscription');

  await screen.findByText('Subscriptions are switched off here');
  expect(main()).not.toMatch(/\$|trial/i);
});

test('one question is open at a time', async () => {
  const user = await openPage('/subscription');
  await user.click(await screen.findByRole('button', { name: 'How do I pay, and how much?' }));
  expect(main()).toContain('$2.49 each month or $19.99 each year');

  await user.click(press('Can I cancel at any time?'));

  expect(main()).not.toContain('$19.99 each year');
  expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(1);
});

/** Leaves for the checkout, and comes back from it. */
async function comeBack(address: string, buy: () => void): Promise<void> {
  answer({ 'subscription.createCheckoutSession': { url: 'https://checkout.example/1' } });
  const user = await openPage('/subscription');
  await user.click(await screen.findByRole('button', { name: 'Start free trial' }));
  await waitFor(() => expect(went).toHaveLength(1));
  sessionStorage.removeItem('subscription'); // as main.tsx does before the screen is there
  buy();
  await openPage(address);
}

test('a paid checkout is welcomed for five seconds, from what the provider says', async () => {
  await comeBack('/subscription?success=true', () => subscribe('trialing'));

  await screen.findByText('Payment Successful!');
  expect(screen.getByText('Welcome to Pro! Your subscription is now active.')).toBeTruthy();
  expect(addressBar()).toBe('/subscription');
  expect(sent('subscription.status')).toContainEqual({ userId: 'ana', refresh: 'true' });

  await passTime(5_000);
  expect(screen.queryByText('Payment Successful!')).toBeNull();
  expect(main()).toContain('Payment completed successfully! Your subscription is now active.');
});

test('who has a plan for long and types the success is not welcomed, and loses nothing', async () => {
  subscribe('active');
  await openPage('/subscription?success=true');

  await screen.findByText('Currently subscribed to Pro plan');
  await waitFor(() => expect(sent('subscription.status')).toContainEqual({ userId: 'ana', refresh: 'true' }));
  expect(addressBar()).toBe('/subscription');
  expect(main()).not.toMatch(/Payment completed|not heard of a payment/);
  expect(screen.queryByText('Payment Successful!')).toBeNull();
});

test('a checkout is welcomed once, and not after it was left', async () => {
  await comeBack('/subscription?canceled=true', () => undefined);
  await screen.findByText('Payment was canceled. You can try again anytime.');
  subscribe('active');

  await openPage('/subscription?success=true');

  await screen.findByText('Currently subscribed to Pro plan');
  expect(screen.queryByText('Payment Successful!')).toBeNull();
});

test('a checkout of which the provider has not heard is not welcomed', async () => {
  await comeBack('/subscription?success=true', () => undefined);

  await screen.findByText(/We have not heard of a payment yet/);
  expect(screen.queryByText('Payment Successful!')).toBeNull();
});

test('a success that was only typed gives nothing, and is not welcomed', async () => {
  await openPage('/subscription?success=true');

  await screen.findByText(/We have not heard of a payment yet/);
  expect(screen.queryByText('Payment Successful!')).toBeNull();
  expect(press('Start free trial')).toBeTruthy();
});

test('a checkout that was left says so', async () => {
  await openPage('/subscription?canceled=true');

  await screen.findByText('Payment was canceled. You can try again anytime.');
  expect(addressBar()).toBe('/subscription');
});

test.each([
  ['trialing', {}, 'Active subscription', 'Trial ends on', 'Then $2.49/month'],
  ['active', {}, 'Active subscription', 'Next billing date', '$2.49/month'],
  ['active', { billing: null, isGiven: true }, 'Active subscription', 'Runs until', 'it costs nothing'],
] as const)('a subscriber (%s %j) sees what they have', async (status, part, ...words) => {
  subscribe(status, part);
  await openPage('/subscription');

  await screen.findByText('Currently subscribed to Pro plan');
  for (const one of [...words, 'December 24, 2026', 'Your plan features']) expect(main()).toContain(one);
  expect(screen.queryByRole('button', { name: 'Start free trial' })).toBeNull();
});

test('a payment that failed is said, with the link that mends it', async () => {
  subscribe('past_due', { billing: { ...monthly, mendUrl: 'https://pay.example/in_1' } });
  await openPage('/subscription');

  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Fix the payment' });
  expect(link.href).toBe('https://pay.example/in_1');
  expect(main()).toContain('Your last payment failed');
  expect(main()).not.toContain('Active subscription');
});

test('a subscription that ends names what is lost, and can be taken back at its own price', async () => {
  vi.setSystemTime('2026-12-20T12:00:00Z');
  subscribe('canceled');
  answer({
    'subscription.reactivateSubscription': { success: true, subscription: { id: 'sub_1', status: 'active' } },
  });
  const user = await openPage('/subscription');
  await screen.findByText('Active, canceled');
  expect(main()).toContain('4 days remaining');
  const lost = within(screen.getByRole('region', { name: 'Subscription ending soon' }));
  expect(lost.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'Advanced analytics',
    'Data export',
  ]);

  await user.click(press('Reactivate'));
  await screen.findByText(
    'Reactivate your Pro subscription to continue enjoying all features after December 24, 2026. ' +
      "You'll be charged $2.49/month starting from the reactivation date.",
  );
  answer({ 'subscription.status': subscriptionOf('active') });
  await user.click(press('Yes, Reactivate Subscription'));

  await screen.findByText('Active subscription');
  expect(sent('subscription.reactivateSubscription')).toEqual([{ userId: 'ana', priceId: 'price_month' }]);
});

test('one that has ended in the meantime is bought anew', async () => {
  subscribe('canceled');
  answer({
    'subscription.reactivateSubscription': { success: true, checkoutUrl: 'https://checkout.example/2' },
  });
  const user = await openPage('/subscription');
  await user.click(await screen.findByRole('button', { name: 'Reactivate' }));

  await user.click(await screen.findByRole('button', { name: 'Yes, Reactivate Subscription' }));

  await waitFor(() => expect(went).toEqual(['https://checkout.example/2']));
});

test.each(['unpaid', 'paused'] as const)(
  'who has a plan on hold (%s) is led to mend it, not to buy another',
  async (status) => {
    answer({ 'subscription.status': subscriptionOf(status, { billing: monthly }) });
    await openPage('/subscription');

    await screen.findByText(/Your plan is on hold/);
    expect(screen.getByText('Your Pro plan is on hold')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Manage subscription' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start free trial' })).toBeNull();
    expect(main()).not.toContain('Nothing today');
  },
);

test.each(['/subscription', '/subscription/manage', '/settings?section=subscription'])(
  'a credit that is used up first is said beside the amount on %s',
  async (address) => {
    subscribe('active', { billing: { ...monthly, credit: 1750 } });
    await openPage(address);

    await screen.findByText('$17.50 is left over, and is used up before anything is charged.');
    expect(main()).toContain('$2.49/month');
  },
);

test('if the status cannot be read, the session’s plan counts, marked as possibly out of date', async () => {
  signIn({ tier: 'pro' });
  answer({
    'session.current': sessionOf({ tier: 'pro', language: 'en', currency: 'USD' }),
    'subscription.status': noAnswer(),
  });
  await openPage('/subscription');
  await passTime(10_000);

  await screen.findByText('The payment provider could not be asked');
  expect(main()).toContain('Currently subscribed to Pro plan');
  expect(main()).not.toContain('$2.49');
});
