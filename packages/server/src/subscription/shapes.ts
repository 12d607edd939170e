import { z } from 'zod';

import { failure } from './failure.ts';

/**
 * What we use of the provider's answers. Each names its `object`: an error without an `error` field would otherwise
 * pass for one.
 */
const seconds = z.number().transform((value) => new Date(value * 1000));
const moment = seconds.nullish().transform((value) => value ?? null);

/** An object, or only its id if it was not expanded. */
const idOf = z
  .union([z.string(), z.object({ id: z.string() })])
  .transform((one) => (typeof one === 'string' ? one : one.id));

/** What a price is of, whose state is only known where it was asked for. */
const product = z.union([
  z.string().transform(() => ({ active: true })),
  z
    .object({ active: z.boolean().default(true), deleted: z.boolean().default(false) })
    .transform(({ active, deleted }) => ({ active: active && !deleted })),
]);

export const price = z.object({
  object: z.literal('price'),
  product,
  id: z.string(),
  active: z.boolean(),
  unit_amount: z.number().int().nullable(),
  currency: z.string(),
  livemode: z.boolean(),
  recurring: z.object({ interval: z.string(), interval_count: z.number() }).nullable(),
});
export type ProviderPrice = z.infer<typeof price>;

const item = z.object({
  id: z.string(),
  quantity: z.number().optional(),
  price: price.pick({ id: true, unit_amount: true, currency: true, recurring: true }),
  current_period_start: seconds,
  current_period_end: seconds,
});

const method = idOf.nullish();

/** The customer, of whom more than the id is only known where it was asked for. A balance below zero is a credit. */
const payer = z.union([
  z.string().transform((id) => ({ id, balance: 0, hasMethod: false })),
  z
    .object({
      id: z.string(),
      balance: z.number().default(0),
      default_source: method,
      invoice_settings: z.object({ default_payment_method: method }).nullish(),
    })
    .transform(({ id, balance, default_source, invoice_settings }) => {
      const chosen = invoice_settings?.default_payment_method ?? default_source;
      return { id, balance, hasMethod: chosen != null };
    }),
]);

export const subscription = z.object({
  object: z.literal('subscription'),
  id: z.string(),
  customer: payer,
  status: z.string(),
  livemode: z.boolean(),
  created: seconds,
  trial_start: moment,
  trial_end: moment,
  trial_settings: z.object({ end_behavior: z.object({ missing_payment_method: z.string() }) }).nullish(),
  default_payment_method: method,
  default_source: method,
  cancel_at: moment,
  cancel_at_period_end: z.boolean(),
  canceled_at: moment,
  ended_at: moment,
  items: z.object({ data: z.array(item).min(1) }),
});
export type ProviderSubscription = z.infer<typeof subscription>;

/** Of one that was deleted, only that is left. */
export const customer = z.object({
  object: z.literal('customer'),
  id: z.string(),
  deleted: z.boolean().default(false),
});

export const checkout = z.object({
  object: z.literal('checkout.session'),
  id: z.string(),
  url: z.string().nullable(),
  status: z.enum(['open', 'complete', 'expired']).nullable(),
});

export const portal = z.object({ object: z.literal('billing_portal.session'), url: z.string() });

export const invoice = z.object({
  object: z.literal('invoice'),
  id: z.string().default(''),
  status: z.string().nullable(),
  total: z.number(),
  amount_due: z.number(),
  amount_paid: z.number(),
  currency: z.string(),
  created: z.number(),
  due_date: z
    .number()
    .nullish()
    .transform((date) => date ?? null),
});

/** What a change would charge, with the time that it pays for. */
export const preview = z.object({
  object: z.literal('invoice'),
  total: z.number(),
  amount_due: z.number(),
  currency: z.string(),
  lines: z.object({ data: z.array(z.object({ period: z.object({ end: seconds }) })).min(1) }),
});

/** An invoice that waits for its payment, with the page on which it is paid. */
export const openInvoice = z.object({
  object: z.literal('invoice'),
  id: z.string(),
  hosted_invoice_url: z
    .string()
    .nullish()
    .transform((url) => url ?? null),
});
export type OpenInvoice = z.infer<typeof openInvoice>;

export const paymentIntent = z.object({
  object: z.literal('payment_intent'),
  id: z.string(),
  status: z.string(),
  amount: z.number(),
  currency: z.string(),
  created: z.number(),
  client_secret: z.string().nullish(),
});

export const endpoint = z.object({
  object: z.literal('webhook_endpoint'),
  url: z.string(),
  status: z.string(),
  enabled_events: z.array(z.string()),
});

const feature = z.object({ enabled: z.boolean() });
export const portalConfiguration = z.object({
  object: z.literal('billing_portal.configuration'),
  active: z.boolean(),
  is_default: z.boolean(),
  features: z.object({
    invoice_history: feature,
    payment_method_update: feature,
    subscription_cancel: feature.extend({ mode: z.string() }),
    subscription_update: feature.extend({
      products: z.array(z.object({ prices: z.array(z.string()) })).nullish(),
    }),
  }),
});
export type PortalConfiguration = z.infer<typeof portalConfiguration>;

export function listOf<Shape extends z.ZodType>(shape: Shape) {
  return z.object({ object: z.literal('list'), data: z.array(shape), has_more: z.boolean() });
}

/** An event says only about whom it is: its effect is read from the provider. */
export const event = z.object({
  object: z.literal('event'),
  id: z.string().max(255),
  type: z.string().max(255),
  livemode: z.boolean(),
  data: z.object({
    object: z.looseObject({
      object: z.string().optional(),
      id: z.string().optional(),
      customer: idOf.nullish(),
    }),
  }),
});
export type ProviderEvent = z.infer<typeof event>;

/** The answer in the shape that was asked for; fails if it has another. */
export function parse<Shape extends z.ZodType>(shape: Shape, answer: unknown): z.output<Shape> {
  const parsed = shape.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw failure(
    'unavailable',
    `The payment provider's answer is not what was asked for: ${parsed.error.message}`,
  );
}
