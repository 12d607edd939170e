import { expect, test } from 'vitest';

import { withHandMade } from '../testing/handMade.ts';
import { declinedOr } from './declines.ts';
import { isFailure } from './failure.ts';
import { createProvider } from './provider.ts';

/** A provider that answers each call the same, by hand: what a call ends with, and how often it was sent. */
function answering(status: number, body: unknown, headers: Record<string, string> = {}) {
  return {
    async failureOf(call: (asking: Asking) => Promise<unknown>) {
      let asked = 0;
      const answerTo = () => {
        asked += 1;
        return { status, body, headers };
      };
      return await withHandMade(answerTo, async (apiUrl) => {
        const error: unknown = await call(createProvider(settingsOf(apiUrl))).catch(
          (reason: unknown) => reason,
        );
        return { error, kind: isFailure(error) ? error.kind : undefined, asked };
      });
    },
  };
}

const settingsOf = (apiUrl: string) => ({
  secretKey: 'sk_test_1',
  publishableKey: undefined,
  apiUrl,
  webhookSecrets: ['whsec_1'],
  prices: {
    month: { id: 'price_m', amount: 1 },
    year: { id: 'price_y', amount: 2 },
    currency: 'usd',
    former: [],
  },
  isTest: true,
  isStandIn: false,
  timeoutMs: 3_000,
});

type Asking = ReturnType<typeof createProvider>;

const change = { id: 'sub_1', itemId: 'si_1', priceId: 'price_1', from: undefined };
const withKey = (provider: Asking) => provider.changePrice(change, 'key');
const withoutKey = (provider: Asking) => provider.planEnd('sub_1');
const ofType = (type: string, more: object = {}) => ({ error: { type, message: 'No.', ...more } });

test.each([
  [400, ofType('invalid_request_error'), 'refused', 1],
  [404, ofType('invalid_request_error', { code: 'resource_missing' }), 'missing', 1],
  [400, ofType('idempotency_error'), 'refused', 1],
  [401, ofType('invalid_request_error'), 'unavailable', 1],
  [402, ofType('card_error', { code: 'card_declined' }), 'declined', 1],
  [403, ofType('invalid_request_error'), 'unavailable', 1],
  [409, ofType('invalid_request_error', { code: 'idempotency_key_in_use' }), 'unavailable', 3],
  [429, ofType('invalid_request_error', { code: 'rate_limit' }), 'unavailable', 3],
  [400, ofType('invalid_request_error', { code: 'rate_limit' }), 'unavailable', 3],
  [500, ofType('api_error'), 'failed', 1],
  [400, { message: 'Not Found' }, 'unavailable', 1],
])('a call with our key that is answered with %i %j has %s, asked %i times', async (...row) => {
  const [status, body, kind, times] = row;
  const provider = answering(status, body);

  expect(await provider.failureOf(withKey)).toMatchObject({ kind, asked: times });
});

test('what the provider could not do is asked again where that can do no harm, unless it says not to', async () => {
  const usual = answering(500, ofType('api_error'));
  const final = answering(500, ofType('api_error'), { 'stripe-should-retry': 'false' });

  expect(await usual.failureOf(withoutKey)).toMatchObject({ kind: 'failed', asked: 3 });
  expect(await final.failureOf(withoutKey)).toMatchObject({ kind: 'failed', asked: 1 });
});

test.each([
  ['another object', { object: 'customer', id: 'cus_1' }],
  ['an answer of many megabytes', { object: 'price', id: 'x'.repeat(5_000_000) }],
])('%s is not trusted', async (_what, body) => {
  const provider = answering(200, body);

  expect(await provider.failureOf(({ findPrice }) => findPrice('price_1'))).toMatchObject({
    kind: 'unavailable',
  });
});

test.each([
  [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'card_without_funds'],
  [{ code: 'card_declined', decline_code: 'generic_decline' }, 'payment_declined'],
  [{ code: 'card_declined' }, 'payment_declined'],
  [{ code: 'expired_card' }, 'card_expired'],
  [{ code: 'incorrect_cvc', decline_code: 'incorrect_cvc' }, 'card_code_wrong'],
  [{ code: 'processing_error' }, 'card_not_checked'],
  [{ code: 'subscription_payment_intent_requires_action' }, 'card_owner_asked'],
  [{ code: 'of_next_year' }, 'payment_declined'],
])('a card that is declined with %o is refused in our own words', async (reason, code) => {
  const provider = answering(402, ofType('card_error', reason));

  const { error } = await provider.failureOf(withKey);

  expect(declinedOr(error)).toMatchObject({ code, data: undefined });
});
