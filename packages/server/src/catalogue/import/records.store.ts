import { sql } from 'kysely';

import type { Db } from '../../db/database.ts';
import type { StoredRecord } from './records.ts';

type RecordKey = { source: string; source_key: string };
type TitleKey = { platform_id: number; key: string };

const columns = sql`r.source, r.source_key, r.game_id, r.facts, r.licence`;

/** The records that are stored under some keys of their sources. */
export async function listRecords(db: Db, keys: RecordKey[]): Promise<StoredRecord[]> {
  if (keys.length === 0) return [];
  const query = sql<StoredRecord>`
    select ${columns}
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k (source text, source_key text)
    join game_records r using (source, source_key)`;
  return (await query.execute(db)).rows;
}

/** All records of some games. */
export async function listRecordsOf(db: Db, gameIds: number[]): Promise<StoredRecord[]> {
  if (gameIds.length === 0) return [];
  const query = sql<StoredRecord>`
    select ${columns} from game_records r where r.game_id = any(${gameIds}::int[]) order by source, source_key`;
  return (await query.execute(db)).rows;
}

export async function upsertRecords(db: Db, records: StoredRecord[]): Promise<void> {
  if (records.length === 0) return;
  await sql`
    insert into game_records (source, source_key, game_id, facts, licence)
    select * from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
      as r (source text, source_key text, game_id integer, facts jsonb, licence text)
    on conflict (source, source_key) do update
      set game_id = excluded.game_id, facts = excluded.facts, licence = excluded.licence`.execute(db);
}

export async function deleteRecords(db: Db, keys: RecordKey[]): Promise<void> {
  if (keys.length === 0) return;
  await sql`
    delete from game_records r
    using jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k (source text, source_key text)
    where r.source = k.source and r.source_key = k.source_key`.execute(db);
}

/** The games that are known by some keys on their platforms. */
export async function listGamesKeyed(db: Db, keys: TitleKey[]): Promise<number[]> {
  if (keys.length === 0) return [];
  const query = sql<{ game_id: number }>`
    select distinct k.game_id
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as asked (platform_id integer, key text)
    join game_keys k on k.key = asked.key and k.platform_id = asked.platform_id`;
  return (await query.execute(db)).rows.map(({ game_id }) => game_id);
}

/** Gives games their keys, and takes away those that they no longer have. */
export async function replaceKeys(db: Db, keys: (TitleKey & { game_id: number })[]): Promise<void> {
  if (keys.length === 0) return;
  await sql`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)
        as k (platform_id integer, key text, game_id integer)
    ), gone as (
      delete from game_keys k
      where k.game_id in (select game_id from given) and not exists (
        select from given g where g.key = k.key and g.platform_id = k.platform_id and g.game_id = k.game_id)
    )
    insert into game_keys (platform_id, key, game_id) select platform_id, key, game_id from given
    on conflict do nothing`.execute(db);
}

/** The ids of games with records, a page at a time. */
export async function listGamesWithRecords(
  db: Db,
  { after, most }: { after: number; most: number },
): Promise<number[]> {
  const query = sql<{ game_id: number }>`
    select g.game_id from games_igdb g
    where g.game_id > ${after} and exists (select from game_records r where r.game_id = g.game_id)
    order by g.game_id limit ${most}`;
  return (await query.execute(db)).rows.map(({ game_id }) => game_id);
}

export async function countGamesWithRecords(db: Db): Promise<number> {
  const query = sql<{ games: number }>`select count(distinct game_id)::int as games from game_records`;
  return (await query.execute(db)).rows[0]?.games ?? 0;
}

/** Games of one platform that share a title, a serial or a number, in groups: all, or those with some games in them. */
export async function listTwins(db: Db, among?: readonly number[]): Promise<number[][]> {
  if (among?.length === 0) return [];
  const theirs = sql`where (key, platform_id) in (select key, platform_id from game_keys where game_id = any(${among}::int[]))`;
  const query = sql<{ ids: number[] }>`
    select ids from (
      select array_agg(game_id order by game_id) as ids, key
      from game_keys ${among ? theirs : sql``} group by key, platform_id having count(*) > 1
    ) shared group by ids order by min(key)`;
  return (await query.execute(db)).rows.map(({ ids }) => ids);
}

/** Pairs of games of one platform: a title, the only longer one that begins with it, and nothing else known by its name. */
export async function listBegun(db: Db): Promise<number[][]> {
  const query = sql<{ ids: number[] }>`
    select array[game_id, longer_id] as ids from (
      select game_id, folded_title, lead(game_id) over titles as longer_id, lead(folded_title) over titles as longer,
        lead(folded_title, 2) over titles as next
      from games_igdb where owner_id is null
      window titles as (partition by platform_id order by folded_title collate "C")
    ) begun
    where starts_with(longer, folded_title || ' ') and starts_with(next, folded_title || ' ') is not true
      and not exists (
        select from game_keys mine join game_keys other using (platform_id, key)
        where mine.game_id = begun.game_id and other.game_id not in (begun.game_id, longer_id))
    order by game_id`;
  return (await query.execute(db)).rows.map(({ ids }) => ids);
}
