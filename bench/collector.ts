import { firstGameId, gameCount } from './catalogue.ts';
import type { Pool } from './pool.ts';
import { createRandom } from './random.ts';

/** The collector in whose session the load is sent. */
export const collector = { email: 'bench@example.com', password: 'correct horse battery' };

const ownedCount = 10_000;
const wishCount = 500;
const otherUsers = 300;

/** Spread evenly over the catalogue, and so over its platforms. */
const spread = (count: number, from: number) =>
  Array.from({ length: count }, (_, index) => firstGameId + from + index * Math.floor(gameCount / count));

export const ownedGames = spread(ownedCount, 0);
const wishedGames = spread(wishCount, 1);
export const newGames = spread(ownedCount, 2);

/** The note on copies saved by a measurement, which tells them from the data's. */
export const leftBehind = 'saved by the benchmark';

/** Gives the collector their games, and some of the same games to three hundred others. */
export async function fillCollections(pool: Pool): Promise<void> {
  await pool.query(
    `insert into "user" (name, email, "emailVerified")
     select 'other ' || n, 'other-' || n || '@example.com', true from generate_series(1, $1::int) n`,
    [otherUsers],
  );
  const { rows } = await pool.query<{ id: string; email: string }>(
    'select id, email from "user" order by email',
  );
  const random = createRandom(1985);
  for (const { id, email } of rows) {
    const isCollector = email === collector.email;
    const count = Math.floor(random.next() ** 3 * 1000);
    await own(pool, id, isCollector ? ownedGames : spread(1 + count, random.whole(30)));
    if (isCollector) await wish(pool, id, wishedGames);
  }
  await pool.query(`update user_subscriptions set subscription_tier = 'pro'`);
}

/** Another collector, who shares the password. */
export async function addCollector(pool: Pool, email: string, name = email): Promise<void> {
  await pool.query(`insert into "user" (name, email, "emailVerified") values ($1, $2, true)`, [name, email]);
  await pool.query(
    `insert into account ("accountId", "providerId", "userId", password, "updatedAt")
     select u.id::text, a."providerId", u.id, a.password, now()
     from "user" u, account a join "user" c on c.id = a."userId" where u.email = $1 and c.email = $2`,
    [email, collector.email],
  );
}

async function own(pool: Pool, userId: string, gameIds: number[]): Promise<void> {
  await pool.query(
    `insert into user_collection (user_id, game_id, completeness, condition, "purchasePrice", "purchaseDate", created_at)
     select $1, game_id, (array['COMPLETE_IN_BOX', 'CARTRIDGE', 'NEW_SEALED', 'CARTRIDGE,CASE'])[1 + n % 4],
       (array['MINT', 'GOOD', 'FAIR', 'POOR'])[1 + n % 3], (n * 37 % 12000) / 100.0,
       date '2010-01-01' + (n * 13 % 6000)::int, timestamptz '2024-01-01' + n * interval '37 minutes'
     from unnest($2::int[]) with ordinality as owned (game_id, n)`,
    [userId, gameIds],
  );
}

async function wish(pool: Pool, userId: string, gameIds: number[]): Promise<void> {
  await pool.query('insert into user_wishlist (user_id, game_id) select $1, unnest($2::int[])', [
    userId,
    gameIds,
  ]);
}

/** Deletes what a measurement saved for the collector. */
export async function forgetSaves(pool: Pool, userId: string): Promise<void> {
  await pool.query('delete from user_collection where user_id = $1 and notes = $2 and game_id = any ($3)', [
    userId,
    leftBehind,
    newGames,
  ]);
}
