import { Stripe } from 'stripe';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { days, start, startTest } from './testing.ts';

const stripe = await startTest();
const { client, standIn } = stripe;
afterAll(() => stripe.close());
beforeEach(() => stripe.reset());

test('an event is signed so that the SDK believes it, whatever the sandbox’s clock says', async () => {
  await stripe.advance(days(400));
  await stripe.subscribe({ trial_period_days: 7 });
  await stripe.settle();

  for (const { body, signature, id } of stripe.received) {
    const age = Date.now() / 1000 - Number(/t=(\d+)/.exec(signature)?.[1]); // the SDK takes a future one too
    expect(Math.abs(age)).toBeLessThan(60);
    const event = client.webhooks.constructEvent(body, signature, standIn.webhookSecret);
    expect(event).toMatchObject({
      id,
      livemode: false,
      api_version: Stripe.API_VERSION,
      created: start + days(400),
    });
    expect(() => client.webhooks.constructEvent(body, signature, 'whsec_guessed')).toThrow(
      'No signatures found',
    );
    expect(() => client.webhooks.constructEvent(`${body} `, signature, standIn.webhookSecret)).toThrow(
      'No signatures',
    );
  }
  expect(stripe.received.length).toBeGreaterThan(0);
});

test('while a secret is changed both sign', async () => {
  await stripe.order('secrets', { secrets: ['whsec_new', standIn.webhookSecret] });
  await stripe.subscribe({ trial_period_days: 7 });
  await stripe.settle();

  const [{ body, signature } = { body: '', signature: '' }] = stripe.received;
  for (const secret of ['whsec_new', standIn.webhookSecret]) {
    expect(client.webhooks.constructEvent(body, signature, secret).object).toBe('event');
  }
});

test('only what the endpoint asked for is sent, but every event can be read', async () => {
  await stripe.subscribe({ trial_period_days: 7 });
  await stripe.settle();

  const { data } = await client.events.list({ types: ['customer.created', 'invoice.paid'] });

  expect(stripe.types()).not.toContain('customer.created');
  expect(data.map(({ type }) => type)).toEqual(['invoice.paid', 'customer.created']);
  expect(await client.events.retrieve(data[0]?.id ?? '')).toMatchObject({ type: 'invoice.paid' });
});

test('what is not taken is sent again until it is', async () => {
  let refused = 0;
  stripe.answering(({ type }) => (type === 'invoice.paid' && (refused += 1) <= 2 ? 503 : 200));

  await stripe.subscribe({ trial_period_days: 7 });
  await stripe.settle();

  const paid = (await stripe.report()).deliveries.filter(({ type }) => type === 'invoice.paid');
  expect(paid).toMatchObject([{ state: 'delivered' }]);
  expect(paid[0]?.attempts.map(({ status }) => status)).toEqual([503, 503, 200]);
});

test('what is never taken is given up, and can be sent again by hand', async () => {
  stripe.answering(() => 500);
  await stripe.subscribe({ trial_period_days: 7 });
  await stripe.settle();
  const given = (await stripe.report()).deliveries;
  stripe.answering(() => 200);
  stripe.received.length = 0;

  await stripe.order('replay', { event: given[0]?.event });
  await stripe.settle();

  expect(given.map(({ state, attempts }) => [state, attempts.length])).toEqual(
    given.map(() => ['failed', 4]),
  );
  expect(stripe.received.map(({ id }) => id)).toEqual([given[0]?.event]);
});

describe('on demand', () => {
  test('each comes twice', async () => {
    await stripe.order('webhooks', { how: 'double', types: ['customer.subscription.created'] });
    await stripe.subscribe({ trial_period_days: 7 });
    await stripe.settle();

    const created = stripe.received.filter(({ type }) => type === 'customer.subscription.created');
    expect(created).toHaveLength(2);
    expect(new Set(created.map(({ id }) => id)).size).toBe(1);
  });

  test('none comes, and a later one does', async () => {
    await stripe.order('webhooks', { how: 'never' });
    const { id } = await stripe.subscribe({ trial_period_days: 7 });
    await stripe.settle();
    const before = stripe.types();
    await stripe.order('behave');

    await client.subscriptions.cancel(id);
    await stripe.settle();

    expect(before).toEqual([]);
    expect(stripe.types()).toEqual(['customer.subscription.deleted']);
  });

  test('they come late', async () => {
    await stripe.order('webhooks', { how: 'late', delayMs: 300 });
    await stripe.subscribe({ trial_period_days: 7 });

    const early = stripe.received.length;
    await stripe.settle();

    expect(early).toBe(0);
    expect(stripe.received.length).toBeGreaterThan(0);
  });

  test('they wait until they are released, the last one first', async () => {
    await stripe.order('hold');
    const { id } = await stripe.subscribe({ trial_period_days: 7 });
    await client.subscriptions.update(id, { cancel_at_period_end: true });
    await client.subscriptions.cancel(id);
    const held = stripe.received.length;

    await stripe.order('release', { order: 'reversed' });
    await stripe.settle();

    expect(held).toBe(0);
    expect(stripe.types()).toContain('customer.subscription.deleted');
  });

  test('a forged one comes, which no secret has signed', async () => {
    const answers = await stripe.order('forge', {
      event: { type: 'customer.subscription.updated', data: { object: { id: 'sub_x', status: 'active' } } },
    });

    const [{ body, signature } = { body: '', signature: '' }] = stripe.received;
    expect(answers).toMatchObject([{ status: 200 }]);
    expect(() => client.webhooks.constructEvent(body, signature, standIn.webhookSecret)).toThrow(
      'No signatures',
    );
  });
});

test('the order is shuffled, and a seed repeats it', async () => {
  const single = await startTest({ lanes: 1 });
  const orders: string[] = [];
  for (const seed of [1, 1, 2, 3, 4]) {
    await single.reset();
    await single.order('seed', { seed });
    const items = [{ price: single.standIn.monthlyPriceId }];
    await single.client.subscriptions.create({ customer: (await single.customer()).id, items });
    await single.settle();
    orders.push(single.types().join(' '));
  }
  await single.close();

  expect(orders[1]).toBe(orders[0]);
  expect(new Set(orders).size).toBeGreaterThan(1);
});

test('an endpoint that is added gets its own secret, and events until it is removed', async () => {
  const [first] = (await client.webhookEndpoints.list()).data;
  const added = await client.webhookEndpoints.create({ url: first?.url ?? '', enabled_events: ['*'] });
  await client.customers.create({});
  await stripe.settle();
  await client.webhookEndpoints.del(added.id);
  await client.customers.create({});
  await stripe.settle();

  const [{ body, signature } = { body: '', signature: '' }] = stripe.received;
  expect(stripe.types()).toEqual(['customer.created']);
  expect(client.webhooks.constructEvent(body, signature, added.secret ?? '').type).toBe('customer.created');
  expect(first?.secret).toBeUndefined();
});
