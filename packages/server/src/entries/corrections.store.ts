import { type RawBuilder, sql } from 'kysely';

import type { EntryFacts } from '@cartouche/contract/entries';
import { type CorrectableFact, correctableFacts } from '@cartouche/contract/entries.rules';

import { type GameColumns, gameColumns } from '../catalogue/catalogue.store.ts';
import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';

export type Value = EntryFacts[CorrectableFact];

/** A correction, whose it is, the game, and what is changed of it. */
export type CorrectionRow = {
  gameId: number;
  user_id: UserId;
  game: GameColumns;
  changes: { fact: CorrectableFact; from: Value; to: Value }[];
  created_at: Date;
};

/** What can be corrected of a game, `g`, or a correction, `c`. */
const factsOf = (game: 'g' | 'c') => sql`jsonb_build_object(
  ${sql.join(correctableFacts.flatMap((fact) => [sql.lit(fact), sql.ref(`${game}.${fact}`)]))})`;

/** Remembers what the games say of which entries are corrections. */
export async function noteFactsBefore(tx: Db, gameIds: number[]): Promise<void> {
  await sql`update own_entries e set facts_before = ${factsOf('g')}
    from games_igdb c join games_igdb g on g.game_id = c.corrects
    where c.game_id = e.game_id and e.game_id = any(${gameIds}::int[])`.execute(tx);
}

/** Whether a correction says otherwise; regions and genres have no order. */
function isOther(value: RawBuilder<unknown>): RawBuilder<boolean> {
  const unordered = (list: RawBuilder<unknown>) => sql`case jsonb_typeof(${list})
    when 'array' then (select coalesce(jsonb_agg(one order by one), '[]') from jsonb_array_elements(${list}) one)
    else ${list} end`;
  return sql<boolean>`${unordered(sql`said.value`)} is distinct from ${unordered(value)}`;
}

/**
 * The facts that the user changed and the game still has otherwise. What they left as it was is no correction, whatever
 * the game says since. A correction that leaves a fact out says nothing of it: what sources know of it stays.
 */
const changes = sql`
  select jsonb_agg(jsonb_build_object('fact', said.fact, 'from', now.facts -> said.fact, 'to', said.value)
    order by array_position(array[${sql.join(correctableFacts.map((fact) => sql.lit(fact)))}], said.fact)) as list
  from jsonb_each(${factsOf('c')}) as said (fact, value), (select ${factsOf('g')}) as now (facts)
  where said.value <> all (array['null', '[]']::jsonb[])
    and ${isOther(sql`e.facts_before -> said.fact`)}
    and ${isOther(sql`now.facts -> said.fact`)}`;

const selected = sql`
  select e.game_id as "gameId", e.user_id, e.created_at, changes.list as changes,
    (select to_jsonb(one) from (select ${gameColumns} from consoles s where s.id = g.platform_id) one) as game
  from own_entries e join games_igdb c on c.game_id = e.game_id join games_igdb g on g.game_id = c.corrects
    cross join lateral (${changes}) changes
  where e.merged_into is null and e.declined_at is null and changes.list is not null`;

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

export async function declineCorrection(tx: Db, gameId: number, now: Date): Promise<void> {
  await tx.updateTable('own_entries').set({ declined_at: now }).where('game_id', '=', gameId).execute();
}

/** Whether a user changed a fact, or left it empty, that their game has otherwise, accepted corrections included. */
export async function saysMore(tx: Db, gameId: number): Promise<boolean> {
  const query = sql<{ says: boolean }>`select exists (
    select from own_entries e join games_igdb c on c.game_id = e.game_id join games_igdb g on g.game_id = c.corrects
      cross join lateral jsonb_each(${factsOf('c')}) as said (fact, value)
      cross join lateral (select ${factsOf('g')}) as now (facts)
    where e.game_id = ${gameId} and ${isOther(sql`e.facts_before -> said.fact`)}
      and ${isOther(sql`now.facts -> said.fact`)}) as says`;
  return (await query.execute(tx)).rows[0]?.says ?? false;
}
