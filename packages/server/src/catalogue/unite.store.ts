import { fold } from '@cartouche/contract/catalogue.rules';
import { itemFields } from '@cartouche/contract/item.rules';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../db/database.ts';
import type { Titled } from './longerTitles.ts';

/** Two games of which the first becomes the second. */
export type Union = { from: number; to: number };

/** The same for one user alone, where there is an `owner`. */
export type Move = Union & { owner?: string };

/** The rows of a table of users' that move. */
function rowsOf({ from, owner }: Move): RawBuilder<unknown> {
  return owner === undefined ? sql`game_id = ${from}` : sql`game_id = ${from} and user_id = ${owner}`;
}

/** Locks both games; false if one is gone. Nobody can add a copy or a wish of them until the transaction ends. */
export async function lockGames(tx: Db, { from, to }: Union): Promise<boolean> {
  const rows = await tx
    .selectFrom('games_igdb')
    .select('game_id')
    .where('game_id', 'in', [from, to])
    .orderBy('game_id')
    .forUpdate()
    .execute();
  return rows.length === 2;
}

/** Of who owns a copy of each of two games, the copy of `to` leads the one of `from`. */
export async function demoteCopies(tx: Db, move: Move): Promise<void> {
  const { to } = move;
  await sql`
    with gone as (
      delete from user_collection where ${rowsOf(move)}
        and user_id in (select user_id from user_collection where game_id = ${to}) returning *
    )
    insert into user_copies (${keptBeside('game_id')}) select ${keptBeside(`${to}`)} from gone`.execute(tx);
}

/** The columns of a copy, with another game's id. */
function keptBeside(gameId: string) {
  const names = itemFields.map((name) => sql.ref(name));
  return sql.join([sql`user_id, id`, sql.raw(gameId), ...names, sql`created_at`]);
}

export async function moveCopies(tx: Db, move: Move): Promise<void> {
  for (const table of ['user_collection', 'user_copies', 'user_bin'])
    await sql`update ${sql.table(table)} set game_id = ${move.to} where ${rowsOf(move)}`.execute(tx);
}

/** Who wished for both keeps the older wish; who owns the game wishes for it no more. */
export async function moveWishes(tx: Db, move: Move): Promise<void> {
  const { to } = move;
  await sql`
    with gone as (delete from user_wishlist where ${rowsOf(move)} returning user_id, created_at)
    insert into user_wishlist (user_id, game_id, created_at) select user_id, ${to}, created_at from gone
    on conflict (user_id, game_id) do update
      set created_at = least(user_wishlist.created_at, excluded.created_at)`.execute(tx);
  await sql`
    delete from user_wishlist w using user_collection c
    where w.game_id = ${to} and c.game_id = ${to} and c.user_id = w.user_id`.execute(tx);
}

/** What undoes a bulk change. */
export async function moveUndo(tx: Db, move: Move): Promise<void> {
  await sql`update bulk_change_items set game_id = ${move.to} where ${rowsOf(move)}`.execute(tx);
}

export async function moveAlerts(tx: Db, move: Move): Promise<void> {
  await sql`update searches set game_id = ${move.to} where ${rowsOf(move)}`.execute(tx);
  await sql`update alert_purchases set game_id = ${move.to} where ${rowsOf(move)}`.execute(tx);
}

/** An entry, as far as its title must differ from those of others. */
type Entry = Titled & { game_id: number; owner_id: string; platform_id: number; isWaiting: boolean };

const entryColumns = sql`e.game_id, e.owner_id, e.platform_id, e.title, e.release_date, e.publisher,
  o.merged_into is not null as "isWaiting"`;

/** The corrections of `from`, and whether their owner corrects `to` as well. One that only waits for an undo does not. */
export async function listCorrections(
  tx: Db,
  { from, to }: Union,
): Promise<(Entry & { isSecond: boolean })[]> {
  const query = sql<Entry & { isSecond: boolean }>`
    select ${entryColumns}, o.merged_into is null and exists (
      select from games_igdb c join own_entries co using (game_id)
      where c.owner_id = e.owner_id and c.corrects = ${to} and co.merged_into is null
    ) as "isSecond"
    from games_igdb e join own_entries o using (game_id) where e.corrects = ${from}
    order by "isWaiting", e.game_id`;
  return (await query.execute(tx)).rows;
}

/** The corrections of a game that stand for it in somebody's lists. */
export async function listStanding(tx: Db, gameId: number): Promise<{ game_id: number; owner: string }[]> {
  const query = sql<{ game_id: number; owner: string }>`
    select e.game_id, o.user_id as owner from games_igdb e join own_entries o using (game_id)
    where e.corrects = ${gameId} and o.merged_into is null order by e.game_id`;
  return (await query.execute(tx)).rows;
}

/** What somebody entered under some titles on a platform, about a game or as games of their own. */
export async function listEntriesTitled(
  tx: Db,
  { owner_id, platform_id, corrects }: Pick<Entry, 'owner_id' | 'platform_id'> & { corrects: number | null },
  titles: readonly string[],
): Promise<(Entry & { folded_title: string })[]> {
  const query = sql<Entry & { folded_title: string }>`
    select ${entryColumns}, e.folded_title from games_igdb e join own_entries o using (game_id)
    where e.platform_id = ${platform_id} and e.folded_title = any(${titles.map(fold)}::text[])
      and e.owner_id = ${owner_id} and e.corrects is not distinct from ${corrects}::int`;
  return (await query.execute(tx)).rows;
}

export async function updateEntry(
  tx: Db,
  { game_id, title, corrects }: { game_id: number; title: string; corrects: number | null },
): Promise<void> {
  await tx
    .updateTable('games_igdb')
    .set({ title, folded_title: fold(title), corrects })
    .where('game_id', '=', game_id)
    .execute();
}

/** What users merged into a game, what was accepted for it, and what they said is not one with it. */
export async function moveMerges(tx: Db, { from, to }: Union): Promise<void> {
  await sql`update own_entries set merged_into = ${to} where merged_into = ${from}`.execute(tx);
  await sql`update accepted_corrections set game_id = ${to} where game_id = ${from}`.execute(tx);
  await sql`
    with gone as (delete from entry_refusals where refused_id = ${from} returning user_id, game_id)
    insert into entry_refusals (user_id, game_id, refused_id) select user_id, game_id, ${to} from gone
    on conflict do nothing`.execute(tx);
}

/** What users say of barcodes, and what the operator removed of it. Who spoke of both games has said it of the second. */
export async function moveBarcodes(tx: Db, { from, to }: Union): Promise<void> {
  await sql`
    with gone as (delete from barcode_says where game_id = ${from} returning *)
    insert into barcode_says (user_id, code, game_id, is_right, said_at)
    select user_id, code, ${to}, is_right, said_at from gone
    on conflict do nothing`.execute(tx);
  await sql`
    with gone as (delete from barcode_removals where game_id = ${from} returning *)
    insert into barcode_removals (code, game_id, removed_at) select code, ${to}, removed_at from gone
    on conflict do nothing`.execute(tx);
}

/** What users bring from other trackers, and have brought. */
export async function moveMoves(tx: Db, { from, to }: Union): Promise<void> {
  for (const table of ['move_rows', 'moved_rows'])
    await sql`update ${sql.table(table)} set game_id = ${to} where game_id = ${from}`.execute(tx);
}

/** Hands the records over and deletes the game; its id leads to the other one from now on. */
export async function replaceGame(tx: Db, { from, to }: Union): Promise<void> {
  await tx.updateTable('game_records').set({ game_id: to }).where('game_id', '=', from).execute();
  await tx.updateTable('game_moves').set({ game_id: to }).where('game_id', '=', from).execute();
  await tx.insertInto('game_moves').values({ old_id: from, game_id: to }).execute();
  await tx.deleteFrom('games_igdb').where('game_id', '=', from).execute();
}

/** Where a game went that was united with another. */
export async function findMove(db: Db, oldId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('game_moves')
    .select('game_id')
    .where('old_id', '=', oldId)
    .executeTakeFirst();
  return row?.game_id;
}
