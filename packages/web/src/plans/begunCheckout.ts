import { read, remove, sessionStore, write } from '../storage.ts';

const key = 'checkout';

/** Notes that this tab's user left for the provider's checkout. */
export function noteCheckout(userId: string): void {
  write(sessionStore(), key, userId);
}

/** Whether the user left for a checkout that has not led back here yet. */
export function hasLeftForCheckout(userId: string): boolean {
  return read(sessionStore(), key) === userId;
}

export function forgetCheckout(): void {
  remove(sessionStore(), key);
}
