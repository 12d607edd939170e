import { firstGameId } from './catalogue.ts';
import { addCollector } from './collector.ts';
import type { Pool } from './pool.ts';

/**
 * Collectors whose games lie in different parts of the catalogue: a plan that walks the catalogue from its beginning
 * finds the first one's games at once and the last one's games last.
 */
export const owners = [
  {
    name: 'early',
    email: 'early@example.com',
    copies: 10_000,
    incomplete: 5000,
    from: 'order by folded_title',
  },
  {
    name: 'late',
    email: 'late@example.com',
    copies: 10_000,
    incomplete: 10,
    from: 'order by folded_title desc',
  },
  { name: 'even', email: 'even@example.com', copies: 10_000, incomplete: 5000, from: 'and game_id % 30 = 7' },
  { name: 'small', email: 'small@example.com', copies: 100, incomplete: 50, from: 'and game_id % 3000 = 11' },
] as const;
export type Owner = (typeof owners)[number];

export async function fillOwners(pool: Pool): Promise<void> {
  for (const { name, email, copies, incomplete, from } of owners) {
    await addCollector(pool, email, name);
    await pool.query(
      `insert into user_collection (user_id, game_id, completeness, condition, "purchasePrice", "purchaseDate", created_at)
       select u.id, game_id, case when n <= $3 then 'CARTRIDGE' else 'COMPLETE_IN_BOX' end,
         (array['MINT', 'GOOD', 'FAIR', 'POOR'])[1 + n % 4],
         case when n % 3 > 0 then (n * 37 % 12000) / 100.0 end,
         case when n % 5 > 0 then date '2010-01-01' + (n * 13 % 6000)::int end,
         timestamptz '2024-01-01' + n * 7919 % 10007 * interval '37 minutes'
       from "user" u, (
         select game_id, row_number() over (order by game_id::bigint * 7919 % 10007, game_id) as n
         from (select game_id from games_igdb where game_id >= $4 ${from} limit $2) chosen
       ) owned where u.email = $1`,
      [email, copies, incomplete, firstGameId],
    );
    await pool.query(
      `insert into user_wishlist (user_id, game_id, created_at)
       select u.id, game_id, timestamptz '2024-01-01' + n * interval '5 minutes'
       from "user" u, (
         select game_id, row_number() over () as n from games_igdb where game_id >= $3 ${from} limit $2 offset 20
       ) wished where u.email = $1`,
      [email, copies / 10, firstGameId],
    );
  }
}
