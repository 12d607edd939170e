import { sql } from 'kysely';

import type { MovedField } from '@cartouche/contract/moving.rules';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import type { Settings } from './interpret.ts';

/** How the user mapped a table with this header before. */
export async function findMapping(db: Db, userId: UserId, header: string): Promise<MovedField[] | undefined> {
  return (await findKept<{ mapping: MovedField[] }>(db, userId, header))?.mapping;
}

async function findKept<Kept>(db: Db, userId: UserId, header: string): Promise<Kept | undefined> {
  const query = sql<{ settings: Kept }>`
    select settings from moved_headers where user_id = ${userId} and header = ${header}`;
  return (await query.execute(db)).rows[0]?.settings;
}

export async function saveMapping(
  db: Db,
  userId: UserId,
  { header, mapping, now }: { header: string; mapping: MovedField[]; now: Date },
): Promise<void> {
  const settings = JSON.stringify({ mapping });
  await db
    .insertInto('moved_headers')
    .values({ user_id: userId, header, settings, used_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'header']).doUpdateSet({ settings, used_at: now }))
    .execute();
}

type WordMeanings = Pick<Settings, 'completeness' | 'condition' | 'lists' | 'platforms'>;

/** What words of files mean to the user. They stand beside the mappings, under what is no header's fingerprint. */
const wordsOfAll = 'words';

export async function findWords(db: Db, userId: UserId): Promise<Partial<WordMeanings>> {
  return (await findKept<WordMeanings>(db, userId, wordsOfAll)) ?? {};
}

/** Adds to what is known of words, table by table. */
export async function saveWords(
  db: Db,
  userId: UserId,
  { words, now }: { words: WordMeanings; now: Date },
): Promise<void> {
  const merged = sql.join(
    Object.keys(words).map(
      (table) =>
        sql`${table}::text, coalesce(h.settings -> ${table}, '{}') || (excluded.settings -> ${table})`,
    ),
  );
  await sql`insert into moved_headers as h (user_id, header, settings, used_at)
    values (${userId}, ${wordsOfAll}, ${JSON.stringify(words)}::jsonb, ${now})
    on conflict (user_id, header) do update set settings = jsonb_build_object(${merged}), used_at = excluded.used_at`.execute(
    db,
  );
}
