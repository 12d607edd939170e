import { requireMethod } from './customers.routes.ts';
import { finalize, newInvoice, paymentsOf, voidInvoice } from './invoices.ts';
import { periodLine } from './lines.ts';
import { cardError } from './methods.ts';
import { attemptPayment, collect, openIntent } from './payments.ts';
import { flag, integer, list, object, oneOf, required, text } from './parameters.ts';
import { planChange } from './planChange.ts';
import { cannot, noSuch } from './refusal.ts';
import { listPage, page, route } from './route.ts';
import { everyOf } from './subscription.ts';
import { nextPeriodEnd } from './calendar.ts';
import { currentPeriod } from './subscription.ts';
import {
  type Invoice,
  requireCustomer,
  requireInvoice,
  requireSubscription,
  type Subscription,
  type World,
} from './world.ts';

export const invoiceRoutes = [
  route(
    'GET /v1/invoices',
    {
      ...page,
      customer: text,
      subscription: text,
      status: oneOf('draft', 'open', 'paid', 'uncollectible', 'void'),
    },
    ({ world, input }) => {
      const { customer, subscription, status } = input;
      const found = [...world.invoices.values()].filter(
        (one) =>
          (customer ?? one.customer) === one.customer &&
          (status ?? one.status) === one.status &&
          (subscription === undefined || one.parent?.subscription_details?.subscription === subscription),
      );
      return listPage(found, input, '/v1/invoices');
    },
  ),
  route(
    'POST /v1/invoices/create_preview',
    {
      customer: text,
      subscription: text,
      subscription_details: object({
        items: list(required(object({ id: text, price: text, quantity: integer, deleted: flag }))),
        proration_behavior: oneOf('none', 'create_prorations', 'always_invoice'),
        proration_date: integer,
        billing_cycle_anchor: object({ type: required(oneOf('now', 'unchanged')) }),
        cancel_at_period_end: flag,
      }),
    },
    ({ world, input }) => {
      if (!input.subscription) throw cannot('The stand-in previews invoices of a subscription only.');
      const subscription = requireSubscription(world, input.subscription, 'subscription');
      const given = input.subscription_details;
      return preview(world, subscription, {
        items: given?.items ?? [],
        prorates: given?.proration_behavior !== 'none',
        prorationDate: given?.proration_date,
        startsNow: given?.billing_cycle_anchor?.type === 'now',
        isAtOnce: given?.proration_behavior === 'always_invoice',
      });
    },
  ),
  route('GET /v1/invoices/:id', {}, ({ world, id }) => requireInvoice(world, id)),
  route('GET /v1/invoices/:id/lines', page, ({ world, id, input }) =>
    listPage(requireInvoice(world, id).lines.data.toReversed(), input, `/v1/invoices/${id}/lines`),
  ),
  route('POST /v1/invoices/:id/finalize', { auto_advance: flag }, ({ world, id }) => {
    const invoice = requireInvoice(world, id);
    finalize(world, invoice);
    return invoice;
  }),
  route('POST /v1/invoices/:id/pay', { payment_method: text, off_session: flag }, ({ world, id, input }) => {
    const invoice = requireInvoice(world, id);
    if (invoice.status === 'paid') throw cannot('Invoice is already paid', { code: 'invoice_already_paid' });
    pay(world, invoice, input.payment_method);
    return invoice;
  }),
  route('POST /v1/invoices/:id/void', {}, ({ world, id }) => {
    const invoice = requireInvoice(world, id);
    voidInvoice(world, invoice);
    return invoice;
  }),
  route('GET /v1/invoice_payments', { ...page, invoice: required(text) }, ({ world, input }) => {
    const payments = paymentsOf(world, requireInvoice(world, input.invoice, 'invoice'));
    return listPage(payments.data, input, '/v1/invoice_payments');
  }),
];

function pay(world: World, invoice: Invoice, id: string | undefined): void {
  const method = id ? requireMethod(world, id, 'payment_method') : undefined;
  if (method && method.customer !== null && method.customer !== invoice.customer) {
    throw noSuch('PaymentMethod', method.id, 'payment_method');
  }
  const attempt = { presence: 'present' as const, method };
  if (invoice.status === 'draft') collect(world, invoice, attempt);
  else if (invoice.status === 'open') attemptPayment(world, invoice, attempt);
  else throw cannot('Invoice is no longer payable', { code: 'invoice_not_payable' });
  if (String(invoice.status) === 'paid') return;

  const error = openIntent(world, invoice).last_payment_error;
  throw cardError({
    code: String(error?.code ?? 'invoice_payment_intent_requires_action'),
    ...(error?.decline_code && { decline_code: error.decline_code }),
    message: error?.message ?? 'This payment requires additional user action before it can be completed.',
  });
}

type Wish = Parameters<typeof planChange>[2] & { isAtOnce: boolean };

/** The invoice that a change would make, or the next renewal's. Nothing is kept of it. */
function preview(world: World, subscription: Subscription, wish: Wish): Invoice {
  const change = planChange(world, subscription, wish);
  const isNow = change.newPeriod !== undefined || wish.isAtOnce;
  const { end } = currentPeriod(subscription);
  const next = {
    start: end,
    end: nextPeriodEnd(subscription.billing_cycle_anchor, everyOf(subscription), end),
  };
  const renewal = isNow ? [] : change.items.map((item) => periodLine(world, item, next));
  const waiting = world.pendingLines.get(subscription.id) ?? [];
  const invoice = newInvoice(world, requireCustomer(world, subscription.customer), {
    subscription,
    reason: isNow ? 'subscription_update' : 'subscription_cycle',
    lines: [...waiting, ...change.lines, ...renewal],
  });
  return { ...invoice, id: `upcoming_${invoice.id}`, billing_reason: 'upcoming' };
}
