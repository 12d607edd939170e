import { z } from 'zod';

import { call, refuses } from './call.ts';
import { subscriptionStatuses } from './entitlement.rules.ts';
import { tiers } from './limits.ts';
import { charge, paymentCalls } from './payments.ts';
import { intervals } from './price.rules.ts';

/** Specification 3, user_subscriptions. */
export const subscriptionRow = z.object({
  user_id: z.string(),
  subscription_tier: z.enum(tiers),
  subscription_status: z.enum(subscriptionStatuses),
  subscription_expires_at: z.string().nullable(),
  updated_at: z.string(),
});

/** Specification 3, subscription status response and subscription state. */
export const subscriptionStatus = z.object({
  subscription: subscriptionRow,
  /** Whether the provider could not be asked, so that this is what was known at `lastSync`. */
  isStale: z.boolean(),
  lastSync: z.string(),
  tier: z.enum(tiers),
  isSubscribed: z.boolean(),
  isActive: z.boolean(),
  isTrialing: z.boolean(),
  isExpired: z.boolean(),
  isCanceledButActive: z.boolean(),
  /** Whether the operator gave the plan: it costs nothing, and there is nothing to cancel. */
  isGiven: z.boolean(),
  expiresAt: z.string().nullable(),
  features: z.array(z.string()),
  /** -1 is unlimited. */
  limits: z.object({ games: z.number(), consoles: z.number(), alerts: z.number() }),
  customerId: z.string().nullable(),
  /** What is bought: its price id and what the provider charges for it; null for a plan that was not bought. */
  billing: charge
    .extend({
      priceId: z.string(),
      interval: z.enum(intervals),
      /** What a change of plan has left over, which is used up before anything is charged; below zero, still owed. */
      credit: z.number().int(),
      /** When `amount` is charged next; null if it will not be, as with a trial that has no payment method. */
      nextPaymentAt: z.string().nullable(),
      /** Where a failed payment is mended; null unless past due or unpaid. */
      mendUrl: z.string().nullable(),
    })
    .nullable(),
});
export type SubscriptionStatusAnswer = z.infer<typeof subscriptionStatus>;

/** Specification 3, plan. */
export const plan = z.object({
  /** The monthly price's id. */
  id: z.string(),
  name: z.literal('Pro'),
  /** What the provider charges, in the currency's smallest unit. */
  price: z.number().int(),
  interval: z.literal('month'),
  yearlyPrice: z.number().int(),
  yearlyId: z.string(),
  currency: z.string(),
  popular: z.literal(true),
  features: z.array(z.string()),
});
export type Plan = z.infer<typeof plan>;

export const subscription = {
  /** Read from the provider when what is stored is older than a few minutes, or at once with `refresh`. */
  status: call
    .route({
      method: 'GET',
      path: '/subscription/status/{userId}',
      summary: 'The plan, and what it includes',
    })
    .errors(refuses('not_yours', 'account_gone'))
    .input(z.object({ userId: z.string().max(64), refresh: z.literal('true').optional() }))
    .output(subscriptionStatus),

  /** What can be bought, at the provider's price. */
  plans: call
    .route({ method: 'GET', path: '/subscription/plans', summary: 'The plan that can be bought' })
    .output(
      z.object({
        /** Null where the operator has not set up payments: nothing can be bought. */
        plan: plan.nullable(),
        /** How many days the user's next subscription is free of charge. */
        trialDays: z.number(),
        /** Whether no money moves: said wherever an amount is shown. */
        isTest: z.boolean(),
        /** For the provider's card field; null without one, and with the stand-in. */
        publishableKey: z.string().nullable(),
        /** Where the stand-in confirms the payments of its own card field; null with the real provider. */
        standIn: z.object({ url: z.string(), publishableKey: z.string() }).nullable(),
      }),
    ),

  ...paymentCalls,
};
