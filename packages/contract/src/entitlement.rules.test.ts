import { expect, test } from 'vitest';

import { entitlementOf, timeLeft, trialStart } from './entitlement.rules.ts';

const now = new Date('2026-11-22T12:00:00Z');
const dayMs = 24 * 3_600_000;
const inDays = (days: number) => new Date(now.getTime() + days * dayMs);
const bought = (status: string, days: number | null) => ({
  subscription_tier: 'pro',
  subscription_status: status,
  subscription_expires_at: days === null ? null : inDays(days),
});

test.each([
  ['trialing', 3, { tier: 'pro', isTrialing: true, isActive: true, isCanceledButActive: false }],
  ['active', 3, { tier: 'pro', isTrialing: false, isActive: true, isExpired: false }],
  ['canceled', 3, { tier: 'pro', isActive: false, isCanceledButActive: true, isExpired: false }],
  ['past_due', 3, { tier: 'pro', isActive: false, isCanceledButActive: false }],
  ['unpaid', 3, { tier: 'free', isSubscribed: false }],
  ['paused', 3, { tier: 'free', isSubscribed: false }],
  ['incomplete', 3, { tier: 'free', isSubscribed: false }],
  ['expired', -1, { tier: 'free', isExpired: true }],
  ['canceled', 0, { tier: 'free', isCanceledButActive: false, isExpired: true }],
  ['trialing', -4, { tier: 'free', isTrialing: false, isExpired: true }],
  ['a status of next year', 3, { tier: 'free' }],
] as const)('%s, ending in %i days', (status, days, expected) => {
  expect(entitlementOf(bought(status, days), now)).toMatchObject(expected);
});

test('a plan that renews outlasts its period by three days, in case we have not heard of it', () => {
  const tiers = [-2.9, -3.1].map((days) => entitlementOf(bought('active', days), now).tier);

  expect(tiers).toEqual(['pro', 'free']);
});

test('nobody without a row has more than the free plan', () => {
  const none = { subscription_tier: null, subscription_status: null, subscription_expires_at: null };

  expect(entitlementOf(none, now)).toMatchObject({ tier: 'free', isSubscribed: false, isExpired: false });
});

test.each([
  ['basic', null, 'expired', 'basic', true],
  ['basic', null, 'active', 'pro', false],
  ['pro', null, 'unpaid', 'pro', true],
  ['pro', -1, 'expired', 'free', false],
] as const)('the operator gave %s (ends in %s days) beside %s: %s', (given, days, status, tier, isGiven) => {
  const row = {
    ...bought(status, status === 'expired' ? -2 : 20),
    given_tier: given,
    given_expires_at: days === null ? null : inDays(days),
  };

  expect(entitlementOf(row, now)).toMatchObject({ tier, isGiven });
});

test('a trial began seven days before its end', () => {
  expect(trialStart('2026-11-29T12:00:00.000Z')).toBe(now.toISOString());
});

test.each([
  [6.1 * dayMs, { count: 7, unit: 'day' }],
  [dayMs, { count: 24, unit: 'hour' }],
  [61 * 60_000, { count: 2, unit: 'hour' }],
  [60 * 60_000, { count: 60, unit: 'minute' }],
  [1, { count: 1, unit: 'minute' }],
  [0, null],
  [-dayMs, null],
])('with %i ms left, %j remain', (ms, left) => {
  expect(timeLeft(new Date(now.getTime() + ms).toISOString(), now)).toEqual(left);
});
