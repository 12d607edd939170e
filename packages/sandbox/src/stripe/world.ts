import type Stripe from 'stripe';

import { noSuch } from './refusal.ts';

/** Stripe's objects as they are kept: what refers to another object does so by its id. */
export type Customer = Stripe.Customer & { test_clock: string | null; currency: string | null };
export type Product = Stripe.Product;
export type Price = Stripe.Price & {
  product: string;
  unit_amount: number;
  recurring: Stripe.Price.Recurring;
};
export type Item = Omit<Stripe.SubscriptionItem, 'price'> & { price: Price; quantity: number };
export type Subscription = Omit<Stripe.Subscription, 'items'> & {
  customer: string;
  default_payment_method: string | null;
  latest_invoice: string | null;
  test_clock: string | null;
  items: Stripe.ApiList<Item>;
};
export type Invoice = Stripe.Invoice & { customer: string; test_clock: string | null };
export type Intent = Stripe.PaymentIntent & { customer: string | null; payment_method: string | null };
export type Method = Stripe.PaymentMethod & { customer: string | null; card: Stripe.PaymentMethod.Card };
export type Session = Stripe.Checkout.Session & { customer: string | null };
export type PortalSession = Stripe.BillingPortal.Session & { configuration: string };
export type Deleted = { id: string; deleted: true };

/** How this account of Stripe is set up, and what a test may change of it. */
export type Settings = {
  billingMode: 'flexible' | 'classic';
  /** After how many days a failed payment is tried again. */
  retryDays: number[];
  /** What becomes of a subscription when the last try has failed. */
  afterRetries: 'canceled' | 'unpaid' | 'past_due';
};

export const initialSettings: Settings = {
  billingMode: 'flexible',
  retryDays: [3, 5, 7],
  afterRetries: 'canceled',
};

/** Everything that the stand-in knows. Nothing of it outlives the process. */
export type World = {
  readonly baseUrl: string;
  readonly realSeconds: () => number;
  settings: Settings;
  /** How far the sandbox's clock is ahead of the real one, in seconds. */
  offset: number;
  /** The moment of what is being made up for while the clock moves. */
  replayed: number | undefined;
  /** The request that is being answered, for its events. */
  request: Stripe.Event.Request | null;
  customers: Map<string, Customer | Deleted>;
  products: Map<string, Product>;
  prices: Map<string, Price>;
  methods: Map<string, Method>;
  /** The number of each payment method's card. */
  cardNumbers: Map<string, string>;
  subscriptions: Map<string, Subscription>;
  /** Prorations that wait for a subscription's next invoice. */
  pendingLines: Map<string, Stripe.InvoiceLineItem[]>;
  /** The trials whose end has been announced: their subscription and end. */
  announced: Set<string>;
  invoices: Map<string, Invoice>;
  intents: Map<string, Intent>;
  /** The payment intents of each invoice, the latest one last. */
  intentsOf: Map<string, string[]>;
  sessions: Map<string, Session>;
  /** What each checkout sells. */
  lineItems: Map<string, Stripe.LineItem[]>;
  /** What a checkout's subscription is created with. */
  checkoutPlans: Map<string, CheckoutPlan>;
  /** What was typed into a page before the bank asked its question. */
  asked: Map<string, URLSearchParams>;
  portalSessions: Map<string, PortalSession>;
  configurations: Map<string, Stripe.BillingPortal.Configuration>;
  endpoints: Map<string, Stripe.WebhookEndpoint>;
  /** The secrets that sign for an endpoint: more than one while they are changed. */
  secrets: Map<string, string[]>;
  events: Map<string, Stripe.Event>;
  clocks: Map<string, Stripe.TestHelpers.TestClock>;
  deliver: (event: Stripe.Event) => void;
};

export type CheckoutPlan = {
  trialDays: number | undefined;
  trialEnd: number | undefined;
  whenUnpaid: 'cancel' | 'create_invoice' | 'pause';
  billingMode: 'flexible' | 'classic' | undefined;
  metadata: Record<string, string>;
  description: string | null;
};

export function createWorld(baseUrl: string, realSeconds: () => number): World {
  return {
    baseUrl,
    realSeconds,
    settings: { ...initialSettings },
    offset: 0,
    replayed: undefined,
    request: null,
    customers: new Map(),
    products: new Map(),
    prices: new Map(),
    methods: new Map(),
    cardNumbers: new Map(),
    subscriptions: new Map(),
    pendingLines: new Map(),
    announced: new Set(),
    invoices: new Map(),
    intents: new Map(),
    intentsOf: new Map(),
    sessions: new Map(),
    lineItems: new Map(),
    checkoutPlans: new Map(),
    asked: new Map(),
    portalSessions: new Map(),
    configurations: new Map(),
    endpoints: new Map(),
    secrets: new Map(),
    events: new Map(),
    clocks: new Map(),
    deliver: () => undefined,
  };
}

/** The time by which everything bills that has no test clock of its own. */
export function sandboxNow(world: World): number {
  return world.replayed ?? world.realSeconds() + world.offset;
}

/** The time of a test clock, or the sandbox's. */
export function nowOn(world: World, clock: string | null): number {
  return (clock ? world.clocks.get(clock)?.frozen_time : undefined) ?? sandboxNow(world);
}

export function requireCustomer(world: World, id: string, param?: string): Customer {
  const customer = world.customers.get(id);
  if (!customer || customer.deleted) throw noSuch('customer', id, param);
  return customer;
}

export function requirePrice(world: World, id: string, param?: string): Price {
  const price = world.prices.get(id);
  if (!price) throw noSuch('price', id, param);
  return price;
}

export function requireSubscription(world: World, id: string, param?: string): Subscription {
  const subscription = world.subscriptions.get(id);
  if (!subscription) throw noSuch('subscription', id, param);
  return subscription;
}

export function requireInvoice(world: World, id: string, param?: string): Invoice {
  const invoice = world.invoices.get(id);
  if (!invoice) throw noSuch('invoice', id, param);
  return invoice;
}

export function requireIntent(world: World, id: string): Intent {
  const intent = world.intents.get(id);
  if (!intent) throw noSuch('payment_intent', id, 'intent');
  return intent;
}

/** In the order in which they were made. */
export function subscriptionsOf(world: World, customer: string): Subscription[] {
  return [...world.subscriptions.values()].filter((one) => one.customer === customer);
}

export function invoicesOf(world: World, customer: string): Invoice[] {
  return [...world.invoices.values()].filter((one) => one.customer === customer);
}

/** The card that pays for a subscription, or for its customer's invoices. */
export function payingMethod(
  world: World,
  customer: Customer,
  subscription?: Subscription,
): Method | undefined {
  const byDefault = customer.invoice_settings.default_payment_method as string | null; // as: kept by id
  return world.methods.get(subscription?.default_payment_method ?? byDefault ?? '');
}

export function listOf<T>(data: T[], url: string): Stripe.ApiList<T> {
  return { object: 'list', data, has_more: false, url };
}
