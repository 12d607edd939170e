import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Context } from '../../context.ts';
import { isNoAnswer, noAnswer } from '../../outbound/failure.ts';
import { pictureType } from '../../pictures/decoder.ts';
import { createTurns } from '../../throttle/turns.ts';
import type { CoverSource } from './coverSource.ts';
import { type CoverPicture, toCoverPicture } from './coverPicture.ts';
import * as store from './pictures.store.ts';

/** How looking for a picture ended; `until` is when it is worth asking the source again. */
export type Brought =
  | { is: 'here' }
  | { is: 'removed' }
  | { is: 'missing'; until: Date }
  /** It was here, and made room for others. */
  | { is: 'evicted'; until: Date }
  /** The source could not be asked: it may well have it. */
  | { is: 'failed'; until: Date };

const minute = 60_000;
const day = 24 * 60 * minute;
const missingForMs = { unknown: 7 * day, unusable: day, failed: 10 * minute };
/** Longer than a picture takes to come and to be stored. */
const leaseMs = 60_000;
const lookAgainMs = 300;
/** Of a source that tells us to go away. */
const restMs = 60 * minute;
/** Where more is looked at than there is room for, pictures would else make room for each other all the time. */
const evictedForMs = 60 * minute;

/** Brings pictures into the storage: each once, for all who wish for it in any process. */
export function createBringPicture(ctx: Context) {
  const fetcher = randomUUID();
  const underWay = new Map<string, Promise<Brought>>();
  const decoding = createTurns({ atOnce: 2, waiting: 1000 });

  async function bring(source: CoverSource, key: string): Promise<Brought> {
    const name = { source: source.name, key };
    const givenUpAt = ctx.now().getTime() + leaseMs;
    for (;;) {
      const now = ctx.now();
      const until = new Date(now.getTime() + leaseMs);
      if (await store.takePicture(ctx.db, { ...name, fetcher, now, until })) return await fetch(source, key);

      const found = await store.findPicture(ctx.db, name);
      const { isRemoved, isEvicted, digest, missingUntil, fetchingUntil } = found;
      if (isRemoved) return { is: 'removed' };
      if (digest !== null) return { is: 'here' };
      if (missingUntil && missingUntil > now)
        return { is: isEvicted ? 'evicted' : 'missing', until: missingUntil };
      if (now.getTime() >= givenUpAt) return { is: 'failed', until: fetchingUntil ?? until };
      await sleep(lookAgainMs);
    }
  }

  async function fetch(source: CoverSource, key: string): Promise<Brought> {
    const name = { source: source.name, key };
    try {
      const bytes = await source.fetch(key);
      const picture = await decoding(() => readable(bytes));
      return (await keep(name, picture)) ? { is: 'here' } : { is: 'removed' };
    } catch (error) {
      const why = whyMissing(source, error);
      const until = new Date(ctx.now().getTime() + missingForMs[why]);
      if (why !== 'unknown') note(name, error);
      await store.updateMissing(ctx.db, { ...name, fetcher, until });
      return { is: why === 'failed' ? 'failed' : 'missing', until };
    }
  }

  async function keep(name: store.PictureName, { small, big, ...facts }: CoverPicture): Promise<boolean> {
    const stem = stemOf(name, facts.digest);
    const keys = [store.fileOf(stem, 'small'), store.fileOf(stem, 'big')] as const;
    await store.insertUnneeded(ctx.db, keys, ctx.now());
    await ctx.files.put(keys[0], small, pictureType);
    await ctx.files.put(keys[1], big, pictureType);
    const stored = { ...facts, stem, bytes: small.length + big.length };
    const isKept = await store.updateStored(ctx.db, { ...name, fetcher, now: ctx.now(), stored });
    await makeRoom(ctx);
    return isKept;
  }

  function note({ source, key }: store.PictureName, error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    ctx.log.warn({ source, key, reason }, 'a cover did not come');
  }

  return async function bringPicture(source: CoverSource, key: string): Promise<Brought> {
    const id = `${source.name} ${key}`;
    const brought = underWay.get(id) ?? bring(source, key).finally(() => underWay.delete(id));
    underWay.set(id, brought);
    return await brought;
  };
}

/** Any error of the decoder means that it is no picture. A timeout, though, is about our load and not about it. */
async function readable(bytes: Buffer): Promise<CoverPicture> {
  try {
    return await toCoverPicture(bytes);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (reason.startsWith('timeout')) throw error;
    throw noAnswer('unusable', reason, { cause: error });
  }
}

/** Why there is no picture: it is not there, what came is none, or nothing came. */
function whyMissing(source: CoverSource, error: unknown): keyof typeof missingForMs {
  if (!isNoAnswer(error)) return 'failed';
  if (error.status === 404 || error.status === 410) return 'unknown';
  if (error.status === 403) source.rest(restMs);
  return error.kind === 'unusable' ? 'unusable' : 'failed';
}

/** A file belongs to one picture alone, so that it goes with it; and its name changes with its bytes. */
function stemOf({ source, key }: store.PictureName, digest: string): string {
  const hash = createHash('sha256').update(`${source} ${key}`).digest('hex').slice(0, 24);
  return `covers/${hash.slice(0, 2)}/${hash}-${digest}`;
}

/** Deletes what was used longest ago until the rest fits. It does not come back at once. */
async function makeRoom(ctx: Context): Promise<void> {
  const beyond = await store.listBeyond(ctx.db, ctx.config.covers.mostBytes);
  if (beyond.length === 0) return;
  const now = ctx.now();
  const until = new Date(now.getTime() + evictedForMs);
  await deleteFiles(ctx, await store.evictPictures(ctx.db, beyond, { now, until }));
}

/** Forgets pictures with their files. */
export async function forgetPictures(ctx: Context, names: readonly store.PictureName[]): Promise<void> {
  if (names.length === 0) return;
  await deleteFiles(ctx, await store.deletePictures(ctx.db, names, ctx.now()));
}

/** A file that cannot be deleted now stays unneeded, and is swept later. */
async function deleteFiles(ctx: Context, keys: readonly string[]): Promise<void> {
  const deleted: string[] = [];
  for (const key of keys) {
    try {
      await ctx.files.delete(key);
      deleted.push(key);
    } catch (error) {
      ctx.log.warn({ err: error, key }, 'the file of a cover could not be deleted');
    }
  }
  await store.deleteUnneeded(ctx.db, deleted);
}
