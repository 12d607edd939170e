import { type RawBuilder, sql } from 'kysely';

import type { ChosenCopies } from '@cartouche/contract/bulk';
import type { Sums } from '@cartouche/contract/item';
import { type ListedMark, listedMarks } from '@cartouche/contract/marks.rules';

import { isPlacedIn } from '../catalogue/filters.store.ts';
import { readSums } from '../catalogue/own.store.ts';
import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';

type Fragment = RawBuilder<unknown>;

/** More would be no help to anybody who chooses among them. */
const mostOfField = 2000;

/**
 * What the user's copies say in each of the fields, and how many of them, by name. Places and tags that differ in case
 * only are one, as it is written on the oldest copy.
 */
export async function listMarks(db: Db, userId: UserId) {
  const ofField = (field: ListedMark) => {
    const value = valueOf(field);
    const isOneInAnyCase = field === 'place' || field === 'tags';
    return sql`(select ${sql.lit(field)} as field, (array_agg(value order by created_at, id))[1] as value,
        count(*)::int as copies
      from (
        select ${value} as value, created_at, id from user_collection where user_id = ${userId}
        union all select ${value}, created_at, id from user_copies where user_id = ${userId}
      ) said
      where value <> '' group by ${isOneInAnyCase ? sql`lower(value)` : sql`value`}
      order by count(*) desc, 2 limit ${mostOfField})`;
  };
  const query = sql<{ field: ListedMark; value: string; copies: number }>`
    ${sql.join(listedMarks.map(ofField), sql` union all `)} order by field, value`;
  return (await query.execute(db)).rows;
}

function valueOf(field: ListedMark): Fragment {
  if (field === 'tags') return sql`unnest(string_to_array(tags, ', '))`;
  // A release of no known region begins with two question marks.
  return field === 'region' ? sql`nullif(split_part(release, ' ', 1), '??')` : sql.ref(field);
}

export type Renaming = { field: 'place' | 'tags'; from: string; to: string };

/** The value of a field after a renaming. */
function renamed({ field, from, to }: Renaming, value: Fragment): Fragment {
  if (field === 'place') {
    // What follows the old name still begins with a slash, which is one too many where nothing is left before it.
    return sql`regexp_replace(${to}::text || substr(${value}, length(${from}::text) + 1), '^ / ', '')`;
  }
  return tagsOnce(sql`array_remove(array(
    select case when lower(tag) = lower(${from}::text) then ${to}::text else tag end
    from unnest(string_to_array(${value}, ', ')) with ordinality t (tag, place) order by place
  ), '')`);
}

/** A list of tags as it is stored, each once whatever its case: as it is written first. */
export function tagsOnce(tags: Fragment): Fragment {
  return sql`(select coalesce(string_agg(tag, ', ' order by place), '') from (
    select distinct on (lower(tag)) tag, place from unnest(${tags}) with ordinality t (tag, place)
    order by lower(tag), place
  ) once)`;
}

function isConcerned({ field, from }: Renaming, value: Fragment): Fragment {
  return field === 'place'
    ? isPlacedIn(value, [from])
    : sql`lower(${from}::text) = any(string_to_array(lower(${value}), ', '))`;
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
  await renameInMoves(tx, userId, renaming);
  return Number(leading.numAffectedRows ?? 0) + Number(further.numAffectedRows ?? 0);
}

/** In what imports wrote, and would restore: a copy is not edited since because its place has another name. */
async function renameInMoves(tx: Db, userId: UserId, renaming: Renaming): Promise<void> {
  const at = (part: string) => sql.lit(`{${part},${renaming.field}}`);
  for (const path of [at('before'), at('fields')]) {
    const imported = sql`(written #>> ${path})`;
    await sql`update move_rows set written = jsonb_set(written, ${path}, to_jsonb(${renamed(renaming, imported)}))
      where user_id = ${userId} and ${isConcerned(renaming, imported)}`.execute(tx);
  }

  const path = at('fields');
  const imported = sql`(one #>> ${path})`;
  await sql`update move_rows set written = jsonb_set(written, '{further}', (
      select jsonb_agg(case when ${isConcerned(renaming, imported)}
        then jsonb_set(one, ${path}, to_jsonb(${renamed(renaming, imported)})) else one end order by nth)
      from jsonb_array_elements(written -> 'further') with ordinality further (one, nth)
    ))
    where user_id = ${userId} and exists (
      select from jsonb_array_elements(written -> 'further') one where ${isConcerned(renaming, imported)}
    )`.execute(tx);
}

/** What chosen copies of the user cost, and apart from it what they are worth. */
export async function sumCopies(db: Db, userId: UserId, { gameIds, copies }: ChosenCopies): Promise<Sums> {
  const games = sql`from user_collection o where o.user_id = ${userId} and o.game_id = any(${gameIds}::int[])`;
  return await readSums(db, games, copies);
}
