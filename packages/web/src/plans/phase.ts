import type { Subscription } from './useSubscription.ts';

export type Phase = 'free' | 'trial' | 'active' | 'canceled' | 'pastDue';

/** Where a subscription is in its life, as screens tell it. Specification 4, subscription lifecycle. */
export function phaseOf(subscription: Subscription): Phase {
  const { isSubscribed, isCanceledButActive, isTrialing, isGiven } = subscription;
  if (!isSubscribed) return 'free';
  if (isCanceledButActive) return 'canceled';
  if (isTrialing) return 'trial';
  return !isGiven && subscription.subscription.subscription_status === 'past_due' ? 'pastDue' : 'active';
}

export type Problem = 'pastDue' | 'unpaid' | 'paused';

/** What keeps the provider from collecting; null if nothing does. */
export function problemOf({ subscription }: Subscription): Problem | null {
  return problems[subscription.subscription_status] ?? null;
}

const problems: Record<string, Problem> = { past_due: 'pastDue', unpaid: 'unpaid', paused: 'paused' };

/** Whether there is something that the provider charges for, and that is not set to end. */
export function canCancel({ billing, subscription }: Subscription): boolean {
  return billing !== null && ['active', 'trialing', 'past_due'].includes(subscription.subscription_status);
}
