import { sql } from 'kysely';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';

/** A game that one of an archive may be, by the place of that one in the question. */
export type Candidate = {
  place: number;
  game_id: number;
  isTitled: boolean;
  isOfNumber: boolean;
  igdb_id: number | null;
  /** The first of all, and those of its releases. */
  dates: string[];
};

const facts = sql`d.igdb_id, array_remove(g.release_date || array(
    select r.release->>'date' from jsonb_array_elements(coalesce(d.releases, '[]')) r (release)
  ), null) as dates`;
const details = sql`left join game_details d on d.game_id = g.game_id`;

/** The games of the catalogue with these titles. */
export async function listGamesTitled(
  db: Db,
  asked: readonly { place: number; platform: string; folded_title: string }[],
): Promise<Candidate[]> {
  if (asked.length === 0) return [];
  const query = sql<Candidate>`
    select a.place, g.game_id, true as "isTitled", false as "isOfNumber", ${facts}
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a (place int, platform text, folded_title text)
    join consoles s on s.name = a.platform
    join games_igdb g on g.platform_id = s.id and g.folded_title = a.folded_title and g.owner_id is null
    ${details}`;
  return (await query.execute(db)).rows;
}

/** The games of the catalogue that have a key of a title, or the key of a number. */
export async function listGamesKeyed(
  db: Db,
  asked: readonly { place: number; platform: string; keys: string[]; numberKey: string | null }[],
): Promise<Candidate[]> {
  if (asked.length === 0) return [];
  const query = sql<Candidate>`
    select k.place, g.game_id, false as "isTitled", k."isOfNumber", ${facts}
    from (
      select a.place, k.game_id, coalesce(bool_or(k.key = a."numberKey"), false) as "isOfNumber"
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as a (place int, platform text, keys jsonb, "numberKey" text)
      join consoles s on s.name = a.platform
      cross join jsonb_array_elements_text(a.keys || to_jsonb(array_remove(array[a."numberKey"], null))) as asked (key)
      join game_keys k on k.key = asked.key and k.platform_id = s.id
      group by a.place, k.game_id
    ) k
    join games_igdb g on g.game_id = k.game_id ${details}`;
  return (await query.execute(db)).rows;
}

/** All games that a user's tables name. */
export async function listNamedGames(db: Db, userId: UserId): Promise<number[]> {
  const tables = [
    'user_collection',
    'user_copies',
    'user_bin',
    'user_wishlist',
    'searches',
    'alert_purchases',
    'own_entries',
    'barcode_says',
  ];
  const ofTable = (table: string) =>
    sql`select game_id from ${sql.table(table)} where user_id = ${userId} and game_id is not null`;
  const query = sql<{ game_id: number }>`${sql.join(tables.map(ofTable), sql` union `)}`;
  return (await query.execute(db)).rows.map(({ game_id }) => game_id);
}
