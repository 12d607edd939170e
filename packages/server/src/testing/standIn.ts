import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

import type { SubscriptionStatusAnswer } from '@cartouche/contract/subscription';
import { Stripe } from 'stripe';

import type { StripeConfig } from '../stripeConfig.ts';
import { type Product, type TestUser, startProduct } from './product.ts';
import { spawnStandIn } from './standInProcess.ts';

type Keys = {
  baseUrl: string;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  monthlyPriceId: string;
  yearlyPriceId: string;
};

/** How the stand-in's control route answers `GET /_control/report`. */
export type Report = {
  now: number;
  customers: {
    id: string;
    isDeleted: boolean;
    invoiced: number;
    paid: number;
    open: number;
    invoices: { id: string; status: string; total: number; amount_paid: number }[];
    subscriptions: { id: string; status: string }[];
  }[];
  calls: { method: string; path: string; key: string | null; status: number | null; isReplayed: boolean }[];
};

const start = `module.startStripe({ publicUrl: args[0], webhookUrl: args[1], retryDelaysMs: [100, 400] })`;

type Running = { child: ChildProcess; keys: Keys; deliver: (to: Delivery | undefined) => void };
type Delivery = (body: Buffer) => Promise<number>;
let running: Promise<Running> | undefined;

/** The payment provider's stand-in, a process of its own that the test files of this worker share. */
function run(): Promise<Running> {
  running ??= runStandIn();
  return running;
}

async function runStandIn(): Promise<Running> {
  let deliver: Delivery | undefined;
  const hook = createServer((request, response) => {
    void receive(request, deliver).then(
      (status) => response.writeHead(status).end(),
      () => response.writeHead(500).end(),
    );
  });
  hook.listen(0, '127.0.0.1');
  await once(hook, 'listening');
  hook.unref();
  const { port } = hook.address() as AddressInfo; // as: a TCP server has no other kind of address

  const args = ['http://localhost:4747', `http://127.0.0.1:${port}`];
  const { child, made } = await spawnStandIn({ file: 'stripe.ts', start, args });
  return { child, keys: made as Keys, deliver: (to) => (deliver = to) };
}

async function receive(request: IncomingMessage, deliver: Delivery | undefined): Promise<number> {
  const body = await buffer(request);
  return deliver ? await deliver(body) : 200;
}

export type Payments = Product & {
  stripe: StripeConfig;
  /** The provider's own SDK, to look and to do what a person does in the portal. */
  sdk: Stripe;
  prices: { month: string; year: string };
  /** Orders something of the stand-in. */
  order: (name: string, body?: object) => Promise<Record<string, unknown>>;
  report: () => Promise<Report>;
  /** Waits until every webhook has arrived. */
  settled: () => Promise<void>;
  /** Moves both clocks, and waits. */
  pass: (days: number) => Promise<void>;
  /** Fills in the card of a hosted checkout, and answers where the browser goes. */
  payCheckout: (url: string, card?: string) => Promise<{ status: number; location: string | null }>;
  /** Goes through checkout to a running trial. */
  subscribe: (user: TestUser, interval?: 'month' | 'year', card?: string) => Promise<void>;
  /** What the user's screens are told of their plan. */
  statusOf: (user: TestUser, asked?: { refresh: 'true' }) => Promise<SubscriptionStatusAnswer>;
  /** Which customer of the provider the user is. */
  customerOf: (user: TestUser) => Promise<string>;
};

/** A product that sells through the stand-in, which forgets what earlier files did. */
export async function startPayments(settings: Parameters<typeof startProduct>[0] = {}): Promise<Payments> {
  const { keys, deliver } = await run();
  const { baseUrl, secretKey, publishableKey, webhookSecret, monthlyPriceId, yearlyPriceId } = keys;
  const stripe: StripeConfig = {
    secretKey,
    publishableKey,
    apiUrl: baseUrl,
    webhookSecrets: [webhookSecret],
    prices: {
      month: { id: monthlyPriceId, amount: 249 },
      year: { id: yearlyPriceId, amount: 1999 },
      currency: 'usd',
      former: [],
    },
    isTest: true,
    isStandIn: true,
    timeoutMs: 2_000,
  };
  const product = await startProduct({ stripe, ...settings });
  const { hostname, port } = new URL(baseUrl);
  const sdk = new Stripe(secretKey, { host: hostname, port, protocol: 'http', telemetry: false });

  const order: Payments['order'] = async (name, body) => {
    const answer = await fetch(`${baseUrl}/_control/${name}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const said = (await answer.json()) as Record<string, unknown>; // as: the stand-in's own words
    if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(said)}`);
    return said;
  };
  await order('reset', {});
  // The stand-in signs with the real time, and the product's clock is moved.
  deliver(async (body) => (await product.request(eventRequest(product, body, webhookSecret))).status);

  const payCheckout: Payments['payCheckout'] = async (url, card = '4242424242424242') => {
    const fields = { number: card, expiry: '12/39', cvc: '123', name: 'Ana', email: 'ana@example.com' };
    const answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
    return { status: answer.status, location: answer.headers.get('location') };
  };
  const settled = async () => void (await order('settle', {}));
  const statusOf: Payments['statusOf'] = async (user, asked) => {
    const { body } = await product.as(user, 'subscription.status', { userId: user.id, ...asked });
    return body as SubscriptionStatusAnswer; // as: the contract's output
  };

  return {
    ...product,
    stripe,
    sdk,
    prices: { month: monthlyPriceId, year: yearlyPriceId },
    order,
    report: async () => (await order('report')) as Report, // as: the stand-in's own words
    settled,
    payCheckout,
    statusOf,
    async customerOf(user) {
      const { customerId } = await statusOf(user);
      if (!customerId) throw new Error('The user is no customer.');
      return customerId;
    },
    async pass(days) {
      product.later(days * dayMs);
      await order('advance', { seconds: days * 86_400 });
      await settled();
    },
    async subscribe(user, interval = 'month', card) {
      const priceId = interval === 'month' ? monthlyPriceId : yearlyPriceId;
      const { body } = await product.as(user, 'subscription.createCheckoutSession', { priceId, ...backTo });
      await payCheckout((body as { url: string }).url, card);
      await settled();
      await product.as(user, 'subscription.syncSubscription');
    },
    async close() {
      deliver(undefined);
      await order('reset', {});
      await product.close();
    },
  };
}

export const dayMs = 24 * 3_600_000;

export const backTo = {
  successUrl: 'http://localhost:4747/subscription?success=true',
  cancelUrl: 'http://localhost:4747/subscription?canceled=true',
};

/** The request that brings an event, signed at the product's time. */
export function eventRequest({ ctx }: Product, body: Buffer | string, secret: string, at = ctx.now()) {
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: body.toString(),
    secret,
    timestamp: Math.floor(at.getTime() / 1000),
  });
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
  return { method: 'POST' as const, url: '/api/stripe/webhook', payload: body, headers };
}
