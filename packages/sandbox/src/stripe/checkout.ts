import type Stripe from 'stripe';

import { hour } from './calendar.ts';
import { isFailure, type Card } from './cards.ts';
import { createCustomer } from './customers.ts';
import { emit } from './events.ts';
import { newId } from './ids.ts';
import { attach, cardError, createMethod, type Expiry } from './methods.ts';
import { cannot } from './refusal.ts';
import { startSubscription, trialEndOf } from './start.ts';
import type { Presence } from './payments.ts';
import type { Wanted } from './subscription.ts';
import {
  type CheckoutPlan,
  type Customer,
  type Method,
  nowOn,
  requireCustomer,
  requirePrice,
  type Session,
  type World,
} from './world.ts';

type Input = {
  customer: string | null;
  email: string | null;
  reference: string | null;
  wanted: Wanted[];
  plan: CheckoutPlan;
  successUrl: string;
  cancelUrl: string | null;
  locale: string | null;
  expiresAt: number | undefined;
  collection: 'always' | 'if_required';
  allowsPromotions: boolean | null;
  metadata: Record<string, string>;
};

/**
 * Opens a checkout. It lives in real time, as at Stripe, where only what is billed follows a test clock: the server
 * that asks for it, and the person who has its page open, know no other time.
 */
export function openCheckout(world: World, input: Input): Session {
  const { plan, wanted } = input;
  const id = newId('cs_test', 58);
  const now = world.realSeconds();
  const isTrial = plan.trialDays !== undefined || plan.trialEnd !== undefined;
  const lines = wanted.map((one) => toLineItem(world, one, isTrial));
  const total = lines.reduce((sum, line) => sum + line.amount_total, 0);
  const session: Session = {
    ...blank(),
    id,
    allow_promotion_codes: input.allowsPromotions,
    amount_subtotal: total,
    amount_total: total,
    cancel_url: input.cancelUrl,
    client_reference_id: input.reference,
    created: now,
    currency: wanted[0]?.price.currency ?? 'usd',
    customer: input.customer,
    customer_creation: input.customer ? null : 'always',
    customer_email: input.email,
    expires_at: input.expiresAt ?? now + 24 * hour,
    locale: input.locale,
    metadata: input.metadata,
    payment_method_collection: input.collection,
    payment_status: total === 0 ? 'no_payment_required' : 'unpaid',
    success_url: input.successUrl,
    url: `${world.baseUrl}/checkout/${id}`,
  } satisfies Session;
  world.sessions.set(id, session);
  world.lineItems.set(id, lines);
  world.checkoutPlans.set(id, plan);
  return session;
}

/** What every open session says, whatever it sells. */
function blank() {
  return {
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allowed_payment_method_types: null,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer_account: null,
    customer_details: null,
    discounts: [],
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    managed_payments: null,
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    wallet_options: null,
  } satisfies Partial<Session>;
}

function toLineItem(world: World, { price, quantity }: Wanted, isTrial: boolean): Stripe.LineItem {
  const amount = isTrial ? 0 : price.unit_amount * quantity;
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: world.products.get(price.product)?.name ?? null,
    metadata: {},
    price,
    quantity,
  } satisfies Stripe.LineItem;
}

export function expireCheckout(world: World, session: Session): void {
  if (session.status !== 'open') {
    throw cannot(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  }
  session.status = 'expired';
  session.url = null;
  emit(world, 'checkout.session.expired', session);
}

/** Sessions nobody came back to end by themselves. */
export function expireOld(world: World): void {
  for (const session of world.sessions.values()) {
    if (session.status === 'open' && session.expires_at <= world.realSeconds())
      expireCheckout(world, session);
  }
}

type Buyer = { email: string; name: string };
type Payer = Buyer & { card: Card; expiry: Expiry; isAuthenticated: boolean };

/**
 * The press of the button. `authenticate` says that the card's bank wants to hear from its owner first; nothing has
 * happened then. A declined card throws, and the session stays open.
 */
export function payCheckout(world: World, session: Session, payer: Payer): 'done' | 'authenticate' {
  const { card, isAuthenticated } = payer;
  if (isFailure(card.attended)) throw cardError(card.attended);
  const isCharged = (session.amount_total ?? 0) > 0;
  if (isCharged && isFailure(card.unattended)) throw cardError(card.unattended);
  if (card.attended === 'authenticate' && !isAuthenticated) return 'authenticate';

  const customer = buyerOf(world, session, payer);
  const method = createMethod(world, card, payer.expiry);
  method.billing_details.email = payer.email;
  method.billing_details.name = payer.name;
  attach(world, method, customer);
  const presence = isAuthenticated ? 'authenticated' : 'present';
  finish(world, session, { customer, method, presence, buyer: payer });
  return 'done';
}

/** Whether somebody may subscribe without a card: when nothing is due and none was asked for. */
export function needsNoCard({ payment_method_collection, amount_total }: Session): boolean {
  return payment_method_collection === 'if_required' && amount_total === 0;
}

export function subscribeWithoutCard(world: World, session: Session, buyer: Buyer): void {
  if (!needsNoCard(session)) throw cannot('This checkout needs a card.');
  const customer = buyerOf(world, session, buyer);
  finish(world, session, { customer, method: undefined, presence: 'present', buyer });
}

function buyerOf(world: World, { customer }: Session, buyer: Buyer): Customer {
  return customer ? requireCustomer(world, customer, 'customer') : createCustomer(world, buyer);
}

type Finish = { customer: Customer; method: Method | undefined; presence: Presence; buyer: Buyer };

function finish(world: World, session: Session, { customer, method, presence, buyer }: Finish): void {
  const plan = world.checkoutPlans.get(session.id);
  const now = nowOn(world, customer.test_clock);
  const subscription = startSubscription(world, customer, {
    wanted: (world.lineItems.get(session.id) ?? []).map((line) => ({
      price: requirePrice(world, line.price?.id ?? ''),
      quantity: line.quantity ?? 1,
    })),
    trialEnd: trialEndOf(now, plan?.trialDays, plan?.trialEnd),
    whenUnpaid: plan?.whenUnpaid,
    billingMode: plan?.billingMode,
    metadata: plan?.metadata ?? {},
    description: plan?.description ?? null,
    method,
    presence,
  });
  session.status = 'complete';
  session.url = null;
  session.customer = customer.id;
  session.subscription = subscription.id;
  session.invoice = subscription.latest_invoice;
  const invoice = world.invoices.get(subscription.latest_invoice ?? '');
  if (session.payment_status === 'unpaid' && invoice?.status === 'paid') session.payment_status = 'paid';
  session.customer_details = {
    address: null,
    business_name: null,
    email: buyer.email,
    individual_name: null,
    name: buyer.name || null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
  emit(world, 'checkout.session.completed', session);
}

/** Where the browser goes afterwards. */
export function successUrl({ success_url, id }: Session): string {
  return (success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id);
}
