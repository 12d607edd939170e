import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { answer, refuse } from '../testing/answers.ts';
import { leftFor, openPage, signIn } from '../testing/page.tsx';
import { plansOf, subscriptionOf } from '../testing/plans.ts';

test.each([
  ['free', '/subscription', ['Start free trial'], 'Please log in to subscribe'],
  ['active', '/subscription', ['Upgrade now'], 'Please log in to upgrade'],
  [
    'canceled',
    '/subscription/manage',
    ['Reactivate Subscription', 'Yes, Reactivate Subscription'],
    'Please log in to reactivate',
  ],
  [
    'active',
    '/subscription/manage',
    ['Cancel Subscription', 'Yes, Cancel Subscription'],
    'Please log in to manage your subscription',
  ],
  [
    'active',
    '/settings?section=subscription',
    ['Manage Billing'],
    'Please log in to manage your subscription',
  ],
] as const)(
  '%s, on %s, without a session any more: %j leads to sign in, which says for what',
  async (...row) => {
    const [status, address, presses, words] = row;
    signIn({ tier: status === 'free' ? 'free' : 'pro' });
    answer({
      'session.options': { providers: [], sampleProviders: [], hasOutbox: true, hasDeveloperPages: false },
      'subscription.status': subscriptionOf(status),
      'subscription.plans': plansOf(),
    });
    const user = await openPage(address);
    await screen.findByRole('button', { name: presses[0] });
    answer({
      'session.current': refuse('signed_out'),
      'subscription.createCheckoutSession': refuse('signed_out'),
      'subscription.previewChange': refuse('signed_out'),
      'subscription.reactivateSubscription': refuse('signed_out'),
      'subscription.cancelSubscription': refuse('signed_out'),
      'subscription.customerPortal': refuse('signed_out'),
    });

    for (const name of presses) await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(leftFor()).toEqual(['/login']));
    await openPage('/login');

    await screen.findByText(words);
  },
);
