import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { hour } from './calendar.ts';
import { days, noon, refusal, start, startTest } from './testing.ts';

const stripe = await startTest();
const { client } = stripe;
afterAll(() => stripe.close());
beforeEach(() => stripe.reset());

const trial = { trial_period_days: 7 };
const read = (id: string) => client.subscriptions.retrieve(id, { expand: ['latest_invoice'] });

describe('an end', () => {
  test('at the end of the period charges nothing more', async () => {
    const { id } = await stripe.subscribe();

    const planned = await client.subscriptions.update(id, { cancel_at_period_end: true });
    await stripe.advance(days(60));
    await stripe.settle();

    expect(planned).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      cancel_at: noon(2026, 2, 15),
    });
    expect(await read(id)).toMatchObject({ status: 'canceled', ended_at: noon(2026, 2, 15) });
    expect((await client.invoices.list({ subscription: id })).data).toHaveLength(1);
    expect(stripe.types()).toContain('customer.subscription.deleted');
  });

  test('of a trial comes before its first charge', async () => {
    const { id } = await stripe.subscribe(trial);

    await client.subscriptions.update(id, { cancel_at_period_end: true });
    await stripe.advance(days(8));

    expect(await read(id)).toMatchObject({ status: 'canceled', latest_invoice: { amount_paid: 0 } });
  });

  test('on a date comes on that date', async () => {
    const { id } = await stripe.subscribe();

    await client.subscriptions.update(id, { cancel_at: start + days(10) });
    await stripe.advance(days(11));

    expect(await read(id)).toMatchObject({ status: 'canceled', ended_at: start + days(10) });
  });

  test('can be taken back', async () => {
    const { id } = await stripe.subscribe();
    await client.subscriptions.update(id, { cancel_at_period_end: true });

    const kept = await client.subscriptions.update(id, { cancel_at_period_end: false, cancel_at: '' });
    await stripe.advance(days(32));

    expect(kept).toMatchObject({ cancel_at: null, cancel_at_period_end: false, canceled_at: null });
    expect((await read(id)).status).toBe('active');
  });

  test('at once is final', async () => {
    const { id } = await stripe.subscribe();

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
    const { id } = await stripe.subscribe(trial, 'pm_card_chargeCustomerFail');
    await stripe.advance(days(7) + hour);

    await client.subscriptions.cancel(id);
    await stripe.advance(days(30));

    expect(await read(id)).toMatchObject({
      latest_invoice: { status: 'open', attempt_count: 1, next_payment_attempt: null },
    });
  });
});
