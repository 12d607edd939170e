import type { FoundGem } from '@cartouche/contract/alerts';
import { sql } from 'kysely';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';

/** How many of the user's alerts are active, and how many of their finds are unseen. */
export async function countAlerts(db: Db, userId: UserId): Promise<{ active: number; unseen: number }> {
  const query = sql<{ active: number; unseen: number }>`
    select (select count(*) from searches where user_id = ${userId} and active)::int as active,
      (select count(*) from items where user_id = ${userId} and not item_seen)::int as unseen`;
  return (await query.execute(db)).rows[0] ?? { active: 0, unseen: 0 };
}

export type FoundPage = { limit: number; offset: number };

/** What the alerts found, with each alert's search; newest first. */
export async function listItems(db: Db, userId: UserId, { limit, offset }: FoundPage) {
  const query = sql<Omit<FoundGem, 'foundAt'> & { foundAt: Date }>`
    select i.id, i.search_id as "alertId", i.title, i.price, i.item_platform_id as url, i.created_at as "foundAt",
      i.image_url, i.platform as marketplace, s.query, i.item_seen as seen,
      (select count(*) from items where user_id = ${userId})::int as total_count
    from items i join searches s on s.user_id = i.user_id and s.id = i.search_id
    where i.user_id = ${userId}
    order by i.created_at desc, i.id desc limit ${limit} offset ${offset}`;
  return (await query.execute(db)).rows;
}

export async function updateUnseen(db: Db, userId: UserId): Promise<void> {
  await db
    .updateTable('items')
    .set({ item_seen: true })
    .where('user_id', '=', userId)
    .where('item_seen', '=', false)
    .execute();
}
