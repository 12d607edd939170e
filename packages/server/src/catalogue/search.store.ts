import { sql } from 'kysely';

import { plainWords, searchWords } from '@cartouche/contract/catalogue.rules';
import type { SearchGames } from '@cartouche/contract/catalogue';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import { type GamePageRow, described } from './catalogue.store.ts';
import type { Fragment } from './filters.store.ts';

/** Games whose title contains every word of the search exactly, by title. */
export async function listFound(db: Db, userId: UserId, input: SearchGames): Promise<GamePageRow[]> {
  const query = sql<GamePageRow>`
    with found as materialized (
      select g.game_id from games_igdb g where ${isFound(input)} and ${onPlatform(input)}
    )
    ${described(
      userId,
      sql`(select g.* from found join games_igdb g using (game_id)
        order by g.folded_title, g.game_id limit ${input.limit} offset ${input.offset}) g`,
      sql`select count(*) from found`,
    )}
    order by g.folded_title, g.game_id`;
  return (await query.execute(db)).rows;
}

/** The first games that match only without accents, or by another of their titles, by title. */
export async function listAlike(
  db: Db,
  userId: UserId,
  { most, ...input }: SearchGames & { most: number },
): Promise<GamePageRow[]> {
  const words = searchWords(input.q);
  const query = sql<GamePageRow>`
    with alike as materialized (
      select g.game_id from games_igdb g
      where ${every(words, sql`g.folded_title`)} and ${onPlatform(input)} and not (${isFound(input)})
      union
      select g.game_id from game_details d join games_igdb g using (game_id)
      where d.folded_alts <> '' and ${every(words, sql`d.folded_alts`)} and ${onPlatform(input)}
        and not (${isFound(input)})
    )
    ${described(
      userId,
      sql`(select g.* from alike join games_igdb g using (game_id)
        order by g.folded_title, g.game_id limit ${most}) g`,
      sql`select count(*) from alike`,
    )}
    order by g.folded_title, g.game_id`;
  return (await query.execute(db)).rows;
}

const mostTitles = 50;

/** Folded words contain only letters, digits and spaces, so nothing in them acts as a pattern. */
export async function listTitlesWith(
  db: Db,
  folded: string,
  { gameId, platformId }: { gameId: number; platformId: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('games_igdb')
    .select('title')
    .where('platform_id', '=', platformId)
    .where('folded_title', 'like', `%${folded}%`)
    .where('game_id', '<>', gameId)
    .orderBy('folded_title')
    .limit(mostTitles)
    .execute();
  return rows.map(({ title }) => title);
}

function isFound({ q }: SearchGames): Fragment {
  const words = plainWords(q);
  if (words.length === 0) return sql`false`;

  // A word of a-z and 0-9 in the title is in the folded title as well, which has an index.
  return sql`${every(words, sql`g.folded_title`)} and ${every(words, sql`lower(g.title)`)}`;
}

/** Words contain only letters and digits, so nothing in them acts as a pattern. */
function every(words: string[], column: Fragment): Fragment {
  return sql.join(
    words.map((word) => sql`${column} like ${`%${word}%`}`),
    sql` and `,
  );
}

function onPlatform({ platform }: SearchGames): Fragment {
  return platform === 'all' ? sql`true` : sql`g.platform_id = ${platform}`;
}
