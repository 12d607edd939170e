import { sql } from 'kysely';

import type { Product } from './product.ts';

type Fault = { table: 'user_collection' | 'user_bin' | 'move_rows'; on: 'insert' | 'update'; when: string };

/** Lets the database fail at certain rows, and answers what mends it. */
export async function failAt(product: Product, { table, on, when }: Fault): Promise<() => Promise<void>> {
  const { db } = product.ctx;
  const mend = async () => {
    await sql`drop trigger if exists fails_at_rows on ${sql.table(table)}`.execute(db);
    await sql`drop function if exists fail_at_rows`.execute(db);
  };
  await mend();
  await sql`create function fail_at_rows() returns trigger language plpgsql
    as $$ begin raise exception 'this row cannot be written'; end $$`.execute(db);
  await sql`create trigger fails_at_rows before ${sql.raw(on)} on ${sql.table(table)} for each row
    when (${sql.raw(when)}) execute function fail_at_rows()`.execute(db);
  return mend;
}
