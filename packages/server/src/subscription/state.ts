import type { SubscriptionStatus } from '@cartouche/contract/entitlement.rules';
import type { StripeConfig } from '../stripeConfig.ts';
import type { Bought } from './customers.store.ts';
import type { OpenInvoice, ProviderSubscription } from './shapes.ts';
import { isLive, isOurs } from './stripe.ts';
import type { BoughtPlan } from './subscription.store.ts';

/** What the provider's statuses are to us, best first. A status that it invents later is unknown. */
const statuses: Record<string, SubscriptionStatus> = {
  active: 'active',
  trialing: 'trialing',
  past_due: 'past_due',
  unpaid: 'unpaid',
  paused: 'paused',
  incomplete: 'incomplete',
  canceled: 'expired',
  incomplete_expired: 'expired',
};
const order = Object.keys(statuses);

/** A subscription that is used or can be charged, so that nobody may buy a second one. */
const running = new Set(['active', 'trialing', 'past_due', 'unpaid', 'paused']);
export const isRunning = ({ status }: { status: string }): boolean => running.has(status);

/** One for which nothing is charged any more. */
export const isOver = ({ status }: ProviderSubscription): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

export type Chosen = {
  /** The subscription that counts; undefined if there is none of ours. */
  subscription: ProviderSubscription | undefined;
  /** Why what is stored must not be touched. */
  odd?: string;
  /** Those of ours that run beside it: somebody would pay twice. */
  extra: ProviderSubscription[];
};

/** Chooses among all subscriptions of a customer the one that counts. */
export function choose(all: readonly ProviderSubscription[], settings: StripeConfig): Chosen {
  const isOwn = ({ livemode, items }: ProviderSubscription) =>
    livemode === isLive(settings) && items.data.some(({ price }) => isOurs(settings, price.id));
  const foreign = all.find((one) => !isOwn(one) && isRunning(one));
  const ours = all.filter(isOwn);
  const unknown = ours.find(({ status }) => !(status in statuses));
  const ranked = ours
    .filter(({ status }) => status in statuses)
    .toSorted(
      (a, b) => order.indexOf(a.status) - order.indexOf(b.status) || Number(b.created) - Number(a.created),
    );
  const [subscription, ...others] = ranked;
  const isUsable = subscription !== undefined && !isOver(subscription);

  const extra = isUsable ? others.filter(isRunning) : [];
  if (!isUsable && unknown)
    return { subscription: undefined, extra, odd: `unknown status ${unknown.status}` };
  if (!isUsable && foreign)
    return { subscription: undefined, extra, odd: `foreign price or mode on ${foreign.id}` };
  return { subscription, extra };
}

/** When the paid or free time ends: with the last of its items. */
export function periodEnd({ items }: ProviderSubscription): Date {
  return new Date(Math.max(...items.data.map(({ current_period_end }) => current_period_end.getTime())));
}

export function periodStart({ items }: ProviderSubscription): Date {
  return new Date(Math.min(...items.data.map(({ current_period_start }) => current_period_start.getTime())));
}

/** The planned end, which our calls and the portal write in two ways. */
export function plannedEnd(one: ProviderSubscription): Date | null {
  if (one.cancel_at) return one.cancel_at;
  return one.cancel_at_period_end ? periodEnd(one) : null;
}

/** What we keep of the provider's state in the user's row. */
export function toPlan(one: ProviderSubscription | undefined, now: Date): BoughtPlan {
  if (!one) {
    return {
      subscription_tier: 'free',
      subscription_status: 'active',
      subscription_expires_at: null,
      updated_at: now,
    };
  }
  const status = statuses[one.status] ?? 'expired';
  const end = plannedEnd(one);
  const runs = status === 'active' || status === 'trialing' || status === 'past_due';
  return {
    subscription_tier: runs ? 'pro' : 'free',
    // One that is owed for stays past due: the end that is planned gives no time that was paid for.
    subscription_status: end && runs && status !== 'past_due' ? 'canceled' : status,
    subscription_expires_at: isOver(one)
      ? (one.ended_at ?? one.canceled_at ?? periodEnd(one))
      : (end ?? periodEnd(one)),
    updated_at: now,
  };
}

/** Whether a payment for it is open. */
export const isOwed = ({ status }: ProviderSubscription): boolean =>
  status === 'past_due' || status === 'unpaid';

/** Whether the next period is charged. A trial that nobody can be charged for ends with itself. */
function isCharged(one: ProviderSubscription): boolean {
  if (plannedEnd(one)) return false;
  if (one.status === 'active' || one.status === 'past_due') return true;
  const hasMethod =
    one.default_payment_method != null || one.default_source != null || one.customer.hasMethod;
  const withoutMethod = one.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice';
  return one.status === 'trialing' && (hasMethod || withoutMethod === 'create_invoice');
}

/** What the screens say of the money; `owed` is the invoice that is to be paid first. */
export function toBought(
  one: ProviderSubscription | undefined,
  settings: StripeConfig,
  owed: OpenInvoice | undefined,
): Bought | undefined {
  const item = one?.items.data.find(({ price }) => isOurs(settings, price.id));
  if (!one || !item) return undefined;
  const { price, quantity = 1 } = item;
  return {
    subscription_id: one.id,
    price_id: price.id,
    billing_interval: price.recurring?.interval ?? null,
    amount: price.unit_amount === null ? null : price.unit_amount * quantity,
    currency: price.currency,
    credit: -one.customer.balance,
    next_payment_at: isCharged(one) ? periodEnd(one) : null,
    mend_url: owed?.hosted_invoice_url ?? null,
  };
}
