import { sql } from 'kysely';

import { firstEntryId } from '@cartouche/contract/entries.rules';
import { furtherCopies } from '@cartouche/contract/limits';
import type { MovedStatus } from '@cartouche/contract/moving.rules';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import { isEntryOf } from './games.store.ts';

type OfMove = { userId: UserId; moveId: number };

export type Counted = {
  status: MovedStatus;
  list: string;
  decision: string | null;
  rows: number;
  /** How many games the rows are about, own entries too, without those of wishes that the file itself grants. */
  games: number;
  /** How many new own entries they make: the first row of a title makes one. */
  entries: number;
  /** The corrections of games that they make. */
  corrections: number;
  /** The copies that they bring. */
  copies: number;
  /** Those that they say beyond what a game can have. */
  beyond: number;
  /** Rows whose game or copy was added, edited or removed by other means since they were compared. */
  overtaken: number;
};

const mostCopies = furtherCopies.most + 1;

/** Rows of which own entries are made: the user says so, or our own export. */
const isEntering = sql`(decision ->> 'do' = 'entry' and status in ('new', 'missing', 'several'))`;

/** Rows, `r`, that bring the correction of a game, or brought it. */
const isCorrecting = sql`(r.wanted ->> 'ownTitle' is not null and r.status = 'new'
  and case when r.written is null then r.game_id < ${sql.lit(firstEntryId)} else r.written ->> 'isEntry' = 'true' end)`;

/** Whether a copy, `c`, says what it said when it was compared with the row, `r`, in what the two differ. */
const isAsCompared = sql`not exists (
  select from jsonb_array_elements(r.differences) d, lateral (select to_jsonb(c) -> (d ->> 'field') as value) now
  where d ->> 'mine' is distinct from coalesce(case jsonb_typeof(now.value)
    when 'number' then trim_scale((now.value #>> '{}')::numeric)::text else now.value #>> '{}' end, ''))`;

/**
 * The rows as they end, each with whether it was overtaken: those at these places are. An entry that is here by now is a
 * game like any other.
 */
function endedRows({ userId, moveId }: OfMove, overtaken: readonly number[]) {
  const isOwned = sql`exists (select from user_collection c where c.user_id = ${userId} and c.game_id = r.game_id)`;
  const isWished = sql`exists (select from user_wishlist w where w.user_id = ${userId} and w.game_id = r.game_id)`;
  const itsCopy = sql`c.user_id = ${userId} and c.id = (r.items ->> 0)::bigint and ${isAsCompared}`;
  const hasCopy = sql`(exists (select from user_collection c where ${itsCopy})
    or exists (select from user_copies c where ${itsCopy}))`;
  return sql`known as (
      select place, status, coalesce(wanted ->> 'list', 'out') as list, decision ->> 'do' as decision, brings, beyond, items,
        differences, written, (wanted ->> 'quantity')::int as quantity,
        ${isEntering} and (written is null or written ->> 'isEntry' = 'true') as is_entry,
        ${isCorrecting} as is_correction,
        status = 'new' and decision ->> 'do' is distinct from 'skip' or ${isEntering} as is_brought,
        coalesce(r.game_id, here.game_id) as game_id,
        concat(coalesce(wanted ->> 'folded', lower(wanted ->> 'title')), '|', wanted #>> '{platformIds,0}') as title
      from move_rows r left join lateral (
        select g.game_id from games_igdb g where ${isEntering} and written is null and ${isEntryOf(userId, {
          title: sql`r.wanted ->> 'folded'`,
          platform: sql`(r.wanted #>> '{platformIds,0}')::int`,
        })}
      ) here on true
      where user_id = ${userId} and move_id = ${moveId} and status is not null
    ), ended as (
      select r.*, case when is_entry and (game_id is null or written is not null) then title end as entry,
        list = 'wishlist' and bool_or(list = 'collection' and is_brought)
          over (partition by coalesce(game_id::text, case when is_entry then title end)) as is_granted,
        written is null and case
          when place = any(${overtaken}::int[]) then true
          when is_brought then ${isOwned} or (list = 'wishlist' and ${isWished})
          when status = 'differs' and decision in ('file', 'have') then not ${hasCopy}
          else false end as is_overtaken
      from known r
    )`;
}

/**
 * How many rows end in each way, with what was decided. Copies of own entries are yet to be compared, and so are all
 * while the rows are looked up: they count as the rows say.
 */
export async function countRows(db: Db, ofMove: OfMove, overtaken: readonly number[]): Promise<Counted[]> {
  const query = sql<Counted>`
    with ${endedRows(ofMove, overtaken)}, numbered as (
      select *, entry is not null and row_number() over (partition by entry order by place) = 1 as makes_entry from ended
    ), summed as (
      select status, list, decision, entry, count(*) as rows,
        count(*) filter (where makes_entry) as entries,
        count(distinct game_id) filter (where is_correction and not is_overtaken) as corrections,
        count(distinct coalesce(entry, game_id::text)) filter (where not is_granted and not is_overtaken) as games,
        sum(case when is_overtaken then 0 when is_brought then coalesce(brings, quantity)
          else coalesce(brings, 0) end) as copies,
        sum(beyond) as beyond, count(*) filter (where is_overtaken) as overtaken
      from numbered group by 1, 2, 3, 4
    )
    select status, list, decision, sum(rows)::int as rows, sum(games)::int as games, sum(entries)::int as entries,
      sum(corrections)::int as corrections,
      sum(case when entry is null then copies else least(copies, ${mostCopies}) end)::int as copies,
      sum(case when entry is null then beyond else greatest(0, copies - ${mostCopies}) end)::int as beyond,
      sum(overtaken)::int as overtaken
    from summed group by 1, 2, 3`;
  return (await query.execute(db)).rows;
}

/** The places of rows for the collection that were overtaken, these among them. */
export async function listOvertakenRows(
  db: Db,
  ofMove: OfMove,
  overtaken: readonly number[],
): Promise<number[]> {
  const query = sql<{ place: number }>`with ${endedRows(ofMove, overtaken)}
    select place from ended where is_overtaken and list = 'collection' order by place`;
  return (await query.execute(db)).rows.map(({ place }) => place);
}

/** Whether the writing left a row out, though nobody said so. */
const isLeftOut = sql`(written ->> 'did' = 'nothing' and wanted ->> 'list' = 'collection' and (
  written ->> 'isOvertaken' = 'true' or (status = 'new' and decision ->> 'do' is distinct from 'skip' and brings > 0)
  or (${isEntering} and game_id is null)
  or (status = 'differs' and decision ->> 'do' in ('file', 'have'))))`;

/** The places of rows that the writing left out, because their games were changed here meanwhile. */
export async function listLeftOut(db: Db, { userId, moveId }: OfMove): Promise<number[]> {
  const query = sql<{ place: number }>`select place from move_rows
    where user_id = ${userId} and move_id = ${moveId} and ${isLeftOut} order by place`;
  return (await query.execute(db)).rows.map(({ place }) => place);
}

/** What was done with the rows. */
export type Done = {
  adds: number;
  copies: number;
  changes: number;
  wishes: number;
  /** Rows whose game or copy was added, edited or removed by other means before they were written. */
  overtaken: number;
};

export async function countDone(db: Db, { userId, moveId }: OfMove): Promise<Done> {
  const did = sql`written ->> 'did'`;
  const query = sql<Done>`
    select count(*) filter (where ${did} = 'added')::int as adds,
      coalesce(sum(jsonb_array_length(written -> 'further')), 0)::int as copies,
      count(*) filter (where ${did} = 'changed')::int as changes,
      count(*) filter (where ${did} = 'wished')::int as wishes,
      count(*) filter (where ${isLeftOut})::int as overtaken
    from move_rows where user_id = ${userId} and move_id = ${moveId}`;
  return (await query.execute(db)).rows[0] ?? { adds: 0, copies: 0, changes: 0, wishes: 0, overtaken: 0 };
}
