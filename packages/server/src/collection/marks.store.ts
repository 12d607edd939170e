import { type RawBuilder, sql } from 'kysely';

import type { Sums } from '@cartouche/contract/item';
import { type MarkField, markFields } from '@cartouche/contract/marks.rules';

import { readSums } from '../catalogue/own.store.ts';
import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';

type Fragment = RawBuilder<unknown>;

/** More would be no help to anybody who chooses among them. */
const mostOfField = 2000;

/** What the user's copies say in each of the fields, and how many of them, by name. */
export async function listMarks(db: Db, userId: UserId) {
  const ofField = (field: MarkField) => {
    const value = field === 'tags' ? sql`unnest(string_to_array(tags, ', '))` : sql.ref(field);
    return sql`(select ${sql.lit(field)} as field, value, count(*)::int as copies
      from (
        select ${value} as value from user_collection where user_id = ${userId}
        union all select ${value} from user_copies where user_id = ${userId}
      ) said
      where value <> '' group by value order by count(*) desc, value limit ${mostOfField})`;
  };
  const query = sql<{ field: MarkField; value: string; copies: number }>`
    ${sql.join(markFields.map(ofField), sql` union all `)} order by field, value`;
  return (await query.execute(db)).rows;
}

export type Renaming = { field: 'place' | 'tags'; from: string; to: string };

/** The value of a field after a renaming. */
function renamed({ field, from, to }: Renaming, value: Fragment): Fragment {
  if (field === 'place') {
    // What follows the old name still begins with a slash, which is one too many where nothing is left before it.
    return sql`regexp_replace(${to}::text || substr(${value}, length(${from}::text) + 1), '^ / ', '')`;
  }
  const tags = sql`string_to_array(${value}, ', ')`;
  return sql`array_to_string(case
    when ${to}::text = '' or ${to}::text = any(${tags}) then array_remove(${tags}, ${from}::text)
    else array_replace(${tags}, ${from}::text, ${to}::text) end, ', ')`;
}

function isConcerned({ field, from }: Renaming, value: Fragment): Fragment {
  return field === 'place'
    ? sql`(${value} = ${from}::text or starts_with(${value}, ${from}::text || ' / '))`
    : sql`${from}::text = any(string_to_array(${value}, ', '))`;
}

/** How long the longest value would be. */
export async function findLongest(db: Db, userId: UserId, renaming: Renaming): Promise<number> {
  const value = sql.ref(renaming.field);
  const query = sql<{ longest: number }>`
    select coalesce(max(length(${renamed(renaming, value)})), 0)::int as longest
    from (
      select ${value} from user_collection where user_id = ${userId}
      union select ${value} from user_copies where user_id = ${userId}
      union select ${value} from user_bin where user_id = ${userId}
    ) said where ${isConcerned(renaming, value)}`;
  return (await query.execute(db)).rows[0]?.longest ?? 0;
}

/**
 * On all copies, also those in the bin and those that an undo would restore, of a bulk change or an import. Answers the
 * number of copies owned.
 */
export async function renameMark(tx: Db, userId: UserId, renaming: Renaming): Promise<number> {
  const value = sql.ref(renaming.field);
  const change = sql`set ${value} = ${renamed(renaming, value)}
    where user_id = ${userId} and ${isConcerned(renaming, value)}`;
  const leading = await sql`update user_collection ${change}`.execute(tx);
  const further = await sql`update user_copies ${change}`.execute(tx);
  await sql`update user_bin ${change}`.execute(tx);

  const before = sql`(before ->> ${sql.lit(renaming.field)})`;
  await sql`update bulk_change_items
    set before = jsonb_set(before, ${sql.lit(`{${renaming.field}}`)}, to_jsonb(${renamed(renaming, before)}))
    where user_id = ${userId} and ${isConcerned(renaming, before)}`.execute(tx);
  const path = sql.lit(`{before,${renaming.field}}`);
  const imported = sql`(written #>> ${path})`;
  await sql`update move_rows set written = jsonb_set(written, ${path}, to_jsonb(${renamed(renaming, imported)}))
    where user_id = ${userId} and ${isConcerned(renaming, imported)}`.execute(tx);
  return Number(leading.numAffectedRows ?? 0) + Number(further.numAffectedRows ?? 0);
}

/** What the user's copies of some games cost, and apart from it what they are worth. */
export async function sumCopies(db: Db, userId: UserId, gameIds: number[]): Promise<Sums> {
  return await readSums(
    db,
    sql`from user_collection o where o.user_id = ${userId} and o.game_id = any(${gameIds}::int[])`,
  );
}
