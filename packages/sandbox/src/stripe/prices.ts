import { Stripe } from 'stripe';

import { newId } from './ids.ts';
import { type Item, type Price, type Product, sandboxNow, type World } from './world.ts';

export function createProduct(world: World, { id = newId('prod', 14), name }: { id?: string; name: string }) {
  const now = sandboxNow(world);
  const product = {
    id,
    object: 'product',
    active: true,
    created: now,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: now,
    url: null,
  } satisfies Product;
  world.products.set(id, product);
  return product;
}

export type NewPrice = {
  id?: string;
  product: string;
  amount: number;
  currency: string;
  interval: 'day' | 'week' | 'month' | 'year';
  intervalCount?: number;
};

export function createPrice(world: World, input: NewPrice): Price {
  const price = {
    id: input.id ?? newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: sandboxNow(world),
    currency: input.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: input.product,
    recurring: {
      interval: input.interval,
      interval_count: input.intervalCount ?? 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: input.amount,
    unit_amount_decimal: Stripe.Decimal.from(input.amount),
  } satisfies Price;
  world.prices.set(price.id, price);
  return price;
}

/** Another amount under the same id, also for those who have subscribed already. */
export function setAmount(world: World, price: Price, amount: number): void {
  const changed = { unit_amount: amount, unit_amount_decimal: Stripe.Decimal.from(amount) };
  Object.assign(price, changed);
  for (const { items } of world.subscriptions.values()) {
    for (const item of items.data) {
      if (item.price.id === price.id) Object.assign(item, { price, plan: toPlan(price) });
    }
  }
}

/** The older form of a price that subscription items still carry. */
export function toPlan(price: Price): Stripe.Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring.interval,
    interval_count: price.recurring.interval_count,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  } satisfies Stripe.Plan;
}

export function productName(world: World, { product }: Price): string {
  return world.products.get(product)?.name ?? product;
}

export function itemAmount({ price, quantity }: Item): number {
  return price.unit_amount * quantity;
}
