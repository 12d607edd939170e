import { afterAll, beforeAll, expect, test } from 'vitest';

import type { TestUser } from '../testing/product.ts';
import { type Payments, dayMs, startPayments } from '../testing/standIn.ts';
import { remindOfTrials } from './notices.ts';
import { reconcile } from './reconcile.ts';

let product: Payments;
beforeAll(async () => void (product = await startPayments()));
afterAll(() => product.close());

async function mailsTo(user: TestUser) {
  return await product.ctx.db
    .selectFrom('mails')
    .select(['subject', 'body_text'])
    .where('to_address', '=', user.email)
    .orderBy('id')
    .execute();
}
const speakFrench = (user: TestUser) => product.as(user, 'settings.save', { preferred_language: 'fr' });

test('three days before it ends, a trial that goes on is announced, once', async () => {
  const ana = await product.user('ana');
  await product.subscribe(ana);

  await product.pass(3.9);
  await reconcile(product.ctx);
  const early = await mailsTo(ana);
  await product.pass(0.2);
  await product.as(ana, 'subscription.syncSubscription');
  await Promise.all([remindOfTrials(product.ctx), remindOfTrials(product.ctx)]);

  expect(early).toEqual([]);
  const mails = await mailsTo(ana);
  expect(mails.map(({ subject }) => subject)).toEqual(['Your Cartouche trial ends soon']);
  expect(mails[0]?.body_text).toContain('for $2.49 a month');
  expect(mails[0]?.body_text).toContain('http://localhost:4747/subscription/manage');
});

test('without any event, the job announces it', async () => {
  const ana = await product.user('ana');
  await product.subscribe(ana);
  await product.order('webhooks', { how: 'never' });

  await product.pass(5);
  await remindOfTrials(product.ctx);

  await product.order('behave', {});
  expect(await mailsTo(ana)).toHaveLength(1);
});

test('where only the provider’s clock was moved, its event announces it', async () => {
  const ana = await product.user('ana');
  await product.subscribe(ana);

  await product.order('advance', { seconds: 5 * 86_400 });
  await product.settled();

  await expect.poll(() => mailsTo(ana)).toHaveLength(1);
  product.later(5 * dayMs);
});

test('a trial that was cancelled is not announced', async () => {
  const ana = await product.user('ana');
  await product.subscribe(ana);
  await product.as(ana, 'subscription.cancelSubscription');

  await product.pass(5);
  await reconcile(product.ctx);

  expect(await mailsTo(ana)).toEqual([]);
});

test('of a trial without a card, nobody is told that it goes on by itself', async () => {
  const [ana, bob] = [await product.user('ana'), await product.user('bob')];
  await speakFrench(bob);
  const { month: priceId } = product.prices;
  for (const user of [ana, bob]) await product.as(user, 'subscription.createSubscription', { priceId });
  const { body } = await product.as(ana, 'subscription.status', { userId: ana.id });

  await product.pass(5);
  await remindOfTrials(product.ctx);

  expect(body).toMatchObject({ isTrialing: true, billing: { amount: 249, nextPaymentAt: null } });
  const [[toAna, ...more], [toBob]] = [await mailsTo(ana), await mailsTo(bob)];
  expect(more).toEqual([]);
  expect(toAna?.body_text).toContain('You have not given a payment method, so Pro ends then');
  expect(toAna?.body_text).not.toContain('If you do nothing');
  expect(toBob?.body_text).toContain('Vous n’avez indiqué aucun moyen de paiement');
});

test('a card that is given during a trial is charged after it, and said to be', async () => {
  const ana = await product.user('ana');
  const { month: priceId } = product.prices;
  await product.as(ana, 'subscription.createSubscription', { priceId });
  const asked = { userId: ana.id, refresh: 'true' };
  const { customerId } = (await product.as(ana, 'subscription.status', asked)).body as { customerId: string }; // as: the contract's output
  const { id } = await product.sdk.paymentMethods.attach('pm_card_visa', { customer: customerId });
  await product.sdk.customers.update(customerId, { invoice_settings: { default_payment_method: id } });
  const { body } = await product.as(ana, 'subscription.status', asked);

  await product.pass(5);
  await remindOfTrials(product.ctx);

  expect(body).toMatchObject({ billing: { nextPaymentAt: expect.any(String) as string } });
  expect((await mailsTo(ana))[0]?.body_text).toContain('If you do nothing, Pro goes on from then');
});

test('a failed payment and the end are each told once, in the user’s language', async () => {
  await product.order('settings', { afterRetries: 'canceled' });
  const ana = await product.user('ana');
  await speakFrench(ana);
  await product.subscribe(ana, 'year', '4000000000000341');

  await product.pass(5);
  await product.as(ana, 'subscription.syncSubscription');
  await product.pass(3);
  await product.as(ana, 'subscription.syncSubscription');
  await product.pass(20);
  await product.as(ana, 'subscription.syncSubscription');

  const mails = await mailsTo(ana);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Votre essai de Cartouche se termine bientôt',
    'Un paiement pour Cartouche a échoué',
    'Votre abonnement Cartouche est terminé',
  ]);
  expect(mails[1]?.body_text).toContain('19,99\u00a0$ par an');
  expect(mails[1]?.body_text).toMatch(/http:\/\/127\.0\.0\.1:\d+\/invoice\//);
});

test('of a plan on hold, nobody is told that they still have it, nor of a payment that was not tried', async () => {
  await product.order('settings', { afterRetries: 'unpaid' });
  const [ana, bob] = [await product.user('ana'), await product.user('bob')];
  for (const user of [ana, bob]) await product.subscribe(user, 'month', '4000000000000341');
  await product.order('webhooks', { how: 'never' });

  await product.pass(8);
  await product.as(ana, 'subscription.syncSubscription');
  for (const days of [22, 40]) {
    await product.pass(days);
    await reconcile(product.ctx);
  }

  await product.order('behave', {});
  const [toAna, toBob] = [await mailsTo(ana), await mailsTo(bob)];
  expect(toAna.filter(({ subject }) => subject.includes('failed'))).toHaveLength(1);
  expect(toAna.some(({ body_text }) => body_text.includes('You still have Pro'))).toBe(true);
  expect(toBob.filter(({ subject }) => subject.includes('failed'))).toHaveLength(1);
  expect(toBob.some(({ body_text }) => body_text.includes('Pro is on hold'))).toBe(true);
});
