import { Stripe } from 'stripe';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { publicUrl, refusal, startTest } from './testing.ts';

const stripe = await startTest();
const { client, standIn } = stripe;
afterAll(() => stripe.close());
beforeEach(() => stripe.reset());

test('brackets, lists and empty values arrive as they were meant', async () => {
  const made = await client.customers.create({
    name: 'Å & Ø = [1]',
    email: 'sam@example.com',
    metadata: { userId: 'u1', plan: 'a&b=c' },
    preferred_locales: ['fr', 'en'],
  });

  const changed = await client.customers.update(made.id, { name: '', metadata: { plan: '', more: 'x' } });

  expect(made).toMatchObject({
    name: 'Å & Ø = [1]',
    metadata: { userId: 'u1', plan: 'a&b=c' },
    preferred_locales: ['fr', 'en'],
  });
  expect(changed).toMatchObject({
    name: null,
    email: 'sam@example.com',
    metadata: { userId: 'u1', more: 'x' },
  });
  expect(Object.keys(changed.metadata)).toEqual(['userId', 'more']);
});

test('every answer has a request id', async () => {
  const made = await client.customers.create({});
  const refused = await refusal(client.customers.retrieve('cus_unknown'));

  expect(made.lastResponse.requestId).toMatch(/^req_\w{14}$/);
  expect(refused.requestId).toMatch(/^req_\w{14}$/);
});

describe('a key', () => {
  test.each([
    ['a wrong one', 'sk_test_wrong', 'Invalid API Key provided: sk_test_'],
    ['a live one', 'sk_live_1234567890', 'Invalid API Key provided: sk_live_'],
    ['the publishable one', standIn.publishableKey, 'cannot be made with a publishable API key'],
  ])('%s is refused', async (_name, key, message) => {
    const stranger = new Stripe(key, { ...stripe.clientOptions, maxNetworkRetries: 0 });

    const refused = await refusal(stranger.customers.create({}));

    expect(refused).toMatchObject({ statusCode: 401, type: 'StripeAuthenticationError' });
    expect(refused.message).toContain(message);
  });

  test('none is refused', async () => {
    const answer = await fetch(`${standIn.baseUrl}/v1/customers`);

    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  });
});

describe('an error', () => {
  const { customers, subscriptions, paymentIntents } = client;
  const colour = { colour: 'red' } as object; // as: the types forbid it
  const half = { amount: '1.5', currency: 'usd' } as never; // as: the types forbid it, and what follows
  test.each([
    ['an unknown object', 404, () => subscriptions.retrieve('sub_x'), "No such subscription: 'sub_x'"],
    ['an unknown parameter', 400, () => customers.create(colour), 'parameter: colour'],
    ['a missing parameter', 400, () => subscriptions.create({}), 'Missing required param: customer'],
    ['an unknown choice', 400, () => subscriptions.list({ status: 'asleep' as never }), 'Invalid status'],
    ['a broken number', 400, () => paymentIntents.create(half), 'Invalid integer: 1.5'],
    ['a long note', 400, () => customers.create({ metadata: { long: 'x'.repeat(501) } }), 'Metadata keys'],
  ])('for %s is %i', async (_name, statusCode, call, message) => {
    const refused = await refusal(call());

    expect(refused).toMatchObject({ type: 'StripeInvalidRequestError', statusCode });
    expect(refused.message).toContain(message);
  });

  test('an address that Stripe does not have is one too', async () => {
    const answer = await fetch(`${standIn.baseUrl}/v1/nothing`, {
      headers: { authorization: `Bearer ${standIn.secretKey}` },
    });

    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({
      error: { message: expect.stringContaining('Unrecognized request URL') },
    });
  });

  test('so is another version of the API', async () => {
    const older = new Stripe(standIn.secretKey, {
      ...stripe.clientOptions,
      apiVersion: '2024-06-20' as never,
    });

    expect((await refusal(older.customers.list())).message).toContain('Invalid Stripe API version');
  });
});

test('lists come in pages, the newest first', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) await client.customers.create({ name });

  const first = await client.customers.list({ limit: 2 });
  const names: (string | null | undefined)[] = [];
  for await (const { name } of client.customers.list({ limit: 2 })) names.push(name);
  const before = await client.customers.list({ limit: 2, ending_before: first.data[1]?.id ?? '' });

  expect(first.has_more).toBe(true);
  expect(names).toEqual(['e', 'd', 'c', 'b', 'a']);
  expect(before.data.map(({ name }) => name)).toEqual(['e']);
});

test('prices and products are there, and a price can be another than expected', async () => {
  await stripe.order('price', { price: standIn.monthlyPriceId, amount: 499 });

  const monthly = await client.prices.retrieve(standIn.monthlyPriceId, { expand: ['product'] });
  const yearly = await client.prices.retrieve(standIn.yearlyPriceId);

  expect(monthly).toMatchObject({
    unit_amount: 499,
    recurring: { interval: 'month' },
    product: { name: 'Pro' },
  });
  expect(yearly).toMatchObject({ unit_amount: 1999, currency: 'usd', recurring: { interval: 'year' } });
  expect(yearly.unit_amount_decimal?.toString()).toBe('1999');
});

test('the account has what a check of its settings looks for', async () => {
  const account = await client.accounts.retrieveCurrent();
  const [endpoint] = (await client.webhookEndpoints.list()).data;
  const [portal] = (await client.billingPortal.configurations.list({ is_default: true })).data;

  expect(account).toMatchObject({ object: 'account', charges_enabled: true });
  expect(endpoint?.enabled_events).toContain('customer.subscription.deleted');
  expect(portal?.features.subscription_cancel).toMatchObject({ enabled: true, mode: 'at_period_end' });
});

test('a deleted customer is answered as deleted, and its subscriptions end', async () => {
  const customer = await stripe.customer();
  const { id } = await client.subscriptions.create({
    customer: customer.id,
    items: [{ price: standIn.monthlyPriceId }],
  });

  await client.customers.del(customer.id);

  expect(await client.customers.retrieve(customer.id)).toMatchObject({ id: customer.id, deleted: true });
  expect(await client.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled' });
  expect((await refusal(client.customers.update(customer.id, { name: 'x' }))).code).toBe('resource_missing');
});

test('only the product’s own pages may read answers in a browser', async () => {
  const intent = await client.paymentIntents.create({ amount: 1000, currency: 'usd' });
  const url = `${standIn.baseUrl}/v1/payment_intents/${intent.id}?key=${standIn.publishableKey}&client_secret=${intent.client_secret}`;

  const own = await fetch(url, { headers: { origin: publicUrl } });
  const other = await fetch(url, { headers: { origin: 'https://evil.example' } });

  expect(own.headers.get('access-control-allow-origin')).toBe(publicUrl);
  expect(other.headers.get('access-control-allow-origin')).toBeNull();
});
