import { sql } from 'kysely';

import type { Db } from '../db/database.ts';
import type { DayRates } from './ecb.ts';

export async function findNewestRates(db: Db): Promise<(DayRates & { read_at: Date }) | undefined> {
  const row = await db
    .selectFrom('exchange_rates')
    .select(['day', 'rates', 'read_at'])
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  // as: upsertRates wrote them
  return row && { day: row.day, rates: row.rates as DayRates['rates'], read_at: row.read_at };
}

/** Keeps the newest day alone, and when it was read last. */
export async function upsertRates(db: Db, { day, rates }: DayRates, now: Date): Promise<void> {
  const json = sql`${JSON.stringify(rates)}::jsonb`;
  await db
    .insertInto('exchange_rates')
    .values({ day, rates: json, read_at: now })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ rates: json, read_at: now }))
    .execute();
  await db.deleteFrom('exchange_rates').where('day', '<', day).execute();
}
