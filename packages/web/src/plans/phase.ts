import type { Tier } from '@cartouche/contract/limits';

import type { Subscription } from './useSubscription.ts';

export type Phase = 'free' | 'trial' | 'active' | 'canceled' | 'pastDue' | 'unpaid' | 'paused';

/** Where a subscription is in its life, as screens tell it. Specification 4, subscription lifecycle. */
export function phaseOf(subscription: Subscription): Phase {
  const { isSubscribed, isCanceledButActive, isTrialing } = subscription;
  const problem = problemOf(subscription);
  if (!isSubscribed) return problem === 'unpaid' || problem === 'paused' ? problem : 'free';
  if (isCanceledButActive) return 'canceled';
  if (isTrialing) return 'trial';
  return problem === 'pastDue' ? 'pastDue' : 'active';
}

export type Problem = 'pastDue' | 'unpaid' | 'paused' | 'noCard' | 'beside';

/** What keeps the provider from collecting; null if nothing does. */
export function problemOf({ isGiven, isTrialing, billing, subscription }: Subscription): Problem | null {
  // What was given counts instead of what was bought only while that is on hold.
  if (isGiven) return billing === null ? null : 'beside';
  if (isTrialing) return billing?.nextPaymentAt === null ? 'noCard' : null;
  return problems[subscription.subscription_status] ?? null;
}

const problems: Record<string, Problem> = { past_due: 'pastDue', unpaid: 'unpaid', paused: 'paused' };

/** Whether what was bought gives nothing until its payment is mended. It then ends at once. */
export function isOnHold(subscription: Subscription): boolean {
  const problem = problemOf(subscription);
  return problem === 'unpaid' || problem === 'paused' || problem === 'beside';
}

/** Whether there is something that the provider charges for, and that is not set to end. */
export function canCancel(subscription: Subscription): boolean {
  const { billing, isCanceledButActive } = subscription;
  if (billing === null) return false;
  if (isOnHold(subscription)) return true;
  return subscription.isSubscribed && !isCanceledButActive && !endsPastDue(subscription);
}

/** Whether it is set to end while its last payment is still tried. */
export function endsPastDue(subscription: Subscription): boolean {
  return phaseOf(subscription) === 'pastDue' && subscription.billing?.nextPaymentAt === null;
}

/** The plan that the screens name: that of a subscription on hold is still Pro, which is all that is sold. */
export function namedTier(subscription: Subscription): Tier {
  return subscription.isSubscribed || phaseOf(subscription) === 'free' ? subscription.tier : 'pro';
}

/** Whether there is a card that can be charged: a trial without one ends with itself, and then is paused or over. */
export function hasCard(subscription: Subscription): boolean {
  const problem = problemOf(subscription);
  return subscription.billing !== null && problem !== 'noCard' && problem !== 'paused';
}
