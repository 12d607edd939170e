import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { TestUser } from '../testing/product.ts';
import { type Payments, backTo, startPayments } from '../testing/standIn.ts';

/** A key at the provider stands for the words it was first used with. */
let product: Payments;
beforeAll(async () => void (product = await startPayments()));
afterAll(() => product.close());

/** A call whose answer gets lost; then the user's address is another, and with it the words of the call. */
async function loseAndMove(user: TestUser, path: string, press: () => Promise<{ status: number }>) {
  await product.order('misbehave', { call: path, how: 'cut', times: 3 });
  const { status } = await press();
  await product.order('behave', {});
  await sql`update "user" set email = 'moved-' || email where id = ${user.id}`.execute(product.ctx.db);
  return status;
}

const checkout = () => ({ priceId: product.prices.month, ...backTo });
const calls: [string, string, () => object, { isCustomer: boolean }][] = [
  ['createCustomer', 'POST /v1/customers', () => ({}), { isCustomer: false }],
  ['createCheckoutSession', 'POST /v1/customers', checkout, { isCustomer: false }],
  ['createPaymentIntent', 'POST /v1/payment_intents', () => ({ amount: 1000 }), { isCustomer: true }],
];

test.each(calls)(
  'a key that stood for other words keeps nobody from pressing %s again (%s)',
  async (call, path, input, { isCustomer }) => {
    const ana = await product.user('ana');
    if (isCustomer) await product.as(ana, 'subscription.createCustomer');
    const press = () => product.as(ana, `subscription.${call}`, input());
    const lost = await loseAndMove(ana, path, press);

    const refused = await press();
    const pressed = await press();

    expect([lost, refused.status, pressed.status]).toEqual([502, 502, 200]);
  },
);
