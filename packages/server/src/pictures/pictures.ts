import { createHash } from 'node:crypto';
import { join } from 'node:path';

import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { createTurns } from '../throttle/turns.ts';
import { decodedBytes, decoder, metadataOf, toWebp } from './decoder.ts';
import { createFetchPicture } from './fetchPicture.ts';
import { openPictureCache } from './pictureCache.ts';

/** For a card on the densest of phones; what is larger is made smaller. */
const longestSide = 480;
/** For a picture of a game itself, which can be magnified. */
const longestScreenshot = 960;
/** A picture that takes more memory than this to decode is no picture of a listing. */
const largestDecoded = 64 * 1024 ** 2;
const mostPixels = 16_000_000;
const megabyte = 1024 ** 2;
/** How long a picture that did not come is not asked for again. */
const failedForMs = 60_000;
const mostFailures = 1000;

/** Pictures of other hosts, in our own form: fetched once for everybody, and then from the disk. */
export function createPictures(ctx: Context) {
  const cache = openPictureCache({
    folder: join(ctx.config.dataFolder, 'pictures'),
    mostBytes: ctx.config.pictureCacheMegabytes * megabyte,
    now: ctx.now,
  });
  const fetchPicture = createFetchPicture(ctx);
  const inTurn = createTurns({ atOnce: 4, waiting: 200 });
  const underWay = new Map<string, Promise<Buffer>>();
  const failedUntil = new Map<string, number>();

  async function bring(url: string, key: string): Promise<Buffer> {
    const kept = await cache.get(key).catch((error: unknown) => noteCache(ctx, error));
    if (kept) return kept;

    const isScreenshot = ctx.config.igdb !== undefined && url.startsWith(`${ctx.config.igdb.imageUrl}/`);
    const side = isScreenshot ? longestScreenshot : longestSide;
    const picture = await inTurn(async () => await toOurs(await fetchPicture(url), side));
    await cache.put(key, picture).catch((error: unknown) => noteCache(ctx, error));
    return picture;
  }

  /** Refuses, and remembers it: a page that is opened often must not ask a broken host often. */
  function fail(url: string, error: unknown): never {
    if (error instanceof Refusal) throw error; // too many are waiting
    const reason = error instanceof Error ? error.message : String(error);
    ctx.log.warn({ host: new URL(url).host, reason }, 'a picture from outside did not come');
    for (const [oldest] of failedUntil) {
      if (failedUntil.size < mostFailures) break;
      failedUntil.delete(oldest);
    }
    failedUntil.set(url, ctx.now().getTime() + failedForMs);
    throw new Refusal('picture_not_found');
  }

  /** The picture at an address that was checked, as WebP. */
  return async function readPicture(url: string): Promise<Buffer> {
    if ((failedUntil.get(url) ?? 0) > ctx.now().getTime()) throw new Refusal('picture_not_found');
    failedUntil.delete(url);

    const known = underWay.get(url);
    if (known) return await known;
    const key = createHash('sha256').update(url).digest('hex');
    const brought = bring(url, key)
      .catch((error: unknown) => fail(url, error))
      .finally(() => underWay.delete(url));
    underWay.set(url, brought);
    return await brought;
  };
}

async function toOurs(bytes: Uint8Array, side: number): Promise<Buffer> {
  if (decodedBytes(await metadataOf(bytes)) > largestDecoded) throw new Error('It has too many pixels.');
  return await toWebp(
    decoder(bytes, { failOn: 'error', limitInputPixels: mostPixels })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }),
  );
}

/** Without its cache, as on a full disk, a picture is still shown. */
function noteCache(ctx: Context, error: unknown): undefined {
  ctx.log.warn({ err: error }, 'the cache of pictures cannot be used');
}
