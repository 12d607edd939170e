import type { Context } from '../../context.ts';
import { createClient } from '../../outbound/client.ts';
import { boxOrder, boxesIn } from './boxOrder.ts';
import { createCoverPace } from './coverPace.ts';
import type { BoxedGame, CoverSource } from './coverSource.ts';

/** 528 × 748: the largest of their sizes that is made for boxes. */
const size = 't_cover_big_2x';
const largestBytes = 4 * 1024 ** 2;
const types = ['image/jpeg', 'image/png', 'image/webp'];

/** The pictures of IGDB, the game database: one of each game, and for some regions another. */
export function createIgdbImages(ctx: Context): CoverSource {
  const { urls, timeoutMs } = ctx.config.covers;
  const { log, now } = ctx;
  const client = createClient({
    provider: 'igdb images',
    bases: [urls.igdb],
    longestMs: timeoutMs,
    largestBytes,
    log,
    now,
  });
  const inTurn = createCoverPace(ctx, { name: 'igdb', atOnce: 4, perSecond: 8 });

  return {
    name: 'igdb',
    keysOf: igdbKeys,
    fetch: (key) =>
      inTurn(async () => {
        const url = new URL(`${urls.igdb}/${size}/${encodeURIComponent(key)}.jpg`);
        const headers = { accept: types.join(', ') };
        return (
          await client.fetch({ call: 'cover', url, headers, types, isRepeatable: false, mayBeMissing: true })
        ).body;
      }),
    rest: client.rest,
  };
}

/** The box of the region, else the one for all regions, else any: all are of this game. */
export function igdbKeys({ cover, releases }: BoxedGame, region: string): string[] {
  const boxesOf = (of: string) =>
    releases.flatMap((one) => (one.region === of && one.cover ? one.cover : []));
  const keys = [
    ...boxesIn(region).flatMap(boxesOf),
    ...(cover ? [cover] : []),
    ...boxOrder(region).flatMap(boxesOf),
  ];
  return [...new Set(keys)];
}
