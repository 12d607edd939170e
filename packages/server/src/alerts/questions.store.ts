import type { WantedPart } from '@cartouche/contract/alerts.rules';
import { sql } from 'kysely';

import type { Db } from '../db/database.ts';

export type Question = {
  id: number;
  platform: 'vinted' | 'ebay';
  /** Empty where the marketplace has only one. */
  site: string;
  words: string;
  next_ask_at: Date;
  answered_at: Date | null;
  failures: number;
};

export type Unasked = {
  user_id: string;
  id: number;
  platform: 'vinted' | 'ebay';
  site: string | null;
  query: string;
};

/** Active alerts that no question stands for yet, oldest first; other workers leave these alone meanwhile. */
export async function lockUnasked(db: Db, limit: number): Promise<Unasked[]> {
  const query = sql<Unasked>`
    select user_id, id, platform, site, query from searches
    where active and question_id is null and platform <> 'leboncoin'
    order by id limit ${limit} for update skip locked`;
  return (await query.execute(db)).rows;
}

export type Asked = {
  user_id: string;
  search_id: number;
  platform: string;
  site: string;
  words: string;
  next_ask_at: Date;
};

/** Gives each alert its question, which equal searches share. */
export async function upsertQuestions(db: Db, alerts: readonly Asked[], now: Date): Promise<void> {
  const json = JSON.stringify(alerts);
  // In one order, so that two workers do not wait for each other. The update locks a question that is being deleted.
  await sql`
    with wanted as (
      select * from jsonb_to_recordset(${json}::jsonb) as r (user_id uuid, search_id bigint, platform text, site text,
        words text, next_ask_at timestamptz)
    ), asked as (
      insert into alert_questions as q (platform, site, words, next_ask_at, created_at)
      select distinct on (platform, site, words) platform, site, words, next_ask_at, ${now}::timestamptz from wanted
      order by platform, site, words, next_ask_at
      on conflict (platform, site, words) do update set words = excluded.words
      returning q.id, q.platform, q.site, q.words
    )
    update searches s set question_id = asked.id
    from wanted join asked using (platform, site, words)
    where s.user_id = wanted.user_id and s.id = wanted.search_id`.execute(db);
}

export type Lease = { lease: string; until: Date; now: Date };

/** The question that has waited longest, for this worker alone until the lease ends. */
export async function claimQuestion(
  db: Db,
  platform: Question['platform'],
  { lease, until, now }: Lease,
): Promise<Question | undefined> {
  const query = sql<Question>`
    update alert_questions set lease = ${lease}, leased_until = ${until}
    where id = (
      select id from alert_questions
      where platform = ${platform} and next_ask_at <= ${now} and (leased_until is null or leased_until <= ${now})
      order by next_ask_at limit 1 for update skip locked
    )
    returning id, platform, site, words, next_ask_at, answered_at, failures`;
  return (await query.execute(db)).rows[0];
}

type Outcome = { next_ask_at: Date; answered_at?: Date; failures: number };

/** Ends a lease, unless it has ended and another worker has the question. */
export async function endLease(
  db: Db,
  { id, lease }: { id: number; lease: string },
  outcome: Partial<Outcome>,
): Promise<void> {
  await db
    .updateTable('alert_questions')
    .set({ lease: null, leased_until: null, ...outcome })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute();
}

/** How many questions there are at a marketplace. */
export async function countQuestions(db: Db, platform: string): Promise<number> {
  const { count } = await db
    .selectFrom('alert_questions')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('platform', '=', platform)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Deletes the questions that no alert stands behind. One that an alert comes to at the same moment may be among them:
 * the alert then gets another.
 */
export async function deleteForgotten(db: Db): Promise<void> {
  await sql`
    delete from alert_questions q
    where not exists (select from searches s where s.question_id = q.id)`.execute(db);
}

/** In a transaction: locks the question, so that no alert comes to it meanwhile. */
export async function lockQuestion(db: Db, id: number): Promise<void> {
  await sql`select from alert_questions where id = ${id} for update`.execute(db);
}

/** After `lockQuestion`: whether a question that no active alert stands behind was deleted. */
export async function deleteUnwanted(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('alert_questions')
    .where('id', '=', id)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('searches')
            .select('searches.id')
            .whereRef('searches.question_id', '=', 'alert_questions.id')
            .where('active', '=', true),
        ),
      ),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export type Asker = {
  user_id: string;
  id: number;
  query: string;
  min_price: number | null;
  max_price: number | null;
  part: WantedPart;
  excluded_words: string[];
  with_fees: boolean;
};

/**
 * Active alerts with a question, by their ids. They are locked against being paused or deleted meanwhile. `isForAll` is
 * false where only admins have alerts.
 */
export async function lockAskers(
  db: Db,
  {
    questionId,
    after,
    limit,
    isForAll,
  }: { questionId: number; after: number; limit: number; isForAll: boolean },
): Promise<Asker[]> {
  const query = sql<Asker>`
    select s.user_id, s.id, s.query, s.min_price, s.max_price, s.part, s.excluded_words, s.with_fees
    from searches s join profiles p on p.id = s.user_id
    where s.question_id = ${questionId} and s.id > ${after} and s.active
      and (${isForAll} or p.user_type = 'admin')
    order by s.id limit ${limit} for share of s`;
  return (await query.execute(db)).rows;
}

/** Users with an active alert whose marketplace has been silent since then, and who have not heard of it. */
export async function listUntoldFailures(
  db: Db,
  { platform, silentSince, toldSince }: { platform: string; silentSince: Date; toldSince: Date },
): Promise<string[]> {
  const query = sql<{ user_id: string }>`
    select distinct s.user_id
    from searches s join alert_questions q on q.id = s.question_id
    left join alert_settings a on a.user_id = s.user_id
    where s.active and q.platform = ${platform} and coalesce(q.answered_at, q.created_at) <= ${silentSince}
      and (a.failure_told_at is null or a.failure_told_at <= ${toldSince})`;
  return (await query.execute(db)).rows.map(({ user_id }) => user_id);
}

/** False if somebody else tells them at the same time. */
export async function upsertFailureTold(
  db: Db,
  userId: string,
  { now, toldSince }: { now: Date; toldSince: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('alert_settings')
    .values({ user_id: userId, time_zone: null, failure_told_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ failure_told_at: now })
        .where((e) =>
          e.or([
            e('alert_settings.failure_told_at', 'is', null),
            e('alert_settings.failure_told_at', '<=', toldSince),
          ]),
        ),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
