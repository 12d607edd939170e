import type { sessionWords } from '../i18n/session.ts';
import { providerName } from './providers.ts';

type Words = (typeof sessionWords)['words'];
type ErrorParams = { error?: string; provider?: string };

/**
 * The message for `?error=` from a provider's return or a mailed link; null without one.
 * With a provider the specification's sentence comes first.
 */
export function signInError(text: Words, { error, provider }: ErrorParams): string | null {
  if (error === undefined) return null;

  const reason = reasonOf(text.errors, error) ?? text.errorElse;
  const name = providerName(provider);
  return name === undefined ? reason : `${text.socialFailed(name)}. ${reason}`;
}

// The same error has several codes, lower-case from a provider and upper-case from a link.
const sameAs: Record<string, keyof Words['errors']> = {
  unable_to_link_account: 'account_not_linked',
  account_already_linked_to_different_user: 'account_not_linked',
  email_does_not_match: 'account_not_linked',
  state_not_found: 'state_mismatch',
  state_invalid: 'state_mismatch',
  please_restart_the_process: 'state_mismatch',
  no_code: 'unable_to_get_user_info',
  invalid_code: 'unable_to_get_user_info',
};

function reasonOf(errors: Words['errors'], error: string): string | undefined {
  const code = error.toLowerCase();
  const known: Record<string, string> = errors;
  return Object.hasOwn(known, code) ? known[code] : known[sameAs[code] ?? ''];
}
