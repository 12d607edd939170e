import { setTimeout as sleep } from 'node:timers/promises';

type Pace = { atOnce: number; pauseMs: number };

/**
 * Does the work for each item, a few at once, each with a pause after it. The first failure ends it: what is under way
 * is waited for, and nothing more is begun.
 */
export async function takeTurns<T>(items: T[], pace: Pace, work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const failures: unknown[] = [];

  async function takeSome() {
    for (let item = left.shift(); item !== undefined && failures.length === 0; item = left.shift()) {
      try {
        await work(item);
      } catch (error) {
        failures.push(error);
      }
      if (left.length > 0 && failures.length === 0) await sleep(pace.pauseMs);
    }
  }

  await Promise.all(Array.from({ length: pace.atOnce }, takeSome));
  if (failures.length > 0) throw failures[0];
}
