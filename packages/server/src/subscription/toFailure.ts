import { Stripe } from 'stripe';

import { failure, isFailure } from './failure.ts';

/** Whether asking again may help. */
export function isPassing(error: unknown): boolean {
  if (error instanceof Stripe.errors.StripeConnectionError) return true;
  if (error instanceof Stripe.errors.StripeRateLimitError) return true;
  if (error instanceof Stripe.errors.StripeAPIError) {
    const { statusCode = 0, headers } = error;
    if (headers?.['stripe-should-retry'] === 'false') return false;
    return statusCode === 409 || statusCode >= 500;
  }
  return false;
}

/** A failure in the provider's own words, which it repeats to the same key; not one of something in between. */
export function isAnswered(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeAPIError &&
    (error.statusCode ?? 0) >= 500 &&
    error.rawType !== undefined
  );
}

/** What of the SDK's errors the product tells apart. */
export function toFailure(error: unknown): unknown {
  if (isFailure(error)) return error;
  if (error instanceof Stripe.errors.StripeCardError) {
    const { decline_code, code } = error;
    const reason = code === 'card_declined' ? (decline_code ?? code) : code;
    return failure('declined', error.message, { cause: error, reason });
  }
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    const isMissing = error.code === 'resource_missing';
    return failure(isMissing ? 'missing' : 'refused', error.message, { cause: error });
  }
  if (error instanceof Stripe.errors.StripeIdempotencyError) {
    // What the key stood for before is done; only another key brings anything new.
    return failure('refused', error.message, { cause: error });
  }
  if (error instanceof Error) {
    return failure(isAnswered(error) ? 'failed' : 'unavailable', error.message, { cause: error });
  }
  return error;
}
