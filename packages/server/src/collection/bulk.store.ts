import { type RawBuilder, sql } from 'kysely';

import type { BulkChange } from '@cartouche/contract/bulk';
import { type ItemField, type ItemFields, itemFields, newItem } from '@cartouche/contract/item.rules';

import { type GameColumns, gameColumns } from '../catalogue/catalogue.store.ts';
import { fittingCopies } from '../catalogue/filters.store.ts';
import { openTo } from '../catalogue/visible/visible.store.ts';
import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import { eachField, fieldColumns, typeOf } from './collection.store.ts';
import { tagsOnce } from './marks.store.ts';

type Fragment = RawBuilder<unknown>;

const old = (name: ItemField) => sql.ref(`old_${name}`);
const next = (name: ItemField) => sql.ref(`new_${name}`);

/** The user, the day of the change, and how many more games the plan has room for. */
export type Owner = { userId: UserId; today: string; room: number };

/**
 * The `with` clauses that list the copies of the selection that are meant, before and after, and the games that are not
 * owned; `changes` marks copies that would differ. Games beyond the plan's limit are left out, the last titles first.
 */
function planned({ userId, today, room }: Owner, change: BulkChange): Fragment {
  const { gameIds, copies, set, addMissing } = change;
  const start = newItem(today);
  const ofCopy = ['id', ...itemFields] as const;
  const meant =
    fittingCopies(copies, 'o', ofCopy) ??
    sql`select true as is_main, ${sql.join(ofCopy.map((name) => sql.ref(`o.${name}`)))}`;
  const fits = room === Infinity ? sql`true` : sql`place <= ${room}::int`;
  return sql`planned as materialized (
    select *, case
      when is_owned then (${eachField(old)}) is distinct from (${eachField(next)})
      else ${addMissing} and ${fits} end as changes
    from (
      select g.game_id, o.game_id is not null as is_owned, c.is_main,
        row_number() over (partition by o.game_id is null order by g.folded_title, g.game_id) as place,
        coalesce(c.id, nextval(pg_get_serial_sequence('user_collection', 'id'))) as item_id,
        ${eachField((name) => sql`c.${sql.ref(name)} as ${old(name)}`)},
        ${eachField((name) =>
          name in set
            ? sql`${valueOf(change, name)} as ${next(name)}`
            : sql`case when o.game_id is null then ${start[name]}::${typeOf(name)} else c.${sql.ref(name)} end
              as ${next(name)}`,
        )}
      from (select distinct unnest(${gameIds}::int[]) as game_id) selected
      join games_igdb g on g.game_id = selected.game_id and ${openTo(userId)}
      left join user_collection o on o.user_id = ${userId} and o.game_id = g.game_id
      left join lateral (${meant}) c on o.game_id is not null
      where o.game_id is null or c.id is not null
    ) compared
  )`;
}

/** What a copy `c` says in a field that is set. */
function valueOf({ set, addTags }: BulkChange, name: ItemField): Fragment {
  const value = sql`${set[name]}::${typeOf(name)}`;
  if (name !== 'tags' || !addTags) return value;
  return tagsOnce(sql`string_to_array(c.tags, ', ') || string_to_array(${value}, ', ')`);
}

/** How long the tags of a copy would be at most. */
export async function findLongestTags(db: Db, owner: Owner, change: BulkChange): Promise<number> {
  const query = sql<{ longest: number }>`
    with ${planned(owner, change)}
    select coalesce(max(length(${next('tags')})), 0)::int as longest from planned`;
  return (await query.execute(db)).rows[0]?.longest ?? 0;
}

export type BulkCounts = { changed: number; added: number; same: number; leftOut: number };

type ExampleRow = GameColumns & { item_id: number; is_owned: boolean; before: ItemFields; after: ItemFields };

/** The counts of a change, and the first games that it would affect, by title. */
export async function previewChange(
  db: Db,
  owner: Owner,
  { most, ...change }: BulkChange & { most: number },
) {
  const counts = sql<BulkCounts>`
    with ${planned(owner, change)}
    select count(*) filter (where is_owned and changes)::int as changed,
      count(*) filter (where not is_owned and changes)::int as added,
      count(*) filter (where is_owned and not changes)::int as same,
      count(*) filter (where not is_owned and not changes)::int as "leftOut"
    from planned`;
  const examples = sql<ExampleRow>`
    with ${planned(owner, change)}
    select ${gameColumns}, p.item_id, p.is_owned,
      jsonb_build_object(${eachField((name) => sql`${sql.lit(name)}, p.${old(name)}`)}) as before,
      jsonb_build_object(${eachField((name) => sql`${sql.lit(name)}, p.${next(name)}`)}) as after
    from planned p join games_igdb g using (game_id) join consoles s on s.id = g.platform_id
    where p.changes order by g.folded_title, g.game_id, p.is_main desc, p.item_id limit ${most}`;

  const [row] = (await counts.execute(db)).rows;
  return {
    counts: row ?? { changed: 0, added: 0, same: 0, leftOut: 0 },
    examples: (await examples.execute(db)).rows,
  };
}

/** Applies a change and keeps what is needed to undo it. Adding a game grants the wish for it. */
export async function applyChange(db: Db, owner: Owner, { now, ...change }: BulkChange & { now: Date }) {
  const { userId } = owner;
  const set = itemFields.filter((name) => name in change.set);
  // Without a field to set no copy changes, but the statement needs some column.
  const written = set.length > 0 ? set : itemFields.slice(0, 1);
  const changes = sql`set ${eachField((name) => sql`${sql.ref(name)} = p.${next(name)}`, written)}
    from planned p where c.user_id = ${userId} and c.id = p.item_id and p.is_owned and p.changes`;
  const query = sql<{ changeId: number; changed: number; added: number }>`
    with ${planned(owner, change)},
    change as (
      insert into bulk_changes (user_id, made_at) values (${userId}, ${now}) returning id
    ), granted as (
      delete from user_wishlist w using planned p
      where w.user_id = ${userId} and w.game_id = p.game_id and p.changes and not p.is_owned
      returning w.game_id, w.created_at
    ), kept as (
      insert into bulk_change_items (user_id, change_id, game_id, item_id, before, wished_at)
      select ${userId}, change.id, p.game_id, p.item_id,
        case when p.is_owned then
          jsonb_build_object(${eachField((name) => sql`${sql.lit(name)}, p.${old(name)}`, set)}) end,
        granted.created_at
      from planned p cross join change left join granted using (game_id)
      where p.changes
    ), changed as (update user_collection c ${changes} and p.is_main returning 1
    ), changed_further as (update user_copies c ${changes} and not p.is_main returning 1
    ), added as (
      insert into user_collection (user_id, id, game_id, created_at, ${fieldColumns})
      select ${userId}, p.item_id, p.game_id, ${now}, ${eachField((name) => sql`p.${next(name)}`)}
      from planned p where p.changes and not p.is_owned
      on conflict (user_id, game_id) do nothing
      returning 1
    )
    select change.id as "changeId",
      ((select count(*) from changed) + (select count(*) from changed_further))::int as changed,
      (select count(*) from added)::int as added
    from change`;
  const [row] = (await query.execute(db)).rows;
  if (!row) throw new Error('A bulk change left no row.');
  return row;
}

export async function findLastChange(db: Db, userId: UserId, since: Date) {
  return await db
    .selectFrom('bulk_changes as c')
    .select((e) => [
      'c.id as changeId',
      'c.made_at',
      e
        .selectFrom('bulk_change_items as i')
        .select((of) => of.fn.count<number>('i.game_id').distinct().as('games'))
        .where('i.user_id', '=', userId)
        .whereRef('i.change_id', '=', 'c.id')
        .$asScalar()
        .$notNull()
        .as('games'),
    ])
    .where('c.user_id', '=', userId)
    .where('c.made_at', '>=', since)
    .orderBy('c.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The copies that a change added and that are still owned; none when the change can no longer be undone. */
export async function lockChange(tx: Db, userId: UserId, changeId: number): Promise<number[] | undefined> {
  const change = await tx
    .selectFrom('bulk_changes')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', changeId)
    .forUpdate()
    .executeTakeFirst();
  if (!change) return undefined;

  // There are no statistics yet on rows that were just written: the planner would compare each with all the others.
  await sql`set local enable_nestloop = off`.execute(tx);
  const added = sql<{ id: number }>`
    select c.id from bulk_change_items i
    join (
      select user_id, id from user_collection union all select user_id, id from user_copies
    ) c on c.user_id = i.user_id and c.id = i.item_id
    where i.user_id = ${userId} and i.change_id = ${changeId} and i.before is null`;
  return (await added.execute(tx)).rows.map(({ id }) => id);
}

/** Restores the changed fields and the granted wishes, and deletes the change. */
export async function revertChange(tx: Db, userId: UserId, changeId: number): Promise<number> {
  const items = sql`(
    select * from bulk_change_items where user_id = ${userId} and change_id = ${changeId}
  ) i`;
  const asBefore = sql`c
    set ${eachField(
      (name) => sql`${sql.ref(name)} = case when i.before ? ${sql.lit(name)}
        then (i.before ->> ${sql.lit(name)})::${typeOf(name)} else c.${sql.ref(name)} end`,
    )}
    from ${items} where c.user_id = ${userId} and c.id = i.item_id and i.before is not null`;
  const leading = await sql`update user_collection ${asBefore}`.execute(tx);
  const further = await sql`update user_copies ${asBefore}`.execute(tx); // further ones, also those that led
  await sql`
    insert into user_wishlist (user_id, game_id, created_at)
    select user_id, game_id, wished_at from ${items} where wished_at is not null
    on conflict do nothing`.execute(tx);
  await tx.deleteFrom('bulk_changes').where('user_id', '=', userId).where('id', '=', changeId).execute();
  return Number(leading.numAffectedRows ?? 0) + Number(further.numAffectedRows ?? 0);
}

export async function deleteChangesBefore(db: Db, day: Date): Promise<void> {
  await db.deleteFrom('bulk_changes').where('made_at', '<', day).execute();
}
