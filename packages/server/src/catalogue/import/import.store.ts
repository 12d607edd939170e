import { type RawBuilder, sql } from 'kysely';

import { fold } from '@cartouche/contract/catalogue.rules';

import type { Db } from '../../db/database.ts';
import type { ComposedGame } from './compose.ts';

/** A stored game with what identifies it. */
export type StoredGame = { game_id: number; game: ComposedGame };
export type GameKey = { platform_id: number; folded_title: string };

/** Blocks other imports until the transaction ends: two at once could both add the same new game. */
export async function lockImports(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('cartouche import'))`.execute(tx);
}

export async function listPlatforms(db: Db) {
  return await db.selectFrom('consoles').select(['id', 'name', 'short_name', 'aliases']).execute();
}

/** In which year each console came out, as far as that is known. */
export async function listConsoleYears(db: Db): Promise<Map<number, number | null>> {
  const rows = await db.selectFrom('consoles').select(['id', 'release_year']).execute();
  return new Map(rows.map(({ id, release_year }) => [id, release_year]));
}

export async function listStoredGames(db: Db, gameIds: number[]): Promise<StoredGame[]> {
  if (gameIds.length === 0) return [];
  const query = sql<{ game_id: number } & ComposedGame>`
    select g.game_id, g.platform_id, g.title, g.release_date, g.publisher, g.genres, g.regions,
      coalesce(d.alt_titles, '{}') as alt_titles, d.developer, d.description, d.description_fr,
      coalesce(d.releases, '[]') as releases, d.barcode, d.igdb_id, nullif(d.rating, 0) as rating,
      nullif(d.rating_count, 0) as rating_count, nullif(d.url, '') as url, d.cover,
      array_remove(array[d.screenshot_1, d.screenshot_2], null) as screenshots, coalesce(d.source, '') as source,
      coalesce(d.licence, '') as licence, coalesce(d.fact_sources, '{}') as fact_sources
    from games_igdb g left join game_details d using (game_id)
    where g.game_id = any(${gameIds}::int[])`;
  return (await query.execute(db)).rows.map(({ game_id, ...game }) => ({ game_id, game }));
}

/** The games that have some titles on their platforms, and whether any source stands behind them. */
export async function listGamesTitled(
  db: Db,
  keys: GameKey[],
): Promise<(GameKey & { game_id: number; hasRecords: boolean })[]> {
  if (keys.length === 0) return [];
  const query = sql<GameKey & { game_id: number; hasRecords: boolean }>`
    select g.game_id, g.platform_id, g.folded_title,
      exists (select from game_records r where r.game_id = g.game_id) as "hasRecords"
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k (platform_id integer, folded_title text)
    join games_igdb g using (platform_id, folded_title)
    where g.owner_id is null`;
  return (await query.execute(db)).rows;
}

/** Adds games with their details, and answers their ids. */
export async function insertGames(db: Db, games: ComposedGame[]): Promise<(GameKey & { game_id: number })[]> {
  if (games.length === 0) return [];
  const query = sql<GameKey & { game_id: number }>`
    with incoming as materialized (${recordset(games.map((game) => ({ game })))}),
    added as (
      insert into games_igdb
        (platform_id, title, folded_title, release_date, publisher, folded_publisher, genres, regions)
      select platform_id, title, folded_title, release_date, publisher, folded_publisher, genres, regions from incoming
      returning game_id, platform_id, folded_title
    ),
    details as (${writeDetails(sql`added join incoming i using (platform_id, folded_title)`, sql`added.game_id`)})
    select * from added`;
  return (await query.execute(db)).rows;
}

/** Updates games. A game without details gets them. */
export async function updateGames(db: Db, games: { game_id: number; game: ComposedGame }[]): Promise<void> {
  if (games.length === 0) return;
  await sql`
    with incoming as materialized (${recordset(games)}),
    written as (
      update games_igdb g set title = i.title, folded_title = i.folded_title, release_date = i.release_date,
        publisher = i.publisher, folded_publisher = i.folded_publisher, genres = i.genres, regions = i.regions
      from incoming i where g.game_id = i.game_id
    )
    ${writeDetails(sql`incoming i`, sql`i.game_id`)}`.execute(db);
}

/** Updates the statistics after many writes; the embedded database gets full maintenance instead. */
export async function analyzeGames(db: Db): Promise<void> {
  await sql`analyze games_igdb, game_details, game_records, game_keys, game_search, game_words, game_word_pairs, game_codes`.execute(
    db,
  );
}

/** Games as rows, passed as a single parameter for a whole batch. */
function recordset(games: { game_id?: number; game: ComposedGame }[]) {
  const rows = games.map(({ game_id, game }) => ({
    ...game,
    game_id,
    folded_title: fold(game.title),
    folded_publisher: game.publisher === null ? null : fold(game.publisher),
    folded_alts: game.alt_titles.map(fold).join(' / '),
  }));
  return sql`
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as incoming (
      game_id integer, platform_id integer, title text, folded_title text, release_date text, publisher text,
      folded_publisher text, genres text[], regions text[], alt_titles text[], folded_alts text, developer text,
      description text, description_fr text, releases jsonb, barcode text, igdb_id integer,
      rating real, rating_count integer, url text, cover text, screenshots text[], source text, licence text,
      fact_sources jsonb
    )`;
}

const details = [
  'alt_titles',
  'folded_alts',
  'developer',
  'description',
  'description_fr',
  'releases',
  'barcode',
];
const later = ['igdb_id', 'rating', 'rating_count', 'url', 'cover', 'screenshot_1', 'screenshot_2'];
const columns = [...details, ...later, 'source', 'licence', 'fact_sources'];

// Columns that are never null in a row, and those that a list fills.
const values: Record<string, RawBuilder<unknown>> = {
  rating: sql`coalesce(i.rating, 0)`,
  rating_count: sql`coalesce(i.rating_count, 0)`,
  url: sql`coalesce(i.url, '')`,
  screenshot_1: sql`i.screenshots[1]`,
  screenshot_2: sql`i.screenshots[2]`,
};

function writeDetails(from: RawBuilder<unknown>, gameId: RawBuilder<unknown>) {
  const eachColumn = (write: (name: string) => RawBuilder<unknown>) => sql.join(columns.map(write));
  return sql`
    insert into game_details (game_id, ${eachColumn((name) => sql.ref(name))})
    select ${gameId}, ${eachColumn((name) => values[name] ?? sql`i.${sql.ref(name)}`)} from ${from}
    on conflict (game_id) do update
      set ${eachColumn((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`)}`;
}
