import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { type TestUser, password } from '../testing/product.ts';
import { rowsThatName } from '../testing/rows.ts';
import { type Payments, backTo, eventRequest, startPayments } from '../testing/standIn.ts';
import { postponeLeaving } from './customers.store.ts';
import { endLeaving } from './leaving.ts';

let product: Payments;
beforeAll(async () => void (product = await startPayments()));
afterAll(() => product.close());

async function customerOf(user: TestUser): Promise<string> {
  const { customer_id } = await product.ctx.db
    .selectFrom('user_customers')
    .select('customer_id')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  return customer_id ?? '';
}
const atProvider = async (customer: string) =>
  (await product.report()).customers.find(({ id }) => id === customer);
const leaving = async () =>
  (await product.ctx.db.selectFrom('leaving_customers').selectAll().execute()).map((row) => row.customer_id);
const deleteAccount = (user: TestUser) => product.as(user, 'account.delete', { password });

test('with the account the subscription ends, and soon the customer', async () => {
  const ana = await product.user('ana');
  await product.subscribe(ana);
  const customer = await customerOf(ana);
  const wrong = vi.spyOn(product.ctx.log, 'error');

  const answer = await deleteAccount(ana);
  const atOnce = await atProvider(customer);
  await endLeaving(product.ctx);
  await product.pass(60);

  expect(wrong).not.toHaveBeenCalled();
  expect(answer.status).toBe(200);
  expect(atOnce).toMatchObject({ subscriptions: [{ status: 'canceled' }] });
  expect(await atProvider(customer)).toMatchObject({ isDeleted: true, paid: 0, open: 0 });
  expect(await leaving()).toEqual([]);
});

test('with the provider down, the account goes all the same, and nobody is charged after leaving', async () => {
  const ana = await product.user('ana');
  await product.subscribe(ana);
  const customer = await customerOf(ana);
  await product.order('misbehave', { call: '*', how: 'reset', times: 1000 });

  const answer = await deleteAccount(ana);
  const rows = await rowsThatName(product.ctx.db, ana);
  await endLeaving(product.ctx);
  const whileDown = await leaving();
  await product.order('behave', {});
  const tooSoon = await endLeaving(product.ctx);
  product.later(10 * 60_000);
  const ended = await endLeaving(product.ctx);
  await product.pass(60);

  expect(answer.status).toBe(200);
  expect([...rows.keys()]).toEqual(['mails']);
  expect(whileDown).toEqual([customer]);
  expect([tooSoon, ended]).toEqual([0, 1]);
  expect(await atProvider(customer)).toMatchObject({ paid: 0, open: 0, isDeleted: true });
  expect(await leaving()).toEqual([]);
});

test('a checkout that is open in another tab cannot be paid after leaving', async () => {
  const ana = await product.user('ana');
  const wish = { priceId: product.prices.month, ...backTo };
  const { body } = await product.as(ana, 'subscription.createCheckoutSession', wish);
  const { url } = body as { url: string }; // as: the contract's output

  await deleteAccount(ana);
  const paid = await product.payCheckout(url);

  expect(paid.status).toBe(410);
});

test('news of a leaving customer brings the next attempt forward, and never puts it off', async () => {
  const ana = await product.user('ana');
  await product.as(ana, 'subscription.createCustomer');
  const customer = await customerOf(ana);
  await sql`delete from "user" where id = ${ana.id}`.execute(product.ctx.db);
  const row = () =>
    product.ctx.db
      .selectFrom('leaving_customers')
      .select('next_attempt_at')
      .where('customer_id', '=', customer)
      .executeTakeFirstOrThrow();
  const hear = (id: string) => {
    const object = { object: 'subscription', id: 'sub_1', customer };
    const type = 'customer.subscription.updated';
    const event = { id, object: 'event', type, livemode: false, data: { object } };
    return product.request(
      eventRequest(product, JSON.stringify(event), product.stripe.webhookSecrets[0] ?? ''),
    );
  };

  const due = await row();
  await hear('evt_due');
  const stillDue = await row();
  const inAnHour = new Date(product.ctx.now().getTime() + 3_600_000);
  await postponeLeaving(product.ctx.db, customer, inAnHour);
  await hear('evt_later');

  expect(stillDue).toEqual(due);
  expect((await row()).next_attempt_at.getTime()).toBeLessThan(inAnHour.getTime());
  await endLeaving(product.ctx);
});

test('whatever statement deletes a user, the customer is kept to be ended, without a word about the person', async () => {
  const ana = await product.user('ana');
  await product.as(ana, 'subscription.createCustomer', { name: 'Ana' });
  const customer = await customerOf(ana);

  await sql`delete from "user" where id = ${ana.id}`.execute(product.ctx.db);

  const rows = await product.ctx.db.selectFrom('leaving_customers').selectAll().execute();
  expect(rows.map((row) => Object.keys(row))).toContainEqual(['customer_id', 'attempts', 'next_attempt_at']);
  expect(rows.map((row) => row.customer_id)).toContain(customer);
  await endLeaving(product.ctx);
  expect(await atProvider(customer)).toMatchObject({ isDeleted: true });
});
