import { shipPlatforms } from '../platforms/platforms.ts';
import type { Config } from '../config.ts';
import type { IgdbConfig } from '../igdbConfig.ts';
import { type Product, startProduct } from './product.ts';
import { spawnStandIn } from './standInProcess.ts';

type Keys = { baseUrl: string; tokenUrl: string; imageUrl: string; clientId: string; clientSecret: string };
type Call = { path: string; at: number; open: number };
let running: Promise<Keys> | undefined;

/** The platforms of its games. */
const platforms = {
  4: 'Nintendo 64',
  5: 'Wii',
  7: 'PlayStation',
  8: 'PlayStation 2',
  18: 'Nintendo Entertainment System',
  19: 'Super Nintendo Entertainment System',
  20: 'Nintendo DS',
  21: 'Nintendo GameCube',
  23: 'Dreamcast',
  29: 'Sega Mega Drive/Genesis',
  35: 'Sega Game Gear',
  64: 'Sega Master System/Mark III',
};

function toPlatform(id: number, name: string) {
  const box = { box_width: 130, box_height: 180, box_depth: 25 };
  const rest = { short_name: null, manufacturer: '', aliases: [], release_year: null, color: '#808080' };
  return { id, name, ...rest, ...box, medium: 'cartridge' as const, description: '', image_url: '' };
}

/** IGDB's stand-in, a process of its own, with only the games that the starter catalogue does not have. */
async function run(): Promise<Keys> {
  running ??= spawnStandIn({ file: 'igdb.ts', start: 'module.startIgdb()' }).then(({ made }) => made as Keys);
  return await running;
}

export type WithIgdb = Product & {
  igdb: IgdbConfig;
  /** Spoils the next calls of an endpoint: token, games or image. */
  misbehave: (endpoint: string, how: string, times?: number) => Promise<void>;
  /** The calls since the last question, with how many were open when each came. */
  calls: () => Promise<Call[]>;
  /** Changes a game there, `{ id, name: 'New' }`, or deletes it, `{ id, isGone: true }`. */
  change: (game: { id: number } & Record<string, unknown>) => Promise<void>;
  /** Ends all tokens. */
  forgetTokens: () => Promise<void>;
};

/** A product that asks the stand-in. */
export async function startWithIgdb(
  igdb: Partial<IgdbConfig> = {},
  settings: Partial<Config> = {},
): Promise<WithIgdb> {
  const { baseUrl: apiUrl, ...keys } = await run();
  const config: IgdbConfig = { apiUrl, ...keys, isStandIn: false, timeoutMs: 3_000, ...igdb };
  const origin = new URL(apiUrl).origin;
  const product = await startProduct({ igdb: config, pictureOrigins: [origin], ...settings });
  await shipPlatforms(
    product.ctx,
    Object.entries(platforms).map(([id, name]) => toPlatform(Number(id), name)),
  );
  const control = async (path: string, body: object = {}) => {
    const answer = await fetch(`${origin}/__sandbox/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return await answer.text();
  };
  const readCalls = async () => JSON.parse(await control('calls')) as Call[]; // as: the stand-in's own words
  let seen = (await readCalls()).length;

  return {
    ...product,
    igdb: config,
    misbehave: async (endpoint, how, times = 1) =>
      void (await control('misbehave', { endpoint, how, times })),
    calls: async () => {
      const all = await readCalls();
      const fresh = all.slice(seen);
      seen = all.length;
      return fresh;
    },
    change: async (game) => {
      const updated_at = Math.floor(product.ctx.now().getTime() / 1000);
      await control('change', { updated_at, ...game });
    },
    forgetTokens: async () => void (await control('forget')),
  };
}
