import type { RefusalCode } from '@cartouche/contract/refusals';

import { Refusal } from '../refusal.ts';
import { isFailure } from './failure.ts';

/** The provider's reasons that somebody can do something about, each in our own words. */
const reasons: Record<string, RefusalCode> = {
  insufficient_funds: 'card_without_funds',
  expired_card: 'card_expired',
  incorrect_cvc: 'card_code_wrong',
  invalid_cvc: 'card_code_wrong',
  processing_error: 'card_not_checked',
  try_again_later: 'card_not_checked',
  issuer_not_available: 'card_not_checked',
  authentication_required: 'card_owner_asked',
  invoice_payment_intent_requires_action: 'card_owner_asked',
  subscription_payment_intent_requires_action: 'card_owner_asked',
};

/** A declined card as a refusal, in whatever language the screen speaks; any other error as it is. */
export function declinedOr(error: unknown): unknown {
  if (!isFailure(error) || error.kind !== 'declined') return error;
  return new Refusal(reasons[error.reason ?? ''] ?? 'payment_declined');
}
