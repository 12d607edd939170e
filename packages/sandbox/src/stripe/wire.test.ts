import { Stripe } from 'stripe';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { publicUrl, refusal, startTest } from './testing.ts';

const stripe = await startTest();
const { client, standIn } = stripe;
afterAll(() => stripe.close());
beforeEach(() => stripe.reset());

const withKey = (idempotencyKey: string) => ({ idempotencyKey });
const calls = async (path: string) => (await stripe.report()).calls.filter((call) => call.path === path);

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

describe('the same idempotency key', () => {
  test('answers what it answered first, and does nothing again', async () => {
    const first = await client.customers.create({ name: 'Sam' }, withKey('k1'));
    const again = await client.customers.create({ name: 'Sam' }, withKey('k1'));

    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect((await client.customers.list()).data).toHaveLength(1);
  });

  test('with other parameters is refused', async () => {
    await client.customers.create({ name: 'Sam' }, withKey('k1'));

    const refused = await refusal(client.customers.create({ name: 'Mia' }, withKey('k1')));

    expect(refused).toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' });
  });

  test('repeats a 500 as well', async () => {
    await stripe.order('misbehave', { call: 'POST /v1/customers', how: '500' });

    const first = await refusal(client.customers.create({}, withKey('k1')));
    const again = await refusal(client.customers.create({}, withKey('k1')));

    expect([first.statusCode, again.statusCode]).toEqual([500, 500]);
    expect((await client.customers.list()).data).toEqual([]);
  });

  test('repeats a card that was declined', async () => {
    const intent = await client.paymentIntents.create({ amount: 1000, currency: 'usd' });
    const confirm = () =>
      client.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_chargeDeclined' }, withKey('k1'));

    const both = [await refusal(confirm()), await refusal(confirm())];

    expect(both.map(({ statusCode }) => statusCode)).toEqual([402, 402]);
    expect(both[1]?.headers?.['idempotent-replayed']).toBe('true');
  });

  test('is free again after a request that could not be read', async () => {
    await refusal(client.customers.create({ colour: 'red' } as never, withKey('k1')));

    const right = await client.customers.create({ name: 'Sam' }, withKey('k1'));

    expect(right.name).toBe('Sam');
  });

  test('is taken while its first request runs', async () => {
    await stripe.order('misbehave', { call: 'POST /v1/customers', how: 'delay', delayMs: 200 });

    const first = client.customers.create({}, withKey('k1'));
    await expect.poll(() => calls('/v1/customers')).toHaveLength(1);
    const second = await refusal(client.customers.create({}, withKey('k1')));

    const { id } = await first;
    const third = await client.customers.create({}, withKey('k1'));

    expect(second).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    expect(third.id).toBe(id);
  });

  test('of more than 255 characters is refused', async () => {
    const refused = await refusal(client.customers.create({}, withKey('k'.repeat(256))));

    expect(refused.statusCode).toBe(400);
  });
});

describe('on demand', () => {
  const misbehave = (how: string, more: object = {}) =>
    stripe.order('misbehave', { call: 'POST /v1/customers', how, ...more });

  test.each([
    ['429', 'StripeRateLimitError', 429],
    ['500', 'StripeAPIError', 500],
    ['html', 'StripeAPIError', undefined],
  ])('a call fails with %s once, and then works', async (how, type, statusCode) => {
    await misbehave(how);

    const refused = await refusal(client.customers.create({}));

    expect(refused).toMatchObject({ type, statusCode });
    expect((await client.customers.create({})).object).toBe('customer');
  });

  test('a page comes with 200', async () => {
    await misbehave('html', { status: 200 });

    expect((await refusal(client.customers.create({}))).message).toContain('Invalid JSON');
  });

  test('an error has no `error`, which the SDK takes for an answer', async () => {
    await misbehave('odd');

    const answer = await client.customers.create({});

    expect(answer).toMatchObject({ message: 'Not Found' });
    expect(answer.object).toBeUndefined();
  });

  test.each(['reset', 'hang'])('%s does nothing', async (how) => {
    await misbehave(how, { times: 2 }); // the SDK always tries a closed connection again

    const refused = await refusal(client.customers.create({}));

    expect(refused.type).toBe('StripeConnectionError');
    expect((await client.customers.list()).data).toEqual([]);
  });

  test.each(['lost', 'cut'])('%s comes after the work, and the key finds it', async (how) => {
    await misbehave(how, { times: how === 'cut' ? 2 : 1 }); // as above

    const refused = await refusal(client.customers.create({ name: 'Sam' }, withKey('k1')));
    const found = await client.customers.create({ name: 'Sam' }, withKey('k1'));

    expect(refused.type).toBe('StripeConnectionError');
    expect((await client.customers.list()).data).toMatchObject([{ id: found.id }]);
  });

  test('the next two of a kind are passed over before it begins', async () => {
    await misbehave('500', { skip: 2 });

    await client.customers.create({});
    await client.customers.create({});

    expect((await refusal(client.customers.create({}))).statusCode).toBe(500);
  });

  test('the SDK tries a lost connection again and gets one customer', async () => {
    const patient = new Stripe(standIn.secretKey, { ...stripe.clientOptions, maxNetworkRetries: 2 });
    await misbehave('cut');

    await patient.customers.create({ name: 'Sam' });

    expect((await client.customers.list()).data).toHaveLength(1);
    expect((await calls('/v1/customers')).filter(({ method }) => method === 'POST')).toMatchObject([
      { isReplayed: false },
      { isReplayed: true },
    ]);
  });

  test('no order is taken from another site’s page', async () => {
    const url = `${standIn.baseUrl}/_control/reset`;

    const asText = await fetch(url, { method: 'POST', body: '{}' });
    const mayIAsk = await fetch(url, { method: 'OPTIONS', headers: { origin: 'https://evil.example' } });
    const moved = await fetch(standIn.baseUrl, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ move: '3' }),
    });

    expect([asText.status, mayIAsk.status, moved.status]).toEqual([400, 400, 403]);
    expect(mayIAsk.headers.get('access-control-allow-origin')).toBeNull();
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
