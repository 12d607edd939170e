import { setTimeout as sleep } from 'node:timers/promises';

import { busy } from './turns.ts';

/** Lets one pass at a time, `everyMs` apart. Refuses whoever would wait for longer than `mostMs`. */
export function createPace(everyMs: number, mostMs: number): () => Promise<void> {
  let next = 0;

  return async () => {
    const now = performance.now();
    const waitMs = Math.max(0, next - now);
    if (waitMs > mostMs) throw busy();
    next = now + waitMs + everyMs;
    if (waitMs > 0) await sleep(waitMs);
  };
}
