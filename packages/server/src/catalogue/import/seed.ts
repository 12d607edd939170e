import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { media } from '@cartouche/contract/platforms';
import { z } from 'zod';

import type { Context } from '../../context.ts';
import { shipPlatforms } from '../../platforms/platforms.ts';
import { type ImportSummary, importGames, readPlatformNames } from './import.ts';
import type { PlatformNames } from './names.ts';
import { readNdjson } from './ndjson.ts';
import { sources } from './reader.ts';
import { refreshCatalogue } from './refresh.ts';
import { findSeedDigest, upsertSeedDigest } from './seed.store.ts';

const shipped = join(import.meta.dirname, '../../../catalogue');
const seedName = 'catalogue';

const millimetres = z.number().int().positive();
const platforms = z.array(
  z.object({
    id: z.number().int(),
    name: z.string(),
    short_name: z.string().nullable().default(null),
    manufacturer: z.string(),
    aliases: z.array(z.string()).default([]),
    release_year: z.number().int().nullable(),
    color: z.string(),
    medium: z.enum(media).default('cartridge'),
    /** Width and height of the front, thickness of the spine. */
    box: z.tuple([millimetres, millimetres, millimetres]).default([130, 180, 25]),
    description: z.string(),
  }),
);

type Seeding = {
  folder?: string;
  /** Told what takes long, now and then. */
  say?: (text: string) => void;
};

/**
 * Writes the shipped platforms and starter catalogue, unless the last start wrote the same. Answers what it did;
 * nothing if there was nothing to do.
 */
export async function seedCatalogue(
  ctx: Context,
  { folder = shipped, say }: Seeding = {},
): Promise<ImportSummary | undefined> {
  const names = (await readdir(folder)).toSorted();
  const files = await Promise.all(names.map((name) => readFile(join(folder, name))));
  const digest = digestOf(names, files);
  await refreshCatalogue(ctx, say);
  if ((await findSeedDigest(ctx.db, seedName)) === digest) return undefined;

  const text = await readFile(join(folder, 'platforms.json'), 'utf8');
  const rows = platforms.parse(JSON.parse(text));
  await shipPlatforms(
    ctx,
    rows.map(({ box: [box_width, box_height, box_depth], ...row }) => ({
      ...row,
      box_width,
      box_height,
      box_depth,
      image_url: `/platforms/${row.id}.svg`,
    })),
  );

  const games = names.filter((name) => name.endsWith('.ndjson')).map((name) => join(folder, name));
  const known = await readPlatformNames(ctx);
  const summary = await importGames(ctx, readAll(games, known), {
    embedded: ctx.config.databaseUrl === undefined,
  });
  const wrong = [...summary.skipped, ...summary.dropped];
  if (wrong.length > 0) ctx.log.error({ wrong }, 'rows of the shipped catalogue are wrong');
  await upsertSeedDigest(ctx.db, seedName, digest);
  return summary;
}

async function* readAll(files: string[], known: PlatformNames) {
  for (const file of files) yield* readNdjson(file, { platforms: known, unnamed: sources.own });
}

function digestOf(names: string[], files: Buffer[]): string {
  const hash = createHash('sha256');
  names.forEach((name, i) => hash.update(`${name}\0${files[i]?.length}\0`).update(files[i] ?? ''));
  return hash.digest('hex');
}
