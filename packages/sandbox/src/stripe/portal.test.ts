import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { hour } from './calendar.ts';
import { days, good, press, publicUrl, refusal, start, startTest, idOf } from './testing.ts';

const stripe = await startTest();
const { client, standIn } = stripe;
afterAll(() => stripe.close());
beforeEach(() => stripe.reset());

/** Somebody with a subscription, on their page of the portal. */
async function enter(more: object = {}, portal: object = {}) {
  const customer = await stripe.customer();
  const items = [{ price: standIn.monthlyPriceId }];
  const { id } = await client.subscriptions.create({ customer: customer.id, items, ...more });
  await stripe.settle();
  stripe.received.length = 0;
  const { url } = await client.billingPortal.sessions.create({
    customer: customer.id,
    return_url: `${publicUrl}/settings`,
    ...portal,
  });
  return { customer: customer.id, id, url };
}

const read = (id: string) => client.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
const page = async (url: string) =>
  (await (await fetch(url)).text()).replaceAll(/\s+/g, ' ').replaceAll('> <', '><');
const end = Date.UTC(2026, 1, 15, 12) / 1000;

describe.each(['flexible', 'classic'] as const)('a cancellation in %s mode', (billingMode) => {
  const isFlag = billingMode === 'classic';

  test('plans the end, and says so in its event', async () => {
    await stripe.order('settings', { billingMode });
    const { id, url } = await enter();

    await press(url, { do: 'cancel', subscription: id, feedback: 'unused', comment: 'Bye & thanks' });
    await stripe.settle();

    expect(await read(id)).toMatchObject({
      status: 'active',
      billing_mode: { type: billingMode },
      cancel_at: end,
      cancel_at_period_end: isFlag,
      canceled_at: start,
      cancellation_details: { reason: 'cancellation_requested', feedback: 'unused', comment: 'Bye & thanks' },
    });
    expect(stripe.received).toMatchObject([
      { type: 'customer.subscription.updated', object: { cancel_at: end } },
    ]);
    const { data } = JSON.parse(stripe.received[0]?.body ?? '');
    expect(Object.keys(data.previous_attributes).toSorted()).toEqual(
      [
        'cancel_at',
        ...(isFlag ? ['cancel_at_period_end'] : []),
        'canceled_at',
        'cancellation_details',
      ].toSorted(),
    );
  });

  test('can be taken back, and the period’s end renews', async () => {
    await stripe.order('settings', { billingMode });
    const { id, url } = await enter();
    await press(url, { do: 'cancel', subscription: id });

    const asked = await page(url);
    await press(url, { do: 'renew', subscription: id });
    await stripe.advance(days(31) + hour);

    expect(asked).toContain('Ends on February 15, 2026.');
    expect(await read(id)).toMatchObject({
      status: 'active',
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      latest_invoice: { billing_reason: 'subscription_cycle', status: 'paid' },
    });
  });

  test('ends it when its time has come', async () => {
    await stripe.order('settings', { billingMode });
    const { id, url } = await enter({ trial_period_days: 7 });
    await press(url, { do: 'cancel', subscription: id });

    await stripe.advance(days(7));
    await stripe.settle();

    expect(await read(id)).toMatchObject({ status: 'canceled', ended_at: start + days(7) });
    expect(stripe.types()).toContain('customer.subscription.deleted');
    expect((await stripe.report()).customers).toMatchObject([{ paid: 0 }]);
  });
});

test('in flexible mode the flag alone does not take it back', async () => {
  const { id, url } = await enter();
  await press(url, { do: 'cancel', subscription: id });

  const half = await client.subscriptions.update(id, { cancel_at_period_end: false });
  const whole = await client.subscriptions.update(id, { cancel_at_period_end: false, cancel_at: '' });

  expect([half.cancel_at, whole.cancel_at]).toEqual([end, null]);
});

test('a change of plan shows what is due now, and charges that', async () => {
  const { id, url } = await enter();
  await stripe.advance(days(10));
  const fresh = await client.billingPortal.sessions.create({
    customer: idOf((await read(id)).customer),
    return_url: publicUrl,
  });

  const shown = await page(`${url}?change=${id}`);
  const late = await press(fresh.url, { do: 'change', subscription: id, price: standIn.yearlyPriceId });

  expect(shown).toContain('Total due today</dt><dd>$18.30</dd>');
  expect(late.status).toBe(303);
  expect(await read(id)).toMatchObject({
    items: { data: [{ price: { id: standIn.yearlyPriceId } }] },
    latest_invoice: { amount_paid: 1830 },
  });
});

describe('another card', () => {
  test('pays from now on', async () => {
    const { id, url } = await enter({ trial_period_days: 7 });

    await press(url, { do: 'card', ...good, number: '4000 0000 0000 0341' });
    const shown = await page(url);
    await stripe.advance(days(7) + hour);
    const overdue = (await read(id)).status;
    await press(url, { do: 'card', ...good });
    await stripe.advance(days(3));

    expect(shown).toContain('Visa •••• 0341, expires 12/2034');
    expect(overdue).toBe('past_due');
    expect((await read(id)).status).toBe('active');
  });

  test('pays an open invoice at once when asked', async () => {
    const { id, url } = await enter({ trial_period_days: 7 });
    await press(url, { do: 'card', ...good, number: '4000 0000 0000 0341' });
    await stripe.advance(days(7) + hour);
    const invoice = String(Object((await read(id)).latest_invoice).id);
    const fresh = await client.billingPortal.sessions.create({
      customer: idOf((await read(id)).customer),
      return_url: publicUrl,
    });

    const refused = await press(fresh.url, { do: 'pay', invoice });
    await press(fresh.url, { do: 'card', ...good });
    const paid = await press(fresh.url, { do: 'pay', invoice });

    expect([refused.status, paid.status]).toEqual([402, 303]);
    expect(await read(id)).toMatchObject({ status: 'active', latest_invoice: { status: 'paid' } });
  });

  test.each([
    ['4000000000000002', 'Your card was declined.'],
    ['4000000000009995', 'Your card has insufficient funds.'],
  ])('%s is not kept', async (number, message) => {
    const { url } = await enter();

    const refused = await press(url, { do: 'card', ...good, number });

    expect(refused.page).toContain(message);
    expect(await page(url)).toContain('Visa •••• 4242');
  });

  test('with 3-D Secure is kept when its owner completes the step', async () => {
    const { url } = await enter();

    const asked = await press(url, { do: 'card', ...good, number: '4000 0000 0000 3220' });
    const step = new URL(asked.location ?? '', url).href;
    const failed = await press(step, { answer: 'fail' });
    const [, action = ''] = /action="([^"]*)"/.exec(failed.page) ?? [];
    await press(new URL(action, step).href, { do: 'card', ...good, number: '4000 0000 0000 3220' });
    await press(step, { answer: 'complete' });

    expect(failed.page).toContain('Your bank could not confirm that it is you.');
    expect(await page(url)).toContain('Visa •••• 3220');
  });
});

test('invoices are listed, and each has a page', async () => {
  const { customer, url } = await enter();
  const [invoice] = (await client.invoices.list({ customer })).data;

  expect(await page(url)).toContain(`href="${invoice?.hosted_invoice_url}"`);
  expect(await page(invoice?.hosted_invoice_url ?? '')).toContain(
    '1 × Pro (at $2.49 / month)</dt><dd>$2.49</dd>',
  );
});

test('the page speaks French, and leads back', async () => {
  const { url } = await enter({}, { locale: 'fr' });

  const shown = await page(url);

  expect(shown).toContain('lang="fr"');
  expect(shown).toContain('Renouvellement le 15 février 2026.');
  expect(shown).toContain(`href="${publicUrl}/settings"`);
});

test('a flow opens at its question and goes back to the product when it is done', async () => {
  const { id, customer } = await enter();
  const { url } = await client.billingPortal.sessions.create({
    customer,
    return_url: publicUrl,
    flow_data: {
      type: 'subscription_cancel',
      subscription_cancel: { subscription: id },
      after_completion: { type: 'redirect', redirect: { return_url: `${publicUrl}/done` } },
    },
  });

  const asked = await page(url);
  const done = await press(url, { do: 'cancel', subscription: id });

  expect(asked).toContain('It stays yours until February 15, 2026');
  expect(done.location).toBe(`${publicUrl}/done`);
});

test('somebody else’s subscription cannot be reached', async () => {
  const { id } = await enter();
  const { url } = await enter();

  const answers = [
    await press(url, { do: 'cancel', subscription: id }),
    await press(url, { do: 'change', subscription: id, price: standIn.yearlyPriceId }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  expect((await read(id)).cancel_at).toBeNull();
});

test('no page opens without settings, for nobody, or for an address that was never given', async () => {
  const { customer } = await enter();
  const unknown = await refusal(
    client.billingPortal.sessions.create({ customer: 'cus_x', return_url: publicUrl }),
  );
  await stripe.order('forgetPortal');
  const unset = await refusal(client.billingPortal.sessions.create({ customer, return_url: publicUrl }));

  const page410 = await fetch(`${standIn.baseUrl}/portal/bps_guessed`);

  expect(unknown).toMatchObject({ code: 'resource_missing', param: 'customer' });
  expect(unset.message).toContain('No configuration provided');
  expect(page410.status).toBe(410);
});

test('settings can be made, and decide what the page offers', async () => {
  const configuration = await client.billingPortal.configurations.create({
    features: { subscription_cancel: { enabled: false }, payment_method_update: { enabled: true } },
  });

  const { id, url } = await enter({}, { configuration: configuration.id });

  const shown = await page(url);
  const forced = await press(url, { do: 'cancel', subscription: id });
  expect(forced.status).toBe(400);
  expect(shown).not.toContain('Cancel subscription');
  expect(shown).toContain('Save card');
});
