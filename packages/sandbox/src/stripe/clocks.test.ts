import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { hour } from './calendar.ts';
import { days, press, refusal, start, startTest } from './testing.ts';

const stripe = await startTest();
const { client, standIn } = stripe;
afterAll(() => stripe.close());
beforeEach(() => stripe.reset());

async function onClock() {
  const clock = await client.testHelpers.testClocks.create({ frozen_time: start, name: 'A test' });
  const customer = await client.customers.create({
    test_clock: clock.id,
    payment_method: 'pm_card_visa',
    invoice_settings: { default_payment_method: 'pm_card_visa' },
  });
  const subscription = await client.subscriptions.create({
    customer: customer.id,
    items: [{ price: standIn.monthlyPriceId }],
    trial_period_days: 7,
  });
  return { clock, customer, subscription };
}

async function ready(id: string): Promise<void> {
  await expect.poll(async () => (await client.testHelpers.testClocks.retrieve(id)).status).toBe('ready');
}

describe('a test clock', () => {
  test('moves only the customers that are on it', async () => {
    const { clock, subscription } = await onClock();
    const other = await client.subscriptions.create({
      customer: (await stripe.customer()).id,
      items: [{ price: standIn.monthlyPriceId }],
      trial_period_days: 7,
    });

    const advancing = await client.testHelpers.testClocks.advance(clock.id, { frozen_time: start + days(8) });
    await ready(clock.id);

    expect(advancing).toMatchObject({
      status: 'advancing',
      status_details: { advancing: { target_frozen_time: start + days(8) } },
    });
    expect(await client.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'active',
      test_clock: clock.id,
    });
    expect((await client.subscriptions.retrieve(other.id)).status).toBe('trialing');
  });

  test('is left alone by the sandbox’s own', async () => {
    const { subscription } = await onClock();

    await stripe.advance(days(20));

    expect((await client.subscriptions.retrieve(subscription.id)).status).toBe('trialing');
  });

  test('moves only forward, and two intervals at most', async () => {
    const { clock } = await onClock();

    const back = await refusal(client.testHelpers.testClocks.advance(clock.id, { frozen_time: start - 1 }));
    const far = await refusal(
      client.testHelpers.testClocks.advance(clock.id, { frozen_time: start + days(90) }),
    );

    expect([back.param, far.param]).toEqual(['frozen_time', 'frozen_time']);
  });

  test('takes its customers along when it is deleted', async () => {
    const { clock, customer } = await onClock();

    await client.testHelpers.testClocks.del(clock.id);

    expect((await client.testHelpers.testClocks.list()).data).toEqual([]);
    expect(await client.customers.retrieve(customer.id)).toMatchObject({ deleted: true });
  });
});

describe('the sandbox’s page', () => {
  const page = async () => (await (await fetch(standIn.baseUrl)).text()).replaceAll(/\s+/g, ' ');

  test.each([
    [{ move: '1' }, days(1)],
    [{ move: '3' }, days(3)],
    [{ move: 'trial' }, days(7) + hour],
    [{ move: 'period' }, days(7) + hour],
    [{ move: 'free', count: '36', unit: 'hours' }, hour * 36],
    [{ move: 'free', count: '-2', unit: 'days' }, 0],
  ])('moves time with %j', async (fields, seconds) => {
    await stripe.subscribe({ trial_period_days: 7 });

    await press(`${standIn.baseUrl}/`, fields);

    expect((await stripe.report()).now).toBe(start + seconds);
  });

  test('shows who pays what, and says that nothing is real', async () => {
    const { id } = await stripe.subscribe({ trial_period_days: 7 });
    await press(`${standIn.baseUrl}/`, { move: 'trial' });
    await stripe.settle();

    const shown = await page();

    for (const text of [
      'Test payments.',
      id,
      'sam@example.com',
      'active',
      '$2.49',
      'invoice.paid',
      '2026-01-22 13:00 UTC',
    ]) {
      expect(shown).toContain(text);
    }
  });

  test('says how far its clock is ahead, and what that means, there and on a checkout', async () => {
    const real = await page();
    const opened = await stripe.checkout({ subscription_data: { trial_period_days: 7 } });
    const french = await stripe.checkout({ subscription_data: { trial_period_days: 7 }, locale: 'fr' });
    await stripe.advance(days(8) + hour);

    const moved = await page();
    const texts = await Promise.all([opened, french].map(async ({ url }) => (await fetch(url ?? '')).text()));

    expect(real).not.toContain('ahead of the real time');
    expect(moved).toContain('This is 8 days 1 hour ahead of the real time, 2026-01-15 12:00 UTC');
    expect(texts[0]).toContain('The sandbox’s clock is 8 days 1 hour ahead');
    expect(texts[0]).toContain('Due on January 30, 2026');
    expect(texts[1]?.replaceAll('\u00a0', ' ')).toContain('L’horloge d’essai a 8 jours 1 heure d’avance');
  });

  test('sends an event again', async () => {
    await stripe.subscribe({ trial_period_days: 7 });
    await stripe.settle();
    const [first] = stripe.received.splice(0);

    await press(`${standIn.baseUrl}/`, { replay: first?.id ?? '' });
    await stripe.settle();

    expect(stripe.received.map(({ id }) => id)).toEqual([first?.id]);
  });
});
