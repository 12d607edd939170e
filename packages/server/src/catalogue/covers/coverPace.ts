import { setTimeout as sleep } from 'node:timers/promises';

import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { createPace } from '../../throttle/pace.ts';
import { throttle } from '../../throttle/throttle.ts';
import { createTurns } from '../../throttle/turns.ts';

type Pace = { name: string; atOnce: number; perSecond: number };

/** Of all that may be wished for at once, no more wait than this. */
const mostWaiting = 1000;
const longestWaitMs = 60_000;
const tryAgainMs = 200;
const mostTries = 150;

/** Runs requests to a source so many at once in this process, and so many in a second in all processes together. */
export function createCoverPace(ctx: Context, { name, atOnce, perSecond }: Pace) {
  const inTurn = createTurns({ atOnce, waiting: mostWaiting });
  const passOne = createPace(1000 / perSecond, longestWaitMs);

  /** The processes of an instance share a database server; the embedded database has a single process. */
  async function waitForOthers(): Promise<void> {
    if (ctx.config.databaseUrl === undefined) return;
    for (let tries = 1; ; tries += 1) {
      try {
        return await throttle(ctx, `covers of ${name}`, { times: perSecond, perSeconds: 1 });
      } catch (error) {
        if (!(error instanceof Refusal) || tries >= mostTries) throw error;
      }
      await sleep(tryAgainMs);
    }
  }

  return <T>(work: () => Promise<T>): Promise<T> =>
    inTurn(async () => {
      await passOne();
      await waitForOthers();
      return await work();
    });
}
