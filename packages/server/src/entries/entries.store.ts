import { type RawBuilder, sql } from 'kysely';

import { fold } from '@cartouche/contract/catalogue.rules';
import type { EntryFacts } from '@cartouche/contract/entries';

import { type GameColumns, gameColumns } from '../catalogue/catalogue.store.ts';
import { instead, isEverybodys } from '../catalogue/visible/visible.store.ts';
import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import { noteFactsBefore } from './corrections.store.ts';

export const isWaiting = sql`e.merged_into is not null`;
const mergedColumns = sql`e.game_id, e.user_id, e.merged_into`;

/** An entry that waits for an undo of its merge, or did. */
export type MergedEntry = { game_id: number; user_id: UserId; merged_into: number | null };

/** How many games the user has entered. */
export async function countEntries(db: Db, userId: UserId): Promise<number> {
  const query = sql<{ entries: number }>`
    select count(*)::int as entries from own_entries e where e.user_id = ${userId} and not (${isWaiting})`;
  return (await query.execute(db)).rows[0]?.entries ?? 0;
}

export type EntryRow = GameColumns & {
  created_at: Date;
  corrects: { game_id: number; title: string } | null;
  became: { game_id: number; title: string } | null;
  merged_at: Date | null;
  is_owned: boolean;
};

/** Newest first, with those that became games of the catalogue since a time; a correction that was undone did not. */
export async function listEntries(
  db: Db,
  userId: UserId,
  { mergedSince }: { mergedSince: Date },
): Promise<EntryRow[]> {
  const other = (
    id: RawBuilder<unknown>,
  ) => sql`(select jsonb_build_object('game_id', o.game_id, 'title', o.title)
    from games_igdb o where o.game_id = ${id})`;
  const query = sql<EntryRow>`
    select ${gameColumns}, e.created_at, c.game_id is not null as is_owned,
      ${other(sql`g.corrects`)} as corrects, ${other(instead(userId, sql`e.merged_into`))} as became,
      e.merged_at
    from own_entries e join games_igdb g using (game_id) join consoles s on s.id = g.platform_id
    left join user_collection c on c.user_id = ${userId} and c.game_id = g.game_id
    where e.user_id = ${userId} and (not (${isWaiting})
      or (e.merged_at >= ${mergedSince}::timestamptz and g.corrects is distinct from e.merged_into))
    order by e.created_at desc, e.game_id desc`;
  return (await query.execute(db)).rows;
}

/** What an entry is, as far as changes have to know. */
export type Entry = {
  game_id: number;
  title: string;
  corrects: number | null;
  platform_id: number;
  regions: string[];
  merged_into: number | null;
};

/** One of the user's entries; a merged one only if it waits for an undo since a time. */
export async function findEntry(
  db: Db,
  userId: UserId,
  { gameId, mergedSince }: { gameId: number; mergedSince?: Date },
): Promise<Entry | undefined> {
  const state = mergedSince
    ? sql`${isWaiting} and e.merged_at >= ${mergedSince}::timestamptz`
    : sql`not (${isWaiting})`;
  const query = sql<Entry>`
    select g.game_id, g.title, g.corrects, g.platform_id, g.regions, e.merged_into
    from own_entries e join games_igdb g using (game_id)
    where e.user_id = ${userId} and e.game_id = ${gameId} and ${state}`;
  return (await query.execute(db)).rows[0];
}

/** The game that one of the user's entries became, as they see it. */
export async function findBecame(
  db: Db,
  userId: UserId,
  gameId: number,
): Promise<{ gameId: number; title: string } | undefined> {
  const query = sql<{ gameId: number; title: string }>`
    select o.game_id as "gameId", o.title from own_entries e
    join games_igdb o on o.game_id = ${instead(userId, sql`e.merged_into`)}
    where e.user_id = ${userId} and e.game_id = ${gameId}`;
  return (await query.execute(db)).rows[0];
}

/** The user's own correction of a game. */
export async function findCorrectionOf(db: Db, userId: UserId, gameId: number): Promise<number | undefined> {
  const query = sql<{ game_id: number }>`
    select e.game_id from own_entries e join games_igdb g using (game_id)
    where e.user_id = ${userId} and g.corrects = ${gameId} and not (${isWaiting})`;
  return (await query.execute(db)).rows[0]?.game_id;
}

export async function platformExists(db: Db, platformId: number): Promise<boolean> {
  const row = await db.selectFrom('consoles').select('id').where('id', '=', platformId).executeTakeFirst();
  return row !== undefined;
}

/** The platform of a game of the catalogue itself. */
export async function findPlatformOf(db: Db, gameId: number): Promise<number | undefined> {
  const query = sql<{ platform_id: number }>`
    select g.platform_id from games_igdb g where g.game_id = ${gameId} and ${isEverybodys}`;
  return (await query.execute(db)).rows[0]?.platform_id;
}

type Written = EntryFacts & { corrects: number | null };

/** Which other entry of the user has the same title on the same platform, and whether it only waits for an undo. */
export async function findTwin(
  db: Db,
  userId: UserId,
  { title, platform_id, corrects, except }: Written & { except?: number },
): Promise<(MergedEntry & { isMerged: boolean }) | undefined> {
  const query = sql<MergedEntry & { isMerged: boolean }>`
    select ${mergedColumns}, ${isWaiting} as "isMerged" from games_igdb g join own_entries e using (game_id)
    where g.platform_id = ${platform_id} and g.folded_title = ${fold(title)} and g.owner_id = ${userId}
      and g.corrects is not distinct from ${corrects}::int and g.game_id <> ${except ?? 0}`;
  return (await query.execute(db)).rows[0];
}

function columnsOf({ title, publisher, ...facts }: EntryFacts) {
  return {
    ...facts,
    title,
    folded_title: fold(title),
    publisher,
    folded_publisher: publisher === null ? null : fold(publisher),
  };
}

/** Adds a game that is the user's alone, and answers its id. */
export async function insertEntry(
  tx: Db,
  userId: UserId,
  { corrects, createdAt, ...facts }: Written & { createdAt: Date },
): Promise<number> {
  const taken = sql<{ game_id: number }>`
    select nextval(pg_get_serial_sequence('own_entries', 'game_id'))::int as game_id`;
  const game_id = (await taken.execute(tx)).rows[0]?.game_id ?? 0;
  await tx
    .insertInto('games_igdb')
    .values({ game_id, ...columnsOf(facts), cover_url_small: null, owner_id: userId, corrects })
    .execute();
  await tx.insertInto('own_entries').values({ user_id: userId, game_id, created_at: createdAt }).execute();
  if (corrects !== null) {
    await takeOver(tx, { from: corrects, to: game_id });
    await noteFactsBefore(tx, [game_id]);
  }
  return game_id;
}

/**
 * A correction is found by all titles of its game and ranked like it, and has its cover. The texts, releases and all else that it says
 * nothing of are read from its game.
 */
async function takeOver(tx: Db, { from, to }: { from: number; to: number }): Promise<void> {
  await sql`insert into game_details (game_id, alt_titles, folded_alts, rating, rating_count, fact_sources)
    select ${to}::int, g.title || coalesce(d.alt_titles, '{}'),
      g.folded_title || coalesce(' / ' || nullif(d.folded_alts, ''), ''), coalesce(d.rating, 0),
      coalesce(d.rating_count, 0), jsonb_strip_nulls(jsonb_build_object('rating', d.fact_sources -> 'rating'))
    from games_igdb g left join game_details d using (game_id) where g.game_id = ${from}`.execute(tx);
  await sql`update games_igdb g set cover_url_small = o.cover_url_small, cover_url_big = o.cover_url_big
    from games_igdb o where o.game_id = ${from} and g.game_id = ${to}`.execute(tx);
}

/** The operator gets to see a changed correction again. */
export async function updateEntry(
  tx: Db,
  gameId: number,
  { editedAt, ...facts }: EntryFacts & { editedAt: Date },
): Promise<void> {
  await tx.updateTable('games_igdb').set(columnsOf(facts)).where('game_id', '=', gameId).execute();
  await tx
    .updateTable('own_entries')
    .set({ declined_at: null, edited_at: editedAt })
    .where('game_id', '=', gameId)
    .execute();
}

/** With everything that belongs to it alone; what its owner has of it must be gone already. */
export async function deleteEntry(tx: Db, gameId: number): Promise<void> {
  await deleteEntries(tx, [gameId]);
}

export async function deleteEntries(tx: Db, gameIds: readonly number[]): Promise<void> {
  await sql`delete from games_igdb where game_id = any(${gameIds}::int[]) and owner_id is not null`.execute(
    tx,
  );
}

/** An entry, the keys under which its title is looked up, and the likeliest games whatever their keys. */
export type Sought = { gameId: number; keys: string[]; ids?: number[] };

/**
 * The games of the catalogue that some entries may be, the likeliest of each first, without those that were refused: of
 * the same title, or known by one of the keys, or of the given ones. Also one that the user corrected, where their copy would stand.
 */
export async function listMatches(
  db: Db,
  userId: UserId,
  { sought, most }: { sought: readonly Sought[]; most: number },
): Promise<(GameColumns & { entry_id: number })[]> {
  const query = sql<GameColumns & { entry_id: number }>`
    select ${gameColumns}, entry.game_id as entry_id
    from jsonb_to_recordset(${JSON.stringify(sought)}::jsonb) as sought ("gameId" int, keys text[], ids int[])
    join games_igdb entry on entry.game_id = sought."gameId" and entry.owner_id = ${userId}
    cross join lateral (
      select g.game_id, row_number() over (order by g.folded_title <> entry.folded_title,
        abs(left(g.release_date, 4)::int - left(entry.release_date, 4)::int) nulls last,
        array_position(sought.ids, g.game_id), g.folded_title, g.game_id) as place
      from (
        select o.game_id from games_igdb o
        where o.platform_id = entry.platform_id and o.folded_title = entry.folded_title
        union
        select k.game_id from game_keys k
        where k.platform_id = entry.platform_id and k.key = any(sought.keys)
        union
        select unnest(sought.ids)
      ) alike
      join games_igdb g using (game_id)
      where ${isEverybodys} and not exists (select from entry_refusals r
        where r.user_id = ${userId} and r.game_id = entry.game_id and r.refused_id = g.game_id)
      order by place limit ${most}
    ) likely
    join games_igdb g on g.game_id = likely.game_id
    join consoles s on s.id = g.platform_id
    order by entry.game_id, likely.place`;
  return (await query.execute(db)).rows;
}

export async function insertRefusal(
  db: Db,
  userId: UserId,
  { gameId, otherId }: { gameId: number; otherId: number },
): Promise<void> {
  await db
    .insertInto('entry_refusals')
    .values({ user_id: userId, game_id: gameId, refused_id: otherId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteRefusal(
  db: Db,
  userId: UserId,
  { gameId, otherId }: { gameId: number; otherId: number },
): Promise<void> {
  await db
    .deleteFrom('entry_refusals')
    .where('user_id', '=', userId)
    .where('game_id', '=', gameId)
    .where('refused_id', '=', otherId)
    .execute();
}

/** Entries whose merge can no longer be undone. */
export async function listMergedBefore(db: Db, day: Date): Promise<MergedEntry[]> {
  const query = sql<MergedEntry>`
    select ${mergedColumns} from own_entries e where e.merged_at < ${day}::timestamptz order by e.merged_at limit 500`;
  return (await query.execute(db)).rows;
}

/** The user's entries that wait for an undo. */
export async function listMerged(db: Db, userId: UserId): Promise<MergedEntry[]> {
  const query = sql<MergedEntry>`
    select ${mergedColumns} from own_entries e where e.user_id = ${userId} and ${isWaiting} order by e.game_id`;
  return (await query.execute(db)).rows;
}
