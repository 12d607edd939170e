import type { RefusalCode } from '@cartouche/contract/refusals';
import { sql } from 'kysely';

import type { Db } from '../db/database.ts';

/** Rows as a user has them who is a customer of the payment provider. */
export async function insertPayer(db: Db, userId: string, customerId: string): Promise<void> {
  await sql`insert into user_customers (user_id, customer_id, language, read_at)
    values (${userId}, ${customerId}, 'fr', now())`.execute(db);
  await sql`insert into subscription_intents (user_id, slot, wish, made_at)
    values (${userId}, 'purchase', '{"kind":"checkout"}', now())`.execute(db);
  await sql`insert into subscription_notices (user_id, about, written_at)
    values (${userId}, 'ended: sub_1', now())`.execute(db);
}

/** How another user would make a call about somebody, and the answer to it. */
export type Reach = [call: string, input: () => object, answer: 'done' | RefusalCode];

const checkout = {
  priceId: 'price_1',
  successUrl: 'http://localhost:4747/subscription?success=true',
  cancelUrl: 'http://localhost:4747/subscription?canceled=true',
};

/** How another user would reach for somebody's payments. */
export function paymentReaches(id: () => string, email: () => string): Reach[] {
  return [
    ['subscription.status', () => ({ userId: id() }), 'not_yours'],
    ['subscription.plans', () => ({}), 'done'],
    ['subscription.createCustomer', () => ({ userId: id() }), 'not_yours'],
    ['subscription.createCustomer', () => ({ email: email(), name: 'Bo' }), 'not_yours'],
    [
      'subscription.createSubscription',
      () => ({ customerId: 'cus_of_ana', priceId: 'price_1' }),
      'not_yours',
    ],
    ['subscription.createCheckoutSession', () => ({ userId: id(), ...checkout }), 'not_yours'],
    ['subscription.createCheckoutSession', () => ({ email: email(), ...checkout }), 'not_yours'],
    ['subscription.previewChange', () => ({ userId: id(), newPriceId: 'price_1' }), 'not_yours'],
    ['subscription.updateSubscription', () => ({ userId: id(), newPriceId: 'price_1' }), 'not_yours'],
    ['subscription.cancelSubscription', () => ({ userId: id() }), 'not_yours'],
    ['subscription.reactivateSubscription', () => ({ userId: id(), priceId: 'price_1' }), 'not_yours'],
    ['subscription.createPaymentIntent', () => ({ amount: 1099, customerId: 'cus_of_ana' }), 'not_yours'],
    ['subscription.customerPortal', () => ({ customerId: 'cus_of_ana' }), 'not_yours'],
    ['subscription.testWebhook', () => ({ userId: id() }), 'not_yours'],
    ['subscription.syncSubscription', () => ({ userId: id() }), 'not_yours'],
    ['subscription.subscriptionStatus', () => ({ customerId: 'cus_of_ana' }), 'not_yours'],
    ['subscription.test', () => ({}), 'done'],
    ['subscription.testDb', () => ({}), 'done'],
  ];
}
