import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Context } from '../../context.ts';
import { isNoAnswer } from '../../outbound/failure.ts';
import { listPlatforms } from '../../platforms/platforms.ts';
import { Refusal } from '../../refusal.ts';
import { importGames, tidyCatalogue } from '../import/import.ts';
import type { Igdb, PageAsked } from './igdb.ts';
import {
  type Sync,
  endSync,
  findHeldUntil,
  listCaredPlatforms,
  releaseSync,
  takeSync,
  updateSync,
} from './igdb.store.ts';
import type { GamesAnswer } from './igdbShapes.ts';
import { sourceOf } from './toFounds.ts';
import { readsOf, requireIgdb } from './whole.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Longer than any page takes, with its repetitions. */
const holdMs = 15 * minute;
/** The clocks of IGDB and of this machine may differ. */
const marginMs = 60 * minute;
/** Of a page that is too large for an answer, half is asked for, down to this. */
const pageSize = { most: 500, least: 10 };

export type SyncSummary = {
  /** How many platforms were read to the end. */
  platforms: number;
  read: number;
  added: number;
  updated: number;
  unchanged: number;
  skipped: number;
  /** The platforms that could not be read to the end. */
  failed: string[];
  /** The platforms that another process reads, and until when they are its own unless it goes on. */
  held: { platform: string; until: Date }[];
};

type Options = {
  /** The platforms to read; those that somebody here cares for, unless told otherwise. */
  platforms?: readonly number[] | 'all';
  /** Platforms that were read to the end less than this ago are left out. */
  againAfterMs?: number;
  stopped?: AbortSignal;
  onProgress?: (soFar: SyncSummary & { platform: string }) => void;
  /** Told of what follows the reading. */
  say?: (text: string) => void;
  /** The pauses after questions that failed; a test has shorter ones. */
  pausesMs?: readonly number[];
};

const usualPausesMs = [5_000, 15_000, 30_000, 60_000, 60_000, 120_000];

type Run = {
  ctx: Context;
  igdb: Igdb;
  summary: SyncSummary;
  stopped: AbortSignal;
  onProgress: (platform: string) => void;
  pausesMs: readonly number[];
};

/**
 * Reads the games of some platforms from IGDB, page by page in the order of their ids; after the first pass, only what
 * was changed. It can be stopped at any time, and goes on where it was. Games that are gone there stay here. A platform
 * that fails does not hold up the others; if none could be read, its failure is that of the run.
 */
export async function syncIgdb(ctx: Context, options: Options = {}): Promise<SyncSummary> {
  const { igdb } = requireIgdb(ctx);
  const { stopped = new AbortController().signal, againAfterMs = 0, pausesMs = usualPausesMs } = options;
  const summary: SyncSummary = {
    platforms: 0,
    read: 0,
    added: 0,
    updated: 0,
    unchanged: 0,
    skipped: 0,
    failed: [],
    held: [],
  };
  const onProgress = (platform: string) => options.onProgress?.({ ...summary, platform });
  const run: Run = { ctx, igdb, summary, stopped, onProgress, pausesMs };
  const failures: unknown[] = [];
  let isResumed = false;

  for (const { id, name } of await platformsOf(ctx, options)) {
    if (stopped.aborted) break;
    const holder = randomUUID();
    const now = ctx.now();
    const sync = await takeSync(ctx.db, {
      platformId: id,
      holder,
      now,
      until: new Date(now.getTime() + holdMs),
      dueBefore: new Date(now.getTime() - againAfterMs),
    });
    if (!sync) {
      await noteHeld(run, id, name);
      continue;
    }
    isResumed ||= sync.last_id > 0;
    try {
      await readPlatform(run, sync, name);
    } catch (error) {
      ctx.log.error({ err: error, platform: name }, 'a platform could not be read from IGDB');
      failures.push(error);
      summary.failed.push(name);
      // It had all its pauses: the next ones find out at once whether IGDB answers again.
      if (passes(error)) run.pausesMs = [];
    } finally {
      await releaseSync(ctx.db, { platformId: id, holder });
    }
  }
  // That takes minutes: a pass that was stopped leaves it to the one that goes on.
  const isUntidy = isResumed || summary.added + summary.updated > 0;
  if (isUntidy && !stopped.aborted) await tidyCatalogue(ctx, options.say);
  if (failures.length > 0 && summary.platforms === 0) throw failures[0];
  return summary;
}

/** The job: once a day for each platform, and never from the stand-in, whose games are samples. */
export async function syncDaily(ctx: Context, stopped: AbortSignal): Promise<void> {
  if (!ctx.config.igdb || ctx.config.igdb.isStandIn) return;
  await syncIgdb(ctx, { againAfterMs: day, stopped });
}

async function platformsOf(ctx: Context, { platforms }: Options) {
  const known = await listPlatforms(ctx);
  if (platforms === 'all') return known;
  const wanted = new Set(platforms ?? (await listCaredPlatforms(ctx.db)));
  return known.filter(({ id }) => wanted.has(id));
}

async function readPlatform(run: Run, sync: Sync, name: string): Promise<void> {
  const { ctx, igdb, summary, stopped } = run;
  const { platform_id: platformId, changed_since: changedSince, began_at: beganAt, holder } = sync;
  let { last_id: afterId } = sync;
  let limit = pageSize.most;
  while (!stopped.aborted) {
    const answer = await askPatiently(run, { platformId, afterId, changedSince, limit });
    if (answer === 'too large') {
      limit = Math.max(pageSize.least, Math.floor(limit / 2));
      continue;
    }
    if (!answer) return; // stopped
    const { games, length, lastId } = answer;
    const reads = readsOf(games, new Set([platformId]), sourceOf(igdb.config));
    const written = await importGames(ctx, reads, { embedded: false, isSmall: true });
    summary.read += written.read;
    summary.added += written.added;
    summary.updated += written.updated;
    summary.unchanged += written.unchanged;
    summary.skipped += written.skippedTotal;
    run.onProgress(name);

    // A page that leads no further would be asked for again and again.
    const isLast = length < limit || lastId <= afterId;
    afterId = Math.max(afterId, lastId);
    const until = new Date(ctx.now().getTime() + holdMs);
    const isOurs = await updateSync(ctx.db, {
      platformId,
      holder,
      until,
      lastId: afterId,
      games: written.read,
    });
    if (!isOurs) {
      await noteHeld(run, platformId, name);
      return;
    }
    if (isLast) {
      const since = new Date(beganAt.getTime() - marginMs);
      await endSync(ctx.db, { platformId, holder, now: ctx.now(), changedSince: since });
      summary.platforms += 1;
      return;
    }
  }
}

async function noteHeld({ ctx, summary }: Run, platformId: number, name: string): Promise<void> {
  const until = await findHeldUntil(ctx.db, platformId, ctx.now());
  if (until) summary.held.push({ platform: name, until });
}

/** A page of games, after growing pauses where IGDB is busy or silent; nothing if the work is stopped meanwhile. */
async function askPatiently(
  { igdb, stopped, pausesMs }: Run,
  asked: PageAsked,
): Promise<GamesAnswer | 'too large' | undefined> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await igdb.page(asked);
    } catch (error) {
      if (isTooLarge(error) && asked.limit > pageSize.least) return 'too large';
      const pauseMs = pausesMs[failures];
      if (pauseMs === undefined || !passes(error)) throw error;
      const restMs = isNoAnswer(error) ? (error.retryAfterMs ?? 0) : 0;
      await sleep(Math.max(pauseMs, Math.min(restMs, 10 * minute)), undefined, { signal: stopped }).catch(
        () => undefined,
      );
      if (stopped.aborted) return undefined;
    }
  }
}

function isTooLarge(error: unknown): boolean {
  if (!isNoAnswer(error)) return false;
  return error.status === 413 || (error.kind === 'unusable' && error.status === undefined);
}

function passes(error: unknown): boolean {
  if (error instanceof Refusal) return error.code === 'slow_down';
  return isNoAnswer(error) && error.kind !== 'refused' && error.kind !== 'forbidden';
}
