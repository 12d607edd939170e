import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { hour } from './calendar.ts';
import { days, good, idOf, press, refusal, startTest } from './testing.ts';

const stripe = await startTest();
const { client, standIn } = stripe;
afterAll(() => stripe.close());
beforeEach(() => stripe.reset());

const monthly = [{ price: standIn.monthlyPriceId }];
const trial = { trial_period_days: 7 };
const read = (id: string) => client.subscriptions.retrieve(id, { expand: ['latest_invoice'] });

describe('a payment that fails', () => {
  const laterFails = async () => stripe.subscribe(trial, 'pm_card_chargeCustomerFail');

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
    const { id } = await stripe.subscribe(trial, 'pm_card_authenticationRequired');

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
    const { id, status } = await stripe.subscribe({}, 'pm_card_chargeCustomerFail');

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
      stripe.subscribe({ payment_behavior: 'error_if_incomplete' }, 'pm_card_chargeCustomerFail'),
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
    const subscription = await stripe.subscribe({
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      expand: ['latest_invoice.confirmation_secret'],
    });
    const { client_secret } = Object(subscription.latest_invoice).confirmation_secret;
    const [intent = ''] = String(client_secret).split('_secret');

    await client.paymentIntents.confirm(intent, { payment_method: 'pm_card_mastercard' });

    const paid = await client.subscriptions.retrieve(subscription.id, { expand: ['default_payment_method'] });
    expect(subscription.status).toBe('incomplete');
    expect(paid).toMatchObject({
      status: 'active',
      default_payment_method: { card: { brand: 'mastercard' } },
    });
  });
});
