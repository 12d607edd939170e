import { sql } from 'kysely';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import { noteFactsBefore } from './corrections.store.ts';

/** Writes entries with a statement for each table. A correction has what it says nothing of from its game. */
export async function insertEntries(
  tx: Db,
  userId: UserId,
  rows: readonly { game_id: number }[],
): Promise<void> {
  if (rows.length === 0) return;
  const incoming = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (game_id int, platform_id int,
    title text, folded_title text, release_date text, publisher text, folded_publisher text, regions text[],
    genres text[], corrects int, created_at timestamptz, file_key text, cover_url_small text, cover_url_big text)`;
  await sql`insert into games_igdb (game_id, platform_id, title, folded_title, release_date, publisher,
      folded_publisher, regions, genres, owner_id, corrects, cover_url_small, cover_url_big)
    select r.game_id, r.platform_id, r.title, r.folded_title, r.release_date, r.publisher, r.folded_publisher,
      r.regions, r.genres, ${userId}, r.corrects, coalesce(r.cover_url_small, o.cover_url_small),
      coalesce(r.cover_url_big, o.cover_url_big, '')
    from ${incoming} left join games_igdb o on o.game_id = r.corrects`.execute(tx);
  await sql`insert into own_entries (user_id, game_id, created_at)
    select ${userId}, r.game_id, r.created_at from ${incoming}`.execute(tx);
  await noteFactsBefore(
    tx,
    rows.map(({ game_id }) => game_id),
  );
  await sql`insert into game_details (game_id, alt_titles, folded_alts, rating, rating_count)
    select r.game_id, g.title || coalesce(d.alt_titles, '{}'),
      g.folded_title || coalesce(' / ' || nullif(d.folded_alts, ''), ''), coalesce(d.rating, 0),
      coalesce(d.rating_count, 0)
    from ${incoming} join games_igdb g on g.game_id = r.corrects
      left join game_details d on d.game_id = g.game_id`.execute(tx);
  await sql`with needed as (
      insert into entry_covers (user_id, game_id, file_key, created_at)
      select ${userId}, r.game_id, r.file_key, r.created_at from ${incoming} where r.file_key is not null
      returning file_key
    )
    delete from unneeded_files u using needed where u.file_key = needed.file_key`.execute(tx);
}
