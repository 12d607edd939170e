import { day } from './calendar.ts';
import { isFailure, type Outcome } from './cards.ts';
import { change, emit } from './events.ts';
import { charge } from './intents.ts';
import { addIntent, finalize } from './invoices.ts';
import { cardOf } from './methods.ts';
import { changeSubscription, endSubscription, hasEnded } from './subscription.ts';
import {
  type Intent,
  type Invoice,
  type Method,
  nowOn,
  payingMethod,
  requireCustomer,
  type Subscription,
  type World,
} from './world.ts';

/** Whether the customer is there to answer their bank, or has answered already. */
export type Presence = 'absent' | 'present' | 'authenticated';

type Attempt = {
  presence: Presence;
  method?: Method | undefined;
  /** Only asks for the payment, which the customer's browser confirms. */
  isDeferred?: boolean;
};

const noMethod: Outcome = {
  code: 'invoice_payment_intent_requires_action',
  message: 'This customer has no attached payment source or default payment method.',
};

/** Finalizes an invoice and tries to collect it. */
export function collect(world: World, invoice: Invoice, attempt: Attempt): void {
  if (invoice.status === 'draft') finalize(world, invoice);
  const behavior = subscriptionOf(world, invoice)?.pause_collection?.behavior;
  if (behavior === 'mark_uncollectible') {
    change(world, { object: invoice, type: 'invoice.marked_uncollectible' }, (one) => {
      one.status = 'uncollectible';
      one.auto_advance = false;
    });
    return;
  }
  if (invoice.amount_due === 0) return settleInvoice(world, invoice);
  if (!attempt.isDeferred) attemptPayment(world, invoice, attempt);
}

/** One try to collect an open invoice. What becomes of the subscription follows from how it ends. */
export function attemptPayment(world: World, invoice: Invoice, { presence, method }: Attempt): void {
  const intent = openIntent(world, invoice);
  const subscription = subscriptionOf(world, invoice);
  const paying = method ?? payingMethod(world, requireCustomer(world, invoice.customer), subscription);
  const outcome = outcomeOf(world, paying, presence);
  invoice.attempted = true;
  invoice.attempt_count += 1;
  if (paying) charge(world, intent, { method: paying, outcome });
  afterAttempt(world, intent, presence);
}

/** What a card does when it is charged; nobody's card pays nothing. */
export function outcomeOf(world: World, method: Method | undefined, presence: Presence): Outcome {
  if (!method) return noMethod;
  const { attended, unattended } = cardOf(world, method);
  if (isFailure(unattended)) return unattended; // even if it could be saved
  if (presence === 'authenticated') return 'ok';
  return presence === 'present' ? attended : unattended;
}

/** Brings invoice and subscription in line with a payment that was tried, confirmed or refused. */
export function afterAttempt(world: World, intent: Intent, presence: Presence): void {
  const invoice = invoiceOf(world, intent);
  if (!invoice || invoice.status !== 'open') return;
  if (intent.status === 'succeeded') {
    keepMethod(world, invoice, intent);
    return settleInvoice(world, invoice);
  }

  const isLast = planRetry(world, invoice);
  emit(world, 'invoice.payment_failed', invoice);
  if (intent.status === 'requires_action') emit(world, 'invoice.payment_action_required', invoice);
  const subscription = subscriptionOf(world, invoice);
  if (!subscription || hasEnded(subscription) || subscription.status === 'incomplete') return;
  if (isLast && presence === 'absent') return giveUp(world, subscription);
  if (subscription.status === 'active' || subscription.status === 'trialing') {
    changeSubscription(world, subscription, (one) => (one.status = 'past_due'));
  }
}

/** The card that paid first goes on paying, if the subscription was made so. */
function keepMethod(world: World, invoice: Invoice, { payment_method }: Intent): void {
  const subscription = subscriptionOf(world, invoice);
  const method = world.methods.get(payment_method ?? '');
  if (subscription?.payment_settings?.save_default_payment_method !== 'on_subscription' || !method) return;
  method.customer = invoice.customer;
  changeSubscription(world, subscription, (one) => (one.default_payment_method = method.id));
}

/** The moment of the next try, counted from when the invoice became final; answers whether there is none. */
function planRetry(world: World, invoice: Invoice): boolean {
  const isFirst = invoice.billing_reason === 'subscription_create';
  const now = nowOn(world, invoice.test_clock);
  const start = invoice.status_transitions.finalized_at ?? now;
  const next = world.settings.retryDays.map((days) => start + days * day).find((at) => at > now);
  invoice.next_payment_attempt = isFirst || !invoice.auto_advance ? null : (next ?? null);
  return !isFirst && next === undefined;
}

function giveUp(world: World, subscription: Subscription): void {
  const { afterRetries } = world.settings;
  if (afterRetries === 'canceled') return endSubscription(world, subscription, 'payment_failed');
  changeSubscription(world, subscription, (one) => (one.status = afterRetries));
}

export function settleInvoice(world: World, invoice: Invoice): void {
  invoice.status = 'paid';
  invoice.attempted = true;
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = nowOn(world, invoice.test_clock);
  emit(world, 'invoice.paid', invoice);
  emit(world, 'invoice.payment_succeeded', invoice);

  const subscription = subscriptionOf(world, invoice);
  if (!subscription || subscription.latest_invoice !== invoice.id) return;
  const wasPaused = subscription.status === 'paused' && invoice.billing_reason === 'subscription_update';
  if (wasPaused || ['past_due', 'unpaid', 'incomplete'].includes(subscription.status)) {
    changeSubscription(world, subscription, (one) => (one.status = 'active'));
  }
  if (wasPaused) emit(world, 'customer.subscription.resumed', subscription);
}

export function openIntent(world: World, invoice: Invoice): Intent {
  const latest = world.intents.get(world.intentsOf.get(invoice.id)?.at(-1) ?? '');
  return latest && latest.status !== 'canceled' ? latest : addIntent(world, invoice);
}

export function invoiceOf(world: World, intent: Intent): Invoice | undefined {
  const [id] = [...world.intentsOf].find(([, intents]) => intents.includes(intent.id)) ?? [];
  return world.invoices.get(id ?? '');
}

export function subscriptionOf(world: World, { parent }: Invoice): Subscription | undefined {
  const id = parent?.subscription_details?.subscription;
  return typeof id === 'string' ? world.subscriptions.get(id) : undefined;
}
