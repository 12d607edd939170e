import { z } from 'zod';

import { call, refuses, text } from './call.ts';
import { chargedCurrencies, intervals, payments, usualTestPayment } from './price.rules.ts';
import { email } from './session.ts';

/** An amount in the smallest unit of a currency, as the provider charges it; chargedText writes it. */
export const charge = z.object({ amount: z.number().int(), currency: z.string() });

/** Why a card was not charged. */
const declines = [
  'payment_declined',
  'card_without_funds',
  'card_expired',
  'card_code_wrong',
  'card_not_checked',
  'card_owner_asked',
] as const;

const userId = z.string().max(64).optional();
const customerId = text.min(1).max(255).optional();
const priceId = text.min(1).max(255);
const address = text.min(1).max(2000);
const boughtSubscription = z.object({ id: z.string(), status: z.string() });

const stripeCall = (path: string, summary: string) =>
  call.route({ method: 'POST', path: `/stripe/${path}`, summary });

/** The calls of specification 7, payment backend, that go to the provider. */
export const paymentCalls = {
  createCustomer: stripeCall('create-customer', 'Become a customer of the provider')
    .errors(refuses('not_yours', 'payments_off', 'customer_failed', 'slow_down'))
    .input(z.object({ userId, email: email.optional(), name: text.max(200).optional() }))
    .output(
      z.object({
        success: z.literal(true),
        existing: z.boolean(),
        customer: z.object({ id: z.string(), email: z.string(), name: z.string().nullable() }),
      }),
    ),

  /** A trial without a card. Only where configuration has developer pages. */
  createSubscription: stripeCall('create-subscription', 'Begin a trial without a card')
    .errors(
      refuses(
        'not_yours',
        'not_found',
        'payments_off',
        'price_unknown',
        'already_subscribed',
        'subscription_ending',
        'subscription_failed',
        'checkout_replaced',
        'slow_down',
      ),
    )
    .input(z.object({ userId, customerId, priceId }))
    .output(z.object({ success: z.literal(true), subscription: boughtSubscription })),

  createCheckoutSession: stripeCall('create-checkout-session', 'Begin a hosted checkout')
    .errors(
      refuses(
        'not_yours',
        'payments_off',
        'price_unknown',
        'return_address_foreign',
        'already_subscribed',
        'subscription_ending',
        'checkout_failed',
        'checkout_replaced',
        'slow_down',
      ),
    )
    .input(z.object({ userId, email: email.optional(), priceId, successUrl: address, cancelUrl: address }))
    .output(z.object({ url: z.string() })),

  /** What changing to another price would charge at once, and then in each interval. */
  previewChange: stripeCall('preview-change', 'What a change of plan would cost')
    .errors(
      refuses(
        'not_yours',
        'payments_off',
        'price_unknown',
        'not_subscribed',
        'subscription_ending',
        'payment_owed',
        'update_failed',
        'slow_down',
      ),
    )
    .input(z.object({ userId, newPriceId: priceId }))
    .output(
      z.object({
        /** Charged at once, after the credit for what was paid and not used; `credit` is what is left of that. */
        now: charge.extend({ credit: z.number().int() }),
        /** Whether the trial goes on with the new price. */
        isTrial: z.boolean(),
        /** Charged in each interval from then on. */
        later: charge.extend({ interval: z.enum(intervals), at: z.string() }),
      }),
    ),

  updateSubscription: stripeCall('update-subscription', 'Change to another price')
    .errors(
      refuses(
        'not_yours',
        'payments_off',
        'price_unknown',
        'not_subscribed',
        'subscription_ending',
        'payment_owed',
        ...declines,
        'charge_changed',
        'update_failed',
        'slow_down',
      ),
    )
    .input(
      z.object({
        userId,
        newPriceId: priceId,
        /** What the user saw is charged at once; refused if that has changed since. */
        shown: z.object({ amount: z.number().int(), credit: z.number().int() }).optional(),
      }),
    )
    .output(z.object({ success: z.literal(true), subscription: boughtSubscription })),

  cancelSubscription: stripeCall(
    'cancel-subscription',
    'End the subscription with what is paid for, or at once',
  )
    .errors(refuses('not_yours', 'payments_off', 'not_subscribed', 'cancel_failed', 'slow_down'))
    .input(z.object({ userId }))
    .output(
      z.object({
        success: z.literal(true),
        subscription: boughtSubscription.extend({ endsAt: z.string().nullable() }),
      }),
    ),

  /** Takes a planned end back; after the end, `checkoutUrl` is where to buy again. */
  reactivateSubscription: stripeCall('reactivate-subscription', 'Let the subscription run on')
    .errors(
      refuses(
        'not_yours',
        'payments_off',
        'price_unknown',
        'reactivate_failed',
        'checkout_failed',
        'checkout_replaced',
        'slow_down',
      ),
    )
    .input(z.object({ userId, priceId }))
    .output(
      z.object({
        success: z.literal(true),
        subscription: boughtSubscription.optional(),
        checkoutUrl: z.string().optional(),
      }),
    ),

  /** Only where configuration has developer pages. */
  createPaymentIntent: stripeCall('create-payment-intent', 'Begin a single test payment')
    .errors(refuses('not_yours', 'not_found', 'payments_off', 'payment_intent_failed', 'slow_down'))
    .input(
      z.object({
        amount: z.number().int().min(payments.least).max(payments.most),
        currency: z
          .string()
          .max(3)
          .transform((code) => code.toLowerCase())
          .pipe(z.string().refine((code) => chargedCurrencies.includes(code), 'is not a currency to pay in'))
          .default(usualTestPayment.currency),
        userId,
        customerId,
        email: email.optional(),
        description: text.max(500).optional(),
      }),
    )
    .output(z.object({ id: z.string(), clientSecret: z.string() })),

  customerPortal: stripeCall('customer-portal', 'Open the provider’s portal')
    .errors(
      refuses(
        'not_yours',
        'payments_off',
        'customer_not_found',
        'return_address_foreign',
        'portal_failed',
        'slow_down',
      ),
    )
    .input(z.object({ userId, customerId, returnUrl: address.optional() }))
    .output(z.object({ url: z.string() })),

  /** A signed event about the user's own subscription, sent to our own webhook. Only with developer pages. */
  testWebhook: stripeCall('test-webhook', 'Send ourselves an event')
    .errors(
      refuses(
        'not_yours',
        'not_found',
        'payments_off',
        'customer_not_found',
        'webhook_test_failed',
        'slow_down',
      ),
    )
    .input(z.object({ userId, priceId: priceId.optional() }))
    .output(z.object({ success: z.literal(true), eventId: z.string(), status: z.string() })),

  syncSubscription: stripeCall('sync-subscription', 'Read the subscription from the provider')
    .errors(refuses('not_yours', 'payments_off', 'sync_failed', 'slow_down'))
    .input(z.object({ userId }))
    .output(
      z.object({
        success: z.literal(true),
        /** Null without one. */
        subscription: z.object({ status: z.string() }).nullable(),
      }),
    ),

  /** Specification 3, provider subscription details. Times are the provider's: seconds since 1970. */
  subscriptionStatus: stripeCall('subscription-status', 'The subscription as the provider has it')
    .errors(refuses('not_yours', 'payments_off', 'customer_not_found', 'sync_failed', 'slow_down'))
    .input(z.object({ userId, customerId }))
    .output(
      z.object({
        subscription: z
          .object({
            id: z.string(),
            status: z.string(),
            trial_end: z.number().nullable(),
            current_period_start: z.number().nullable(),
            current_period_end: z.number().nullable(),
          })
          .nullable(),
        invoices: z.array(
          z.object({
            id: z.string(),
            status: z.string().nullable(),
            amount_paid: z.number(),
            currency: z.string(),
            created: z.number(),
            due_date: z.number().nullable(),
          }),
        ),
        paymentIntents: z.array(
          z.object({
            id: z.string(),
            status: z.string(),
            amount: z.number(),
            currency: z.string(),
            created: z.number(),
          }),
        ),
      }),
    ),

  /** Only with developer pages, as is the next. */
  test: call
    .route({ method: 'GET', path: '/stripe/test', summary: 'Whether the provider answers' })
    .errors(refuses('not_found', 'slow_down'))
    .output(
      z.object({
        success: z.boolean(),
        message: z.string(),
        plansCount: z.number(),
        timestamp: z.string(),
        error: z.string().optional(),
      }),
    ),

  testDb: call
    .route({ method: 'GET', path: '/stripe/test-db', summary: 'Whether the database answers' })
    .errors(refuses('not_found'))
    .output(z.object({ success: z.boolean(), error: z.string().optional() })),
};
