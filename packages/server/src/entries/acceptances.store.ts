import { sql } from 'kysely';

import { gameColumns } from '../catalogue/catalogue.store.ts';
import type { Acceptance } from '../catalogue/import/corrections.ts';
import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import type { CorrectionRow } from './corrections.store.ts';

type Accepted = {
  entryId: number;
  otherId: number;
  changes: CorrectionRow['changes'];
  accepted: Acceptance;
  now: Date;
};

/** Remembers what an operator accepted of a correction, for which game. */
export async function insertAcceptance(tx: Db, { entryId, otherId, ...acceptance }: Accepted): Promise<void> {
  await tx
    .insertInto('accepted_corrections')
    .values({
      entry_id: entryId,
      game_id: otherId,
      changes: JSON.stringify(acceptance.changes),
      accepted: JSON.stringify(acceptance.accepted),
      accepted_at: acceptance.now,
    })
    .execute();
}

/** What was accepted last of each correction since a time, newest first: an undo begins with that. */
export async function listAcceptances(db: Db, since: Date): Promise<Omit<CorrectionRow, 'user_id'>[]> {
  const query = sql<Omit<CorrectionRow, 'user_id'>>`
    select a.entry_id as "gameId", a.accepted_at as created_at, a.changes,
      (select to_jsonb(one) from (select ${gameColumns} from consoles s where s.id = g.platform_id) one) as game
    from accepted_corrections a join games_igdb g using (game_id)
    where a.accepted_at >= ${since}::timestamptz
      and a.id = (select max(o.id) from accepted_corrections o where o.entry_id = a.entry_id)
    order by a.id desc limit 200`;
  return (await query.execute(db)).rows;
}

export type AcceptanceRow = {
  id: number;
  otherId: number;
  accepted: Acceptance;
  /** Of the correction, unless it is gone. */
  ownerId: UserId | null;
  /** Whether the correction became its game by this acceptance, and still is. */
  isMerged: boolean;
};

/** What was accepted last of a correction, since a time. */
export async function findAcceptance(
  db: Db,
  entryId: number,
  since: Date,
): Promise<AcceptanceRow | undefined> {
  const query = sql<AcceptanceRow>`
    select a.id, a.game_id as "otherId", a.accepted, e.user_id as "ownerId",
      coalesce(e.merged_at = a.accepted_at, false) as "isMerged"
    from accepted_corrections a left join own_entries e on e.game_id = a.entry_id
    where a.entry_id = ${entryId} and a.accepted_at >= ${since}::timestamptz order by a.id desc limit 1`;
  return (await query.execute(db)).rows[0];
}

/** What was accepted of the same game after an acceptance, oldest first. */
export async function listLater(
  tx: Db,
  { id, otherId }: Pick<AcceptanceRow, 'id' | 'otherId'>,
): Promise<Pick<AcceptanceRow, 'id' | 'accepted'>[]> {
  const query = sql<Pick<AcceptanceRow, 'id' | 'accepted'>>`
    select id, accepted from accepted_corrections where game_id = ${otherId} and id > ${id}::bigint order by id`;
  return (await query.execute(tx)).rows;
}

export async function setAccepted(tx: Db, id: number, accepted: Acceptance): Promise<void> {
  await tx
    .updateTable('accepted_corrections')
    .set({ accepted: JSON.stringify(accepted) })
    .where('id', '=', id)
    .execute();
}

export async function deleteAcceptance(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('accepted_corrections').where('id', '=', id).execute();
}

export async function deleteAcceptancesBefore(db: Db, day: Date): Promise<void> {
  await sql`delete from accepted_corrections where accepted_at < ${day}::timestamptz`.execute(db);
}
