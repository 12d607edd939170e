import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { answer, noAnswer, refuse, sent } from '../testing/answers.ts';
import { openPage, passTime, signIn } from '../testing/page.tsx';
import { plansOf, subscriptionOf } from '../testing/plans.ts';
import type { StripeScript } from './cardScript.ts';

const options = { providers: [], sampleProviders: [], hasOutbox: true, hasDeveloperPages: true };
const main = () => document.querySelector('main')?.textContent ?? '';
const press = (name: string) => screen.getByRole('button', { name });
const pages = [
  '/vinted-search',
  '/stripe-test',
  '/stripe-phase2-test',
  '/stripe-phase3-test',
  '/test-payment',
  '/subscription/test',
  '/test-users',
  '/user-status',
];

beforeEach(() => {
  signIn();
  answer({
    'session.options': options,
    'subscription.status': subscriptionOf('active'),
    'subscription.plans': plansOf({ standIn: null }),
    'subscription.test': {
      success: true,
      message: 'Connected',
      plansCount: 2,
      timestamp: '2026-11-22T12:00:00Z',
    },
    'subscription.testDb': { success: true },
  });
});

test.each(pages)('%s is nothing where configuration has no developer pages', async (address) => {
  answer({ 'session.options': { ...options, hasDeveloperPages: false } });
  await openPage(address);

  await screen.findByText('There is nothing at this address');
  expect(screen.queryByText(/For developers/)).toBeNull();
});

test.each(pages.slice(0, 5))('%s asks a visitor to sign in', async (address) => {
  answer({ 'session.current': refuse('signed_out') });
  await openPage(address);

  await waitFor(() => expect(location.pathname).toBe('/login'));
  const words = {
    '/test-payment': 'Please log in to test payments',
    '/subscription/test': 'Please log in to test subscription',
  }[address];
  if (words) await screen.findByText(words);
});

test('phase 1 says what answers, and with which settings', async () => {
  await openPage('/stripe-test');

  await waitFor(() => expect(main()).toContain('Connected (2 prices)'));
  for (const words of ['Test mode', 'User IDana', '$2.49/month · price_month', '$19.99/year · price_year']) {
    expect(main()).toContain(words);
  }
});

test('phase 1 says what does not answer', async () => {
  answer({ 'subscription.test': refuse('slow_down', { seconds: 5 }), 'subscription.testDb': noAnswer() });
  await openPage('/stripe-test');
  await passTime(60_000);

  await waitFor(() => expect(main()).toContain('Failed to connect to database'));
  expect(screen.getAllByText('Failed')).toHaveLength(2);
});

test('phase 2 goes through its chain, up to the first failure', async () => {
  const customer = { id: 'cus_1', email: 'ana@example.com', name: null };
  answer({
    'subscription.createCustomer': { success: true, existing: false, customer },
    'subscription.syncSubscription': { success: true, subscription: { status: 'active' } },
    'subscription.createPaymentIntent': { id: 'pi_1', clientSecret: 'pi_1_secret_2' },
    'subscription.createCheckoutSession': refuse('return_address_foreign'),
  });
  const user = await openPage('/stripe-phase2-test');
  await user.click(await screen.findByRole('button', { name: 'Run all tests' }));
  await screen.findByText('All tests passed');
  expect(sent('subscription.createPaymentIntent')).toEqual([
    { userId: 'ana', amount: 1099, currency: 'usd' },
  ]);
  answer({ 'subscription.syncSubscription': refuse('sync_failed', { details: 'It is down.' }) });

  await user.click(press('Run all tests'));

  await screen.findByText('Subscription test failed');
  expect(main()).toContain('It is down.');
  expect(sent('subscription.createPaymentIntent')).toHaveLength(1);
});

test('phase 3 reads what the provider has, sends an event, syncs and removes', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  answer({
    'subscription.subscriptionStatus': {
      subscription: {
        id: 'sub_1',
        status: 'past_due',
        trial_end: null,
        current_period_start: 1_795_000_000,
        current_period_end: 1_797_000_000,
      },
      invoices: [
        {
          id: 'in_1',
          status: 'open',
          amount_paid: 249,
          currency: 'usd',
          created: 1_795_000_000,
          due_date: null,
        },
      ],
      paymentIntents: [
        { id: 'pi_1', status: 'succeeded', amount: 500, currency: 'jpy', created: 1_795_000_000 },
      ],
    },
    'subscription.testWebhook': { success: true, eventId: 'evt_1', status: 'active' },
    'subscription.cancelSubscription': refuse('not_subscribed'),
  });
  const user = await openPage('/stripe-phase3-test');

  await user.click(await screen.findByRole('button', { name: 'Read details' }));
  await screen.findByText('past_due');
  for (const words of ['in_1', '$2.49', 'pi_1', '¥500']) expect(main()).toContain(words);

  await user.click(press('Remove subscription now'));
  await screen.findByText("You don't have an active subscription.");

  await user.click(press('Send test webhook'));
  await screen.findByText('Event evt_1: active');
  await passTime(2_000);
  expect(reload).toHaveBeenCalledOnce();
});

test('a test payment is confirmed with the typed card, and its result told', async () => {
  const confirmed = vi
    .fn<StripeScript['confirmCardPayment']>()
    .mockResolvedValueOnce({ paymentIntent: { id: 'pi_1', status: 'succeeded' } })
    .mockResolvedValueOnce({ error: { message: 'Your card was declined.' } })
    .mockResolvedValueOnce({ paymentIntent: { id: 'pi_1', status: 'processing' } });
  const card = {
    mount: (place: HTMLElement) => void (place.textContent = 'the card field'),
    destroy: () => {},
  };
  vi.stubGlobal('Stripe', () => ({
    elements: () => ({ create: () => card }),
    confirmCardPayment: confirmed,
  }));
  answer({
    'subscription.plans': plansOf({ publishableKey: 'pk_test_1', standIn: null }),
    'subscription.createPaymentIntent': { id: 'pi_1', clientSecret: 'pi_1_secret_2' },
  });
  const user = await openPage('/test-payment');
  await screen.findByText('the card field');

  for (const [button, amount, words] of [
    ['Test $10.00 Payment', 1000, 'Payment succeeded'],
    ['Test $25.00 Payment', 2500, 'Your card was declined.'],
    ['Test $50.00 Payment', 5000, 'Payment status: processing'],
  ] as const) {
    await user.click(press(button));
    await screen.findByText(words);
    expect(main()).toContain('ID: pi_1');
    expect(sent('subscription.createPaymentIntent').at(-1)).toMatchObject({ userId: 'ana', amount });
  }
  expect(confirmed).toHaveBeenCalledWith('pi_1_secret_2', {
    payment_method: { card, billing_details: { name: 'Ana', email: 'ana@example.com' } },
  });
});

test('the provider’s script speaks the language of the page', async () => {
  const made = vi.fn<(key: string, options: object) => object>(() => ({
    elements: () => ({ create: () => ({ mount: () => {}, destroy: () => {} }) }),
  }));
  vi.stubGlobal('Stripe', made);
  signIn({ language: 'fr' });
  answer({ 'subscription.plans': plansOf({ publishableKey: 'pk_test_1', standIn: null }) });

  await openPage('/test-payment');

  await waitFor(() => expect(made).toHaveBeenCalledWith('pk_test_1', { locale: 'fr' }));
});

test('the stand-in’s card field speaks the language of the page', async () => {
  signIn({ language: 'fr' });
  answer({
    'subscription.plans': plansOf(),
    'subscription.createPaymentIntent': { id: 'pi_1', clientSecret: 'pi_1_secret_2' },
  });
  const user = await openPage('/test-payment');
  await user.type(await screen.findByLabelText('Numéro de carte'), '4000000000009995');
  const error = {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  };
  const ours = fetch;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    address.endsWith('/confirm')
      ? Promise.resolve(Response.json({ error }, { status: 402 }))
      : ours(address, init),
  );

  await user.click(screen.getByRole('button', { name: /10,00/ }));

  await waitFor(() => expect(main()).toContain('La provision de votre carte est insuffisante.'));
});

test('a session that has ended meanwhile is what the pages say', async () => {
  answer({
    'subscription.createCustomer': refuse('signed_out'),
    'subscription.createSubscription': refuse('signed_out'),
  });
  const user = await openPage('/test-payment');
  await user.click(await screen.findByRole('button', { name: 'Create Trial Subscription' }));
  await screen.findByText('Please log in to test payments');

  await openPage('/stripe-phase2-test');
  await user.click(await screen.findByRole('button', { name: 'Run all tests' }));

  await waitFor(() => expect(main()).toContain('User not authenticated'));
});

test('without a card field nobody pays, and a trial is created with the customer first', async () => {
  answer({
    'subscription.createCustomer': refuse('customer_failed'),
    'subscription.createSubscription': { success: true, subscription: { id: 'sub_1', status: 'trialing' } },
  });
  const user = await openPage('/test-payment');
  await screen.findByText('Stripe not loaded or user not authenticated');
  expect(press('Test $10.00 Payment')).toHaveProperty('disabled', true);

  sessionStorage.setItem('subscription', 'what was known before');

  await user.click(press('Create Trial Subscription'));

  await screen.findByText('Subscription created with 7-day trial! Status: trialing');
  expect(sessionStorage.getItem('subscription')).toBeNull();
  expect(main()).toContain('ID: sub_1');
  expect(sent('subscription.createCustomer')).toHaveLength(1);
});

test('a visitor makes a user, and signs in and out', async () => {
  answer({
    'session.current': refuse('signed_out'),
    'session.signUp': { ok: true },
    'session.signIn': refuse('credentials_invalid'),
  });
  const user = await openPage('/test-users');
  await screen.findByText('Nobody is signed in');
  await user.click(press('Create user'));
  await screen.findByText('Please enter email and password');

  await user.type(screen.getByLabelText('Email'), 'new@example.com');
  await user.type(within(document.body).getByLabelText('Password'), 'a good password');
  await user.click(press('Create user'));
  await screen.findByText('User created. Follow the link in the outbox, then sign in.');
  await user.click(press('Sign in'));

  await screen.findByRole('alert');
  expect(sent('session.signUp')).toEqual([{ email: 'new@example.com', password: 'a good password' }]);
});

test('the user status clears what is kept, and reads it anew', async () => {
  const user = await openPage('/user-status');
  await screen.findByText('Signed in as ana@example.com');
  await screen.findByText('subscription_status');
  answer({ 'subscription.status': subscriptionOf('free') });

  await user.click(press('Clear subscription cache'));

  await screen.findByText('The cached subscription is gone.');
  await waitFor(() => expect(main()).toContain('Tierfree'));
});

test('a visitor sees the user status without a user', async () => {
  answer({ 'session.current': refuse('signed_out') });
  await openPage('/user-status');

  await screen.findByText('Nobody is signed in');
  expect(sent('subscription.status')).toEqual([]);
});
