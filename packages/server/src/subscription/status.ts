import { entitlementOf, subscriptionStatuses } from '@cartouche/contract/entitlement.rules';
import { features, limits } from '@cartouche/contract/limits';
import { intervals } from '@cartouche/contract/price.rules';
import type { SubscriptionStatusAnswer } from '@cartouche/contract/subscription';

import type { Context, UserId } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { type Bought, findCustomer } from './customers.store.ts';
import { findStripe } from './stripe.ts';
import { findSubscription } from './subscription.store.ts';
import { readCustomer } from './sync.ts';

/** How old what is stored may be if nobody asks for news. */
const freshMs = 5 * 60_000;

/** How long the screen waits for the provider before it shows what is stored. */
const longestWaitMs = 6_000;

/** The user's plan; what is stored if the provider does not answer. Specification 4, subscription status caching. */
export async function getStatus(
  ctx: Context,
  userId: UserId,
  { isRefresh = false } = {},
): Promise<SubscriptionStatusAnswer> {
  const isStale = !(await isCurrent(ctx, userId, isRefresh));
  const row = await findSubscription(ctx.db, userId);
  if (!row) throw new Refusal('account_gone');
  const customer = await findCustomer(ctx.db, userId);
  const now = ctx.now();
  const state = entitlementOf(row, now);
  const { tier, status, expiresAt } = state;

  return {
    subscription: {
      user_id: userId,
      subscription_tier: tier,
      subscription_status: subscriptionStatuses.find((one) => one === status) ?? 'expired',
      subscription_expires_at: expiresAt,
      updated_at: (row.updated_at ?? now).toISOString(),
    },
    isStale,
    lastSync: (customer?.read_at ?? now).toISOString(),
    tier,
    isSubscribed: state.isSubscribed,
    isActive: state.isActive,
    isTrialing: state.isTrialing,
    isExpired: state.isExpired,
    isCanceledButActive: state.isCanceledButActive,
    isGiven: state.isGiven,
    expiresAt,
    features: [...features[tier]],
    limits: limits[tier],
    customerId: customer?.customer_id ?? null,
    billing: customer && row.subscription_status !== 'expired' ? billingOf(customer) : null,
  };
}

/** Whether what is stored is the provider's truth; reads it again if it may not be. */
async function isCurrent(ctx: Context, userId: UserId, isRefresh: boolean): Promise<boolean> {
  const customer = await findCustomer(ctx.db, userId);
  if (!customer?.customer_id) return true;
  if (!findStripe(ctx)) return false;

  const now = ctx.now().getTime();
  const ageMs = now - (customer.read_at?.getTime() ?? 0);
  const row = await findSubscription(ctx.db, userId);
  const endsAt = row?.subscription_expires_at?.getTime() ?? Infinity;
  const isPast = endsAt <= now && row?.subscription_status !== 'expired';
  const isNoted = customer.changes_noted > customer.changes_read;
  const isOld = ageMs > freshMs || ageMs < 0;
  if (!isRefresh && !isPast && !isNoted && !isOld) return true;

  try {
    await within(longestWaitMs, readCustomer(ctx, customer.customer_id));
    return true;
  } catch (error) {
    ctx.log.warn({ err: error, customer: customer.customer_id }, 'a subscription could not be read');
    return false;
  }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The payment provider takes too long.')), ms);
  });
  work.catch(() => undefined); // it may fail after nobody waits for it any more
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function billingOf(bought: Bought): SubscriptionStatusAnswer['billing'] {
  const { price_id, amount, credit, currency, billing_interval, next_payment_at, mend_url } = bought;
  const interval = intervals.find((one) => one === billing_interval);
  if (price_id === null || amount === null || currency === null || !interval) return null;
  return {
    priceId: price_id,
    amount,
    credit,
    currency,
    interval,
    nextPaymentAt: next_payment_at?.toISOString() ?? null,
    mendUrl: mend_url,
  };
}
