import { afterAll, beforeAll, expect, test } from 'vitest';

import type { TestUser } from '../testing/product.ts';
import { type Payments, eventRequest, startPayments } from '../testing/standIn.ts';
import { reconcile } from './reconcile.ts';

let product: Payments;
let ana: TestUser;
let customerId: string;
beforeAll(async () => {
  product = await startPayments();
  ana = await product.user('ana');
  await product.subscribe(ana);
  customerId = (await customerOf(ana))?.customer_id ?? '';
});
afterAll(() => product.close());

function customerOf(user: TestUser) {
  return product.ctx.db
    .selectFrom('user_customers')
    .selectAll()
    .where('user_id', '=', user.id)
    .executeTakeFirst();
}
const events = async () => (await product.ctx.db.selectFrom('stripe_events').selectAll().execute()).length;
const rowOf = (user: TestUser) =>
  product.ctx.db
    .selectFrom('user_subscriptions')
    .selectAll()
    .where('user_id', '=', user.id)
    .executeTakeFirst();

let count = 0;
function eventOf(changes: object = {}, object: object = {}) {
  count += 1;
  return {
    id: `evt_${count}`,
    object: 'event',
    type: 'customer.subscription.updated',
    livemode: false,
    data: {
      object: { object: 'subscription', id: 'sub_1', customer: customerId, status: 'canceled', ...object },
    },
    ...changes,
  };
}

const secret = () => product.stripe.webhookSecrets[0] ?? '';
function send(event: object, { by = secret(), at = product.ctx.now() } = {}) {
  return product.request(eventRequest(product, JSON.stringify(event), by, at));
}
async function readAgain(before: number): Promise<void> {
  await expect.poll(async () => (await customerOf(ana))?.changes_read).toBeGreaterThan(before);
}

test('the effect of an event is what the provider has, not what the event says', async () => {
  const before = (await customerOf(ana))?.changes_read ?? 0;

  const answer = await send(eventOf());

  await readAgain(before);
  expect(answer).toMatchObject({ status: 200, body: { received: true } });
  expect(await rowOf(ana)).toMatchObject({ subscription_tier: 'pro', subscription_status: 'trialing' });
});

test.each([
  ['signed by somebody else', { by: 'whsec_guessed' }, 0],
  ['signed six minutes ago', {}, -6],
  ['signed in six minutes', {}, 6],
])('an event that is %s is refused and not recorded', async (_what, options, minutes) => {
  const before = await events();

  const at = new Date(product.ctx.now().getTime() + minutes * 60_000);
  const answer = await send(eventOf(), { ...options, at });

  expect(answer).toMatchObject({ status: 400, body: { code: 'bad_input' } });
  expect(await events()).toBe(before);
});

test.each([
  ['no signature', { 'content-type': 'application/json' }, '{}'],
  ['no body', { 'stripe-signature': 't=1,v1=00' }, ''],
  ['a signature that says nothing', { 'stripe-signature': 'v0=1' }, '{"object":"event"}'],
])('%s is refused', async (_what, headers, payload) => {
  const answer = await product.request({ method: 'POST', url: '/api/stripe/webhook', headers, payload });

  expect(answer.status).toBe(400);
});

test('a body that was changed on its way is refused, and one that is too large', async () => {
  const request = eventRequest(product, JSON.stringify(eventOf()), secret());

  const changed = await product.request({ ...request, payload: `${String(request.payload)} ` });
  const huge = JSON.stringify({ ...eventOf(), padding: 'x'.repeat(300_000) });

  expect(changed.status).toBe(400);
  expect((await product.request(eventRequest(product, huge, secret()))).status).toBe(413);
});

test('while one secret replaces another, both are good', async () => {
  const second = await startPaymentsWithTwoSecrets();

  const answers = [await second('whsec_old'), await second('whsec_new'), await second('whsec_other')];

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 400]);
});

test('a header with several signatures is good if one of them is ours', async () => {
  const { headers, ...request } = eventRequest(product, JSON.stringify(eventOf()), secret());
  const [time, ours] = headers['stripe-signature'].split(',');
  const others = `v0=${'1'.repeat(64)},v1=${'0'.repeat(64)}`;
  const signedWith = (signatures: string) => ({
    ...request,
    headers: { ...headers, 'stripe-signature': signatures },
  });

  const answers = [
    await product.request(signedWith(`${time},${others}`)),
    await product.request(signedWith(`${time},${others},${ours}`)),
    await product.request(signedWith(`${time},${ours?.replace('v1', 'v0')}`)),
  ];

  expect(answers.map(({ status }) => status)).toEqual([400, 200, 400]);
});

test.each([
  ['without its object, as the provider’s newer kind', { object: 'v2.core.event', data: undefined }],
  ['that is none', { object: 'subscription' }],
])('a signed event %s is refused and not recorded', async (_what, changes) => {
  const before = await events();

  expect((await send(eventOf(changes))).status).toBe(400);
  expect(await events()).toBe(before);
});

test.each([
  ['in the words of an older version', { api_version: '2019-05-16' }, { current_period_end: 1 }],
  ['about the customer', { type: 'customer.deleted' }, { object: 'customer' }],
  ['about an invoice', { type: 'invoice.payment_failed' }, { object: 'invoice', subscription: 'sub_1' }],
  ['with the whole customer in it', {}, { customer: 'whole' }],
])('an event %s has the customer read', async (_what, changes, object) => {
  const before = (await customerOf(ana))?.changes_noted ?? 0;
  const about = {
    ...object,
    ...('object' in object && object.object === 'customer' && { id: customerId }),
    ...('customer' in object && { customer: { object: 'customer', id: customerId } }),
  };

  expect((await send(eventOf(changes, about))).status).toBe(200);

  expect((await customerOf(ana))?.changes_noted).toBeGreaterThan(before);
  await readAgain(before);
});

async function startPaymentsWithTwoSecrets() {
  const { createApp } = await import('../app.ts');
  const stripe = { ...product.stripe, webhookSecrets: ['whsec_new', 'whsec_old'] };
  const app = await createApp({ ...product.ctx, config: { ...product.ctx.config, stripe } });
  return async (by: string) => {
    const answer = await app.inject(eventRequest(product, JSON.stringify(eventOf()), by));
    return { status: answer.statusCode };
  };
}

test.each([
  ['of an unknown type', { type: 'invoice.invented' }, {}],
  ['of the other mode', { livemode: true }, {}],
  ['about a stranger', {}, { customer: 'cus_stranger' }],
  ['about nobody', {}, { customer: null }],
])('an event %s is accepted, recorded, and has no effect', async (_what, changes, object) => {
  await expect
    .poll(async () => (await customerOf(ana))?.changes_read)
    .toBe((await customerOf(ana))?.changes_noted);
  const { changes_noted } = (await customerOf(ana)) ?? {};
  const before = [await events(), await rowOf(ana)];

  const answer = await send(eventOf(changes, object));

  expect(answer.status).toBe(200);
  expect([await events(), await rowOf(ana)]).toEqual([Number(before[0]) + 1, before[1]]);
  expect((await customerOf(ana))?.changes_noted).toBe(changes_noted);
});

test('an event is recorded once, however often it comes', async () => {
  const before = (await customerOf(ana))?.changes_noted ?? 0;
  const event = eventOf();

  const answers = await Promise.all([send(event), send(event), send(event)]);

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await customerOf(ana))?.changes_noted).toBe(before + 1);
});

test('fifty events at once for one customer are read by few readings, one at a time', async () => {
  await product.settled();
  const calls = async () =>
    (await product.report()).calls.filter(({ path }) => path.startsWith('/v1/subscriptions')).length;
  const before = await calls();
  const noted = (await customerOf(ana))?.changes_noted ?? 0;

  const answers = await Promise.all(Array.from({ length: 50 }, () => send(eventOf())));

  await expect.poll(async () => (await customerOf(ana))?.changes_read).toBe(noted + 50);
  for (const { status } of answers) expect(status).toBe(200);
  expect((await calls()) - before).toBeLessThan(25);
});

test.each(['double', 'reorder', 'late', 'never'])(
  'webhooks that come %s end with the provider’s truth',
  async (how) => {
    const bo = await product.user('bo');
    await product.subscribe(bo);
    await product.order('webhooks', { how, delayMs: 150 });

    const [subscription] = (
      await product.sdk.subscriptions.list({ customer: (await customerOf(bo))?.customer_id ?? '' })
    ).data;
    const id = subscription?.id ?? '';
    await product.sdk.subscriptions.update(id, { cancel_at_period_end: true });
    await product.sdk.subscriptions.update(id, { cancel_at_period_end: false });
    await product.sdk.subscriptions.cancel(id);
    await product.settled();
    await product.order('behave', {});
    if (how === 'never') {
      product.later(25 * 3_600_000);
      await reconcile(product.ctx);
      product.later(-25 * 3_600_000);
    }

    await expect.poll(async () => (await rowOf(bo))?.subscription_status).toBe('expired');
  },
);

test('with a status that we do not know, and with a price that is not ours, what is stored stays', async () => {
  const { choose } = await import('./state.ts');
  const { provider } = (await import('./stripe.ts')).requireStripe(product.ctx);
  const [own] = await provider.listSubscriptions(customerId);
  if (!own) throw new Error('She has a subscription.');
  const [item] = own.items.data;
  if (!item) throw new Error('It has an item.');
  const foreign = { ...own, items: { data: [{ ...item, price: { ...item.price, id: 'price_other' } }] } };

  const odd = [
    choose([{ ...own, status: 'invented' }], product.stripe).odd,
    choose([foreign], product.stripe).odd,
    choose([foreign, own], product.stripe).odd,
  ];

  expect(odd).toEqual(['unknown status invented', `foreign price or mode on ${own.id}`, undefined]);
});

test('a foreign price at the provider leaves a row alone', async () => {
  const cy = await product.user('cy');
  await product.as(cy, 'subscription.createCustomer');
  const customer = (await customerOf(cy))?.customer_id ?? '';
  await product.sdk.subscriptions.create({
    customer,
    items: [{ price: 'price_sandbox_other' }],
    trial_period_days: 7,
  });
  await product.settled();

  const answer = await product.as(cy, 'subscription.syncSubscription');

  expect(answer).toMatchObject({ status: 200, body: { subscription: null } });
  expect(await rowOf(cy)).toMatchObject({ subscription_tier: 'free', subscription_status: 'active' });
});

test('a test event goes the whole way', async () => {
  const answer = await product.as(ana, 'subscription.testWebhook', { priceId: product.prices.month });

  expect(answer).toMatchObject({ status: 200, body: { success: true, status: 'trialing' } });
});
