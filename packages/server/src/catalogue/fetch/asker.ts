import { setTimeout as sleep } from 'node:timers/promises';

import { pino } from 'pino';

import { type Question, createClient } from '../../outbound/client.ts';
import { type NoAnswer, isNoAnswer } from '../../outbound/failure.ts';
import type { Fetched } from '../../outbound/reading.ts';

const largestBytes = 64 * 1024 * 1024;
const longestMs = 180_000;
const longestWaitMs = 10 * 60_000;
/** After what a client has tried three times by itself. */
const waitsMs = [5_000, 20_000];

export type AskerSettings = {
  provider: string;
  bases: string[];
  /** Who asks: the projects want a name and a way to reach whoever runs this. */
  agent: string;
  now: () => Date;
  /** Said while the other side is given time: whether it asked for that, or gave no answer. */
  onWait: (seconds: number, isAsked: boolean) => void;
  /** For tests, in which nobody wants to wait. */
  patience?: number | undefined;
};

export type Asker = ReturnType<typeof createAsker>;

/** Asks a project's server, and waits as long as it wants, within reason. Throws a NoAnswer. */
export function createAsker({ provider, bases, agent, now, onWait, patience = 1 }: AskerSettings) {
  // What goes wrong is said on the terminal, and a missing file is not wrong.
  const log = pino({ level: 'silent' });
  const client = createClient({ provider, bases, longestMs, largestBytes, log, now });
  let lastFailure: unknown;

  return {
    async ask(question: Question): Promise<Fetched> {
      const headers = { 'user-agent': agent, ...question.headers };
      for (let tries = 0; ; tries += 1) {
        try {
          return await client.fetch({ ...question, headers });
        } catch (error) {
          if (!isNoAnswer(error)) throw error;
          // A client that leaves the other side alone after failures does not say which.
          if (error.kind !== 'resting') lastFailure = error;
          const waitMs = waitAfter(error, tries);
          if (waitMs === undefined) throw error.kind === 'resting' ? lastFailure : error;
          onWait(Math.ceil(waitMs / 1000), error.kind !== 'resting' && error.retryAfterMs !== undefined);
          await sleep(waitMs * patience);
        }
      }
    },
  };
}

/** How long to wait before asking again; undefined if it makes no sense, or would take too long. */
function waitAfter({ kind, retryAfterMs }: NoAnswer, tries: number): number | undefined {
  const usual = waitsMs[tries];
  if (usual === undefined || !['busy', 'failed', 'unreachable', 'resting'].includes(kind)) return undefined;
  const waitMs = Math.max(usual, retryAfterMs ?? 0);
  return waitMs > longestWaitMs ? undefined : waitMs;
}
