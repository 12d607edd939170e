import { askDueQuestions, forgetQuestions } from './alerts/ask.ts';
import { tellFailures } from './alerts/failures.ts';
import { stillWanted } from './alerts/stillWanted.ts';
import { forgetUpdates } from './bot/bot.ts';
import { hearBot } from './bot/hear.ts';
import { forgetRemovedItems } from './collection/bin.ts';
import { forgetBulkChanges } from './collection/bulk.ts';
import { syncDaily } from './catalogue/igdb/sync.ts';
import { sweepFiles } from './collection/photos.ts';
import type { Context } from './context.ts';
import { refreshStatistics, maintain } from './db/maintenance.ts';
import { forgetMergedEntries } from './entries/merge.ts';
import { forgetOldMails, sendDueMails } from './mail/mail.ts';
import { resumeMoves } from './moving/abandoned.ts';
import { forgetOldMoves } from './moving/moving.ts';
import { readRates } from './rates/rates.ts';
import { forgetEndedSessions, forgetUnconfirmedAccounts } from './session/sessions.ts';
import { endLeaving } from './subscription/leaving.ts';
import { forgetOldPayments, reconcile } from './subscription/reconcile.ts';
import { tellDue } from './telling/tellDue.ts';
import { forgetAttempts } from './throttle/throttle.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
/** Somebody's own Cartouche may run for less than an hour at a time. */
const latestFirst = 10 * minute;

type Job = { name: string; pauseMs: number; run: (stopped: AbortSignal) => Promise<unknown> };

/** Starts the scheduled jobs; the answer stops them and waits for those running. */
export function startJobs(ctx: Context, options: { embedded: boolean }): () => Promise<void> {
  const jobs: Job[] = [
    { name: 'send mails', pauseMs: 5 * second, run: (stopped) => sendDueMails(ctx, stopped) },
    tellJob(ctx),
    { name: 'hear the bot', pauseMs: second, run: (stopped) => hearBot(ctx, stopped) },
    { name: 'forget updates', pauseMs: hour, run: () => forgetUpdates(ctx) },
    { name: 'read subscriptions', pauseMs: minute, run: (stopped) => reconcile(ctx, stopped) },
    { name: 'end customers', pauseMs: minute, run: (stopped) => endLeaving(ctx, stopped) },
    ...alertJobs(ctx),
    { name: 'forget questions', pauseMs: hour, run: () => forgetQuestions(ctx) },
    { name: 'forget payments', pauseMs: hour, run: () => forgetOldPayments(ctx) },
    { name: 'forget mails', pauseMs: hour, run: () => forgetOldMails(ctx) },
    { name: 'forget ended sessions', pauseMs: hour, run: () => forgetEndedSessions(ctx) },
    { name: 'forget unconfirmed accounts', pauseMs: hour, run: () => forgetUnconfirmedAccounts(ctx) },
    { name: 'forget attempts', pauseMs: hour, run: () => forgetAttempts(ctx) },
    { name: 'empty bins', pauseMs: hour, run: () => forgetRemovedItems(ctx) },
    { name: 'forget bulk changes', pauseMs: hour, run: () => forgetBulkChanges(ctx) },
    { name: 'read IGDB', pauseMs: hour, run: (stopped) => syncDaily(ctx, stopped) },
    { name: 'forget merged entries', pauseMs: hour, run: () => forgetMergedEntries(ctx) },
    { name: 'go on with files brought', pauseMs: 10 * second, run: () => resumeMoves(ctx) },
    { name: 'forget files brought', pauseMs: hour, run: () => forgetOldMoves(ctx) },
    { name: 'sweep files', pauseMs: hour, run: (stopped) => sweepFiles(ctx, stopped) },
    ...(options.embedded
      ? [
          { name: 'maintain the database', pauseMs: hour, run: () => maintain(ctx.db) },
          { name: 'refresh statistics', pauseMs: 5 * minute, run: () => refreshStatistics(ctx.db) },
        ]
      : []),
  ];
  const stops = jobs.map((job) => every(ctx, job));
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}

/** What finds listings for the alerts. Several processes share the work. */
function alertJobs(ctx: Context): Job[] {
  if (!ctx.config.alerts.hasWorker) return [];
  return [
    { name: 'read rates', pauseMs: hour, run: () => readRates(ctx) },
    { name: 'ask for alerts', pauseMs: 5 * second, run: (stopped) => askDueQuestions(ctx, stopped) },
    { name: 'tell failing alerts', pauseMs: hour, run: () => tellFailures(ctx) },
  ];
}

function tellJob(ctx: Context): Job {
  return { name: 'tell finds', pauseMs: 2 * second, run: (stopped) => tellDue(ctx, stillWanted, stopped) };
}

/** The jobs of a process that does nothing else than to ask for alerts, and to tell what they found. */
export function startAlertJobs(ctx: Context): () => Promise<void> {
  const stops = [...alertJobs(ctx), tellJob(ctx)].map((job) => every(ctx, job));
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}

/**
 * Runs a job repeatedly, never twice at once. A failure is logged with the time of the last success, and the job runs
 * again all the same. A success is logged at info, but at debug for a job that runs every few seconds.
 */
export function every(ctx: Context, { name, pauseMs, run }: Job): () => Promise<unknown> {
  let running: Promise<unknown> = Promise.resolve();
  const stop = new AbortController();
  let timer = setTimeout(tick, Math.min(pauseMs, latestFirst));
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
      ctx.log[pauseMs < minute ? 'debug' : 'info']({ job: name, ms }, 'job done');
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
