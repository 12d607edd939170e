import type Stripe from 'stripe';

import { hour } from './calendar.ts';
import { change, emit } from './events.ts';
import { newId } from './ids.ts';
import { createIntent } from './intents.ts';
import { smallestCharge } from './money.ts';
import { cannot } from './refusal.ts';
import { currentPeriod } from './subscription.ts';
import {
  type Customer,
  type Invoice,
  listOf,
  nowOn,
  requireCustomer,
  type Subscription,
  type World,
} from './world.ts';

type Input = {
  subscription: Subscription;
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  lines: Stripe.InvoiceLineItem[];
  prorationDate?: number | undefined;
};

/** What an invoice of these lines says before it is final. */
export function newInvoice(world: World, customer: Customer, input: Input): Invoice {
  const { subscription, reason, prorationDate } = input;
  const id = newId('in');
  const now = nowOn(world, customer.test_clock);
  const lines = input.lines.map((line) => ({ ...line, invoice: id }));
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const { amountDue } = settle(total, customer.balance, subscription.currency);
  const { start, end } = currentPeriod(subscription);
  return {
    ...blank(),
    id,
    amount_due: amountDue,
    amount_remaining: amountDue,
    automatically_finalizes_at: now + hour,
    billing_reason: reason,
    created: now,
    currency: subscription.currency,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    lines: listOf(lines, `/v1/invoices/${id}/lines`),
    parent: {
      quote_details: null,
      subscription_details: {
        metadata: subscription.metadata,
        subscription: subscription.id,
        ...(prorationDate !== undefined && { subscription_proration_date: prorationDate }),
      },
      type: 'subscription_details',
    },
    period_end: reason === 'subscription_create' ? now : end,
    period_start: reason === 'subscription_create' ? now : start,
    starting_balance: customer.balance,
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: customer.test_clock,
    total,
    total_excluding_tax: total,
  } satisfies Invoice;
}

/** What every draft says, whatever it bills. */
function blank() {
  return {
    object: 'invoice',
    account_country: 'US',
    account_name: 'Stand-in for Stripe',
    account_tax_ids: null,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    collection_method: 'charge_automatically',
    custom_fields: null,
    customer_account: null,
    customer_address: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    total_discount_amounts: [],
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  } satisfies Partial<Stripe.Invoice>;
}

/** Invoices what a subscription bills now, with the prorations that waited for it. */
export function createInvoice(world: World, input: Input): Invoice {
  const customer = requireCustomer(world, input.subscription.customer);
  const waiting = world.pendingLines.get(input.subscription.id) ?? [];
  world.pendingLines.delete(input.subscription.id);
  const invoice = newInvoice(world, customer, { ...input, lines: [...waiting, ...input.lines] });
  world.invoices.set(invoice.id, invoice);
  emit(world, 'invoice.created', invoice);
  return invoice;
}

/** Fixes what an invoice asks for. A credit, and a sum too small to be charged, go to the customer's balance. */
export function finalize(world: World, invoice: Invoice): void {
  if (invoice.status !== 'draft') throw cannot('This invoice is already finalized.');
  const customer = requireCustomer(world, invoice.customer);
  const now = nowOn(world, invoice.test_clock);
  const { amountDue, balance } = settle(invoice.total, customer.balance, invoice.currency);

  invoice.starting_balance = customer.balance;
  invoice.ending_balance = balance;
  invoice.amount_due = amountDue;
  invoice.amount_remaining = amountDue;
  invoice.status = 'open';
  invoice.number = `${customer.invoice_prefix}-${String(customer.next_invoice_sequence).padStart(4, '0')}`;
  invoice.automatically_finalizes_at = null;
  invoice.effective_at = now;
  invoice.status_transitions.finalized_at = now;
  invoice.hosted_invoice_url = `${world.baseUrl}/invoice/${invoice.id}`;
  change(world, { object: customer, type: 'customer.updated' }, (one) => {
    one.balance = balance;
    one.currency = invoice.currency;
    one.next_invoice_sequence = (one.next_invoice_sequence ?? 1) + 1;
  });
  if (amountDue > 0) addIntent(world, invoice);
  emit(world, 'invoice.finalized', invoice);
}

export function addIntent(world: World, invoice: Invoice) {
  const intent = createIntent(world, {
    amount: invoice.amount_remaining,
    currency: invoice.currency,
    customer: invoice.customer,
    description: `Invoice ${invoice.number}`,
    email: null,
    metadata: {},
    automatic: false,
  });
  world.intentsOf.set(invoice.id, [...(world.intentsOf.get(invoice.id) ?? []), intent.id]);
  return intent;
}

/** A balance below zero is the customer's credit, one above is what they still owe. */
function settle(total: number, balance: number, currency: string): { amountDue: number; balance: number } {
  const sum = total + balance;
  return sum >= smallestCharge(currency) ? { amountDue: sum, balance: 0 } : { amountDue: 0, balance: sum };
}

export function voidInvoice(world: World, invoice: Invoice): void {
  if (invoice.status !== 'open') throw cannot('You can only void an open invoice.');
  invoice.status = 'void';
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.voided_at = nowOn(world, invoice.test_clock);
  emit(world, 'invoice.voided', invoice);
}

/** The payments of an invoice, as `expand[]=payments` shows them. */
export function paymentsOf(world: World, invoice: Invoice): Stripe.ApiList<Stripe.InvoicePayment> {
  const payments = (world.intentsOf.get(invoice.id) ?? []).flatMap((id, index, all) => {
    const intent = world.intents.get(id);
    if (!intent) return [];
    const status = { succeeded: 'paid', canceled: 'canceled' }[String(intent.status)] ?? 'open';
    return [
      {
        id: `inpay_${id.slice(3)}`,
        object: 'invoice_payment',
        amount_paid: status === 'paid' ? intent.amount : null,
        amount_requested: intent.amount,
        created: intent.created,
        currency: intent.currency,
        invoice: invoice.id,
        is_default: index === all.length - 1,
        livemode: false,
        payment: { payment_intent: id, type: 'payment_intent' },
        status,
        status_transitions: {
          canceled_at: intent.canceled_at,
          paid_at: status === 'paid' ? invoice.status_transitions.paid_at : null,
        },
      } satisfies Stripe.InvoicePayment,
    ];
  });
  return listOf(payments, `/v1/invoice_payments?invoice=${invoice.id}`);
}
