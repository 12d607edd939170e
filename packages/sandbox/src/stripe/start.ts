import type Stripe from 'stripe';

import { day, periodEnd } from './calendar.ts';
import { isFailure } from './cards.ts';
import { emit } from './events.ts';
import { createInvoice } from './invoices.ts';
import { periodLine, trialLine } from './lines.ts';
import { cardError } from './methods.ts';
import { collect, outcomeOf, type Presence } from './payments.ts';
import { badParameter, cannot } from './refusal.ts';
import { newItem, newSubscription, type Wanted } from './subscription.ts';
import { type Customer, type Method, nowOn, payingMethod, type Subscription, type World } from './world.ts';

export type Start = {
  wanted: Wanted[];
  trialEnd?: number | undefined;
  whenUnpaid?: 'cancel' | 'create_invoice' | 'pause' | undefined;
  billingMode?: 'flexible' | 'classic' | undefined;
  metadata?: Record<string, string>;
  description?: string | null;
  method?: Method | undefined;
  saveMethod?: 'off' | 'on_subscription' | undefined;
  behavior?: 'allow_incomplete' | 'default_incomplete' | 'error_if_incomplete' | undefined;
  presence?: Presence;
};

/** Starts a subscription: with a trial and an invoice of nothing, or with its first payment. */
export function startSubscription(world: World, customer: Customer, start: Start): Subscription {
  const { wanted, trialEnd, behavior = 'allow_incomplete', presence = 'absent' } = start;
  const now = nowOn(world, customer.test_clock);
  const [first] = wanted;
  if (!first) throw cannot('Missing required param: items.', { code: 'parameter_missing', param: 'items' });
  requireOneRhythm(wanted);
  if (trialEnd === undefined) requirePayment(world, customer, { ...start, behavior });

  const trial = trialEnd === undefined ? undefined : { start: now, end: trialEnd };
  const subscription: Subscription = newSubscription(world, {
    customer: customer.id,
    clock: customer.test_clock,
    currency: first.price.currency,
    status: trial ? 'trialing' : 'incomplete',
    anchor: trialEnd ?? now,
    trial,
    whenUnpaid: start.whenUnpaid ?? 'create_invoice',
    billingMode: start.billingMode ?? world.settings.billingMode,
    metadata: start.metadata ?? {},
    description: start.description ?? null,
    method: start.method?.id ?? null,
    saveMethod: start.saveMethod ?? 'off',
  });
  const period = trial ?? { start: now, end: periodEnd(now, first.price.recurring, 1) };
  subscription.items.data = wanted.map((one) => newItem(subscription, one, period));
  world.subscriptions.set(subscription.id, subscription);

  const toLine = trial ? trialLine : periodLine;
  const lines = subscription.items.data.map((item) => toLine(world, item, period));
  const invoice = createInvoice(world, { subscription, reason: 'subscription_create', lines });
  subscription.latest_invoice = invoice.id;
  emit(world, 'customer.subscription.created', subscription);
  collect(world, invoice, { presence, isDeferred: behavior === 'default_incomplete' });
  return subscription;
}

/** With `error_if_incomplete` nothing is created unless it can be paid. */
function requirePayment(world: World, customer: Customer, start: Start): void {
  const method = start.method ?? payingMethod(world, customer);
  if (start.behavior === 'default_incomplete') return;
  if (!method) {
    throw cannot(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
      { code: 'resource_missing' },
    );
  }
  if (start.behavior === 'error_if_incomplete') requirePaid(world, method);
}

export function requirePaid(world: World, method: Method | undefined): void {
  const outcome = outcomeOf(world, method, 'absent');
  if (isFailure(outcome)) throw cardError(outcome);
  if (outcome === 'authenticate') {
    throw cardError({
      code: 'subscription_payment_intent_requires_action',
      message:
        'Payment for this subscription requires additional user action before it can be completed successfully.',
    });
  }
}

export function requireOneRhythm(wanted: Wanted[]): void {
  const rhythms = new Set(wanted.map(({ price }) => rhythmOf(price)));
  if (rhythms.size > 1) {
    throw cannot('Currency and interval fields must match across all plans on this subscription.', {
      param: 'items',
    });
  }
}

export function rhythmOf({ currency, recurring }: Stripe.Price): string {
  return `${currency} ${recurring?.interval_count} ${recurring?.interval}`;
}

export function trialEndOf(now: number, days?: number, end?: number | 'now'): number | undefined {
  if (days !== undefined && end !== undefined) {
    throw badParameter(
      'trial_end',
      'You may only specify one of these parameters: trial_period_days, trial_end.',
    );
  }
  if (days !== undefined && (days < 1 || days > 730)) {
    throw badParameter('trial_period_days', 'Trial periods have from 1 to 730 days.');
  }
  if (typeof end === 'number' && end <= now) {
    throw badParameter('trial_end', 'Invalid timestamp: must be an integer Unix timestamp in the future.');
  }
  if (days !== undefined) return now + days * day;
  return end === 'now' ? undefined : end;
}
