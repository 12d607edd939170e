import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { answer, refuse, sent } from '../testing/answers.ts';
import { openPage, signIn } from '../testing/page.tsx';
import { monthly, plansOf, subscriptionOf } from '../testing/plans.ts';

const press = (name: string) => screen.getByRole('button', { name });

let reloads: number;

beforeEach(() => {
  answer({ 'subscription.plans': plansOf() });
  reloads = 0;
  vi.spyOn(location, 'reload').mockImplementation(() => void (reloads += 1));
});

function subscribe(...[status, part]: Parameters<typeof subscriptionOf>): void {
  signIn({ tier: 'pro' });
  answer({ 'subscription.status': subscriptionOf(status, part) });
}

test('an upgrade to yearly names the amount before it is charged, and loads the page again', async () => {
  subscribe('active');
  answer({
    'subscription.previewChange': {
      now: { amount: 1750, currency: 'usd', credit: 0 },
      isTrial: false,
      later: { amount: 1999, currency: 'usd', interval: 'year', at: '2027-11-22T12:00:00.000Z' },
    },
    'subscription.updateSubscription': { success: true, subscription: { id: 'sub_1', status: 'active' } },
  });
  const user = await openPage('/subscription');
  await screen.findByText('$19.99 / yearly');

  await user.click(press('Upgrade now'));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('Charged today$17.50');
  expect(dialog.textContent).toContain('from November 22, 2027$19.99');
  expect(sent('subscription.updateSubscription')).toEqual([]);
  await user.click(press('Yes, upgrade'));

  await waitFor(() => expect(reloads).toBe(1));
  expect(sent('subscription.updateSubscription')).toEqual([
    { userId: 'ana', newPriceId: 'price_year', shown: { amount: 1750, credit: 0 } },
  ]);
});

test('if the trial has ended while the dialog was open, the amount is shown before it is charged', async () => {
  subscribe('trialing');
  const later = { amount: 1999, currency: 'usd', interval: 'year', at: '2027-11-22T12:00:00.000Z' } as const;
  answer({
    'subscription.previewChange': {
      now: { amount: 0, currency: 'usd', credit: 0 },
      isTrial: true,
      later,
    },
    'subscription.updateSubscription': refuse('charge_changed'),
  });
  const user = await openPage('/subscription');
  await user.click(await screen.findByRole('button', { name: 'Upgrade now' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('Charged today$0.00');
  expect(dialog.textContent).toContain('Your trial goes on');

  answer({
    'subscription.previewChange': {
      now: { amount: 1750, currency: 'usd', credit: 0 },
      isTrial: false,
      later,
    },
  });
  await user.click(press('Yes, upgrade'));

  await waitFor(() => expect(dialog.textContent).toContain('Charged today$17.50'));
  expect(dialog.textContent).toContain('has changed meanwhile');
  expect(dialog.textContent).not.toContain('Your trial goes on');
  expect(reloads).toBe(0);
});

test('a declined upgrade changes nothing, and says why', async () => {
  subscribe('active');
  answer({
    'subscription.previewChange': {
      now: { amount: 1750, currency: 'usd', credit: 0 },
      isTrial: false,
      later: { amount: 1999, currency: 'usd', interval: 'year', at: '2027-11-22T12:00:00.000Z' },
    },
    'subscription.updateSubscription': refuse('payment_declined'),
  });
  const user = await openPage('/subscription');
  await user.click(await screen.findByRole('button', { name: 'Upgrade now' }));

  await user.click(await screen.findByRole('button', { name: 'Yes, upgrade' }));

  await screen.findByText('Your card was declined, and nothing was changed. Please use another card.');
  expect(reloads).toBe(0);
});

test('who pays by the year is not offered it again', async () => {
  subscribe('active', { billing: { ...monthly, amount: 1999, interval: 'year', priceId: 'price_year' } });
  await openPage('/subscription');

  await screen.findByText('$19.99/year');
  expect(screen.queryByRole('button', { name: 'Upgrade now' })).toBeNull();
});
