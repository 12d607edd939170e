import { parsed } from '../api/send.ts';
import { read, sessionStore, write } from '../storage.ts';
import type { Subscription } from './useSubscription.ts';

const lastsMs = 60 * 60 * 1000;

type Kept = { answer: Subscription; at: number };

/** Specification 9: the subscription as it was read last, for an hour. It loads with the screens that show it. */
export function keepSubscription(answer: Subscription, at: number): void {
  write(sessionStore(), 'subscription', JSON.stringify({ answer, at }));
}

/** What is kept of this user's subscription; null if there is nothing, or an earlier version kept it. */
export function keptSubscription(userId: string): Kept | null {
  const { answer, at } = toKept(parsed(read(sessionStore(), 'subscription') ?? ''));
  const isKnown = answer?.subscription?.user_id === userId && answer.billing !== undefined;
  // as: what has these parts was kept by us
  return isKnown && Date.now() - at < lastsMs ? { answer: answer as Subscription, at } : null;
}

/** Of any shape until it is looked at. */
function toKept(value: unknown): { answer: Partial<Subscription> | null; at: number } {
  const { answer = null, at = 0 } = (value ?? {}) as { answer?: Partial<Subscription> | null; at?: number };
  return { answer, at };
}
