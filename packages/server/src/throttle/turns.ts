import { Refusal } from '../refusal.ts';

/** What is asked for can be done, but not now. */
export function busy(): Refusal {
  return new Refusal('slow_down', { seconds: 10 });
}

/** Runs work a few at a time, in the order in which it came; refuses what would have to wait behind too much. */
export function createTurns(most: { atOnce: number; waiting: number }) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < most.atOnce) running += 1;
    else if (waiting.length < most.waiting) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw busy();

    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next(); // it takes the place over
      else running -= 1;
    }
  };
}
