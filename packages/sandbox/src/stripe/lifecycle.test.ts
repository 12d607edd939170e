import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { hour } from './calendar.ts';
import { days, noon, start, startTest } from './testing.ts';

const stripe = await startTest();
const { client, standIn } = stripe;
afterAll(() => stripe.close());
beforeEach(() => stripe.reset());

const monthly = [{ price: standIn.monthlyPriceId }];
const yearly = [{ price: standIn.yearlyPriceId }];
const trial = { trial_period_days: 7 };
const read = (id: string) => client.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
const period = ({
  items,
}: {
  items: { data: { current_period_start: number; current_period_end: number }[] };
}) => [items.data[0]?.current_period_start, items.data[0]?.current_period_end];

describe('a trial', () => {
  test('is announced three days before its end, once', async () => {
    await stripe.subscribe(trial);

    await stripe.advance(days(4) - 1);
    await stripe.settle();
    const before = stripe.types();
    await stripe.advance(1);
    await stripe.advance(hour);
    await stripe.settle();

    expect(before).not.toContain('customer.subscription.trial_will_end');
    expect(stripe.types().filter((type) => type === 'customer.subscription.trial_will_end')).toHaveLength(1);
  });

  test('of less than three days is announced at once', async () => {
    await stripe.subscribe({ trial_period_days: 2 });
    await stripe.settle();

    expect(stripe.types()).toContain('customer.subscription.trial_will_end');
  });

  test('becomes a paid subscription, an hour after the first invoice was drafted', async () => {
    const { id } = await stripe.subscribe(trial);

    await stripe.advance(days(7));
    const drafted = await read(id);
    await stripe.advance(hour);
    const paid = await read(id);

    expect(drafted).toMatchObject({ status: 'active', latest_invoice: { status: 'draft', amount_due: 249 } });
    expect(paid).toMatchObject({
      status: 'active',
      latest_invoice: { status: 'paid', amount_paid: 249, billing_reason: 'subscription_cycle' },
    });
    expect(period(paid)).toEqual([start + days(7), noon(2026, 2, 22)]);
  });

  test.each([
    ['cancel', 'canceled', 'customer.subscription.deleted'],
    ['pause', 'paused', 'customer.subscription.paused'],
    ['create_invoice', 'past_due', 'invoice.payment_failed'],
  ] as const)('without a card and with %s ends as %s', async (missing, status, type) => {
    const customer = await client.customers.create({});
    const { id } = await client.subscriptions.create({
      customer: customer.id,
      items: monthly,
      trial_period_days: 7,
      trial_settings: { end_behavior: { missing_payment_method: missing } },
    });

    await stripe.advance(days(7) + hour);
    await stripe.settle();

    expect((await read(id)).status).toBe(status);
    expect(stripe.types()).toContain(type);
  });

  test('that is ended by hand charges at once', async () => {
    const { id } = await stripe.subscribe(trial);

    const ended = await client.subscriptions.update(id, { trial_end: 'now', expand: ['latest_invoice'] });

    expect(ended).toMatchObject({ status: 'active', trial_end: start, latest_invoice: { amount_paid: 249 } });
  });
});

describe('a renewal', () => {
  test('comes on the same day of each month, or on its last', async () => {
    const { id } = await stripe.subscribe();
    await stripe.order('advance', { seconds: noon(2026, 1, 31) - start });
    const late = await stripe.subscribe();

    const ends: unknown[] = [];
    for (const date of [noon(2026, 3, 1), noon(2026, 4, 1), noon(2026, 5, 1)]) {
      const { now } = await stripe.report();
      await stripe.advance(date - now);
      ends.push(period(await read(late.id))[1]);
    }

    expect(ends).toEqual([noon(2026, 3, 31), noon(2026, 4, 30), noon(2026, 5, 31)]);
    expect(period(await read(id))[1]).toBe(noon(2026, 5, 15));
    expect(
      (await client.invoices.list({ subscription: late.id })).data.map((one) => one.amount_paid),
    ).toEqual([249, 249, 249, 249]);
  });

  test('from 29 February comes on 28 February of a common year', async () => {
    await stripe.advance(noon(2028, 2, 29) - start);

    const leap = await stripe.subscribe({ items: yearly });

    expect(period(leap)).toEqual([noon(2028, 2, 29), noon(2029, 2, 28)]);
  });

  test('of years in one step happens in order and at its own time', async () => {
    const { id } = await stripe.subscribe();

    await stripe.advance(days(366));

    const { data } = await client.invoices.list({ subscription: id, limit: 100 });
    expect(data).toHaveLength(13);
    expect(new Set(data.map(({ created }) => created)).size).toBe(13);
    expect(data.every(({ status }) => status === 'paid')).toBe(true);
  });
});

describe('a pause', () => {
  test('bills nothing until it is resumed, and then a new period', async () => {
    const { id } = await stripe.subscribe();

    const paused = await client.subscriptions.pause(id, { type: 'subscription' });
    await stripe.advance(days(60));
    const asleep = await client.invoices.list({ subscription: id });
    const resumed = await client.subscriptions.resume(id, { billing_cycle_anchor: { type: 'now' } });
    await stripe.settle();

    expect(paused.status).toBe('paused');
    expect(asleep.data).toHaveLength(1);
    expect(resumed.status).toBe('active');
    expect(period(resumed)[0]).toBe(start + days(60));
    expect(stripe.types()).toEqual(
      expect.arrayContaining(['customer.subscription.paused', 'customer.subscription.resumed']),
    );
  });

  test('of the collection only voids what comes', async () => {
    const { id } = await stripe.subscribe();

    await client.subscriptions.update(id, { pause_collection: { behavior: 'void' } });
    await stripe.advance(days(32));
    const paused = await read(id);
    await client.subscriptions.update(id, { pause_collection: '' });

    expect(paused).toMatchObject({ status: 'active', latest_invoice: { status: 'void' } });
    expect((await read(id)).pause_collection).toBeNull();
  });
});
