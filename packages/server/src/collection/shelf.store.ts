import { sql } from 'kysely';

import type { ShelfGroup, ShelfPart } from '@cartouche/contract/shelf.rules';

import { type GameColumns, gameColumns } from '../catalogue/catalogue.store.ts';
import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import { bestCompleteness } from './collection.store.ts';

/** How many copies and wishes the user has on each platform, counted in indexes. */
export async function countByPlatform(db: Db, userId: UserId): Promise<ShelfGroup[]> {
  const query = sql<ShelfGroup>`
    with owned as (
      select platform_id, count(*) as games from user_collection where user_id = ${userId} group by 1
    ), wanted as (
      select platform_id, count(*) as games from user_wishlist where user_id = ${userId} group by 1
    )
    select platform_id, coalesce(owned.games, 0)::int as owned, coalesce(wanted.games, 0)::int as wishlist
    from owned full join wanted using (platform_id)`;
  return (await query.execute(db)).rows;
}

/** The games of these parts, in their order; each part by title. */
export async function listParts(db: Db, userId: UserId, parts: readonly ShelfPart[]) {
  const each = <Name extends keyof ShelfPart>(name: Name) => parts.map((part) => part[name]);
  const query = sql<GameColumns & { created_at: Date; completeness: string | null }>`
    with parts as (
      select * from unnest(
        ${each('platform_id')}::int[], ${each('isWish')}::boolean[], ${each('offset')}::int[], ${each('limit')}::int[]
      ) with ordinality as part (platform_id, is_wish, skipped, taken, place)
    ), copies as (
      select place, o.* from parts cross join lateral (
        select c.game_id, c.folded_title, c.created_at, ${bestCompleteness} as completeness from user_collection c
        where c.user_id = ${userId} and c.platform_id = parts.platform_id
        order by c.folded_title, c.game_id offset skipped limit taken
      ) o where not is_wish
    ), wishes as (
      select place, game_id, folded_title, created_at, null as completeness
      from (
        select w.*, row_number() over (partition by platform_id order by folded_title, game_id) as turn
        from user_wishlist w where w.user_id = ${userId}
      ) w join parts using (platform_id)
      where is_wish and turn > skipped and turn <= skipped + taken
    )
    select ${gameColumns}, o.created_at, o.completeness
    from (select * from copies union all select * from wishes) o
    join games_igdb g using (game_id) join consoles s on s.id = g.platform_id
    order by o.place, o.folded_title, o.game_id`;
  return (await query.execute(db)).rows;
}
