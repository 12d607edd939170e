import { sql } from 'kysely';

import type { Db } from '../../db/database.ts';

/** The games that some records of a source belong to, in the order of the records, each once. */
export async function listGamesOfRecords(db: Db, source: string, keys: readonly string[]): Promise<number[]> {
  const query = sql<{ game_id: number }>`
    select r.game_id from unnest(${[...keys]}::text[]) with ordinality k (source_key, place)
    join game_records r on r.source = ${source} and r.source_key = k.source_key
    group by r.game_id order by min(k.place)`;
  return (await query.execute(db)).rows.map(({ game_id }) => game_id);
}

/** The platforms that somebody here collects, owns a game for or wants one for. */
export async function listCaredPlatforms(db: Db): Promise<number[]> {
  const query = sql<{ platform_id: number }>`
    select platform_id from user_platforms union select platform_id from user_collection
    union select platform_id from user_wishlist order by 1`;
  return (await query.execute(db)).rows.map(({ platform_id }) => platform_id);
}

export type Sync = {
  platform_id: number;
  changed_since: Date | null;
  last_id: number;
  began_at: Date;
  holder: string;
};

type Holding = { platformId: number; holder: string; now: Date; until: Date };

/**
 * Takes a platform for a pass through its games, or for the rest of one that was interrupted. None while another
 * process has it, nor if its last pass ended after `dueBefore`.
 */
export async function takeSync(
  db: Db,
  { platformId, holder, now, until, dueBefore }: Holding & { dueBefore: Date },
): Promise<Sync | undefined> {
  const { rows } = await sql<Sync>`
    insert into igdb_syncs as s (platform_id, began_at, holder, held_until)
    values (${platformId}, ${now}, ${holder}::text, ${until})
    on conflict (platform_id) do update set holder = excluded.holder, held_until = excluded.held_until,
      began_at = coalesce(s.began_at, excluded.began_at)
      where (s.held_until is null or s.held_until <= ${now})
        and (s.began_at is not null or s.ended_at is null or s.ended_at <= ${dueBefore})
    returning platform_id, changed_since, last_id, began_at, holder`.execute(db);
  return rows[0];
}

/** Until when a process has a platform, unless it goes on; none if nobody has it. */
export async function findHeldUntil(db: Db, platformId: number, now: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('igdb_syncs')
    .select('held_until')
    .where('platform_id', '=', platformId)
    .where('held_until', '>', now)
    .executeTakeFirst();
  return row?.held_until ?? undefined;
}

/** Notes that all games up to an id are written. False if another process has the platform meanwhile. */
export async function updateSync(
  db: Db,
  { platformId, holder, until, lastId, games }: Omit<Holding, 'now'> & { lastId: number; games: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('igdb_syncs')
    .set({ last_id: lastId, held_until: until, games: sql`games + ${games}` })
    .where('platform_id', '=', platformId)
    .where('holder', '=', holder)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a pass: the next one reads what was changed since this one began, or a little before. */
export async function endSync(
  db: Db,
  { platformId, holder, now, changedSince }: Omit<Holding, 'until'> & { changedSince: Date },
): Promise<void> {
  await db
    .updateTable('igdb_syncs')
    .set({
      changed_since: changedSince,
      last_id: 0,
      began_at: null,
      ended_at: now,
      holder: null,
      held_until: null,
    })
    .where('platform_id', '=', platformId)
    .where('holder', '=', holder)
    .execute();
}

/** Lets another process go on where this one stopped. */
export async function releaseSync(db: Db, { platformId, holder }: Pick<Holding, 'platformId' | 'holder'>) {
  await db
    .updateTable('igdb_syncs')
    .set({ holder: null, held_until: null })
    .where('platform_id', '=', platformId)
    .where('holder', '=', holder)
    .execute();
}
