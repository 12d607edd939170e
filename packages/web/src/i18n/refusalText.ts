import { fillIn } from '@cartouche/contract/refusalText.rules';

import { isFault, toRefusal } from '../api/refusal.ts';
import type { Messages } from './en.ts';
import { useText } from './language.ts';

/** `const tell = useRefusalText()`, then `tell(error)`. A fault gives `fallback`, by default 'An error occurred'. */
export function useRefusalText(): (error: unknown, fallback?: string) => string {
  const text = useText();
  return (error, fallback) => refusalText(text, error, fallback);
}

/** Why something did not load: the server's refusal, its fault with the number, or that there was no answer. */
export function useFailureText(): (error: unknown, noAnswer?: string) => string {
  const text = useText();
  return (error, noAnswer) => failureText(text, error, noAnswer);
}

export function failureText(text: Messages, error: unknown, noAnswer = text.ui.errorText): string {
  return refusalText(text, error, isFault(error) ? text.ui.faultText : noAnswer);
}

export function refusalText(text: Messages, error: unknown, fallback = text.ui.unexpected): string {
  const refusal = toRefusal(error);
  if (refusal === null) return fallback;
  if (refusal.code === 'fault') {
    return refusal.requestId ? `${sentence(fallback)} ${text.ui.requestId(refusal.requestId)}` : fallback;
  }

  const seconds = Number(refusal.data['seconds']);
  if (refusal.code === 'slow_down' && seconds >= 0) {
    return waitText(text, seconds);
  }

  // A page loaded before an update may not know the code.
  const known: string | undefined = text.refusals[refusal.code];
  return known === undefined ? fallback : fillIn(known, refusal.data, text.ui.number);
}

/** In the unit that somebody would say. */
function waitText({ ui }: Messages, seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.ceil(minutes / 60);
  if (seconds < 120) return ui.waitSeconds(seconds);
  if (minutes < 120) return ui.waitMinutes(minutes);
  if (hours <= 12) return ui.waitHours(hours);
  return hours <= 24 ? ui.waitDay : ui.waitDays(Math.ceil(hours / 24));
}

function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
