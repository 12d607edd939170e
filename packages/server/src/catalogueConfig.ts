import { z } from 'zod';

const address = (usual: string) =>
  z
    .url({ protocol: /^https?$/, error: 'write an https address.' })
    .refine(isSafe, 'write an https address, or http on this machine.')
    .transform((url) => url.replace(/\/+$/, ''))
    .default(usual);

const noPause = 'write a whole number of milliseconds, up to 60000.';
const pause = z.coerce.number(noPause).int(noPause).min(0, noPause).max(60_000, noPause).default(300);

/** Where `cli catalogue fetch` finds the two openly licensed catalogues: at their projects, or at a mirror. */
export const catalogueEnvironment = {
  /** Archives by commit: the commit is added as the last part of the path. */
  CATALOGUE_GAMEDATABASE_URL: address('https://codeload.github.com/PigSaint/GameDataBase/tar.gz'),
  /** Single files: the commit and the path of the file are added. */
  CATALOGUE_LIBRETRO_URL: address('https://raw.githubusercontent.com/libretro/libretro-database'),
  /** The repositories, which say which commit is the newest. */
  CATALOGUE_GAMEDATABASE_REPOSITORY: address('https://github.com/PigSaint/GameDataBase.git'),
  CATALOGUE_LIBRETRO_REPOSITORY: address('https://github.com/libretro/libretro-database.git'),
  /** How long each of two connections waits after a file: whoever has a mirror of their own need not. */
  CATALOGUE_PAUSE_MS: pause,
};

export type CatalogueConfig = {
  gamedatabase: { files: string; repository: string };
  libretro: { files: string; repository: string };
  pauseMs: number;
};

const shape = z.object(catalogueEnvironment);

export function readCatalogue(e: z.infer<typeof shape>): CatalogueConfig {
  return {
    gamedatabase: { files: e.CATALOGUE_GAMEDATABASE_URL, repository: e.CATALOGUE_GAMEDATABASE_REPOSITORY },
    libretro: { files: e.CATALOGUE_LIBRETRO_URL, repository: e.CATALOGUE_LIBRETRO_REPOSITORY },
    pauseMs: e.CATALOGUE_PAUSE_MS,
  };
}

function isSafe(url: string): boolean {
  if (!URL.canParse(url)) return true;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || hostname === '127.0.0.1';
}
