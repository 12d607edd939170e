import { createEndpoint } from './account.routes.ts';
import { type Api, createApi } from './api.ts';
import type { Keys } from './calls.ts';
import { createDeliveries, type Deliveries, type DeliveryOptions, forgetAll } from './deliveries.ts';
import { createConfiguration } from './portal.ts';
import { createPrice, createProduct, type NewPrice } from './prices.ts';
import { createWorld, initialSettings, type World } from './world.ts';

export type Prices = { monthly: number; yearly: number; currency: string };

export type StandInOptions = {
  baseUrl: string;
  keys: Keys;
  webOrigin: string;
  webhookUrl: string;
  webhookSecret: string;
  prices: Prices;
  realSeconds: () => number;
  deliveries: DeliveryOptions;
};

/** The whole stand-in: what it knows, how it is called, and what it sends. */
export type StandIn = {
  options: StandInOptions;
  world: World;
  api: Api;
  deliveries: Deliveries;
  /** The prices that are for sale, and those that were. */
  sold: Sold;
  /** Keeps all that for the next start, if somebody wants it kept. */
  save: () => void;
};

export type Sold = { monthly: string; yearly: string; former: string[] };

const productId = 'prod_sandbox_pro';

/** What the product does not sell, so that somebody can own it all the same. */
const foreign = { product: 'prod_sandbox_other', price: 'price_sandbox_other' };

/** What a server of this kind listens to. */
const webhookEvents = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.trial_will_end',
  'customer.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.finalization_failed',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
];

export function createStandIn(options: StandInOptions): StandIn {
  const world = createWorld(options.baseUrl, options.realSeconds);
  const standIn: StandIn = {
    options,
    world,
    sold: { monthly: '', yearly: '', former: [] },
    api: createApi(world, options.keys, options.webOrigin),
    deliveries: createDeliveries(world, options.deliveries),
    save: () => undefined,
  };
  seed(standIn);
  return standIn;
}

/** Forgets everybody and everything, as after a new start. */
export function reset(standIn: StandIn): void {
  const { world, api, deliveries } = standIn;
  for (const part of Object.values(world)) {
    if (part instanceof Map || part instanceof Set) part.clear();
  }
  Object.assign(world, { settings: { ...initialSettings }, offset: 0, replayed: undefined, request: null });
  api.plans.length = 0;
  api.calls.length = 0;
  api.idempotency.forget();
  forgetAll(deliveries);
  seed(standIn);
}

/** What the account has before anybody comes. */
export function seed(standIn: StandIn): void {
  const { world, options } = standIn;
  const { monthly, yearly, currency } = options.prices;
  createProduct(world, { id: productId, name: 'Pro' });
  createProduct(world, { id: foreign.product, name: 'Something else' });
  const sold = {
    monthly: sell(world, { product: productId, amount: monthly, currency, interval: 'month' }),
    yearly: sell(world, { product: productId, amount: yearly, currency, interval: 'year' }),
  };
  const known = [...world.prices.values()].filter(({ product }) => product === productId).map(({ id }) => id);
  standIn.sold = { ...sold, former: known.filter((id) => id !== sold.monthly && id !== sold.yearly) };
  sell(world, { product: foreign.product, amount: 700, currency, interval: 'month' }, foreign.price);
  createEndpoint(world, { url: options.webhookUrl, events: webhookEvents, secret: options.webhookSecret });
  createConfiguration(world, {
    headline: null,
    returnUrl: options.webOrigin,
    updatesMethod: true,
    showsInvoices: true,
    cancels: true,
    cancelMode: 'at_period_end',
    cancelProration: 'none',
    reasons: ['too_expensive', 'missing_features', 'switched_service', 'unused', 'other'],
    changesPlan: true,
    planProration: 'create_prorations',
    products: [{ product: productId, prices: [sold.monthly, sold.yearly] }],
    isDefault: true,
  });
}

/**
 * The one price of a product that is for sale in an interval: that with the amount, or a new one. A price never
 * changes, because it is paid by those who have subscribed; another one is archived.
 */
function sell(world: World, wanted: NewPrice, firstId = `price_sandbox_${wanted.interval}ly`): string {
  const { product, interval, amount, currency } = wanted;
  const known = [...world.prices.values()].filter(
    (one) => one.product === product && one.recurring.interval === interval,
  );
  const same = known.find((one) => one.unit_amount === amount && one.currency === currency);
  for (const one of known) one.active = one === same;
  if (same) return same.id;
  return createPrice(world, { ...wanted, ...(known.length === 0 && { id: firstId }) }).id;
}
