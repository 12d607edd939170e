import { z } from 'zod';

import { apiUrl } from './apiUrl.ts';

/** The variables of IGDB, the game database. */
export const igdbEnvironment = {
  /** With keys, live unless told otherwise. stub is for the stand-in, which start.ts names. */
  IGDB_MODE: z.enum(['off', 'stub', 'live'], 'write off, stub or live.').default('live'),
  /** Of an application that is registered with Twitch, to whom IGDB belongs. */
  IGDB_CLIENT_ID: z.string().optional(),
  IGDB_CLIENT_SECRET: z.string().optional(),
  IGDB_BASE_URL: apiUrl('https://api.igdb.com/v4'),
  IGDB_TOKEN_URL: apiUrl('https://id.twitch.tv/oauth2/token'),
  IGDB_IMAGE_BASE_URL: apiUrl('https://images.igdb.com/igdb/image/upload'),
};

export type IgdbConfig = {
  clientId: string;
  clientSecret: string;
  /** These end without a slash. */
  apiUrl: string;
  tokenUrl: string;
  imageUrl: string;
  /** Whether the stand-in plays IGDB: what it says is sample data. */
  isStandIn: boolean;
  /** How long one question may take, with its repetitions. */
  timeoutMs: number;
};

const shape = z.object(igdbEnvironment);
const addresses = ['IGDB_BASE_URL', 'IGDB_TOKEN_URL', 'IGDB_IMAGE_BASE_URL'] as const;

/** Undefined where it is switched off or has no keys. Answers a sentence if the variables do not go together. */
export function readIgdb(
  e: z.infer<typeof shape>,
  edition: 'local' | 'production',
): IgdbConfig | string | undefined {
  const { IGDB_MODE: mode, IGDB_CLIENT_ID: clientId, IGDB_CLIENT_SECRET: clientSecret } = e;
  if (mode === 'off' || (clientId === undefined && clientSecret === undefined)) return undefined;
  if (clientId === undefined || clientSecret === undefined) {
    return 'IGDB_CLIENT_ID and IGDB_CLIENT_SECRET go together.';
  }
  if (mode === 'stub' && edition === 'production') return 'IGDB_MODE=stub is for the local edition only.';
  if (mode === 'stub' && addresses.some((name) => new URL(e[name]).protocol === 'https:')) {
    return 'IGDB_MODE=stub needs the stand-in that `npm start` starts; leave the variable out.';
  }
  return {
    clientId,
    clientSecret,
    apiUrl: withoutSlash(e.IGDB_BASE_URL),
    tokenUrl: withoutSlash(e.IGDB_TOKEN_URL),
    imageUrl: withoutSlash(e.IGDB_IMAGE_BASE_URL),
    isStandIn: mode === 'stub',
    timeoutMs: 10_000,
  };
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');
