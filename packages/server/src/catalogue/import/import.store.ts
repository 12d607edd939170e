import { sql } from 'kysely';

import { fold } from '@cartouche/contract/catalogue.rules';

import type { Db } from '../../db/database.ts';
import type { KeptGame } from './merge.ts';

/** A stored game with what identifies it. */
export type StoredGame = { game_id: number; folded_title: string; game: KeptGame };
export type GameKey = { platform_id: number; folded_title: string };

/** Blocks other imports until the transaction ends: two at once could both add the same new game. */
export async function lockImports(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('cartouche import'))`.execute(tx);
}

export async function listPlatforms(db: Db): Promise<{ id: number; name: string }[]> {
  return await db.selectFrom('consoles').select(['id', 'name']).execute();
}

/** Those of some games that are already stored. */
export async function listStoredGames(db: Db, keys: GameKey[]): Promise<StoredGame[]> {
  const query = sql<Omit<StoredGame, 'game'> & KeptGame>`
    select g.game_id, g.folded_title, g.platform_id, g.title, g.release_date, g.publisher, g.genres, g.regions,
      coalesce(d.alt_titles, '{}') as alt_titles, d.developer, d.description, d.description_fr,
      coalesce(d.releases, '[]') as releases, d.barcode, d.igdb_id, coalesce(d.source, '') as source, coalesce(d.licence, '') as licence
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k (platform_id integer, folded_title text)
    join games_igdb g using (platform_id, folded_title)
    left join game_details d using (game_id)`;
  const { rows } = await query.execute(db);
  return rows.map(({ game_id, folded_title, ...game }) => ({ game_id, folded_title, game }));
}

/** Adds games with their details, and answers their ids. */
export async function insertGames(db: Db, games: KeptGame[]): Promise<(GameKey & { game_id: number })[]> {
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
export async function updateGames(db: Db, games: { game_id: number; game: KeptGame }[]): Promise<void> {
  if (games.length === 0) return;
  await sql`
    with incoming as materialized (${recordset(games)}),
    written as (
      update games_igdb g set title = i.title, release_date = i.release_date, publisher = i.publisher,
        folded_publisher = i.folded_publisher, genres = i.genres, regions = i.regions
      from incoming i where g.game_id = i.game_id
    )
    ${writeDetails(sql`incoming i`, sql`i.game_id`)}`.execute(db);
}

/** Updates the statistics after many writes; the embedded database gets full maintenance instead. */
export async function analyzeGames(db: Db): Promise<void> {
  await sql`analyze games_igdb, game_details`.execute(db);
}

/** Games as rows, passed as a single parameter for a whole batch. */
function recordset(games: { game_id?: number; game: KeptGame }[]) {
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
      description text, description_fr text, releases jsonb, barcode text, igdb_id integer, source text, licence text
    )`;
}

function writeDetails(from: ReturnType<typeof sql>, gameId: ReturnType<typeof sql>) {
  return sql`
    insert into game_details
      (game_id, alt_titles, folded_alts, developer, description, description_fr, releases, barcode, igdb_id, source,
        licence)
    select ${gameId}, i.alt_titles, i.folded_alts, i.developer, i.description, i.description_fr, i.releases,
      i.barcode, i.igdb_id, i.source, i.licence
    from ${from}
    on conflict (game_id) do update set alt_titles = excluded.alt_titles,
      folded_alts = excluded.folded_alts, developer = excluded.developer,
      description = excluded.description, description_fr = excluded.description_fr,
      releases = excluded.releases, barcode = excluded.barcode, igdb_id = excluded.igdb_id,
      source = excluded.source, licence = excluded.licence`;
}
