import { day, hour, nextPeriodEnd } from './calendar.ts';
import { emit } from './events.ts';
import { createInvoice, voidInvoice } from './invoices.ts';
import { periodLine } from './lines.ts';
import { attemptPayment, collect, subscriptionOf } from './payments.ts';
import {
  changeSubscription,
  currentPeriod,
  endSubscription,
  everyOf,
  hasEnded,
  pauseSubscription,
  setPeriod,
  stopCollecting,
} from './subscription.ts';
import { type Invoice, payingMethod, requireCustomer, type Subscription, type World } from './world.ts';

/** How long before its end a trial is announced. */
const trialWarning = 3 * day;

/** Something that happens by itself when its time has come. */
export type Due = { at: number; act: () => void };

/** The next thing that happens to a subscription. An end comes before a charge at the same moment. */
export function nextOfSubscription(world: World, subscription: Subscription): Due | undefined {
  if (hasEnded(subscription)) return undefined;

  const { status, cancel_at, cancel_at_period_end, trial_end, created } = subscription;
  const end = () => endSubscription(world, subscription, 'cancellation_requested');
  const dues: Due[] = [];
  if (cancel_at !== null) dues.push({ at: cancel_at, act: end });
  if (cancel_at_period_end) dues.push({ at: currentPeriod(subscription).end, act: end });
  if (status === 'incomplete') {
    dues.push({ at: created + 23 * hour, act: () => expire(world, subscription) });
  } else if (status === 'trialing' && trial_end !== null) {
    const announcement = `${subscription.id} ${trial_end}`;
    if (!world.announced.has(announcement)) {
      const act = () => {
        world.announced.add(announcement);
        emit(world, 'customer.subscription.trial_will_end', subscription);
      };
      dues.push({ at: Math.max(created, trial_end - trialWarning), act });
    }
    dues.push({ at: trial_end, act: () => endTrial(world, subscription) });
  } else if (status !== 'paused') {
    dues.push({ at: currentPeriod(subscription).end, act: () => renew(world, subscription) });
  }
  return earliest(dues);
}

/** A draft becomes final an hour after it was made; a failed payment is tried again on some days. */
export function nextOfInvoice(world: World, invoice: Invoice): Due | undefined {
  if (!invoice.auto_advance) return undefined;
  if (invoice.status === 'draft' && invoice.automatically_finalizes_at != null) {
    return { at: invoice.automatically_finalizes_at, act: () => advance(world, invoice) };
  }
  if (invoice.status === 'open' && invoice.next_payment_attempt !== null) {
    const act = () => attemptPayment(world, invoice, { presence: 'absent' });
    return { at: invoice.next_payment_attempt, act };
  }
  return undefined;
}

export function earliest(dues: Due[]): Due | undefined {
  return dues.reduce<Due | undefined>((first, due) => (first && first.at <= due.at ? first : due), undefined);
}

function advance(world: World, invoice: Invoice): void {
  collect(world, invoice, { presence: 'absent', isDeferred: isVoided(world, invoice) });
  if (isVoided(world, invoice) && invoice.status === 'open') voidInvoice(world, invoice);
}

function isVoided(world: World, invoice: Invoice): boolean {
  return subscriptionOf(world, invoice)?.pause_collection?.behavior === 'void';
}

/** Ends a trial: with a first invoice, or as its settings say when nobody's card can be charged. */
export function endTrial(world: World, subscription: Subscription): void {
  const method = payingMethod(world, requireCustomer(world, subscription.customer), subscription);
  const whenUnpaid = subscription.trial_settings?.end_behavior.missing_payment_method;
  if (!method && whenUnpaid === 'cancel') return endSubscription(world, subscription);
  if (!method && whenUnpaid === 'pause') return pauseSubscription(world, subscription);
  bill(world, subscription, subscription.trial_end ?? currentPeriod(subscription).end);
}

function renew(world: World, subscription: Subscription): void {
  bill(world, subscription, currentPeriod(subscription).end);
}

/** Begins the next period, and its invoice. */
function bill(world: World, subscription: Subscription, start: number): void {
  const wasTrial = subscription.status === 'trialing';
  const anchor = wasTrial ? start : subscription.billing_cycle_anchor;
  const period = { start, end: nextPeriodEnd(anchor, everyOf(subscription), start) };
  changeSubscription(world, subscription, (one) => {
    if (wasTrial) one.status = 'active';
    one.billing_cycle_anchor = anchor;
    setPeriod(one, period);
    const lines = one.items.data.map((item) => periodLine(world, item, period));
    const invoice = createInvoice(world, { subscription: one, reason: 'subscription_cycle', lines });
    one.latest_invoice = invoice.id;
    if (one.status === 'unpaid' || one.pause_collection?.behavior === 'keep_as_draft') {
      invoice.auto_advance = false;
      invoice.automatically_finalizes_at = null;
    }
  });
}

/** The first payment never came: nothing was sold. */
function expire(world: World, subscription: Subscription): void {
  for (const invoice of world.invoices.values()) {
    if (invoice.id === subscription.latest_invoice && invoice.status === 'open') voidInvoice(world, invoice);
  }
  stopCollecting(world, subscription);
  changeSubscription(world, subscription, (one) => {
    one.status = 'incomplete_expired';
    one.ended_at = one.created + 23 * hour;
  });
}
