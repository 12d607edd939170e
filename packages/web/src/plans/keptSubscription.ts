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
  const kept = parsed(read(sessionStore(), 'subscription') ?? '') as Partial<Kept> | null; // as: kept by us
  const { answer, at = 0 } = kept ?? {};
  const isKnown = answer?.subscription.user_id === userId && answer.billing !== undefined;
  return isKnown && Date.now() - at < lastsMs ? { answer, at } : null;
}
