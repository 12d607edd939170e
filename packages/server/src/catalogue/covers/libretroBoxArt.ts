import type { Context } from '../../context.ts';
import { createClient } from '../../outbound/client.ts';
import { boxOrder } from './boxOrder.ts';
import type { BoxedGame, CoverSource } from './coverSource.ts';
import { libretroSystems } from './libretroSystems.ts';
import { createCoverPace } from './coverPace.ts';

/** Their pictures have at most 512 columns; the largest file that was seen has a quarter of this. */
const largestBytes = 4 * 1024 ** 2;
/** A miss costs them a request as well. */
const mostKeys = 6;

/** A word in brackets on what was never sold in this box. */
const notSold =
  /[([][^)\]]*\b(alpha|beta|proto|prototype|pre-release|preview|demo|kiosk|sample|pirate|bootleg|hack|aftermarket|homebrew|translation|test program|bios|debug)\b/i;

/** The server of libretro's box art: a picture has the name of the game in libretro's playlists. */
export function createLibretroBoxArt(ctx: Context): CoverSource {
  const { urls, timeoutMs } = ctx.config.covers;
  const { log, now, config } = ctx;
  const client = createClient({
    provider: 'libretro box art',
    bases: [urls.libretro],
    longestMs: timeoutMs,
    largestBytes,
    log,
    now,
  });
  // They name no limit, so we are careful: two in a second. Several at once, so that a slow one holds up no other.
  const inTurn = createCoverPace(ctx, { name: 'libretro', atOnce: 4, perSecond: 2 });

  return {
    name: 'libretro',
    keysOf: libretroKeys,
    fetch: (key) =>
      inTurn(async () => {
        const url = new URL(`${urls.libretro}/${key.split('/').map(encodeURIComponent).join('/')}.png`);
        const headers = { accept: 'image/png', 'user-agent': `Cartouche (+${config.publicUrl})` };
        const question = {
          call: 'cover',
          url,
          headers,
          types: ['image/png'],
          isRepeatable: false,
          mayBeMissing: true,
        };
        return (await client.fetch(question)).body;
      }),
    rest: client.rest,
  };
}

/** Only names that a source gave: what a title could be called there may be another game. */
export function libretroKeys({ platform_id, releases }: BoxedGame, region: string): string[] {
  const system = libretroSystems[platform_id];
  if (!system) return [];

  const regions = boxOrder(region);
  const rank = (one: string | undefined) => {
    const at = regions.indexOf(one ?? '');
    return at < 0 ? regions.length : at;
  };
  const labelled = releases
    .flatMap(({ label, region: of }) => (label && !notSold.test(label) ? [{ label, rank: rank(of) }] : []))
    .toSorted((one, other) => one.rank - other.rank || plainness(one.label, other.label));
  const keys = labelled.map(({ label }) => `${system}/Named_Boxarts/${fileNameOf(label)}`);
  return [...new Set(keys)].slice(0, mostKeys);
}

/** Of several dumps with one box, the first disc and the first print come first. */
function plainness(one: string, other: string): number {
  return tagsOf(one) - tagsOf(other) || one.length - other.length || (one < other ? -1 : 1);
}

const tagsOf = (label: string) =>
  (label.match(/[([]/g)?.length ?? 0) + (/\((disc|disk|side) (?!1\b|a\b)/i.test(label) ? 10 : 0);

/** The server's own rule: these characters are no part of a file's name. */
function fileNameOf(label: string): string {
  return label.replace(/[&*/:`"<>?\\|]/g, '_');
}
