import { subscriptionStatuses } from '@cartouche/contract/entitlement.rules';
import { features, limits } from '@cartouche/contract/limits';
import { useEffect, useState } from 'react';

import { type Answer, api } from '../api/client.ts';
import { forget, keyOf, queryClient, readAgain } from '../api/query.ts';
import { useRead } from '../api/reads.ts';
import { useWrite } from '../api/writes.ts';
import { forgetSubscription } from '../device.ts';
import { type Session, useSession } from '../session/useSession.ts';
import { keepSubscription, keptSubscription } from './keptSubscription.ts';

export type Subscription = Answer<typeof api.subscription.status>;

/**
 * The user's subscription with what the provider charges for it. Without an answer it is read from the session, which
 * has the plan but no amounts, and is then marked as stale. Specification 4, subscription status caching.
 */
export function useSubscription() {
  const session = useSession();
  const input = { userId: session.user.id };
  useState(() => recallKept(input));
  const read = useRead(api.subscription.status, input);
  const asked = useWrite(api.subscription.status, {
    onDone: (answer) => takeIn(input, answer, Date.now()),
  });
  const { data, dataUpdatedAt } = read;
  const fallback = read.isError ? planOf(session) : null;
  const subscription = data ? { ...data, isStale: data.isStale || read.isError } : fallback;

  useEffect(() => {
    if (data) keepSubscription(data, dataUpdatedAt);
  }, [data, dataUpdatedAt]);

  const tierHere = session.subscription.tier;
  useEffect(() => {
    // What the provider says now decides, also on the screens that only know the session.
    if (data && data.tier !== tierHere) readAgain(api.session.current);
  }, [data, tierHere]);

  return {
    subscription,
    error: subscription === null ? read.error : null,
    isLoading: subscription === null,
    refresh: () => asked.mutate({ ...input, refresh: 'true' }),
    /** Whether the provider was asked on purpose, and has answered or not. */
    wasRefreshed: asked.isSuccess || asked.isError,
    isRefreshing: asked.isPending || (read.isFetching && subscription !== null),
    /** Why the last refresh failed, until something newer is known. */
    refreshError: asked.submittedAt > dataUpdatedAt ? asked.error : null,
  };
}

/** Drops what is kept of the subscription, here and in the tab's storage. It is read anew where it is shown. */
export function invalidateSubscription(): void {
  forgetSubscription();
  forget(api.subscription.status);
}

/** A page that was loaded again begins with what it knew. */
function recallKept(input: { userId: string }): void {
  const kept = keptSubscription(input.userId);
  if (kept) takeIn(input, kept.answer, kept.at);
}

/** Takes in an answer that came another way; a newer one stays. */
function takeIn(input: { userId: string }, answer: Subscription, at: number): void {
  const key = keyOf(api.subscription.status, input);
  const known = queryClient.getQueryState(key)?.dataUpdatedAt ?? 0;
  if (at > known) queryClient.setQueryData(key, answer, { updatedAt: at });
}

/** The plan as the session has it, from the same row. */
function planOf({ user, subscription }: Session): Subscription {
  const { tier, status, isTrialing, expiresAt } = subscription;
  const now = new Date().toISOString();
  return {
    subscription: {
      user_id: user.id,
      subscription_tier: tier,
      subscription_status: subscriptionStatuses.find((one) => one === status) ?? 'active',
      subscription_expires_at: expiresAt,
      updated_at: now,
    },
    isStale: true,
    lastSync: now,
    tier,
    isSubscribed: tier !== 'free',
    isActive: status === 'active' || status === 'trialing',
    isTrialing,
    isExpired: tier === 'free' && status === 'expired',
    isCanceledButActive: tier !== 'free' && status === 'canceled',
    isGiven: false,
    expiresAt,
    features: [...features[tier]],
    limits: limits[tier],
    customerId: null,
    billing: null,
  };
}
