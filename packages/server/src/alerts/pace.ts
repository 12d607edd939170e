import type { Rate } from '@cartouche/contract/call';

import type { AnyContext } from '../context.ts';
import { type NewestQuestion, questionsPerHour } from '../listings/newest.ts';
import { Refusal } from '../refusal.ts';
import { countQuestions } from './questions.store.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const windowSeconds = 10;
const windowsPerHour = 3600 / windowSeconds;

/** Even a single question need not wait for a window. */
const leastPerWindow = 5;
/** How much faster than evenly questions are asked that had to wait, for example while no worker ran. */
const catchingUp = 1.5;

/** How often each question is asked, and how many are asked at once by all workers together. */
export type Pace = { periodMs: number; rate: Rate };

/** Every hour, or less often if a marketplace takes fewer questions than there are. */
export async function paceOf(ctx: AnyContext, platform: NewestQuestion['platform']): Promise<Pace> {
  const count = await countQuestions(ctx.db, platform);
  return toPace(count, questionsPerHour(ctx, platform));
}

export function toPace(count: number, perHour: number): Pace {
  const periodMs = Math.max(1, count / perHour) * hourMs;
  const evenly = (count * hourMs) / periodMs / windowsPerHour;
  const times = Math.min(
    Math.max(leastPerWindow, Math.ceil(catchingUp * evenly)),
    Math.ceil(perHour / windowsPerHour),
  );
  return { periodMs, rate: { times: Math.max(1, times), perSeconds: windowSeconds } };
}

const dayMs = 24 * hourMs;

/**
 * How long a marketplace can be silent before an alert says that it fails: a day, and longer where a question waits
 * longer than an hour for its turn.
 */
export async function failingAfterMs(ctx: AnyContext, platform: NewestQuestion['platform']): Promise<number> {
  const { periodMs } = await paceOf(ctx, platform);
  return dayMs + periodMs - hourMs;
}

/** How far a question moves in the hour each time, so that those that were made together do not stay together. */
const jitter = 0.02;

type Waiting = { next_ask_at: Date; answered_at: Date | null };

/**
 * A period after the question was due, so that each keeps its place in the hour. One that was never asked, or that was
 * missed by a whole period, gets any place.
 */
export function nextAfterAnswer({ next_ask_at, answered_at }: Waiting, { periodMs }: Pace, now: Date): Date {
  const inTurn = next_ask_at.getTime() + periodMs;
  const isLost = answered_at === null || inTurn <= now.getTime();
  const next = isLost ? now.getTime() + Math.random() * periodMs : inTurn;
  return new Date(next + (Math.random() - 0.5) * 2 * jitter * periodMs);
}

/** As soon as the marketplace wants, or after a minute and twice as long each further time, up to a period. */
export function nextAfterFailure(
  { error, failures }: { error: unknown; failures: number },
  { periodMs }: Pace,
  now: Date,
): Date {
  const { minutes = 0, seconds = 0 } = error instanceof Refusal ? (error.data ?? {}) : {};
  const asked = Number(minutes) * minuteMs + Number(seconds) * 1000;
  const backoff = Math.min(periodMs, minuteMs * 2 ** Math.min(failures - 1, 20));
  return new Date(now.getTime() + Math.max(asked, backoff) * (1 + Math.random() * 0.25));
}
