import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { Stripe } from 'stripe';
import type { z } from 'zod';

import type { StripeConfig } from '../stripeConfig.ts';
import type { Language } from '../language.ts';
import { fetchWithin } from '../outbound/bounded.ts';
import * as shapes from './shapes.ts';
import { isAnswered, isPassing, toFailure } from './toFailure.ts';
import { type Change, type PaymentWish, type Wish, changeTo, trialFor } from './wishes.ts';

/** How many tries a call has, and after which pauses. Our own, because the SDK does not repeat a 429. */
const pausesMs = [250, 750];
const largestBytes = 4 * 1024 * 1024;

export type Provider = ReturnType<typeof createProvider>;

/** The one place that speaks to the payment provider. Each answer is checked before it is trusted. */
export function createProvider(config: StripeConfig) {
  const { protocol, hostname, port } = new URL(config.apiUrl);
  const bounded = fetchWithin({ longestMs: config.timeoutMs, largestBytes, provider: 'stripe' });
  const stripe = new Stripe(config.secretKey, {
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    protocol: protocol === 'http:' ? 'http' : 'https',
    telemetry: false,
    maxNetworkRetries: 0,
    timeout: config.timeoutMs,
    httpClient: Stripe.createFetchHttpClient((input, init) => bounded(input, { ...init, redirect: 'error' })),
  });

  /**
   * Asks up to three times. With a key of ours, what was done before an answer got lost is not done twice; what has no
   * such key may be done twice without harm.
   */
  async function ask<Shape extends z.ZodType>(
    shape: Shape,
    send: (options: Stripe.RequestOptions) => Promise<unknown>,
    key?: string,
  ): Promise<z.output<Shape>> {
    const until = performance.now() + config.timeoutMs;
    for (const pauseMs of [...pausesMs, undefined]) {
      try {
        return shapes.parse(shape, await send({ idempotencyKey: key ?? randomUUID() }));
      } catch (error) {
        const isWorthIt = isPassing(error) && !(key !== undefined && isAnswered(error));
        if (pauseMs === undefined || !isWorthIt || performance.now() > until) throw toFailure(error);
        await sleep(pauseMs);
      }
    }
    throw new Error('The last try has no pause after it.');
  }

  const asking: Asking = { stripe, ask };
  return {
    ...customersOf(asking),
    ...checkoutsOf(asking),
    ...subscriptionsOf(asking),
    ...paymentsOf(asking),
    ...settingsOf(asking),
    ...eventsOf(stripe, config),
  };
}

type Asking = {
  stripe: Stripe;
  ask: <Shape extends z.ZodType>(
    shape: Shape,
    send: (options: Stripe.RequestOptions) => Promise<unknown>,
    key?: string,
  ) => Promise<z.output<Shape>>;
};

function customersOf({ stripe, ask }: Asking) {
  return {
    createCustomer: (who: { email: string; name: string; userId: string }, key: string) =>
      ask(
        shapes.customer,
        (options) =>
          stripe.customers.create(
            { email: who.email, name: who.name, metadata: { userId: who.userId } },
            options,
          ),
        key,
      ),

    findCustomer: (id: string) => ask(shapes.customer, () => stripe.customers.retrieve(id)),
    /** Also ends the customer's subscriptions at once. */
    deleteCustomer: (id: string) => ask(shapes.customer, (options) => stripe.customers.del(id, {}, options)),
  };
}

function checkoutsOf({ stripe, ask }: Asking) {
  return {
    createCheckout: (
      wish: Wish & { successUrl: string; cancelUrl: string; language: Language },
      key: string,
    ) =>
      ask(
        shapes.checkout,
        (options) =>
          stripe.checkout.sessions.create(
            {
              mode: 'subscription',
              customer: wish.id,
              client_reference_id: wish.userId,
              line_items: [{ price: wish.priceId, quantity: 1 }],
              subscription_data: { ...trialFor(wish.trialDays), metadata: { userId: wish.userId } },
              success_url: wish.successUrl,
              cancel_url: wish.cancelUrl,
              locale: wish.language,
            },
            options,
          ),
        key,
      ),
    findCheckout: (id: string) => ask(shapes.checkout, () => stripe.checkout.sessions.retrieve(id)),
    expireCheckout: (id: string) =>
      ask(shapes.checkout, (options) => stripe.checkout.sessions.expire(id, {}, options)),
    listOpenCheckouts: async (customer: string) => {
      const params = { customer, status: 'open' as const, limit: 100 };
      return (await ask(shapes.listOf(shapes.checkout), () => stripe.checkout.sessions.list(params))).data;
    },
  };
}

function subscriptionsOf({ stripe, ask }: Asking) {
  return {
    listSubscriptions: async (customer: string) => {
      const params = { customer, status: 'all' as const, limit: 100, expand: ['data.customer'] };
      return (await ask(shapes.listOf(shapes.subscription), () => stripe.subscriptions.list(params))).data;
    },

    createSubscription: (wish: Wish, key: string) =>
      ask(
        shapes.subscription,
        (options) =>
          stripe.subscriptions.create(
            {
              customer: wish.id,
              items: [{ price: wish.priceId }],
              ...trialFor(wish.trialDays),
              payment_behavior: 'default_incomplete',
              payment_settings: { save_default_payment_method: 'on_subscription' },
              metadata: { userId: wish.userId },
            },
            options,
          ),
        key,
      ),
    changePrice: (wish: Change, key: string) => {
      const { subscription: id, ...change } = changeTo(wish);
      return ask(
        shapes.subscription,
        (options) =>
          // A declined card changes nothing.
          stripe.subscriptions.update(id, { ...change, payment_behavior: 'error_if_incomplete' }, options),
        key,
      );
    },
    previewChange: (change: Change) => {
      const { subscription, ...details } = changeTo(change);
      return ask(shapes.preview, () =>
        stripe.invoices.createPreview({ subscription, subscription_details: details }),
      );
    },
    planEnd: (id: string) =>
      ask(shapes.subscription, (options) =>
        stripe.subscriptions.update(id, { cancel_at_period_end: true }, options),
      ),
    endNow: (id: string) =>
      ask(shapes.subscription, (options) => stripe.subscriptions.cancel(id, {}, options)),
    /** Takes back an end planned here or in the portal, which write it in two ways. */
    keepRunning: (id: string) =>
      ask(shapes.subscription, (options) =>
        stripe.subscriptions.update(id, { cancel_at_period_end: false, cancel_at: '' }, options),
      ),
  };
}

function paymentsOf({ stripe, ask }: Asking) {
  return {
    createPortal: (customer: string, returnUrl: string, locale: Language) =>
      ask(shapes.portal, (options) =>
        stripe.billingPortal.sessions.create({ customer, return_url: returnUrl, locale }, options),
      ),

    createPaymentIntent: (wish: PaymentWish, key: string) =>
      ask(
        shapes.paymentIntent,
        (options) =>
          stripe.paymentIntents.create(
            {
              amount: wish.amount,
              currency: wish.currency,
              customer: wish.customerId,
              receipt_email: wish.email,
              automatic_payment_methods: { enabled: true },
              ...(wish.description !== undefined && { description: wish.description }),
            },
            options,
          ),
        key,
      ),
    findPaymentIntent: (id: string) => ask(shapes.paymentIntent, () => stripe.paymentIntents.retrieve(id)),

    /** The newest that a subscription is owed for. Of one that is unpaid, newer ones stay drafts. */
    findOpenInvoice: async (subscription: string) => {
      const params = { subscription, status: 'open' as const, limit: 1 };
      const send = () => stripe.invoices.list(params);
      return (await ask(shapes.listOf(shapes.openInvoice), send)).data[0];
    },
    listInvoices: async (customer: string) =>
      (await ask(shapes.listOf(shapes.invoice), () => stripe.invoices.list({ customer, limit: 100 }))).data,
    listPaymentIntents: async (customer: string) => {
      const params = { customer, limit: 100 };
      return (await ask(shapes.listOf(shapes.paymentIntent), () => stripe.paymentIntents.list(params))).data;
    },
  };
}

/** What an operator sets up at the provider. */
function settingsOf({ stripe, ask }: Asking) {
  return {
    findPrice: (id: string) => ask(shapes.price, () => stripe.prices.retrieve(id, { expand: ['product'] })),
    listPrices: async () =>
      (await ask(shapes.listOf(shapes.price), () => stripe.prices.list({ active: true, limit: 100 }))).data,
    listEndpoints: async () =>
      (await ask(shapes.listOf(shapes.endpoint), () => stripe.webhookEndpoints.list({ limit: 100 }))).data,
    listPortalConfigurations: async () => {
      const send = () => stripe.billingPortal.configurations.list({ is_default: true, limit: 100 });
      return (await ask(shapes.listOf(shapes.portalConfiguration), send)).data;
    },
  };
}

function eventsOf(stripe: Stripe, config: StripeConfig) {
  return {
    /** The event in a signed body; undefined if no secret of ours has signed it, or not just now. */
    readEvent(body: Buffer, signature: string, now: Date): shapes.ProviderEvent | undefined {
      for (const secret of config.webhookSecrets) {
        try {
          const { webhooks } = stripe;
          const event = webhooks.constructEvent(body, signature, secret, undefined, undefined, now.getTime());
          return shapes.event.safeParse(event).data;
        } catch {
          continue;
        }
      }
      return undefined;
    },

    /** Signs a body as the provider would. */
    sign: (payload: string, now: Date): string =>
      stripe.webhooks.generateTestHeaderString({
        payload,
        secret: config.webhookSecrets[0] ?? '',
        timestamp: Math.floor(now.getTime() / 1000),
      }),
  };
}
