import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { press, publicUrl, refusal, startTest } from './testing.ts';

const stripe = await startTest();
const { client, standIn } = stripe;
afterAll(() => stripe.close());
beforeEach(() => stripe.reset());

const ten = { amount: 1000, currency: 'usd', automatic_payment_methods: { enabled: true } };

/** What the card field of a page sends, with the publishable key and the intent's secret. */
async function confirmInBrowser(
  { id, client_secret }: { id: string; client_secret: string | null },
  number: string,
) {
  const body = new URLSearchParams({
    key: standIn.publishableKey,
    client_secret: client_secret ?? '',
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '34',
    'payment_method_data[card][cvc]': '123',
    return_url: `${publicUrl}/test-payment`,
  });
  const url = `${standIn.baseUrl}/v1/payment_intents/${id}/confirm`;
  const answer = await fetch(url, { method: 'POST', body, headers: { origin: publicUrl } });
  return { status: answer.status, body: Object(await answer.json()) };
}

test('a good card pays', async () => {
  const intent = await client.paymentIntents.create({
    ...ten,
    receipt_email: 'sam@example.com',
    description: 'Test',
  });

  const confirmed = await confirmInBrowser(intent, '4242424242424242');
  await stripe.settle();

  expect(intent).toMatchObject({ status: 'requires_payment_method', receipt_email: 'sam@example.com' });
  expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_`));
  expect(confirmed).toMatchObject({ status: 200, body: { status: 'succeeded', amount: 1000 } });
  expect(await client.paymentIntents.retrieve(intent.id)).toMatchObject({ amount_received: 1000 });
  expect(stripe.types()).toEqual(['payment_intent.succeeded']);
});

test.each([
  ['4000000000000002', { code: 'card_declined', decline_code: 'generic_decline' }],
  ['4000000000009995', { code: 'card_declined', decline_code: 'insufficient_funds' }],
  ['4000000000000069', { code: 'expired_card' }],
  ['4000000000000127', { code: 'incorrect_cvc' }],
  ['4000000000000119', { code: 'processing_error' }],
  ['4000000000000341', { code: 'card_declined' }],
])('%s is refused with %j, and another card may follow', async (number, error) => {
  const intent = await client.paymentIntents.create(ten);

  const refused = await confirmInBrowser(intent, number);
  const read = await client.paymentIntents.retrieve(intent.id);
  const second = await confirmInBrowser(intent, '4242424242424242');

  expect(refused).toMatchObject({
    status: 402,
    body: { error: { type: 'card_error', ...error, payment_intent: { id: intent.id } } },
  });
  expect(read).toMatchObject({ status: 'requires_payment_method', last_payment_error: error });
  expect(second.body.status).toBe('succeeded');
});

test.each([
  ['complete', 'succeeded', 'succeeded'],
  ['fail', 'requires_payment_method', 'failed'],
])('3-D Secure that is told to %s ends as %s', async (answer, status, result) => {
  const intent = await client.paymentIntents.create(ten);

  const asked = await confirmInBrowser(intent, '4000000000003220');
  const { url } = asked.body.next_action.redirect_to_url;
  const shown = await (await fetch(url)).text();
  const back = await press(url, { answer });

  expect(asked.body.status).toBe('requires_action');
  expect(shown).toContain('$10.00');
  expect(new URL(back.location ?? '').searchParams.get('redirect_status')).toBe(result);
  expect((await client.paymentIntents.retrieve(intent.id)).status).toBe(status);
});

describe('an amount', () => {
  test.each([
    [{ amount: 49, currency: 'usd' }, 'amount_too_small'],
    [{ amount: 100_000_000, currency: 'usd' }, 'amount_too_large'],
    [{ amount: 0, currency: 'usd' }, 'parameter_invalid_integer'],
    [{ amount: -5, currency: 'usd' }, 'parameter_invalid_integer'],
    [{ amount: 1001, currency: 'kwd' }, undefined],
    [{ amount: 1000, currency: 'xyz' }, undefined],
  ])('of %j is refused', async (wrong, code) => {
    const refused = await refusal(client.paymentIntents.create(wrong));

    expect(refused).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError', code });
  });

  test.each([
    [50, 'USD', 'usd'],
    [99_999_999, 'eur', 'eur'],
    [50, 'jpy', 'jpy'],
  ])('of %i %s is taken', async (amount, currency, lower) => {
    const intent = await client.paymentIntents.create({ amount, currency });

    expect(intent).toMatchObject({ amount, currency: lower });
  });
});

test('a browser needs the intent’s own secret, and sees less than a server', async () => {
  const intent = await client.paymentIntents.create({ ...ten, metadata: { userId: 'u1' } });

  const guessed = await confirmInBrowser(
    { id: intent.id, client_secret: `${intent.id}_secret_guessed` },
    '4242424242424242',
  );
  const own = await confirmInBrowser(intent, '4242424242424242');

  expect(guessed.status).toBe(400);
  expect(own.body.metadata).toBeUndefined();
});

test('what was paid cannot be paid or cancelled again', async () => {
  const intent = await client.paymentIntents.create({
    ...ten,
    confirm: true,
    payment_method: 'pm_card_visa',
  });

  const again = await confirmInBrowser(intent, '4242424242424242');
  const cancelled = await refusal(client.paymentIntents.cancel(intent.id));

  expect(again.body.error.code).toBe('payment_intent_unexpected_state');
  expect(cancelled.code).toBe('payment_intent_unexpected_state');
});

test('intents are listed by customer', async () => {
  const [one, other] = [await stripe.customer(), await stripe.customer()];
  const own = await client.paymentIntents.create({ ...ten, customer: one.id });
  await client.paymentIntents.create({ ...ten, customer: other.id });

  const { data } = await client.paymentIntents.list({ customer: one.id });

  expect(data.map(({ id }) => id)).toEqual([own.id]);
});
