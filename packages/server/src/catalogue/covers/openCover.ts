import { setTimeout as sleep } from 'node:timers/promises';

import type { Context, UserId } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { knownRegion } from './boxOrder.ts';
import { forgetPictures } from './bringPicture.ts';
import { toCoverAddress } from './coverAddress.ts';
import type { CoverSize } from './coverPicture.ts';
import { type SettledCover, findBoxedGame, findCover } from './covers.store.ts';
import { mayWish } from './mayWish.ts';
import { fileOf, updateUsed } from './pictures.store.ts';
import { coverWishesOf } from './wishes.ts';

/** A browser has few connections: none of them waits longer than this for a source. */
const longestWaitMs = 3_000;

type AskedCover = { gameId: number; region: string; size: CoverSize; version: string };

/** The cover's bytes, or where they are by now. Refuses where there is none, or none yet. */
export async function openCover(
  ctx: Context,
  userId: UserId,
  { gameId, region, size, version }: AskedCover,
): Promise<{ bytes: Uint8Array } | { movedTo: string }> {
  const sources = ctx.config.covers.sources.join();
  if (sources === '') throw new Refusal('picture_not_found');
  const asked = { gameId, region, sources };
  const known = await findCover(ctx.db, asked);
  const bytes = known?.digest === version ? await readPicture(ctx, known, size) : undefined;
  if (bytes) {
    if (known && isWorthLooking(ctx, known)) await wish(ctx, userId, asked);
    return { bytes };
  }

  const found = await lookFor(ctx, userId, asked);
  if (!found?.digest) throw new Refusal('picture_not_found');
  return { movedTo: toCoverAddress({ gameId, region: found.region, size }, found.digest) };
}

type Asked = Parameters<typeof findCover>[1];

/** The cover under the region that it is kept under, so that no address makes up regions of its own. */
async function lookFor(ctx: Context, userId: UserId, { region: named, ...asked }: Asked) {
  const game = await findBoxedGame(ctx.db, asked.gameId);
  if (!game) return undefined;
  const region = knownRegion(named, game.releases);
  const known = await findCover(ctx.db, { ...asked, region });
  if (known?.digest) return { region, digest: known.digest };
  if (known && known.source === null && !isWorthLooking(ctx, known)) return undefined;
  const looked = await wish(ctx, userId, { ...asked, region });
  if (!looked) return undefined;
  const waited = new AbortController();
  await Promise.race([
    looked.end,
    sleep(longestWaitMs, undefined, { signal: waited.signal }).catch(() => undefined),
  ]);
  waited.abort();
  return { region, digest: (await findCover(ctx.db, { ...asked, region }))?.digest };
}

/** When the looking ends; nothing for whoever wished for too much. */
async function wish(ctx: Context, userId: UserId, asked: Asked): Promise<{ end: Promise<void> } | undefined> {
  const wishes = coverWishesOf(ctx);
  if (!wishes.isComing(asked) && !(await mayWish(ctx, userId))) return undefined;
  return { end: wishes.wish(asked) };
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
