import type Stripe from 'stripe';

import { change, emit } from './events.ts';
import { newId } from './ids.ts';
import { toPlan } from './prices.ts';
import { type Item, listOf, nowOn, type Price, type Subscription, type World } from './world.ts';

export type Period = { start: number; end: number };
export type Wanted = { price: Price; quantity: number };

type Input = {
  customer: string;
  clock: string | null;
  currency: string;
  status: Stripe.Subscription.Status;
  anchor: number;
  trial: Period | undefined;
  whenUnpaid: Stripe.Subscription.TrialSettings.EndBehavior['missing_payment_method'];
  billingMode: 'flexible' | 'classic';
  metadata: Record<string, string>;
  description: string | null;
  method: string | null;
  saveMethod: 'off' | 'on_subscription';
};

export function newSubscription(world: World, input: Input): Subscription {
  const now = nowOn(world, input.clock);
  const id = newId('sub');
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: input.anchor,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: input.billingMode },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: input.currency,
    customer: input.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: input.method,
    default_source: null,
    default_tax_rates: [],
    description: input.description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listOf<Item>([], `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: input.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: input.saveMethod,
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: input.status,
    test_clock: input.clock,
    transfer_data: null,
    trial_end: input.trial?.end ?? null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: input.whenUnpaid },
    },
    trial_start: input.trial?.start ?? null,
  } satisfies Subscription;
}

export function newItem(subscription: Subscription, { price, quantity }: Wanted, period: Period): Item {
  return {
    id: newId('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: period.start,
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: toPlan(price),
    price,
    quantity,
    subscription: subscription.id,
    tax_rates: [],
  } satisfies Item;
}

export function changeSubscription(
  world: World,
  subscription: Subscription,
  apply: (subscription: Subscription) => void,
): void {
  change(world, { object: subscription, type: 'customer.subscription.updated' }, apply);
}

/** Ends it for good. What it has invoiced stays as it is, but nothing is collected any more. */
export function endSubscription(
  world: World,
  subscription: Subscription,
  reason?: 'cancellation_requested' | 'payment_failed',
): void {
  const now = nowOn(world, subscription.test_clock);
  subscription.status = 'canceled';
  subscription.ended_at = now;
  subscription.canceled_at ??= now;
  if (reason && subscription.cancellation_details) subscription.cancellation_details.reason = reason;
  stopCollecting(world, subscription);
  emit(world, 'customer.subscription.deleted', subscription);
}

/** Nothing is invoiced any more until it is resumed. */
export function pauseSubscription(world: World, subscription: Subscription): void {
  changeSubscription(world, subscription, (one) => (one.status = 'paused'));
  emit(world, 'customer.subscription.paused', subscription);
}

export function stopCollecting(world: World, subscription: Subscription): void {
  for (const invoice of world.invoices.values()) {
    if (invoice.parent?.subscription_details?.subscription !== subscription.id) continue;
    if (invoice.status !== 'draft' && invoice.status !== 'open') continue;
    invoice.auto_advance = false;
    invoice.automatically_finalizes_at = null;
    invoice.next_payment_attempt = null;
  }
  world.pendingLines.delete(subscription.id);
}

/** The period that runs now: from the earliest start of its items to their latest end. */
export function currentPeriod({ items }: Subscription): Period {
  return {
    start: Math.min(...items.data.map((item) => item.current_period_start)),
    end: Math.max(...items.data.map((item) => item.current_period_end)),
  };
}

export function setPeriod(subscription: Subscription, { start, end }: Period): void {
  for (const item of subscription.items.data) {
    item.current_period_start = start;
    item.current_period_end = end;
  }
}

export function hasEnded({ status }: Subscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}

/** Whether it is going to end: portal and flexible mode write a date, classic mode and callers the flag. */
export function isEnding({ cancel_at, cancel_at_period_end }: Subscription): boolean {
  return cancel_at !== null || cancel_at_period_end;
}

export function everyOf({ items }: Subscription): Stripe.Price.Recurring {
  const [first] = items.data;
  if (!first) throw new Error('a subscription has at least one item');
  return first.price.recurring;
}
