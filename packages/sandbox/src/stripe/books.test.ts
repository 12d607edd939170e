import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';

import { days, good, press, publicUrl, startTest } from './testing.ts';

const stripe = await startTest();
const { client, standIn } = stripe;
afterAll(() => stripe.close());

/** What somebody, their card or time may do to a subscription. */
const deeds = {
  upgrade: ({ id }) => change(id, standIn.yearlyPriceId, 'always_invoice'),
  downgrade: ({ id }) => change(id, standIn.monthlyPriceId, 'create_prorations'),
  plainDowngrade: ({ id }) => change(id, standIn.monthlyPriceId, 'none'),
  cancel: ({ id }) => client.subscriptions.update(id, { cancel_at_period_end: true }),
  cancelInPortal: ({ id, portal }) => press(portal, { do: 'cancel', subscription: id }),
  keep: ({ id }) => client.subscriptions.update(id, { cancel_at_period_end: false, cancel_at: '' }),
  cancelNow: ({ id }) => client.subscriptions.cancel(id),
  badCard: ({ portal }) => press(portal, { do: 'card', ...good, number: '4000000000000341' }),
  goodCard: ({ portal }) => press(portal, { do: 'card', ...good }),
  endTrial: ({ id }) => client.subscriptions.update(id, { trial_end: 'now' }),
  day: () => stripe.advance(days(1)),
  week: () => stripe.advance(days(7) + 3_600),
  month: () => stripe.advance(days(31)),
  year: () => stripe.advance(days(366)),
} satisfies Record<string, (who: { id: string; portal: string }) => Promise<unknown>>;

async function change(
  id: string,
  price: string,
  proration_behavior: 'always_invoice' | 'create_prorations' | 'none',
) {
  const { items } = await client.subscriptions.retrieve(id);
  return client.subscriptions.update(id, {
    items: [{ id: items.data[0]?.id ?? '', price }],
    proration_behavior,
  });
}

test('whatever happens, the books are right', async () => {
  const names = Object.keys(deeds) as (keyof typeof deeds)[]; // as: the keys of the object above
  const lively = names.filter((name) => name !== 'cancelNow');
  const deed = fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...lively) },
    { weight: 1, arbitrary: fc.constant('cancelNow' as const) },
  );
  const credit: typeof names = ['endTrial', 'upgrade', 'week', 'downgrade', 'month', 'year'];
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 4, maxLength: 14 }), async (sequence) => {
      await stripe.reset();
      const customer = await stripe.customer();
      const items = [{ price: standIn.monthlyPriceId }];
      const { id } = await client.subscriptions.create({
        customer: customer.id,
        items,
        trial_period_days: 7,
      });
      const { url } = await client.billingPortal.sessions.create({
        customer: customer.id,
        return_url: publicUrl,
      });
      for (const name of sequence) await deeds[name]({ id, portal: url }).catch(() => undefined); // some are refused
      await checkBooks(customer.id, id);
    }),
    { numRuns: 40, examples: [[credit]] },
  );
}, 60_000);

async function checkBooks(customer: string, id: string): Promise<void> {
  const { data } = await client.invoices.list({ customer, limit: 100 });
  const subscription = await client.subscriptions.retrieve(id);
  const [who] = (await stripe.report()).customers;
  const final = data.filter(({ status }) => status === 'open' || status === 'paid');

  // what was billed and not asked for is the customer's credit, and nothing else is
  const kept = final.reduce((sum, { total, amount_due }) => sum + total - amount_due, 0);
  expect(who?.balance).toBe(kept);
  for (const invoice of data) {
    expect(invoice.total).toBe(invoice.lines.data.reduce((sum, { amount }) => sum + amount, 0));
    expect(invoice.amount_due).toBeGreaterThanOrEqual(0);
    expect(invoice.amount_paid + invoice.amount_remaining).toBe(invoice.amount_due);
    if (subscription.ended_at !== null) expect(invoice.created).toBeLessThanOrEqual(subscription.ended_at);
  }
  // no renewal is billed twice
  const starts = data
    .filter(({ billing_reason }) => billing_reason === 'subscription_cycle')
    .flatMap(({ lines }) => lines.data)
    .filter((line) => !line.parent?.subscription_item_details?.proration && line.amount > 0)
    .map(({ period, pricing }) => `${period.start} ${pricing?.price_details?.price}`);
  expect(new Set(starts).size).toBe(starts.length);
  const { data: intents } = await client.paymentIntents.list({ customer, limit: 100 });
  const received = intents.reduce((sum, { amount_received }) => sum + amount_received, 0);
  expect(who?.paid).toBe(received);
}
