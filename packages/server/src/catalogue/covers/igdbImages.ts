import type { Context } from '../../context.ts';
import { createClient } from '../../outbound/client.ts';
import { createCoverPace } from './coverPace.ts';
import type { CoverSource } from './coverSource.ts';

/** 528 × 748: the largest of their sizes that is made for boxes. */
const size = 't_cover_big_2x';
const largestBytes = 4 * 1024 ** 2;
const types = ['image/jpeg', 'image/png', 'image/webp'];

/** The pictures of IGDB, the game database: one of each game, whatever the region. */
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
    keysOf: ({ cover }) => (cover ? [cover] : []),
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
