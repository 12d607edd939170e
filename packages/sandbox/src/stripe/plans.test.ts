import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { hour } from './calendar.ts';
import { days, refusal, start, startTest, idOf } from './testing.ts';

const stripe = await startTest();
const { client, standIn } = stripe;
afterAll(() => stripe.close());
beforeEach(() => stripe.reset());

/** The item of the only kind that our subscriptions have, on another price. */
const to = (price: string, { items }: { items: { data: { id: string }[] } }) => [
  { id: items.data[0]?.id ?? '', price },
];
const amounts = async (subscription: string) => {
  const { data } = await client.invoices.list({ subscription });
  return data.map(({ total, lines }) => [total, lines.data.map(({ amount }) => amount)]);
};

describe('from monthly to yearly', () => {
  test('credits the days that are left, charges the year, and starts a new period', async () => {
    const subscription = await stripe.subscribe();
    await stripe.advance(days(10));

    const changed = await client.subscriptions.update(subscription.id, {
      items: to(standIn.yearlyPriceId, subscription),
      proration_behavior: 'always_invoice',
    });
    await stripe.settle();

    // 21 of 31 days of 2.49 are left: 1.686…
    expect(await amounts(subscription.id)).toEqual([
      [1999 - 169, [-169, 1999]],
      [249, [249]],
    ]);
    expect(changed.items.data).toMatchObject([
      {
        id: subscription.items.data[0]?.id,
        price: { id: standIn.yearlyPriceId },
        current_period_start: start + days(10),
        current_period_end: Date.UTC(2027, 0, 25, 12) / 1000,
      },
    ]);
    expect(stripe.types()).toContain('customer.subscription.updated');
  });

  test('without prorations charges the whole year', async () => {
    const subscription = await stripe.subscribe();
    await stripe.advance(days(10));

    await client.subscriptions.update(subscription.id, {
      items: to(standIn.yearlyPriceId, subscription),
      proration_behavior: 'none',
    });

    expect((await amounts(subscription.id))[0]).toEqual([1999, [1999]]);
  });

  test('in a trial costs nothing until the trial ends', async () => {
    const subscription = await stripe.subscribe({ trial_period_days: 7 });

    await client.subscriptions.update(subscription.id, {
      items: to(standIn.yearlyPriceId, subscription),
      proration_behavior: 'always_invoice',
    });
    const trialing = await amounts(subscription.id);
    await stripe.advance(days(7) + hour);

    expect(trialing).toEqual([[0, [0]]]);
    expect((await amounts(subscription.id))[0]).toEqual([1999, [1999]]);
  });

  test('costs what its preview says', async () => {
    const subscription = await stripe.subscribe();
    await stripe.advance(days(3) + 12_345);
    const details = {
      items: to(standIn.yearlyPriceId, subscription),
      proration_behavior: 'always_invoice' as const,
    };

    const preview = await client.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: details,
    });
    const before = await amounts(subscription.id);
    await client.subscriptions.update(subscription.id, details);

    expect(before).toHaveLength(1);
    expect((await amounts(subscription.id))[0]?.[0]).toBe(preview.total);
  });

  test('with a card that fails changes nothing when the caller wants that', async () => {
    const subscription = await stripe.subscribe();
    await client.customers.update(idOf(subscription.customer), {
      invoice_settings: { default_payment_method: 'pm_card_chargeCustomerFail' },
    });

    const refused = await refusal(
      client.subscriptions.update(subscription.id, {
        items: to(standIn.yearlyPriceId, subscription),
        payment_behavior: 'error_if_incomplete',
      }),
    );

    expect(refused).toMatchObject({ statusCode: 402, code: 'card_declined' });
    expect(await client.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'active',
      items: { data: [{ price: { id: standIn.monthlyPriceId } }] },
    });
  });

  test('with a card that fails is overdue otherwise', async () => {
    const subscription = await stripe.subscribe();
    await client.customers.update(idOf(subscription.customer), {
      invoice_settings: { default_payment_method: 'pm_card_chargeCustomerFail' },
    });

    const changed = await client.subscriptions.update(subscription.id, {
      items: to(standIn.yearlyPriceId, subscription),
    });

    expect(changed.status).toBe('past_due');
  });
});

test('from yearly to monthly leaves a credit that pays for the next months', async () => {
  const customer = await stripe.customer();
  const yearly = await client.subscriptions.create({
    customer: customer.id,
    items: [{ price: standIn.yearlyPriceId }],
  });

  await client.subscriptions.update(yearly.id, {
    items: to(standIn.monthlyPriceId, yearly),
    proration_behavior: 'always_invoice',
  });
  const { balance } = (await client.customers.retrieve(customer.id)) as { balance: number }; // as: it is not deleted
  await stripe.advance(days(32));
  const [renewal] = (await client.invoices.list({ subscription: yearly.id })).data;

  expect(balance).toBe(249 - 1999);
  expect(renewal).toMatchObject({
    total: 249,
    amount_due: 0,
    amount_paid: 0,
    status: 'paid',
    starting_balance: balance,
  });
  expect((await stripe.report()).customers).toMatchObject([{ paid: 1999, balance: 249 * 2 - 1999 }]);
});

describe('within the same rhythm', () => {
  async function dearer() {
    const price = await client.prices.create({
      currency: 'usd',
      unit_amount: 499,
      product: 'prod_sandbox_pro',
      recurring: { interval: 'month' },
    });
    return price.id;
  }

  test('the difference waits for the next invoice', async () => {
    const subscription = await stripe.subscribe();
    await stripe.advance(days(10));

    const changed = await client.subscriptions.update(subscription.id, {
      items: to(await dearer(), subscription),
    });
    const now = await amounts(subscription.id);
    await stripe.advance(days(22));

    expect(now).toHaveLength(1);
    expect(changed.items.data[0]?.current_period_end).toBe(subscription.items.data[0]?.current_period_end);
    // 21 of 31 days: 1.686… back, 3.380… more
    expect((await amounts(subscription.id))[0]).toEqual([499 - 169 + 338, [-169, 338, 499]]);
  });

  test('there and back again at one moment costs nothing', async () => {
    const subscription = await stripe.subscribe();
    await stripe.advance(days(10) + 7);

    const changed = await client.subscriptions.update(subscription.id, {
      items: to(await dearer(), subscription),
      proration_behavior: 'always_invoice',
    });
    await client.subscriptions.update(subscription.id, {
      items: to(standIn.monthlyPriceId, changed),
      proration_behavior: 'always_invoice',
    });

    const totals = (await amounts(subscription.id)).map(([total]) => Number(total));
    expect(totals.slice(0, 2).reduce((sum, total) => sum + total, 0)).toBe(0);
  });
});

test('a price without the id of an item is added beside the first', async () => {
  const subscription = await stripe.subscribe();

  const changed = await client.subscriptions.update(subscription.id, {
    items: [{ price: 'price_sandbox_other' }],
  });
  const mixed = await refusal(
    client.subscriptions.update(subscription.id, { items: [{ price: standIn.yearlyPriceId }] }),
  );

  expect(changed.items.data.map(({ price }) => price.unit_amount)).toEqual([249, 700]);
  expect(mixed.message).toContain('Currency and interval fields must match');
});

test('two subscriptions of one customer are possible, as at Stripe', async () => {
  const { customer } = await stripe.subscribe();

  await client.subscriptions.create({
    customer: idOf(customer),
    items: [{ price: standIn.monthlyPriceId }],
  });

  expect((await client.subscriptions.list({ customer: idOf(customer) })).data).toHaveLength(2);
});
