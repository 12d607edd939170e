import type { Medium } from '@cartouche/contract/platforms';
import { sql } from 'kysely';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';

export async function listPlatforms(db: Db) {
  const rows = await db
    .selectFrom('consoles')
    .innerJoin('gamecount', 'gamecount.platform_id', 'consoles.id')
    .select(({ fn }) => [
      'id',
      'name',
      fn.coalesce('short_name', 'name').as('short_name'),
      'manufacturer',
      'aliases',
      'release_year',
      'color',
      'medium',
      'box_width',
      'box_height',
      'box_depth',
      'image_url',
      'gamecount.game_count',
    ])
    .orderBy('id') // the web sorts names by its language
    .execute();
  return rows.map(({ box_width, box_height, box_depth, ...row }) => ({
    ...row,
    box: { width: box_width, height: box_height, depth: box_depth },
  }));
}

export async function platformExists(db: Db, platformId: number): Promise<boolean> {
  const row = await db.selectFrom('consoles').select('id').where('id', '=', platformId).executeTakeFirst();
  return row !== undefined;
}

export async function listUserPlatforms(db: Db, userId: UserId) {
  return await db
    .selectFrom('user_platforms')
    .innerJoin('consoles', 'consoles.id', 'user_platforms.platform_id')
    .select(['platform_id', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy(sql`consoles.name collate "C"`)
    .execute();
}

export async function insertUserPlatform(
  db: Db,
  userId: UserId,
  { platformId, now }: { platformId: number; now: Date },
): Promise<void> {
  await db
    .insertInto('user_platforms')
    .values({ user_id: userId, platform_id: platformId, created_at: now })
    .execute();
}

export async function deleteUserPlatform(db: Db, userId: UserId, platformId: number): Promise<void> {
  await db
    .deleteFrom('user_platforms')
    .where('user_id', '=', userId)
    .where('platform_id', '=', platformId)
    .execute();
}

export type PlatformRow = {
  id: number;
  name: string;
  short_name: string | null;
  manufacturer: string;
  aliases: string[];
  release_year: number | null;
  color: string;
  medium: Medium;
  box_width: number;
  box_height: number;
  box_depth: number;
  description: string;
  image_url: string;
};

export async function upsertPlatforms(db: Db, rows: PlatformRow[]): Promise<void> {
  await db
    .insertInto('consoles')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((e) => ({
        name: e.ref('excluded.name'),
        short_name: e.ref('excluded.short_name'),
        manufacturer: e.ref('excluded.manufacturer'),
        aliases: e.ref('excluded.aliases'),
        release_year: e.ref('excluded.release_year'),
        color: e.ref('excluded.color'),
        medium: e.ref('excluded.medium'),
        box_width: e.ref('excluded.box_width'),
        box_height: e.ref('excluded.box_height'),
        box_depth: e.ref('excluded.box_depth'),
        description: e.ref('excluded.description'),
        image_url: e.ref('excluded.image_url'),
      })),
    )
    .execute();
}
