import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { hour } from './calendar.ts';
import { days, good, press, refusal, start, startTest, idOf } from './testing.ts';

const stripe = await startTest();
const { client, standIn } = stripe;
afterAll(() => stripe.close());
beforeEach(() => stripe.reset());

const monthly = [{ price: standIn.monthlyPriceId }];
const yearly = [{ price: standIn.yearlyPriceId }];

async function subscribe(method = 'pm_card_visa', more: object = {}) {
  const customer = await stripe.customer(method);
  return client.subscriptions.create({ customer: customer.id, items: monthly, ...more });
}

const trial = { trial_period_days: 7 };
const read = (id: string) => client.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
const period = ({
  items,
}: {
  items: { data: { current_period_start: number; current_period_end: number }[] };
}) => [items.data[0]?.current_period_start, items.data[0]?.current_period_end];
const at = (...date: [number, number, number]) => Date.UTC(date[0], date[1] - 1, date[2], 12) / 1000;

describe('a trial', () => {
  test('is announced three days before its end, once', async () => {
    await subscribe('pm_card_visa', trial);

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
    await subscribe('pm_card_visa', { trial_period_days: 2 });
    await stripe.settle();

    expect(stripe.types()).toContain('customer.subscription.trial_will_end');
  });

  test('becomes a paid subscription, an hour after the first invoice was drafted', async () => {
    const { id } = await subscribe('pm_card_visa', trial);

    await stripe.advance(days(7));
    const drafted = await read(id);
    await stripe.advance(hour);
    const paid = await read(id);

    expect(drafted).toMatchObject({ status: 'active', latest_invoice: { status: 'draft', amount_due: 249 } });
    expect(paid).toMatchObject({
      status: 'active',
      latest_invoice: { status: 'paid', amount_paid: 249, billing_reason: 'subscription_cycle' },
    });
    expect(period(paid)).toEqual([start + days(7), at(2026, 2, 22)]);
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
    const { id } = await subscribe('pm_card_visa', trial);

    const ended = await client.subscriptions.update(id, { trial_end: 'now', expand: ['latest_invoice'] });

    expect(ended).toMatchObject({ status: 'active', trial_end: start, latest_invoice: { amount_paid: 249 } });
  });
});

describe('a renewal', () => {
  test('comes on the same day of each month, or on its last', async () => {
    const { id } = await subscribe();
    await stripe.order('advance', { seconds: at(2026, 1, 31) - start });
    const late = await subscribe();

    const ends: unknown[] = [];
    for (const date of [at(2026, 3, 1), at(2026, 4, 1), at(2026, 5, 1)]) {
      const { now } = await stripe.report();
      await stripe.advance(date - now);
      ends.push(period(await read(late.id))[1]);
    }

    expect(ends).toEqual([at(2026, 3, 31), at(2026, 4, 30), at(2026, 5, 31)]);
    expect(period(await read(id))[1]).toBe(at(2026, 5, 15));
    expect(
      (await client.invoices.list({ subscription: late.id })).data.map((one) => one.amount_paid),
    ).toEqual([249, 249, 249, 249]);
  });

  test('from 29 February comes on 28 February of a common year', async () => {
    await stripe.advance(at(2028, 2, 29) - start);

    const leap = await subscribe('pm_card_visa', { items: yearly });

    expect(period(leap)).toEqual([at(2028, 2, 29), at(2029, 2, 28)]);
  });

  test('of years in one step happens in order and at its own time', async () => {
    const { id } = await subscribe();

    await stripe.advance(days(366));

    const { data } = await client.invoices.list({ subscription: id, limit: 100 });
    expect(data).toHaveLength(13);
    expect(new Set(data.map(({ created }) => created)).size).toBe(13);
    expect(data.every(({ status }) => status === 'paid')).toBe(true);
  });
});

describe('a payment that fails', () => {
  const laterFails = async () => subscribe('pm_card_chargeCustomerFail', trial);

  test('is tried again after 3, 5 and 7 days, and then the subscription ends', async () => {
    const { id } = await laterFails();

    await stripe.advance(days(7) + hour);
    const states: unknown[] = [];
    for (const wait of [0, 3, 2, 2]) {
      await stripe.advance(days(wait));
      const { status, latest_invoice } = await read(id);
      states.push([status, Object(latest_invoice).attempt_count]);
    }
    await stripe.settle();

    expect(states).toEqual([
      ['past_due', 1],
      ['past_due', 2],
      ['past_due', 3],
      ['canceled', 4],
    ]);
    expect(stripe.types().filter((type) => type === 'invoice.payment_failed')).toHaveLength(4);
    expect((await read(id)).cancellation_details?.reason).toBe('payment_failed');
  });

  test('leaves the subscription unpaid when the account says so, and drafts what follows', async () => {
    await stripe.order('settings', { afterRetries: 'unpaid', retryDays: [1] });
    const { id } = await laterFails();

    await stripe.advance(days(45));

    const { status, latest_invoice } = await read(id);
    expect([status, latest_invoice]).toMatchObject(['unpaid', { status: 'draft', auto_advance: false }]);
  });

  test('is mended by another card', async () => {
    const { id, customer } = await laterFails();
    await stripe.advance(days(7) + hour);
    const overdue = await read(id);

    await client.customers.update(idOf(customer), {
      invoice_settings: { default_payment_method: 'pm_card_visa' },
    });
    await stripe.advance(days(3));

    expect(overdue.status).toBe('past_due');
    expect(await read(id)).toMatchObject({ status: 'active', latest_invoice: { amount_paid: 249 } });
  });

  test('is mended on the invoice’s own page', async () => {
    const { id } = await laterFails();
    await stripe.advance(days(7) + hour);
    const { latest_invoice } = await read(id);

    const page = String(Object(latest_invoice).hosted_invoice_url);
    const refused = await press(page, { ...good, number: '4000000000000002' });
    const paid = await press(page, good);
    await stripe.settle();

    expect([refused.status, paid.status]).toEqual([402, 303]);
    expect(refused.page).toContain('Your card was declined.');
    expect(await read(id)).toMatchObject({ status: 'active', latest_invoice: { status: 'paid' } });
  });

  test('asks the owner of a card that wants to be asked every time', async () => {
    const { id } = await subscribe('pm_card_authenticationRequired', trial);

    await stripe.advance(days(7) + hour);
    await stripe.settle();
    const { latest_invoice } = await read(id);
    const asked = await client.invoices.retrieve(String(Object(latest_invoice).id), {
      expand: ['payments.data.payment.payment_intent'],
    });
    const intent = Object(asked.payments?.data[0]?.payment.payment_intent);
    await press(intent.next_action.redirect_to_url.url, { answer: 'complete' });

    expect(stripe.types()).toContain('invoice.payment_action_required');
    expect(intent.status).toBe('requires_action');
    expect(await read(id)).toMatchObject({ status: 'active', latest_invoice: { status: 'paid' } });
  });

  test('of the first invoice leaves it incomplete, and 23 hours later nothing was sold', async () => {
    const { id, status } = await subscribe('pm_card_chargeCustomerFail');

    await stripe.advance(23 * hour);
    await stripe.settle();

    expect(status).toBe('incomplete');
    expect(await read(id)).toMatchObject({
      status: 'incomplete_expired',
      latest_invoice: { status: 'void' },
    });
    expect((await refusal(client.subscriptions.cancel(id))).code).toBe('resource_missing');
  });

  test('creates nothing when the caller wants that', async () => {
    const refused = await refusal(
      subscribe('pm_card_chargeCustomerFail', { payment_behavior: 'error_if_incomplete' }),
    );

    expect(refused).toMatchObject({ statusCode: 402, type: 'StripeCardError', code: 'card_declined' });
    expect((await client.subscriptions.list({ status: 'all' })).data).toEqual([]);
  });

  test('cannot happen to a customer without a card', async () => {
    const { id } = await client.customers.create({});

    const refused = await refusal(client.subscriptions.create({ customer: id, items: monthly }));

    expect(refused).toMatchObject({ statusCode: 400, code: 'resource_missing' });
  });

  test('of an invoice that waits for the browser is confirmed there', async () => {
    const subscription = await subscribe('pm_card_visa', {
      payment_behavior: 'default_incomplete',
      expand: ['latest_invoice.confirmation_secret'],
    });
    const { client_secret } = Object(subscription.latest_invoice).confirmation_secret;
    const [intent = ''] = String(client_secret).split('_secret');

    await client.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' });

    expect(subscription.status).toBe('incomplete');
    expect((await read(subscription.id)).status).toBe('active');
  });
});

describe('an end', () => {
  test('at the end of the period charges nothing more', async () => {
    const { id } = await subscribe();

    const planned = await client.subscriptions.update(id, { cancel_at_period_end: true });
    await stripe.advance(days(60));
    await stripe.settle();

    expect(planned).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      cancel_at: at(2026, 2, 15),
    });
    expect(await read(id)).toMatchObject({ status: 'canceled', ended_at: at(2026, 2, 15) });
    expect((await client.invoices.list({ subscription: id })).data).toHaveLength(1);
    expect(stripe.types()).toContain('customer.subscription.deleted');
  });

  test('of a trial comes before its first charge', async () => {
    const { id } = await subscribe('pm_card_visa', trial);

    await client.subscriptions.update(id, { cancel_at_period_end: true });
    await stripe.advance(days(8));

    expect(await read(id)).toMatchObject({ status: 'canceled', latest_invoice: { amount_paid: 0 } });
  });

  test('on a date comes on that date', async () => {
    const { id } = await subscribe();

    await client.subscriptions.update(id, { cancel_at: start + days(10) });
    await stripe.advance(days(11));

    expect(await read(id)).toMatchObject({ status: 'canceled', ended_at: start + days(10) });
  });

  test('can be taken back', async () => {
    const { id } = await subscribe();
    await client.subscriptions.update(id, { cancel_at_period_end: true });

    const kept = await client.subscriptions.update(id, { cancel_at_period_end: false, cancel_at: '' });
    await stripe.advance(days(32));

    expect(kept).toMatchObject({ cancel_at: null, cancel_at_period_end: false, canceled_at: null });
    expect((await read(id)).status).toBe('active');
  });

  test('at once is final', async () => {
    const { id } = await subscribe();

    const ended = await client.subscriptions.cancel(id, { cancellation_details: { feedback: 'unused' } });

    expect(ended).toMatchObject({
      status: 'canceled',
      ended_at: start,
      cancellation_details: { feedback: 'unused' },
    });
    expect((await refusal(client.subscriptions.cancel(id))).statusCode).toBe(404);
    expect((await refusal(client.subscriptions.update(id, { cancel_at: '' }))).message).toContain(
      'canceled subscription',
    );
  });

  test('stops the retries of what is still open', async () => {
    const { id } = await subscribe('pm_card_chargeCustomerFail', trial);
    await stripe.advance(days(7) + hour);

    await client.subscriptions.cancel(id);
    await stripe.advance(days(30));

    expect(await read(id)).toMatchObject({
      latest_invoice: { status: 'open', attempt_count: 1, next_payment_attempt: null },
    });
  });
});

describe('a pause', () => {
  test('bills nothing until it is resumed, and then a new period', async () => {
    const { id } = await subscribe();

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
    const { id } = await subscribe();

    await client.subscriptions.update(id, { pause_collection: { behavior: 'void' } });
    await stripe.advance(days(32));
    const paused = await read(id);
    await client.subscriptions.update(id, { pause_collection: '' });

    expect(paused).toMatchObject({ status: 'active', latest_invoice: { status: 'void' } });
    expect((await read(id)).pause_collection).toBeNull();
  });
});
