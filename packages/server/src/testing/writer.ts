/**
 * A process of its own on an embedded database, for embedded.crash.test.ts to kill. Says what it finds there as
 * one line of JSON, then writes step by step and prints the number of each once its commit was acknowledged.
 */
import { sql } from 'kysely';

import { openDatabase } from '../db/database.ts';
import { maintain } from '../db/maintenance.ts';

export type Found = { singles: number[]; lefts: number[]; rights: number[]; everywhere: number[] };

const [folder = '', first = '1', last = 'Infinity'] = process.argv.slice(2);
const { db, close } = await openDatabase({ folder });

try {
  await sql`create table if not exists singles (n integer primary key, filling text not null)`.execute(db);
  await sql`create table if not exists lefts (n integer primary key)`.execute(db);
  await sql`create table if not exists rights (n integer primary key)`.execute(db);
  await sql`create table if not exists everywhere as select 0 as n from generate_series(1, 200)`.execute(db);

  const { rows } = await sql<Found>`select
    array(select n from singles) as singles,
    array(select n from lefts) as lefts,
    array(select n from rights) as rights,
    array(select distinct n from everywhere) as everywhere`.execute(db);
  process.stdout.write(`${JSON.stringify(rows[0])}\n`);

  for (let n = Number(first); n <= Number(last); n += 1) {
    await write(n);
    process.stdout.write(`${n}\n`);
    if (n % 100 === 0) await maintain(db);
  }
} finally {
  await close();
}

async function write(n: number): Promise<void> {
  if (n % 3 === 0) {
    await sql`insert into singles values (${n}, repeat(${`${n} `}, 300))`.execute(db);
  } else if (n % 3 === 1) {
    await sql`update everywhere set n = ${n}`.execute(db);
  } else {
    await db.transaction().execute(async (tx) => {
      await sql`insert into lefts values (${n})`.execute(tx);
      await sql`insert into rights values (${n})`.execute(tx);
    });
  }
}
