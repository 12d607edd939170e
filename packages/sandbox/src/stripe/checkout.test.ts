import { afterAll, beforeEach, describe, expect, test } from 'vitest';

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

describe('a card that is refused', () => {
  test.each([
    ['4000 0000 0000 0002', 'Your card was declined.'],
    ['4000 0000 0000 9995', 'Your card has insufficient funds.'],
    ['4000 0000 0000 0069', 'Your card has expired.'],
    ['4000 0000 0000 0127', 'Your card’s security code is wrong.'],
    ['4000 0000 0000 0119', 'Something went wrong'],
    ['4242 4242 4242 4241', 'This card number is not valid.'],
    ['4012 8888 8888 1881', 'Only test cards are taken here.'],
  ])('%s says %j, keeps what was typed and leaves the checkout open', async (number, message) => {
    const opened = await stripe.checkout();

    const refused = await press(opened.url ?? '', {
      ...good,
      number,
      email: 'mia@example.com',
      name: 'Mia <3',
    });
    const session = await client.checkout.sessions.retrieve(opened.id);

    expect(refused.status).toBe(402);
    for (const kept of [message, `value="${number}"`, 'mia@example.com', 'Mia &lt;3', '12/34']) {
      expect(refused.page).toContain(kept);
    }
    expect(session).toMatchObject({ status: 'open', subscription: null });
    expect((await client.subscriptions.list()).data).toEqual([]);
  });

  test.each([
    ['13/34', 'The month must be from 01 to 12.'],
    ['12/25', 'This date is in the past.'],
    ['soon', 'The month must be from 01 to 12.'],
  ])('an expiry of %s says %j', async (expiry, message) => {
    const opened = await stripe.checkout();

    const refused = await press(opened.url ?? '', { ...good, expiry });

    expect(refused.page).toContain(message);
  });

  test('the next one is taken', async () => {
    const opened = await stripe.checkout();
    await press(opened.url ?? '', { ...good, number: '4000000000000002' });

    const paid = await press(opened.url ?? '', good);

    expect(paid.status).toBe(303);
    expect((await client.subscriptions.list()).data).toHaveLength(1);
  });
});

describe('a card with 3-D Secure', () => {
  const secure = { ...good, number: '4000 0000 0000 3220', email: 'mia@example.com' };

  test('subscribes when its owner completes the step', async () => {
    const opened = await stripe.checkout();

    const asked = await press(opened.url ?? '', secure);
    const before = await client.subscriptions.list();
    const done = await press(new URL(asked.location ?? '', opened.url ?? '').href, { answer: 'complete' });

    expect(before.data).toEqual([]);
    expect(done.location).toContain('success=true');
    expect((await client.subscriptions.list()).data).toMatchObject([{ status: 'trialing' }]);
  });

  test('comes back with what was typed when the step fails', async () => {
    const opened = await stripe.checkout();

    const asked = await press(opened.url ?? '', secure);
    const failed = await press(new URL(asked.location ?? '', opened.url ?? '').href, { answer: 'fail' });

    const [, action = ''] = /action="([^"]*)"/.exec(failed.page) ?? [];
    const again = await press(new URL(action, opened.url ?? '').href, good);

    expect(again.location).toContain('success=true');
    expect(failed.status).toBe(402);
    expect(failed.page).toContain('Your bank could not confirm that it is you.');
    expect(failed.page).toContain('4000 0000 0000 3220');
    expect((await client.subscriptions.list()).data).toHaveLength(1);
  });

  test('pays at once without a trial, even if it asks every time', async () => {
    const opened = await stripe.checkout({ subscription_data: {} });

    const asked = await press(opened.url ?? '', { ...secure, number: '4000 0027 6000 3184' });
    await press(new URL(asked.location ?? '', opened.url ?? '').href, { answer: 'complete' });

    const session = await client.checkout.sessions.retrieve(opened.id, {
      expand: ['subscription', 'invoice'],
    });
    expect(session).toMatchObject({
      payment_status: 'paid',
      amount_total: 249,
      subscription: { status: 'active' },
      invoice: { status: 'paid', amount_paid: 249 },
    });
  });
});

describe('a trial without a card', () => {
  const without = { do: 'without', email: 'noor@example.com' };

  test('is started where no card is asked for, and ends as its settings say', async () => {
    const opened = await stripe.checkout({
      payment_method_collection: 'if_required',
      subscription_data: {
        trial_period_days: 7,
        trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
      },
    });

    const shown = await (await fetch(opened.url ?? '')).text();
    await press(opened.url ?? '', without);
    await stripe.advance(days(8));

    expect(shown).toContain('Start without a card');
    expect((await client.subscriptions.list({ status: 'all' })).data).toMatchObject([{ status: 'canceled' }]);
  });

  test.each([
    ['a card is always asked for', {}],
    ['something is due now', { payment_method_collection: 'if_required', subscription_data: {} } as const],
  ])('is refused when %s', async (_why, changes) => {
    const opened = await stripe.checkout(changes);

    const refused = await press(opened.url ?? '', without);

    expect(refused.status).toBe(402);
    expect((await client.subscriptions.list({ status: 'all' })).data).toEqual([]);
  });
});

test('two presses of the button make one subscription', async () => {
  const opened = await stripe.checkout();

  const both = await Promise.all([press(opened.url ?? '', good), press(opened.url ?? '', good)]);

  expect(both.map(({ location }) => location)).toEqual([both[0].location, both[0].location]);
  expect((await client.subscriptions.list()).data).toHaveLength(1);
});

test('the page says in either language what is due when', async () => {
  const english = await stripe.checkout({ locale: 'en' });
  const french = await stripe.checkout({
    locale: 'fr',
    line_items: [{ price: stripe.standIn.yearlyPriceId, quantity: 1 }],
  });

  const pages = await Promise.all([english, french].map(async ({ url }) => (await fetch(url ?? '')).text()));

  expect(pages[0]).toContain('7 days free');
  expect(pages[0]).toContain('Then $2.49 / month');
  expect(pages[0]).toContain('Never type a real card number.');
  expect(pages[0]).toContain(`href="${publicUrl}/subscription?canceled=true"`);
  expect(pages[1]).toContain('lang="fr"');
  expect(pages[1]).toContain('7 jours gratuits');
  expect(pages[1]?.replaceAll(/[\u00A0\u202F]/g, ' ')).toContain('Puis 19,99 $ / an');
});

test('a checkout that was expired takes no card, and cannot be expired again', async () => {
  const opened = await stripe.checkout();
  const { url } = opened;

  const expired = await client.checkout.sessions.expire(opened.id);
  const late = await press(url ?? '', good);
  const again = await refusal(client.checkout.sessions.expire(opened.id));
  await stripe.settle();

  expect(expired).toMatchObject({ status: 'expired', url: null });
  expect(late.status).toBe(410);
  expect(again.message).toContain('can be expired');
  expect(stripe.types()).toEqual(['checkout.session.expired']);
});

test('a checkout without a customer makes one', async () => {
  const opened = await stripe.checkout({ customer_email: 'noor@example.com' });

  await press(opened.url ?? '', good);

  const session = await client.checkout.sessions.retrieve(opened.id, { expand: ['customer'] });
  expect(session.customer).toMatchObject({ email: 'noor@example.com' });
});

test.each([
  [{ mode: 'donation' }, 'mode'],
  [{ line_items: [{ price: 'price_unknown', quantity: 1 }] }, 'line_items[0][price]'],
  [{ customer: 'cus_unknown' }, 'customer'],
  [{ payment_method_types: ['card'] }, 'payment_method_types'],
  [{ expires_at: start + 60 }, 'expires_at'],
  [{ success_url: '/relative' }, 'success_url'],
])('a checkout with %j is refused', async (wrong, param) => {
  const refused = await refusal(stripe.checkout(wrong as never)); // as: the types forbid some of them too

  expect(refused).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError', param });
});
