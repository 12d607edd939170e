import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import type { AnyContext } from '../context.ts';
import { bookTime, deleteLane, takeLane } from './lanes.store.ts';
import { busy } from './turns.ts';

/** What a provider allows to all processes together. */
export type Allowance = {
  provider: string;
  /** How many questions may be open at once. */
  lanes: number;
  /** The least time between two questions. */
  everyMs: number;
  /** How long a lane is held at most: longer than any question takes. */
  lastsMs: number;
};

const lookAgainMs = 100;

/**
 * Runs work in one of the lanes to a provider; `pace` must be awaited before each question within it. Counted in the
 * database, so that several servers, workers and commands keep a limit together. Refuses whoever would wait for a lane
 * for longer than `mostWaitMs`.
 */
export async function inLane<T>(
  ctx: Pick<AnyContext, 'db'>,
  { mostWaitMs, ...allowance }: Allowance & { mostWaitMs: number },
  work: (pace: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const { provider, lanes, lastsMs, everyMs } = allowance;
  const holder = randomUUID();
  const until = performance.now() + mostWaitMs;
  let lane = await takeLane(ctx.db, { provider, holder, lanes, lastsMs });
  while (lane === undefined) {
    if (performance.now() >= until) throw busy();
    await sleep(lookAgainMs);
    lane = await takeLane(ctx.db, { provider, holder, lanes, lastsMs });
  }

  try {
    return await work(async () => {
      const waitMs = await bookTime(ctx.db, { provider, everyMs });
      if (waitMs > 0) await sleep(waitMs);
    });
  } finally {
    await deleteLane(ctx.db, { provider, lane, holder });
  }
}
