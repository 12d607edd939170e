import { z } from 'zod';

import { apiUrl } from './apiUrl.ts';

/** Where pictures of boxes can come from. */
export const coverSources = ['igdb', 'libretro'] as const;
export type CoverSourceName = (typeof coverSources)[number];

/** The variables of the pictures of boxes. */
export const coversEnvironment = {
  /**
   * Where they come from, the best source first; off for none. By default igdb, where it is on. libretro's pictures have
   * no licence, so whoever runs the site decides.
   */
  COVERS_SOURCES: z.string().optional(),
  COVERS_LIBRETRO_URL: apiUrl('https://thumbnails.libretro.com'),
  /** How much room they may take among the files. */
  COVERS_MB: z.coerce
    .number('write a whole number from 16 to 10000000.')
    .int('write a whole number from 16 to 10000000.')
    .min(16, 'write a whole number from 16 to 10000000.')
    .max(10_000_000, 'write a whole number from 16 to 10000000.')
    .default(1024),
};

export type CoversConfig = {
  /** In the order in which they are asked. */
  sources: readonly CoverSourceName[];
  /** Where the pictures of each source are, without a slash at the end. */
  urls: Readonly<Record<CoverSourceName, string>>;
  mostBytes: number;
  /** How long one picture may take to come. */
  timeoutMs: number;
};

const shape = z.object(coversEnvironment);
const megabyte = 1024 ** 2;

type Around = {
  edition: 'local' | 'production';
  /** Undefined where IGDB is off. */ igdbUrl: string | undefined;
};

/** Answers a sentence instead if the variables do not go together. */
export function readCovers(e: z.infer<typeof shape>, { edition, igdbUrl }: Around): CoversConfig | string {
  const named = e.COVERS_SOURCES?.toLowerCase() ?? (igdbUrl === undefined ? 'off' : 'igdb');
  const names = named === 'off' ? [] : named.split(',').map((name) => name.trim());
  const known = names.flatMap((name) => coverSources.find((one) => one === name) ?? []);
  if (known.length < names.length || new Set(known).size < known.length) {
    return `COVERS_SOURCES cannot be used: write off, or ${coverSources.join(', ')} in your order, separated by commas.`;
  }
  if (edition === 'production' && known.includes('igdb') && igdbUrl === undefined) {
    return 'COVERS_SOURCES names igdb, which needs IGDB_CLIENT_ID and IGDB_CLIENT_SECRET.';
  }
  return {
    // On the local edition the stand-in's keys come after this is first read, and without it there is no IGDB.
    sources: known.filter((name) => name !== 'igdb' || igdbUrl !== undefined),
    urls: { igdb: igdbUrl ?? '', libretro: e.COVERS_LIBRETRO_URL.replace(/\/+$/, '') },
    mostBytes: e.COVERS_MB * megabyte,
    timeoutMs: 8_000,
  };
}
