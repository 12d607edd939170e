import { sql } from 'kysely';

import type { Db } from '../db/database.ts';

/** Rows as a user has them who is a customer of the payment provider. */
export async function insertPayer(db: Db, userId: string, customerId: string): Promise<void> {
  await sql`insert into user_customers (user_id, customer_id, language, read_at)
    values (${userId}, ${customerId}, 'fr', now())`.execute(db);
  await sql`insert into subscription_intents (user_id, slot, wish, made_at)
    values (${userId}, 'purchase', '{"kind":"checkout"}', now())`.execute(db);
  await sql`insert into subscription_notices (user_id, about, written_at)
    values (${userId}, 'ended: sub_1', now())`.execute(db);
}
