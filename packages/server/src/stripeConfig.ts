import { priceTable } from '@cartouche/contract/price.rules';
import { z } from 'zod';

import { apiUrl } from './apiUrl.ts';

const priceId = z
  .string()
  .regex(/^price_\w+$/, 'write the id of a price, such as price_1A2b3C.')
  .optional();
const cents = z.coerce
  .number('write an amount in the smallest unit, such as 249.')
  .int('write an amount in the smallest unit, such as 249.')
  .min(1, 'write an amount in the smallest unit, such as 249.')
  .optional();

/** The variables of payments. */
export const stripeEnvironment = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'write a secret or restricted key: sk_live_…, sk_test_…, rk_….')
    .optional(),
  /** For the card field of /test-payment. */
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'write a publishable key: pk_live_… or pk_test_….')
    .optional(),
  /** Several, separated by commas, while one replaces another. */
  STRIPE_WEBHOOK_SECRETS: z
    .string()
    .regex(
      /^\s*whsec_[^\s,]+(\s*,\s*whsec_[^\s,]+)*\s*$/,
      'write the endpoint’s signing secrets: whsec_…, separated by commas.',
    )
    .optional(),
  STRIPE_PRICE_MONTHLY: priceId,
  STRIPE_PRICE_YEARLY: priceId,
  /** The prices of the provider's test mode, used with its test keys. */
  STRIPE_TEST_PRICE_MONTHLY: priceId,
  STRIPE_TEST_PRICE_YEARLY: priceId,
  /** Prices that are no longer sold but still paid, separated by commas. */
  STRIPE_FORMER_PRICES: z.string().default(''),
  /** What the two prices charge, if it is not what the price table says. */
  PRICE_MONTHLY: cents,
  PRICE_YEARLY: cents,
  PRICE_CURRENCY: z
    .string()
    .regex(/^[a-zA-Z]{3}$/, 'write a currency such as usd.')
    .default(priceTable.currency),
  /** Another address of the provider: that of the stand-in. */
  STRIPE_API_URL: apiUrl('https://api.stripe.com'),
  TRIALS: z.enum(['every', 'first'], 'write every or first.').default('every'),
};

export type StripeConfig = {
  secretKey: string;
  publishableKey: string | undefined;
  apiUrl: string;
  webhookSecrets: readonly string[];
  prices: { month: PriceConfig; year: PriceConfig; currency: string; former: readonly string[] };
  /** Whether no money moves, because the keys are of the test mode or the stand-in's. */
  isTest: boolean;
  /** Whether the stand-in plays the provider. */
  isStandIn: boolean;
  /** How long one try of a call may take. */
  timeoutMs: number;
};
type PriceConfig = { id: string; amount: number };

const shape = z.object(stripeEnvironment);

/** Answers a sentence instead if the variables do not go together. */
export function readStripe(e: z.infer<typeof shape>, isStandIn: boolean): StripeConfig | string | undefined {
  const secretKey = e.STRIPE_SECRET_KEY;
  const publishableKey = e.STRIPE_PUBLISHABLE_KEY;
  const given = [secretKey, publishableKey, e.STRIPE_WEBHOOK_SECRETS].some((one) => one !== undefined);
  if (!given) return undefined;

  // Specification 9: the price table follows the publishable key.
  const isTest = /^.k_test_/.test(publishableKey ?? secretKey ?? '');
  const hasOwnTable = isTest && !isStandIn;
  const month = (hasOwnTable ? e.STRIPE_TEST_PRICE_MONTHLY : undefined) ?? e.STRIPE_PRICE_MONTHLY;
  const year = (hasOwnTable ? e.STRIPE_TEST_PRICE_YEARLY : undefined) ?? e.STRIPE_PRICE_YEARLY;
  if (!secretKey || !e.STRIPE_WEBHOOK_SECRETS || !month || !year) {
    return 'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRETS, STRIPE_PRICE_MONTHLY and STRIPE_PRICE_YEARLY go together.';
  }
  if (month === year) return 'STRIPE_PRICE_MONTHLY and STRIPE_PRICE_YEARLY are one price.';
  if (isTest !== /^.k_test_/.test(secretKey)) {
    return 'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes: one is a test key.';
  }
  return {
    secretKey,
    publishableKey,
    apiUrl: e.STRIPE_API_URL,
    webhookSecrets: words(e.STRIPE_WEBHOOK_SECRETS),
    prices: {
      month: { id: month, amount: e.PRICE_MONTHLY ?? priceTable.month },
      year: { id: year, amount: e.PRICE_YEARLY ?? priceTable.year },
      currency: e.PRICE_CURRENCY.toLowerCase(),
      former: words(e.STRIPE_FORMER_PRICES),
    },
    isTest: isTest || isStandIn,
    isStandIn,
    timeoutMs: 10_000,
  };
}

function words(list: string): string[] {
  return list
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
}
