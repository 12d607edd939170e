import type Stripe from 'stripe';

import { createInvoice } from './invoices.ts';
import { endTrial } from './lifecycle.ts';
import { collect, type Presence } from './payments.ts';
import { planChange, type Wish } from './planChange.ts';
import { cannot } from './refusal.ts';
import { requirePaid } from './start.ts';
import { changeSubscription, currentPeriod, setPeriod } from './subscription.ts';
import {
  nowOn,
  payingMethod,
  requireCustomer,
  requireInvoice,
  type Subscription,
  type World,
} from './world.ts';

type Money = {
  behavior: 'none' | 'create_prorations' | 'always_invoice';
  mustBePaid: boolean;
  presence?: Presence;
};

/** Changes what a subscription bills, and invoices it now, later or not at all. */
export function changePlan(
  world: World,
  subscription: Subscription,
  { wish, money }: { wish: Wish; money: Money },
) {
  const { plan, isInvoiced, due } = costOf(world, subscription, { wish, behavior: money.behavior });
  if (due > 0 && money.mustBePaid) {
    const customer = requireCustomer(world, subscription.customer);
    requirePaid(world, payingMethod(world, customer, subscription));
  }

  changeSubscription(world, subscription, (one) => {
    one.items.data = plan.items;
    if (plan.newPeriod) {
      one.billing_cycle_anchor = plan.newPeriod.start;
      setPeriod(one, plan.newPeriod);
      if (one.cancel_at_period_end) one.cancel_at = plan.newPeriod.end;
    }
  });
  if (!isInvoiced) {
    const waiting = world.pendingLines.get(subscription.id) ?? [];
    world.pendingLines.set(subscription.id, [...waiting, ...plan.lines]);
    return;
  }
  invoiceNow(world, subscription, { lines: plan.lines, presence: money.presence ?? 'absent' });
}

/** What a change does, and what of it is due at once: with what waited, less what the customer has as credit. */
export function costOf(
  world: World,
  subscription: Subscription,
  { wish, behavior }: { wish: Wish; behavior: Money['behavior'] },
) {
  const plan = planChange(world, subscription, wish);
  const isInvoiced = plan.newPeriod !== undefined || (behavior === 'always_invoice' && plan.lines.length > 0);
  const { balance } = requireCustomer(world, subscription.customer);
  const waiting = world.pendingLines.get(subscription.id) ?? [];
  const total = [...waiting, ...plan.lines].reduce((sum, { amount }) => sum + amount, balance);
  return { plan, isInvoiced, due: isInvoiced ? Math.max(0, total) : 0 };
}

/** Invoices lines at once, as changes and resumptions do. */
export function invoiceNow(
  world: World,
  subscription: Subscription,
  { lines, presence }: { lines: Stripe.InvoiceLineItem[]; presence: Presence },
): void {
  const now = nowOn(world, subscription.test_clock);
  const invoice = createInvoice(world, {
    subscription,
    reason: 'subscription_update',
    lines,
    prorationDate: now,
  });
  changeSubscription(world, subscription, (one) => (one.latest_invoice = invoice.id));
  collect(world, invoice, { presence });
}

/** Plans its end. The portal writes only the date in flexible mode; callers and classic mode write the flag as well. */
export function cancelAtPeriodEnd(
  world: World,
  subscription: Subscription,
  { by, feedback, comment }: { by: 'portal' | 'call'; feedback?: string | null; comment?: string | null },
): void {
  changeSubscription(world, subscription, (one) => {
    one.cancel_at = currentPeriod(one).end;
    one.cancel_at_period_end = by === 'call' || one.billing_mode.type === 'classic';
    markCancelled(world, one, { feedback: feedback ?? null, comment: comment ?? null });
  });
}

export function markCancelled(
  world: World,
  subscription: Subscription,
  { feedback, comment }: { feedback: string | null; comment: string | null },
): void {
  subscription.canceled_at = nowOn(world, subscription.test_clock);
  subscription.cancellation_details = {
    comment,
    feedback,
    feedback_option: null,
    reason: 'cancellation_requested',
  };
}

/** Takes a planned end back. */
export function keep(subscription: Subscription): void {
  subscription.cancel_at = null;
  subscription.cancel_at_period_end = false;
  subscription.canceled_at = null;
  subscription.cancellation_details = { comment: null, feedback: null, feedback_option: null, reason: null };
}

/** Moves the end of a trial; `now` ends it and charges. */
export function moveTrial(world: World, subscription: Subscription, end: number | 'now'): void {
  const now = nowOn(world, subscription.test_clock);
  if (end !== 'now') {
    if (end <= now) throw cannot('Invalid timestamp: must be in the future.', { param: 'trial_end' });
    changeSubscription(world, subscription, (one) => {
      one.status = 'trialing';
      one.trial_start ??= now;
      one.trial_end = end;
      one.billing_cycle_anchor = end;
      setPeriod(one, { start: currentPeriod(one).start, end });
    });
    return;
  }
  if (subscription.status !== 'trialing') return;
  changeSubscription(world, subscription, (one) => (one.trial_end = now));
  endTrial(world, subscription);
  if (subscription.latest_invoice && subscription.status === 'active') {
    collect(world, requireInvoice(world, subscription.latest_invoice), { presence: 'absent' });
  }
}
