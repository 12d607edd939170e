import type { Reach, Way } from '@cartouche/contract/telling.rules';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../db/database.ts';

export type Choice = { chosen: Way[] | null } & Omit<Reach, 'mail'>;

/** What a user chose, and what reaches them; a chat counts although the bot may be switched off. */
export async function findChoice(db: Db, userId: string): Promise<Choice | undefined> {
  const query = sql<Choice>`
    select told_by as chosen, telegram_chat_id is not null as telegram,
      exists (select from push_subscriptions where user_id = ${userId}) as push
    from profiles where id = ${userId}`;
  return (await query.execute(db)).rows[0];
}

/** Of some finds, those that all ways have given up that were tried, and these ways. */
export async function listGivenUp(
  db: Db,
  userId: string,
  itemIds: readonly number[],
): Promise<Map<number, Way[]>> {
  const query = sql<{ item_id: number; tried: Way[] }>`
    select item_id, array_agg(way) as tried from tellings
    where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[])
    group by item_id having bool_and(state = 'given up')`;
  return new Map((await query.execute(db)).rows.map(({ item_id, tried }) => [item_id, tried]));
}

export type NewTelling = { item_id: number; way: Way; price: number; due_at: Date };

/**
 * Whether a price has fallen far enough since something was found or told for it to be told again: by a tenth. A tenth
 * of some cents is less than one, so that it must have fallen at all.
 */
export function hasFallen(price: RawBuilder<number>, before: RawBuilder<number>): RawBuilder<boolean> {
  return sql<boolean>`(${price} < ${before} and round(${price} * 100) <= round(${before} * 90))`;
}

/**
 * Adds what is not told yet. What is already told waits again if its price has fallen; what is waiting takes the newest price.
 */
export async function upsertTellings(db: Db, userId: string, tellings: NewTelling[]): Promise<void> {
  if (tellings.length === 0) return;
  const isCheaper = hasFallen(sql`excluded.price`, sql`tellings.price`);
  const waits = sql<boolean>`tellings.state = 'waiting'`;
  await db
    .insertInto('tellings')
    .values(tellings.map((telling) => ({ user_id: userId, ...telling })))
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'item_id', 'way'])
        .doUpdateSet({
          price: sql`excluded.price`,
          due_at: sql`case when ${waits} then tellings.due_at else excluded.due_at end`,
          attempts: sql`case when ${waits} then tellings.attempts else 0 end`,
          state: 'waiting',
          sender: null,
          sending_until: null,
        })
        .where(sql<boolean>`(${waits} or ${isCheaper})`),
    )
    .execute();
}
