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
      expect(await faultsOf(customer.id, id)).toEqual([]);
    }),
    { numRuns: 40, examples: [[credit]] },
  );
}, 120_000);

/** What does not add up. */
async function faultsOf(customer: string, id: string): Promise<string[]> {
  const { data } = await client.invoices.list({ customer, limit: 100 });
  const { data: intents } = await client.paymentIntents.list({ customer, limit: 100 });
  const { ended_at } = await client.subscriptions.retrieve(id);
  const [who] = (await stripe.report()).customers;
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const final = data.filter(({ status }) => status === 'open' || status === 'paid');
  const credit = sum(final.map(({ total, amount_due }) => total - amount_due));
  const received = sum(intents.map(({ amount_received }) => amount_received));
  const renewals = data.filter(({ billing_reason }) => billing_reason === 'subscription_cycle');
  const faults = {
    'a credit was lost or made': who?.balance !== credit,
    'a payment is on no invoice': who?.paid !== received,
    'lines are not the total': data.some(
      ({ total, lines }) => total !== sum(lines.data.map(({ amount }) => amount)),
    ),
    'less than nothing is due': data.some(({ amount_due }) => amount_due < 0),
    'paid and open are not what was due': data.some(
      (one) => one.amount_paid + one.amount_remaining !== one.amount_due,
    ),
    'something was billed after the end': data.some(({ created }) => created > (ended_at ?? Infinity)),
    'a renewal was billed twice': new Set(renewals.map((one) => one.period_start)).size < renewals.length,
  };
  return Object.entries(faults).flatMap(([fault, isTrue]) => (isTrue ? [fault] : []));
}
