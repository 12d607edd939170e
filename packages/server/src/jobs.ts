import { forgetRemovedItems } from './collection/bin.ts';
import { forgetBulkChanges } from './collection/bulk.ts';
import { sweepFiles } from './collection/photos.ts';
import type { Context } from './context.ts';
import { refreshStatistics, tend } from './db/maintenance.ts';
import { forgetOldMails, sendDueMails } from './mail/mail.ts';
import { forgetEndedSessions, forgetUnconfirmedAccounts } from './session/sessions.ts';
import { forgetAttempts } from './throttle/throttle.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Starts the work on a clock; the answer stops it and waits for what is running. */
export function startJobs(ctx: Context, options: { embedded: boolean }): () => Promise<void> {
  const stops = [
    every(ctx, 'send mails', 5 * second, (stopped) => sendDueMails(ctx, stopped)),
    every(ctx, 'forget mails', hour, () => forgetOldMails(ctx)),
    every(ctx, 'forget ended sessions', hour, () => forgetEndedSessions(ctx)),
    every(ctx, 'forget unconfirmed accounts', hour, () => forgetUnconfirmedAccounts(ctx)),
    every(ctx, 'forget attempts', hour, () => forgetAttempts(ctx)),
    every(ctx, 'empty bins', hour, () => forgetRemovedItems(ctx)),
    every(ctx, 'forget bulk changes', hour, () => forgetBulkChanges(ctx)),
    every(ctx, 'sweep files', hour, (stopped) => sweepFiles(ctx, stopped)),
    ...(options.embedded
      ? [
          every(ctx, 'tend the database', hour, () => tend(ctx.db)),
          every(ctx, 'look at what users own', 5 * minute, () => refreshStatistics(ctx.db)),
        ]
      : []),
  ];
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}

/**
 * Runs a job again and again, never twice at once. A run that fails is logged with when one last went well, and the next
 * one comes all the same.
 */
export function every(
  ctx: Context,
  name: string,
  pauseMs: number,
  run: (stopped: AbortSignal) => Promise<unknown>,
): () => Promise<unknown> {
  let running: Promise<unknown> = Promise.resolve();
  const stop = new AbortController();
  let timer = setTimeout(tick, pauseMs);
  let failures = 0;
  let doneAt: Date | undefined;

  function tick() {
    running = runOnce().finally(() => {
      if (!stop.signal.aborted) timer = setTimeout(tick, pauseMs);
    });
  }

  async function runOnce() {
    const startedAt = performance.now();
    try {
      await run(stop.signal);
      doneAt = ctx.now();
      const ms = Math.round(performance.now() - startedAt);
      ctx.log.debug({ job: name, ms }, 'job done');
      if (failures > 0) ctx.log.warn({ job: name, failures }, 'job works again');
      failures = 0;
    } catch (error) {
      failures += 1;
      ctx.log.error({ err: error, job: name, failures, lastDone: doneAt ?? null }, 'job failed');
    }
  }

  return () => {
    stop.abort();
    clearTimeout(timer);
    return running;
  };
}
