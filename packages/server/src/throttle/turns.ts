import { Refusal } from '../refusal.ts';

/** For requests that can be done later, but not now. */
export function busy(): Refusal {
  return new Refusal('slow_down', { seconds: 10 });
}

/** Runs work a few at a time, in order of arrival; refuses it if too much is waiting. */
export function createTurns(most: { atOnce: number; waiting: number }, refusal = busy) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < most.atOnce) running += 1;
    else if (waiting.length < most.waiting) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw refusal();

    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next(); // it takes over this place
      else running -= 1;
    }
  };
}
