import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { addCollector } from './collector.ts';
import { openPool, type Pool } from './pool.ts';
import { startProduct } from './processes.ts';
import { signUp } from './session.ts';

/** Collectors with as many games as a screen may have to make room for. */
export const shelves = [
  { email: 'none@example.com', games: 0, tier: 'free' },
  { email: 'few@example.com', games: 3, tier: 'free' },
  { email: 'some@example.com', games: 60, tier: 'basic' },
  { email: 'many@example.com', games: 2500, tier: 'pro' },
] as const;
export type Games = (typeof shelves)[number]['games'];

/** New data with the starter catalogue, which has real consoles and titles. */
export async function makeShelves(dataFolder: string): Promise<void> {
  rmSync(dataFolder, { recursive: true, force: true });
  const where = { folder: join(dataFolder, 'db') };
  const product = await startProduct(where, dataFolder);
  await signUp(product.origin);
  await product.stop();

  const { pool, close } = await openPool(where);
  for (const shelf of shelves) await fill(pool, shelf);
  // Has price alerts.
  await pool.query(
    `update profiles set user_type = 'admin' where id = (select id from "user" where email = 'many@example.com')`,
  );
  await close();
}

async function fill(pool: Pool, { email, games, tier }: (typeof shelves)[number]): Promise<void> {
  await addCollector(pool, email);
  await pool.query(
    `update user_subscriptions set subscription_tier = $2 where user_id = (select id from "user" where email = $1)`,
    [email, tier],
  );
  await pool.query(
    `insert into user_collection (user_id, game_id, completeness, condition, "purchasePrice", "purchaseDate", created_at)
     select u.id, game_id, (array['COMPLETE_IN_BOX', 'CARTRIDGE', 'NEW_SEALED', 'CARTRIDGE,CASE'])[1 + n % 4],
       (array['MINT', 'GOOD', 'FAIR', 'POOR'])[1 + n % 3], (n * 37 % 12000) / 100.0,
       date '2010-01-01' + (n * 13 % 6000)::int, timestamptz '2024-01-01' + n * interval '37 minutes'
     from "user" u, ${mixed} where u.email = $1 and n <= $2`,
    [email, games],
  );
  await pool.query(
    `insert into user_wishlist (user_id, game_id)
     select u.id, game_id from "user" u, ${mixed} where u.email = $1 and n > $2 and n <= $2 * 1.1`,
    [email, games],
  );
}

/** The catalogue in an order of its own, so that few games are from many platforms. */
const mixed = `(
  select game_id, row_number() over (order by game_id::bigint * 7919 % 10007, game_id) as n from games_igdb
) as mixed`;
