import { afterAll, beforeEach, expect, test } from 'vitest';

import { days, good, press, publicUrl, refusal, start, startTest } from './testing.ts';

const stripe = await startTest();
const { client } = stripe;
afterAll(() => stripe.close());
beforeEach(() => stripe.reset());

test('a good card starts the trial, and the browser goes on with the id of the checkout', async () => {
  const customer = await client.customers.create({ email: 'sam@example.com', name: 'Sam' });
  const opened = await stripe.checkout({ customer: customer.id, client_reference_id: 'u1', locale: 'fr' });

  const paid = await press(opened.url ?? '', good);
  await stripe.settle();

  const session = await client.checkout.sessions.retrieve(opened.id, {
    expand: ['subscription', 'line_items'],
  });
  expect(paid.location).toBe(`${publicUrl}/subscription?success=true&session=${opened.id}`);
  expect(session).toMatchObject({
    status: 'complete',
    url: null,
    payment_status: 'no_payment_required',
    amount_total: 0,
    client_reference_id: 'u1',
    customer_details: { email: 'sam@example.com' },
    line_items: { data: [{ price: { id: stripe.standIn.monthlyPriceId } }] },
    subscription: {
      status: 'trialing',
      trial_start: start,
      trial_end: start + days(7),
      metadata: { userId: 'u1' },
      billing_mode: { type: 'flexible' },
      items: { data: [{ current_period_end: start + days(7), price: { unit_amount: 249 } }] },
    },
  });
  expect(stripe.types().toSorted()).toEqual([
    'checkout.session.completed',
    'customer.subscription.created',
    'invoice.paid',
  ]);
});
