import { setTimeout as sleep } from 'node:timers/promises';

import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { forgetPictures } from './bringPicture.ts';
import { toCoverAddress } from './coverAddress.ts';
import type { CoverSize } from './coverPicture.ts';
import { type SettledCover, findCover } from './covers.store.ts';
import { fileOf, updateUsed } from './pictures.store.ts';
import { coverWishesOf } from './wishes.ts';

/** A browser has few connections: none of them waits longer than this for a source. */
const longestWaitMs = 3_000;

type AskedCover = { gameId: number; region: string; size: CoverSize; version: string };

/** The cover's bytes, or where they are by now. Refuses where there is none, or none yet. */
export async function openCover(
  ctx: Context,
  { gameId, region, size, version }: AskedCover,
): Promise<{ bytes: Uint8Array } | { movedTo: string }> {
  const sources = ctx.config.covers.sources.join();
  const asked = { gameId, region, sources };
  const known = sources === '' ? undefined : await findCover(ctx.db, asked);
  const bytes = known?.digest === version ? await readPicture(ctx, known, size) : undefined;
  if (bytes) {
    if (known && isWorthLooking(ctx, known)) void coverWishesOf(ctx).wish(asked);
    return { bytes };
  }

  const found = known?.digest && known.digest !== version ? known : await lookFor(ctx, asked, known);
  if (!found?.digest) throw new Refusal('picture_not_found');
  return { movedTo: toCoverAddress({ gameId, region, size }, found.digest) };
}

type Asked = Parameters<typeof findCover>[1];

async function lookFor(ctx: Context, asked: Asked, known: SettledCover | undefined) {
  if (asked.sources === '' || (known && known.source === null && !isWorthLooking(ctx, known)))
    return undefined;
  const waited = new AbortController();
  const looked = coverWishesOf(ctx).wish(asked);
  await Promise.race([
    looked,
    sleep(longestWaitMs, undefined, { signal: waited.signal }).catch(() => undefined),
  ]);
  waited.abort();
  return await findCover(ctx.db, asked);
}

const isWorthLooking = ({ now }: Context, { ask_after }: SettledCover) =>
  ask_after !== null && ask_after <= now();

/** None if its file is gone, as from an emptied folder: then it is fetched again. */
async function readPicture(
  ctx: Context,
  { source, source_key: key, file_stem }: SettledCover,
  size: CoverSize,
) {
  if (source === null || key === null || file_stem === null) return undefined;
  const bytes = await ctx.files.get(fileOf(file_stem, size));
  if (bytes) await updateUsed(ctx.db, { source, key }, ctx.now());
  else await forgetPictures(ctx, [{ source, key }]);
  return bytes;
}
