import { Stripe } from 'stripe';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { refusal, startTest } from './testing.ts';

const stripe = await startTest();
const { client, standIn } = stripe;
afterAll(() => stripe.close());
beforeEach(() => stripe.reset());

const withKey = (idempotencyKey: string) => ({ idempotencyKey });
const calls = async (path: string) => (await stripe.report()).calls.filter((call) => call.path === path);

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
    await stripe.order('misbehave', { call: 'POST /v1/customers', how: 'delay', delayMs: 1_000 });

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
