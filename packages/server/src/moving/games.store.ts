import { type RawBuilder, sql } from 'kysely';

import { type GameColumns, gameColumns } from '../catalogue/catalogue.store.ts';
import { instead, isEntry, openTo } from '../catalogue/visible/visible.store.ts';
import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import type { Beginning, Candidate } from './choose.ts';

type Fragment = RawBuilder<unknown>;

/** What a row asks the catalogue: keys and folded titles on platforms, its number at IGDB, and codes on any. */
export type Asked = {
  place: number;
  platforms: number[];
  keys: string[];
  titles: string[];
  igdb: string | null;
  codes: string[];
};

/**
 * The games that rows may be about, as the user sees them: where they corrected one, their correction, which is called as
 * its game, too.
 */
export async function listCandidates(
  db: Db,
  userId: UserId,
  asked: readonly Asked[],
): Promise<(Candidate & { place: number })[]> {
  const query = sql<Candidate & { place: number }>`
    with asked as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as a (place int, platforms int[], keys text[], titles text[], igdb text, codes text[])
    ), hits as (
      select a.place, k.game_id, 'title' as by from asked a
      cross join unnest(a.keys) as t (key) cross join unnest(a.platforms) as p (id)
      join game_keys k on k.key = t.key and k.platform_id = p.id
      union all
      select a.place, g.game_id, 'title' from asked a
      cross join unnest(a.titles) as t (title) cross join unnest(a.platforms) as p (id)
      join games_igdb g on g.platform_id = p.id and g.folded_title = t.title and ${openTo(userId)}
      union all
      select a.place, k.game_id, 'igdb' from asked a join game_keys k on k.key = a.igdb
      union all
      select a.place, c.game_id, 'code' from asked a
      cross join unnest(a.codes) as t (code) join game_codes c on c.code = t.code
    )
    select distinct hits.place, hits.by, g.game_id, g.platform_id, g.title, g.release_date, g.regions,
      ${isEntry} as is_entry, o.title as corrected_title, coalesce(d.alt_titles, '{}') as alts
    from hits join games_igdb g on g.game_id = ${instead(userId, sql`hits.game_id`)}
    left join game_details d on d.game_id = coalesce(g.corrects, g.game_id)
    left join games_igdb o on o.game_id = g.corrects
    order by hits.place, g.game_id`;
  return (await query.execute(db)).rows;
}

/** So many games that begin alike are there to choose from; each may have several keys. */
const mostBeginning = 6;
const mostKeys = 40;

/** Games whose key begins with that of a row: its subtitle may be missing in the file. */
export async function listBeginning(
  db: Db,
  userId: UserId,
  asked: readonly { place: number; platforms: number[]; key: string }[],
): Promise<(Beginning & { place: number })[]> {
  if (asked.length === 0) return [];
  const query = sql<Beginning & { place: number }>`
    with asked as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a (place int, platforms int[], key text)
    ), found as (
      select distinct a.place, ${instead(userId, sql`found.game_id`)} as game_id
      from asked a cross join unnest(a.platforms) as p (id)
      cross join lateral (
        select distinct keys.game_id from (
          select k.game_id from game_keys k
          where k.key >= a.key and k.key < a.key || '~' and k.platform_id = p.id limit ${sql.lit(mostKeys)}
        ) keys limit ${sql.lit(mostBeginning)}
      ) found
    )
    select f.place, g.game_id, g.title, g.release_date from found f join games_igdb g on g.game_id = f.game_id`;
  return (await query.execute(db)).rows;
}

/** Those of some games whose names have each of some words, in one of its forms: as a whole one or as initials. */
export async function listWithWords(
  db: Db,
  ids: readonly number[],
  words: readonly string[][],
): Promise<Set<number>> {
  const isThere = words.map((forms) => {
    const patterns = forms.map((form) => `% ${form} %`);
    return sql`(n.names like any(${patterns}::text[]) or n.initials && ${forms}::text[])`;
  });
  const query = sql<{ game_id: number }>`select game_id from game_search n
    where game_id = any(${ids}::int[]) and ${sql.join(isThere, sql` and `)}`;
  return new Set((await query.execute(db)).rows.map(({ game_id }) => game_id));
}

/** Games as lists show them, those that the user may open. */
export async function listGames(db: Db, userId: UserId, ids: readonly number[]): Promise<GameColumns[]> {
  if (ids.length === 0) return [];
  const query = sql<GameColumns>`
    select ${gameColumns} from games_igdb g join consoles s on s.id = g.platform_id
    where g.game_id = any(${ids}::int[]) and ${openTo(userId)}`;
  return (await query.execute(db)).rows;
}

/** All that games are called: a correction as its game, too. */
export async function listNames(db: Db, ids: readonly number[]): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map();
  const query = sql<{ game_id: number; names: string[] }>`
    select g.game_id, array_remove(array[g.title, o.title], null) || coalesce(d.alt_titles, '{}') as names
    from games_igdb g
    left join games_igdb o on o.game_id = g.corrects
    left join game_details d on d.game_id = coalesce(g.corrects, g.game_id)
    where g.game_id = any(${ids}::int[])`;
  return new Map((await query.execute(db)).rows.map(({ game_id, names }) => [game_id, names]));
}

/**
 * The games that some ids of before lead to, as the user sees them: where games were made one, where an entry went, or
 * to a correction. What is gone leads nowhere.
 */
export async function listStanding(
  db: Db,
  userId: UserId,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const query = sql<{ id: number; game_id: number }>`
    select a.id, g.game_id
    from (select distinct unnest(${ids}::int[]) as id) a
    left join game_moves m on m.old_id = a.id
    join games_igdb g on g.game_id = ${instead(userId, sql`coalesce(m.game_id, a.id)`)}
    where ${openTo(userId)}`;
  return new Map((await query.execute(db)).rows.map(({ id, game_id }) => [id, game_id]));
}

/** The user's own entries of some folded titles on their platforms, by the places of those who ask. */
export async function listEntriesOf(
  db: Db,
  userId: UserId,
  asked: readonly { place: number; platform: number; title: string }[],
): Promise<Map<number, number>> {
  if (asked.length === 0) return new Map();
  const query = sql<{ place: number; game_id: number }>`
    select a.place, g.game_id
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a (place int, platform int, title text)
    join games_igdb g on ${isEntryOf(userId, { title: sql`a.title`, platform: sql`a.platform` })}`;
  return new Map((await query.execute(db)).rows.map(({ place, game_id }) => [place, game_id]));
}

/** Whether a game, `g`, is the user's own entry of a folded title on a platform. */
export function isEntryOf(
  userId: UserId,
  { title, platform }: { title: Fragment; platform: Fragment },
): Fragment {
  return sql`(g.platform_id = ${platform} and g.folded_title = ${title} and ${isEntry} and ${openTo(userId)})`;
}
