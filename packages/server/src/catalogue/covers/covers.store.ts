import { type RawBuilder, sql } from 'kysely';

import type { UserId } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { isEverybodys, openTo } from '../visible/visible.store.ts';
import { european } from './boxOrder.ts';
import { type BoxedGame, anyRegion } from './coverSource.ts';

type Fragment = RawBuilder<unknown>;

/** A game of a list; with the copy's id where it is not the owned one. */
export type Listed = { game_id: number; item_id: number | null };

/** What decides which cover a game of a list has. */
export type CoverFacts = {
  /** The game whose boxes it has: of a correction, the game that it corrects. */
  boxed_id: number;
  /** Of the copy, else of where its owner buys, if the game has a box of its own there; else '-'. */
  boxed_region: string;
  /** The photo that its owner uses as the cover. */
  photo: string | null;
  photo_width: number | null;
  photo_height: number | null;
  /** Whether the sources were asked, in the order that is in force. */
  is_settled: boolean;
  ask_after: Date | null;
  source: string | null;
  digest: string | null;
  width: number | null;
  height: number | null;
  has_igdb: boolean;
  has_label: boolean;
};

/** For each game of a list, in its order. `sources` is their order; without them only own photos are looked up. */
export async function listCoverFacts(
  db: Db,
  userId: UserId,
  { games, sources }: { games: readonly Listed[]; sources: string },
): Promise<CoverFacts[]> {
  const isBin = games.some(({ item_id }) => item_id !== null);
  const copy = isBin ? 'b' : 'c';
  const query = sql<CoverFacts>`
    select ${coverFacts(sources)}
    from unnest(${games.map(({ game_id }) => game_id)}::int[], ${games.map(({ item_id }) => item_id)}::bigint[])
      with ordinality as i (game_id, item_id, place)
    join games_igdb g on g.game_id = i.game_id
    ${
      isBin
        ? sql`left join user_bin b on b.user_id = ${userId} and b.id = i.item_id`
        : sql`left join user_collection c on c.user_id = ${userId} and c.game_id = i.game_id`
    }
    ${coverTables(userId, copy, sources)}
    order by i.place`;
  return (await query.execute(db)).rows;
}

/** The copy in a statement about covers: the owned one, or one that is in the bin. */
type Copy = 'c' | 'b';

const boxedGame = sql`coalesce(g.corrects, g.game_id)`;

/**
 * The region under which a cover is kept (`knownRegion`). As in 'EU SLES-00524', what the copy says of its release; else
 * the country whose marketplace the user prefers, or Europe for who counts in euros. The American marketplace is the one
 * that nobody chose.
 */
function boxedRegion(userId: UserId, copy: Copy): Fragment {
  const ofUser = sql`(select coalesce(nullif(substring(preferred_marketplace from '^EBAY-([A-Z]{2})$'), 'US'),
    case when preferred_currency = 'EUR' then 'EU' end) from profiles where id = ${userId})`;
  const ofCopy = sql`substring(${sql.ref(`${copy}.release`)} from '^[A-Z]{2}(?![^ ])')`;
  return sql`select case when d.boxed_regions ? asked.region then asked.region
      when asked.region = any(${european}::text[]) and d.boxed_regions ? 'EU' then 'EU'
      else ${sql.lit(anyRegion)} end as region
    from (select coalesce(${ofCopy}, ${ofUser}) as region) asked`;
}

/** The columns of `CoverFacts`, for a game `g` and its copy; they need the `coverTables`. */
export function coverFacts(sources: string): Fragment {
  const ofSources =
    sources === ''
      ? sql`${sql.lit(anyRegion)} as boxed_region, false as is_settled, null as ask_after, null as source, null as digest, null as width,
          null as height, false as has_igdb, false as has_label`
      : sql`boxed.region as boxed_region, k.game_id is not null as is_settled, k.ask_after, k.source, p.digest, p.width, p.height,
          coalesce(d.has_igdb, false) as has_igdb, coalesce(d.has_label, false) as has_label`;
  return sql`${boxedGame} as boxed_id,
    f.file_name as photo, f.cover_width as photo_width, f.cover_height as photo_height, ${ofSources}`;
}

/** What is joined to a game `g` and its copy for the `coverFacts`. */
export function coverTables(userId: UserId, copy: Copy, sources: string): Fragment {
  const ofPhoto = sql`
    left join user_collection_files f on f.user_id = ${userId} and f.is_cover
      and f.user_collection_id = ${sql.ref(`${copy}.id`)}`;
  if (sources === '') return ofPhoto;
  return sql`${ofPhoto}
    left join game_details d on d.game_id = ${boxedGame}
    left join lateral (${boxedRegion(userId, copy)}) boxed on true
    left join covers k on k.game_id = ${boxedGame} and k.region = boxed.region and k.sources = ${sources}
    left join cover_pictures p on p.source = k.source and p.source_key = k.source_key and p.digest is not null`;
}

export async function findBoxedGame(db: Db, gameId: number): Promise<BoxedGame | undefined> {
  const query = sql<BoxedGame>`
    select g.platform_id, d.cover, coalesce(d.releases, '[]') as releases
    from games_igdb g left join game_details d using (game_id)
    where g.game_id = ${gameId} and ${isEverybodys}`;
  return (await query.execute(db)).rows[0];
}

export type SettledCover = {
  source: string | null;
  source_key: string | null;
  ask_after: Date | null;
  digest: string | null;
  file_stem: string | null;
};

type Asked = { gameId: number; region: string; sources: string };

/** Which picture a game has; none if the sources were not asked in this order. */
export async function findCover(
  db: Db,
  { gameId, region, sources }: Asked,
): Promise<SettledCover | undefined> {
  const query = sql<SettledCover>`
    select k.source, k.source_key, k.ask_after, p.digest, p.file_stem
    from covers k
    left join cover_pictures p on p.source = k.source and p.source_key = k.source_key and p.digest is not null
    where k.game_id = ${gameId} and k.region = ${region} and k.sources = ${sources}`;
  return (await query.execute(db)).rows[0];
}

/** Nothing is written for a game that is gone. */
export async function upsertCover(
  db: Db,
  { gameId, region, sources }: Asked,
  found: { source: string | null; key: string | null; askAfter: Date | null },
): Promise<void> {
  await sql`
    insert into covers (game_id, region, sources, source, source_key, ask_after)
    select game_id, ${region}, ${sources}, ${found.source}, ${found.key}, ${found.askAfter}::timestamptz
    from games_igdb where game_id = ${gameId}
    on conflict (game_id, region) do update set sources = excluded.sources, source = excluded.source,
      source_key = excluded.source_key, ask_after = excluded.ask_after`.execute(db);
}

type CataloguedCover = {
  game_id: number;
  platform_id: number;
  cover_url_small: string | null;
  cover_url_big: string;
};

/** What lists have of some games, by id, for their covers. Nobody sees somebody else's entries. */
export async function listGamesWithCovers(
  db: Db,
  userId: UserId,
  gameIds: readonly number[],
): Promise<CataloguedCover[]> {
  const query = sql<CataloguedCover>`
    select g.game_id, g.platform_id, g.cover_url_small, g.cover_url_big from games_igdb g
    where g.game_id = any(${gameIds}::int[]) and ${openTo(userId)} order by g.game_id`;
  return (await query.execute(db)).rows;
}

/** Forgets which picture a game has, and which games have these pictures. */
export async function deleteCovers(
  db: Db,
  gameId: number,
  names: readonly { source: string; key: string }[],
): Promise<void> {
  await sql`delete from covers where game_id = ${gameId} or (source, source_key) in (
    select * from unnest(${names.map(({ source }) => source)}::text[], ${names.map(({ key }) => key)}::text[])
  )`.execute(db);
}
