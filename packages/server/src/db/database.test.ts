import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { isEmbedded, openTestDatabase } from '../testing/database.ts';
import type { Database } from './database.ts';

let database: Database;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

test.skipIf(isEmbedded)(
  'a connection that the server ends in mid-transaction fails only that transaction',
  async () => {
    const broken = database.db.transaction().execute(async (tx) => {
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
    });

    await expect(broken).rejects.toThrow(/terminat/);
    expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
  },
);

test('numbers, dates and timestamps arrive as the row types say', async () => {
  const { rows } = await sql`select 12.34::numeric as price, 9007199254740991::int8 as id,
    '2024-02-29'::date as day, '2024-02-29T12:00:00Z'::timestamptz as moment`.execute(database.db);

  expect(rows).toEqual([
    { price: 12.34, id: 9_007_199_254_740_991, day: '2024-02-29', moment: new Date('2024-02-29T12:00:00Z') },
  ]);
});
