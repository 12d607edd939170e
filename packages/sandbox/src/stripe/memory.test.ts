import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeEach, expect, test } from 'vitest';

import { hour } from './calendar.ts';
import { days, good, press, startTest } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'stand-in-'));
const file = join(folder, 'deeper', 'stripe.json');
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => rmSync(file, { force: true }));

test('what was bought is there after the next start, and goes on', async () => {
  const first = await startTest({ file });
  const { id, customer } = await first.subscribe({ trial_period_days: 7 });
  const checkout = await first.checkout();
  await first.advance(days(2));
  await first.settle();
  await first.close();

  const second = await startTest({ file });
  const again = await second.client.subscriptions.retrieve(id);
  const open = await second.client.checkout.sessions.retrieve(checkout.id);
  const paid = await press(open.url ?? '', good);
  await second.advance(days(5) + hour);
  await second.settle();
  const active = await second.client.subscriptions.retrieve(id, { expand: ['latest_invoice', 'customer'] });
  await second.close();

  expect(again).toMatchObject({ status: 'trialing', customer });
  expect(paid.status).toBe(303);
  expect(active).toMatchObject({
    status: 'active',
    latest_invoice: { amount_paid: 249, hosted_invoice_url: expect.stringContaining(second.standIn.baseUrl) },
  });
  expect(second.types()).toContain('customer.subscription.trial_will_end');
});

test('a repeat of a key finds the answer from before the start', async () => {
  const first = await startTest({ file });
  const made = await first.client.customers.create({}, { idempotencyKey: 'k1' });
  await first.close();

  const second = await startTest({ file });
  const again = await second.client.customers.create({}, { idempotencyKey: 'k1' });
  await second.close();

  expect(again.id).toBe(made.id);
});

test('a webhook that nobody took is sent after the next start, signed with its secret', async () => {
  const first = await startTest({ file, retryDelaysMs: [60_000] });
  first.answering(() => 503);
  await first.subscribe({ trial_period_days: 7 });
  await expect.poll(() => first.types()).toContain('customer.subscription.created');
  await first.close();

  const second = await startTest({ file });
  await second.settle();
  const [{ body, signature } = { body: '', signature: '' }] = second.received;
  const event = second.client.webhooks.constructEvent(body, signature, second.standIn.webhookSecret);
  await second.close();

  expect(second.types()).toContain('customer.subscription.created');
  expect(event.object).toBe('event');
});

test('what a start sells is what this start says, and what was sold before stays as it was', async () => {
  const first = await startTest({ file });
  const { id } = await first.subscribe();
  await first.close();

  const second = await startTest({ file, prices: { monthly: 299, yearly: 1999, currency: 'eur' } });
  const { monthlyPriceId, yearlyPriceId, formerPriceIds } = second.standIn;
  const price = await second.client.prices.retrieve(monthlyPriceId);
  const former = await second.client.prices.retrieve(first.standIn.monthlyPriceId);
  const [portal] = (await second.client.billingPortal.configurations.list()).data;
  const { items } = await second.client.subscriptions.retrieve(id);
  await second.close();
  const third = await startTest({ file });
  const active = await third.client.prices.retrieve(third.standIn.monthlyPriceId);
  await third.close();

  expect(price).toMatchObject({ unit_amount: 299, currency: 'eur', active: true });
  expect(former).toMatchObject({ unit_amount: 249, currency: 'usd', active: false });
  expect(formerPriceIds).toEqual([first.standIn.monthlyPriceId, first.standIn.yearlyPriceId]);
  expect(portal?.features.subscription_update.products).toMatchObject([
    { prices: [monthlyPriceId, yearlyPriceId] },
  ]);
  expect(items.data[0]?.price).toMatchObject({ id: former.id, unit_amount: 249 });
  expect(active).toMatchObject({ id: first.standIn.monthlyPriceId, active: true, unit_amount: 249 });
  expect(third.standIn.formerPriceIds).toHaveLength(2);
});

test('no card is in the file as it was typed', async () => {
  const first = await startTest({ file });
  const checkout = await first.checkout();
  await press(checkout.url ?? '', {
    ...good,
    number: '4000 0000 0000 3220',
    cvc: '987',
    name: 'Very Secret',
  });
  await first.close();

  const text = readFileSync(file, 'utf8');

  expect(text).not.toContain('4000 0000 0000 3220');
  expect(text).not.toContain('Very Secret');
});

test('a file that cannot be read stops the start, and says which', async () => {
  const first = await startTest({ file });
  await first.subscribe();
  await first.close();
  writeFileSync(file, '{');

  await expect(startTest({ file })).rejects.toThrow('Delete it to start without');
});
