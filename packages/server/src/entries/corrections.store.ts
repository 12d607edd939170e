import { sql } from 'kysely';

import type { EntryFacts } from '@cartouche/contract/entries';

import { type GameColumns, gameColumns } from '../catalogue/catalogue.store.ts';
import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';

type Facts = EntryFacts & { folded_title: string };

/** A correction, whose it is, the game, and what each of the two says. */
export type CorrectionRow = {
  gameId: number;
  user_id: UserId;
  game: GameColumns;
  before: Facts;
  after: Facts;
  created_at: Date;
};

const facts = (of: 'g' | 'c') => sql`jsonb_build_object(
  'title', ${sql.ref(`${of}.title`)}, 'folded_title', ${sql.ref(`${of}.folded_title`)},
  'platform_id', ${sql.ref(`${of}.platform_id`)}, 'release_date', ${sql.ref(`${of}.release_date`)},
  'publisher', ${sql.ref(`${of}.publisher`)}, 'regions', ${sql.ref(`${of}.regions`)},
  'genres', ${sql.ref(`${of}.genres`)})`;

const selected = sql`
  select e.game_id as "gameId", e.user_id, e.created_at, ${facts('g')} as before, ${facts('c')} as after,
    (select to_jsonb(one) from (select ${gameColumns} from consoles s where s.id = g.platform_id) one) as game
  from own_entries e join games_igdb c on c.game_id = e.game_id join games_igdb g on g.game_id = c.corrects
  where e.merged_into is null and e.declined_at is null`;

const mostListed = 200;

/** The corrections of all users that wait for the operator, oldest first. */
export async function listCorrections(db: Db): Promise<CorrectionRow[]> {
  const query = sql<CorrectionRow>`${selected} order by e.created_at, e.game_id limit ${sql.lit(mostListed)}`;
  return (await query.execute(db)).rows;
}

export async function findCorrection(db: Db, gameId: number): Promise<CorrectionRow | undefined> {
  const query = sql<CorrectionRow>`${selected} and e.game_id = ${gameId}`;
  return (await query.execute(db)).rows[0];
}

export async function declineCorrection(db: Db, gameId: number, now: Date): Promise<boolean> {
  const query = sql`update own_entries e set declined_at = ${now}::timestamptz from games_igdb g
    where e.game_id = ${gameId} and g.game_id = e.game_id and g.corrects is not null
      and e.merged_into is null and e.declined_at is null`;
  return (await query.execute(db)).numAffectedRows === 1n;
}
