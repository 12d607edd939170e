import { features, limits } from '@cartouche/contract/limits';

import type { Answer, api } from '../api/client.ts';

export type Subscription = Answer<typeof api.subscription.status>;
type Status = Subscription['subscription']['subscription_status'];

/** What the provider charges for Pro each month. */
export const monthly: NonNullable<Subscription['billing']> = {
  amount: 249,
  currency: 'usd',
  priceId: 'price_month',
  interval: 'month',
  credit: 0,
  nextPaymentAt: '2026-12-24T12:00:00.000Z',
  mendUrl: null,
};

/** Ana's subscription: bought, unless she is on the free plan. */
export function subscriptionOf(
  status: Status | 'free' = 'active',
  part: Partial<Subscription> = {},
): Subscription {
  const hasPro = ['active', 'trialing', 'past_due', 'canceled'].includes(status);
  const tier = hasPro ? 'pro' : 'free';
  const expiresAt = status === 'free' ? null : '2026-12-24T12:00:00.000Z';
  return {
    subscription: {
      user_id: 'ana',
      subscription_tier: status === 'free' ? 'free' : 'pro',
      subscription_status: status === 'free' ? 'active' : status,
      subscription_expires_at: expiresAt,
      updated_at: '2026-11-22T12:00:00.000Z',
    },
    isStale: false,
    lastSync: '2026-11-22T12:00:00.000Z',
    tier,
    isSubscribed: hasPro,
    isActive: status === 'active' || status === 'trialing',
    isTrialing: status === 'trialing',
    isExpired: status === 'expired',
    isCanceledButActive: status === 'canceled',
    isGiven: false,
    expiresAt,
    features: [...features[tier]],
    limits: limits[tier],
    customerId: status === 'free' ? null : 'cus_1',
    billing: hasPro ? { ...monthly, ...(status === 'canceled' ? { nextPaymentAt: null } : {}) } : null,
    ...part,
  };
}

/** What is for sale, with test payments. */
export function plansOf(
  part: Partial<Answer<typeof api.subscription.plans>> = {},
): Answer<typeof api.subscription.plans> {
  return {
    plan: {
      id: 'price_month',
      name: 'Pro',
      price: 249,
      interval: 'month',
      yearlyPrice: 1999,
      yearlyId: 'price_year',
      currency: 'usd',
      popular: true,
      features: ['unlimited_games', 'advanced_analytics', 'data_export', 'bulk_operations'],
    },
    trialDays: 7,
    isTest: true,
    publishableKey: null,
    standIn: { url: 'http://127.0.0.1:4109', publishableKey: 'pk_test_standin' },
    ...part,
  };
}
