import type { Mute } from '@cartouche/contract/alertShapes';
import { sql } from 'kysely';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';

export type NewMute = Omit<Mute, 'id'> & { created_at: Date };

/** Newest first. */
export async function listMutes(db: Db, userId: UserId): Promise<Mute[]> {
  const query = sql<Mute>`
    select id, kind, platform, value from alert_mutes where user_id = ${userId} order by created_at desc, id desc`;
  return (await query.execute(db)).rows;
}

/** What several users have muted. */
export async function listMutesOf(
  db: Db,
  userIds: readonly string[],
): Promise<(Omit<Mute, 'id'> & { user_id: string })[]> {
  const query = sql<Omit<Mute, 'id'> & { user_id: string }>`
    select user_id, kind, platform, value from alert_mutes where user_id = any(${userIds}::uuid[])`;
  return (await query.execute(db)).rows;
}

/** The same mute again changes nothing. */
export async function upsertMute(db: Db, userId: UserId, mute: NewMute): Promise<Mute> {
  const query = sql<Mute>`
    insert into alert_mutes (user_id, kind, platform, value, created_at)
    values (${userId}, ${mute.kind}, ${mute.platform}, ${mute.value}, ${mute.created_at})
    on conflict (user_id, kind, platform, value) do update set value = excluded.value
    returning id, kind, platform, value`;
  const [row] = (await query.execute(db)).rows;
  if (!row) throw new Error('An upsert answers its row.');
  return row;
}

export async function deleteMute(db: Db, userId: UserId, id: number): Promise<void> {
  await db.deleteFrom('alert_mutes').where('user_id', '=', userId).where('id', '=', id).execute();
}
