import type { Way } from '@cartouche/contract/telling.rules';
import { sql } from 'kysely';

import type { Db } from '../db/database.ts';
import type { Language } from '../language.ts';
import type { Find, Found } from './found.ts';

export type Reader = {
  userId: string;
  way: Way;
  email: string;
  language: Language;
  chatId: string | null;
};

/**
 * Whoever has waited longest to be told something. Locks their profile until the transaction ends, so that two
 * processes never take the same person's finds at once.
 */
export async function lockNextReader(db: Db, now: Date): Promise<Reader | undefined> {
  const query = sql<Reader>`
    select t.user_id as "userId", t.way, u.email, coalesce(p.preferred_language, 'en') as language,
      p.telegram_chat_id as "chatId"
    from tellings t join profiles p on p.id = t.user_id join "user" u on u.id = t.user_id
    where t.state = 'waiting' and t.due_at <= ${now}
    order by t.due_at limit 1 for update of p skip locked`;
  return (await query.execute(db)).rows[0];
}

/** A reader's finds that are due, those that have waited longest first. */
export async function listDue(
  db: Db,
  { userId, way }: Pick<Reader, 'userId' | 'way'>,
  { now, limit }: { now: Date; limit: number },
): Promise<(Found & { attempts: number })[]> {
  const query = sql<Found & { attempts: number }>`
    select t.item_id as "itemId", i.search_id as "alertId", s.query, i.title, i.price, i.currency, i.total,
      i.was_price as "wasPrice", i.platform as marketplace, i.item_platform_id as url, i.image_url as "imageUrl",
      t.attempts
    from tellings t join items i on i.user_id = t.user_id and i.id = t.item_id
      join searches s on s.user_id = i.user_id and s.id = i.search_id
    where t.user_id = ${userId} and t.way = ${way} and t.state = 'waiting' and t.due_at <= ${now}
    order by t.due_at, t.item_id limit ${limit}`;
  return (await query.execute(db)).rows;
}

type Some = { userId: string; way: Way; itemIds: readonly number[] };

const some = ({ userId, way, itemIds }: Some) =>
  sql<boolean>`user_id = ${userId} and way = ${way} and item_id = any(${[...itemIds]}::bigint[])`;

/** Some finds are not told any more. */
export async function giveUp(db: Db, tellings: Some): Promise<void> {
  await db.updateTable('tellings').set({ state: 'given up' }).where(some(tellings)).execute();
}

/** They are told at their present price. */
export async function setSending(
  db: Db,
  tellings: Some,
  { sender, until }: { sender: string; until: Date },
): Promise<void> {
  await db
    .updateTable('tellings')
    .set((e) => ({
      state: 'sending',
      sender,
      sending_until: until,
      attempts: e('attempts', '+', 1),
      price: e
        .selectFrom('items')
        .select('items.price')
        .whereRef('items.user_id', '=', 'tellings.user_id')
        .whereRef('items.id', '=', 'tellings.item_id'),
    }))
    .where(some(tellings))
    .execute();
}

/** The person's other finds wait, so that one chat is not written to more often than it takes. */
export async function spaceOut(
  db: Db,
  { userId, way }: Pick<Reader, 'userId' | 'way'>,
  until: Date,
): Promise<void> {
  await db
    .updateTable('tellings')
    .set({ due_at: until })
    .where('user_id', '=', userId)
    .where('way', '=', way)
    .where('state', '=', 'waiting')
    .where('due_at', '<', until)
    .execute();
}

/** Ends what a sender has begun; nothing if it was told anew meanwhile. */
export async function setEnded(
  db: Db,
  sender: string,
  { state, now }: { state: 'told' | 'unsure'; now: Date },
): Promise<void> {
  await db
    .updateTable('tellings')
    .set({ state, told_at: now, sender: null, sending_until: null })
    .where('sender', '=', sender)
    .execute();
}

/** What a sender could not send at all, and what else waits for that way if `withRest`. */
export async function giveUpWay(
  db: Db,
  { userId, way }: Pick<Reader, 'userId' | 'way'>,
  { sender, withRest }: { sender: string; withRest: boolean },
): Promise<Find[]> {
  return await db
    .updateTable('tellings')
    .set({ state: 'given up', sender: null, sending_until: null })
    .where('user_id', '=', userId)
    .where('way', '=', way)
    .where((e) => e.or([e('sender', '=', sender), ...(withRest ? [e('state', '=', 'waiting')] : [])]))
    .returning(['item_id as itemId', 'price'])
    .execute();
}

/** Puts off what a sender could not send. */
export async function setWaiting(db: Db, sender: string, dueAt: Date): Promise<void> {
  await db
    .updateTable('tellings')
    .set({ state: 'waiting', due_at: dueAt, sender: null, sending_until: null })
    .where('sender', '=', sender)
    .execute();
}

/**
 * What a process had begun that is gone. A chat may have it already, and has no way to say so: it is not told again.
 * Told again to a browser, it replaces itself.
 */
export async function releaseAbandoned(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('tellings')
    .set({
      state: sql`case way when 'telegram' then 'unsure' else 'waiting' end`,
      sender: null,
      sending_until: null,
    })
    .where('state', '=', 'sending')
    .where('sending_until', '<=', now)
    .execute();
}

/** What waits for a way that is lost, and what a sender could not send; what others are sending may arrive. */
export async function takeBack(
  db: Db,
  { userId, way }: Pick<Reader, 'userId' | 'way'>,
  sender: string | null,
): Promise<Find[]> {
  return await db
    .deleteFrom('tellings')
    .where('user_id', '=', userId)
    .where('way', '=', way)
    .where((e) => e.or([e('state', '=', 'waiting'), e('sender', '=', sender)]))
    .returning(['item_id as itemId', 'price'])
    .execute();
}

/** What waits for a way that is not wished for any more, but not what came to it because another gave it up. */
export async function takeBackUnwished(
  db: Db,
  { userId, way }: Pick<Reader, 'userId' | 'way'>,
): Promise<Find[]> {
  const query = sql<Find>`
    delete from tellings t where user_id = ${userId} and way = ${way} and state = 'waiting'
      and not exists (select from tellings o
        where o.user_id = t.user_id and o.item_id = t.item_id and o.way <> t.way and o.state = 'given up')
    returning item_id as "itemId", price`;
  return (await query.execute(db)).rows;
}
