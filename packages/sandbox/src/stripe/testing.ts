import { Stripe } from 'stripe';

import { listen, readBody, sendText } from '../loopback.ts';
import { startStripe, type Stripe as StandIn, type StripeOptions } from '../stripe.ts';
import { day } from './calendar.ts';

export const publicUrl = 'http://localhost:4747';
/** 15 January 2026, noon. */
export const start = Date.UTC(2026, 0, 15, 12) / 1000;

type Received = {
  id: string;
  type: string;
  object: Record<string, unknown>;
  signature: string;
  body: string;
};

/** The stand-in, the SDK that calls it, and a server that takes its webhooks. */
export async function startTest(options: Partial<StripeOptions> = {}) {
  const received: Received[] = [];
  let answerWith = (_event: Received) => 200;
  const receiver = await listen(async (request, response) => {
    const body = (await readBody(request)).toString();
    const event = JSON.parse(body);
    const signature = String(request.headers['stripe-signature']);
    const one = { id: event.id, type: event.type, object: event.data.object, signature, body };
    received.push(one);
    sendText(response, answerWith(one), '');
  }, 0);
  const standIn = await startStripe({
    publicUrl,
    webhookUrl: `${receiver.url}/webhook`,
    now: () => start * 1000,
    retryDelaysMs: [10, 10, 10],
    ...options,
  });
  const { hostname, port } = new URL(standIn.baseUrl);
  const clientOptions = { host: hostname, port, protocol: 'http', telemetry: false, timeout: 1_500 } as const;
  const client = new Stripe(standIn.secretKey, { ...clientOptions, maxNetworkRetries: 0 });

  const order = ordersTo(standIn.baseUrl);

  return {
    standIn,
    client,
    clientOptions,
    received,
    order,
    types: () => received.map(({ type }) => type),
    answering: (answer: (event: Received) => number) => void (answerWith = answer),
    settle: () => order('settle'),
    advance: (seconds: number) => order('advance', { seconds }),
    report: async () => (await fetch(`${standIn.baseUrl}/_control/report`)).json() as Promise<Report>,
    /** Starts every test from nothing. */
    reset: async () => {
      await order('reset');
      received.length = 0;
      answerWith = () => 200;
    },
    close: async () => {
      await standIn.close();
      await receiver.close();
    },
    ...people(client, standIn),
  };
}

/** Gives orders under `/_control/`. */
function ordersTo(baseUrl: string) {
  return async (name: string, body: object = {}): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' };
    const url = `${baseUrl}/_control/${name}`;
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
}

function people(client: Stripe, { monthlyPriceId }: StandIn) {
  /** Somebody who has a card. */
  const customer = (method = 'pm_card_visa') =>
    client.customers.create({
      email: 'sam@example.com',
      payment_method: method,
      invoice_settings: { default_payment_method: method },
    });

  return {
    customer,
    /** Somebody's subscription by their card, monthly unless told otherwise. */
    subscribe: async (more: object = {}, method?: string) =>
      client.subscriptions.create({
        customer: (await customer(method)).id,
        items: [{ price: monthlyPriceId }],
        ...more,
      }),
    checkout: (changes: Stripe.Checkout.SessionCreateParams = {}) =>
      client.checkout.sessions.create({
        mode: 'subscription',
        line_items: [{ price: monthlyPriceId, quantity: 1 }],
        subscription_data: { trial_period_days: 7, metadata: { userId: 'u1' } },
        success_url: `${publicUrl}/subscription?success=true&session={CHECKOUT_SESSION_ID}`,
        cancel_url: `${publicUrl}/subscription?canceled=true`,
        ...changes,
      }),
  };
}

type Report = {
  now: number;
  customers: { id: string; balance: number; invoiced: number; paid: number; open: number }[];
  deliveries: { event: string; type: string; state: string; attempts: { status: number | null }[] }[];
  calls: { path: string; method: string; status: number | null; isReplayed: boolean }[];
};

export const good = { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123', name: 'Sample Sam' };

/** Sends a page's form as a browser does, and does not follow where it leads. */
export async function press(url: string, fields: Record<string, string>) {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  return { status: answer.status, location: answer.headers.get('location'), page: await answer.text() };
}

/** What a call is refused with. */
export async function refusal(call: Promise<unknown>): Promise<Partial<Stripe.errors.StripeError>> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('the call was not refused');
}

/** The id of what an answer refers to, whole or by its id. */
export function idOf(reference: string | { id: string } | null | undefined): string {
  return typeof reference === 'string' ? reference : (reference?.id ?? '');
}

/** A day's noon in UTC. */
export const noon = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date, 12) / 1000;

export const days = (count: number) => count * day;
