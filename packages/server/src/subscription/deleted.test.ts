import { afterAll, beforeAll, expect, test } from 'vitest';

import { type HandMade, withHandMade } from '../testing/handMade.ts';
import type { TestUser } from '../testing/product.ts';
import { type Payments, backTo, startPayments } from '../testing/standIn.ts';
import { reconcile } from './reconcile.ts';
import { readCustomer } from './sync.ts';

/** The operator deletes a customer on the provider's dashboard, who has an account here and pays. */
let product: Payments;
beforeAll(async () => void (product = await startPayments()));
afterAll(() => product.close());

async function customerIdOf(user: TestUser): Promise<string | null> {
  const { customer_id } = await product.ctx.db
    .selectFrom('user_customers')
    .select('customer_id')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  return customer_id;
}

async function payer() {
  const user = await product.user('ana');
  await product.subscribe(user);
  await product.pass(8);
  return { user, customer: (await customerIdOf(user)) ?? '' };
}

const rowOf = (user: TestUser) =>
  product.ctx.db
    .selectFrom('user_subscriptions')
    .select(['subscription_tier', 'subscription_status'])
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
const paidBy = async (customer: string) =>
  (await product.report()).customers.find(({ id }) => id === customer)?.paid;
const check = async (user: TestUser) => {
  const wish = { priceId: product.prices.month, ...backTo };
  const { status, body } = await product.as(user, 'subscription.createCheckoutSession', wish);
  return { status, url: (body as { url: string }).url }; // as: the contract's output
};
const mailsTo = async ({ email }: TestUser) =>
  (
    await product.ctx.db.selectFrom('mails').select('subject').where('to_address', '=', email).execute()
  ).filter(({ subject }) => subject === 'Your Cartouche subscription has ended').length;

const over = { subscription_tier: 'free', subscription_status: 'expired' };

test('a payer who is deleted at the provider has no plan any more, hears of it once, and is not charged', async () => {
  const { user, customer } = await payer();
  const paid = await paidBy(customer);

  await product.sdk.customers.del(customer);
  await product.settled();
  await product.pass(40);
  await reconcile(product.ctx);

  expect(paid).toBe(249);
  expect(await rowOf(user)).toEqual(over);
  expect(await mailsTo(user)).toBe(1);
  expect(await paidBy(customer)).toBe(249);
  await expect.poll(() => customerIdOf(user)).toBeNull(); // after the event has its answer
});

test('whoever was deleted at the provider subscribes again with one press, as a new customer', async () => {
  const { user, customer } = await payer();
  await product.sdk.customers.del(customer);
  await product.settled();

  await product.subscribe(user);

  expect(await rowOf(user)).toMatchObject({ subscription_tier: 'pro' });
  expect(await customerIdOf(user)).not.toBe(customer);
});

test('a deletion at the provider of which no event came is seen by the job, and before anything is sold', async () => {
  const { user, customer } = await payer();
  await product.order('webhooks', { how: 'never' });
  await product.sdk.customers.del(customer);
  await product.settled();
  await product.order('behave', {});

  product.later(25 * 3_600_000);
  await reconcile(product.ctx);
  const { status } = await check(user);

  expect(await rowOf(user)).toEqual(over);
  expect(status).toBe(200);
  expect(await customerIdOf(user)).not.toBe(customer);
});

test('a checkout that was open for a deleted customer is not handed out again', async () => {
  const user = await product.user('ana');
  const open = await check(user);
  await product.sdk.customers.del((await customerIdOf(user)) ?? '');
  await product.settled();

  const next = await check(user);

  expect(next.status).toBe(200);
  expect(next.url).not.toBe(open.url);
});

const gone = {
  status: 404,
  body: {
    error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such customer' },
  },
};

/** A provider that lists nothing of a customer it has deleted, or has never heard of. */
function reading(customer: string, fate: HandMade): Promise<void> {
  const answerTo = (call: string) => (call.startsWith('GET /v1/customers/') ? fate : gone);
  return withHandMade(answerTo, async (apiUrl) => {
    const stripe = { ...product.stripe, apiUrl };
    await readCustomer({ ...product.ctx, config: { ...product.ctx.config, stripe } }, customer);
  });
}

test('a provider that says nothing of a deleted customer but that takes the plan away, one that knows nobody does not', async () => {
  const { user, customer } = await payer();

  await reading(customer, gone);
  const unknown = await rowOf(user);

  expect(unknown).toMatchObject({ subscription_tier: 'pro' });
  // What is read for an event that has just come may be read for this too, and from the stand-in.
  const readDeleted = async () => {
    await reading(customer, { body: { object: 'customer', id: customer, deleted: true } });
    return await rowOf(user);
  };
  await expect.poll(readDeleted).toMatchObject({ subscription_tier: 'free' });
});
