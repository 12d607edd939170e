import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { isEmbedded, openTestDatabase, urlOf } from '../testing/database.ts';
import type { Database } from './database.ts';
import { listenApart } from './signals.ts';

let database: Database;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

async function userWithSessions(count: number): Promise<string> {
  const id = randomUUID();
  const { db } = database;
  await sql`insert into "user" (id, name, email, "emailVerified") values (${id}, 'x', ${`${id}@example.com`}, true)`.execute(
    db,
  );
  await sql`insert into "session" (token, "userId", "expiresAt", "updatedAt")
    select ${id} || n, ${id}, now(), now() from generate_series(1, ${count}::int) n`.execute(db);
  return id;
}

test.each([
  ['a session', (id: string) => sql`delete from "session" where token = ${`${id}1`}`],
  ['all sessions of a user', (id: string) => sql`delete from "session" where "userId" = ${id}`],
  ['a user', (id: string) => sql`delete from "user" where id = ${id}`],
  ['a profile', (id: string) => sql`delete from profiles where id = ${id}`],
])('whoever deletes %s is told whose it was before they go on', async (_name, statement) => {
  const id = await userWithSessions(2);
  const heard: (string | null)[] = [];
  const stop = database.signals.onSessionsEnded((userId) => heard.push(userId));

  await statement(id).execute(database.db);
  const atOnce = heard.includes(id);
  stop();

  expect(atOnce).toBe(true);
});

test('a rollback sends no signal', async () => {
  const id = await userWithSessions(1);
  const heard: (string | null)[] = [];
  const stop = database.signals.onSessionsEnded((userId) => heard.push(userId));

  const work = database.db.transaction().execute(async (tx) => {
    await sql`delete from "session" where "userId" = ${id}`.execute(tx);
    throw new Error('taken back');
  });
  await expect(work).rejects.toThrow('taken back');
  await sql`select 1`.execute(database.db);
  stop();

  expect(heard).not.toContain(id);
});

/** On a busy machine a new connection may take seconds. */
const patient = { timeout: 20_000 };

test.skipIf(isEmbedded)(
  'a broken connection is noticed and replaced, and reports that it may have missed signals',
  async () => {
    const url = await urlOf(database.db);
    const pool = new pg.Pool({ connectionString: url, max: 1 });
    const heard: (string | null)[] = [];
    const ear = listenApart({ url, pool, beatMs: 300 }, (userId) => heard.push(userId));
    await expect.poll(() => ear.isHearing(), patient).toBe(true);
    const first = [...heard];

    await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen sessions_ended; listen%'`);
    await expect.poll(() => heard.filter((one) => one === null).length, patient).toBe(2);
    await expect.poll(() => ear.isHearing(), patient).toBe(true);
    const id = await userWithSessions(1);
    await sql`delete from "session" where "userId" = ${id}`.execute(database.db);
    await expect.poll(() => heard.includes(id), patient).toBe(true);
    await ear.close();
    await pool.end();

    expect(first).toEqual([null]);
    expect(heard.filter((one) => one === null)).toHaveLength(2);
  },
);
