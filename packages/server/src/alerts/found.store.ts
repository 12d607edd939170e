import type { FoundGem } from '@cartouche/contract/alertShapes';
import type { AlertMarketplace } from '@cartouche/contract/alerts.rules';
import { type RawBuilder, sql } from 'kysely';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import type { OnSale } from '../listings/newest.ts';
import { hasFallen } from '../telling/tellings.store.ts';
import type { Buyable, Match, Wanted } from './match.ts';

export type FoundPage = { limit: number; offset: number };
type Found = Omit<FoundGem, 'foundAt'> & { foundAt: Date };

const columns = sql`i.id, i.search_id as "alertId", i.title, i.price, i.currency, i.total, i.was_price as "wasPrice",
  i.item_platform_id as url, i.created_at as "foundAt", i.image_url, i.platform as marketplace, i.seller, s.query,
  s.game_id, i.item_seen as seen, p.item_id is not null as "isBought"`;

/** The user is named for each table, so that none is read beyond their rows. */
const joined = (userId: UserId, items: RawBuilder<unknown>) => sql`${items} i
  join searches s on s.user_id = ${userId} and s.id = i.search_id
  left join alert_purchases p on p.user_id = ${userId} and p.item_id = i.id`;

/**
 * What the alerts found, with each alert's search; newest first. The page is cut before anything is joined: the
 * planner would go through all finds of the user's alerts, which it takes for few.
 */
export async function listItems(db: Db, userId: UserId, { limit, offset }: FoundPage): Promise<Found[]> {
  const page = sql`(
    select * from items where user_id = ${userId} and dismissed_at is null
    order by created_at desc, id desc ${cut(limit, offset)}
  )`;
  const query = sql<Found>`
    select ${columns}, (select count(*) from items where user_id = ${userId} and dismissed_at is null)::int as total_count
    from ${joined(userId, page)}
    order by i.created_at desc, i.id desc`;
  return (await query.execute(db)).rows;
}

const usualSizes = new Set([8, 60]);

/** The usual sizes are written out, so that a kept plan knows how few rows it needs: making one costs more than a page. */
function cut(limit: number, offset: number) {
  const rows = usualSizes.has(limit) ? sql.lit(limit) : sql`${limit}`;
  return offset === 0 ? sql`limit ${rows}` : sql`limit ${rows} offset ${offset} rows`;
}

export async function findItem(db: Db, userId: UserId, id: number): Promise<Found | undefined> {
  const query = sql<Found>`
    select ${columns}, 1 as total_count from ${joined(userId, sql`items`)}
    where i.user_id = ${userId} and i.id = ${id} and i.dismissed_at is null`;
  return (await query.execute(db)).rows[0];
}

/** A find as a message about it needs it, also after it was put away. */
export type ToldItem = {
  itemId: number;
  alertId: number;
  title: string;
  url: string;
  platform: AlertMarketplace;
  seller: string | null;
  query: string;
  isDismissed: boolean;
  isBought: boolean;
  isPaused: boolean;
};

export async function findToldItem(db: Db, userId: UserId, id: number): Promise<ToldItem | undefined> {
  const query = sql<ToldItem>`
    select i.id as "itemId", i.search_id as "alertId", i.title, i.item_platform_id as url, i.platform, i.seller,
      s.query, i.dismissed_at is not null as "isDismissed", not s.active as "isPaused",
      exists (select from alert_purchases p where p.user_id = i.user_id and p.item_id = i.id) as "isBought"
    from items i join searches s on s.user_id = i.user_id and s.id = i.search_id
    where i.user_id = ${userId} and i.id = ${id}`;
  return (await query.execute(db)).rows[0];
}

export type ToldFind = Wanted & { itemId: number; platform: AlertMarketplace; listing: OnSale };

/** Those of some finds that are not put away nor bought and whose alert is active, with what it looks for. */
export async function listTold(db: Db, userId: string, itemIds: readonly number[]): Promise<ToldFind[]> {
  const query = sql<ToldFind>`
    select i.id as "itemId", i.platform, s.query, s.min_price, s.max_price, s.part, s.excluded_words, s.with_fees,
      jsonb_build_object('id', '', 'title', i.title, 'price', i.price, 'currency', i.currency, 'total', i.total,
        'url', i.item_platform_id, 'image_url', i.image_url, 'seller', i.seller) as listing
    from items i join searches s on s.user_id = i.user_id and s.id = i.search_id
    where i.user_id = ${userId} and i.id = any(${[...itemIds]}::bigint[]) and i.dismissed_at is null and s.active
      and not exists (select from alert_purchases p where p.user_id = i.user_id and p.item_id = i.id)`;
  return (await query.execute(db)).rows;
}

export async function updateUnseen(db: Db, userId: UserId): Promise<void> {
  await db
    .updateTable('items')
    .set({ item_seen: true })
    .where('user_id', '=', userId)
    .where('item_seen', '=', false)
    .where('dismissed_at', 'is', null)
    .execute();
}

/** False if there is no such item. */
export async function updateDismissed(
  db: Db,
  userId: UserId,
  { id, now }: { id: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('items')
    .set({ dismissed_at: now, item_seen: true })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('dismissed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What an alert found. `isSeen` for what its owner has looked at already. */
export type Finds = {
  user_id: string;
  search_id: number;
  platform: string;
  matches: readonly Match[];
  isSeen: boolean;
};

export type NewFind = { user_id: string; id: number; price: number };

/**
 * Stores what alerts found, each listing once for an alert and for ever. What was found before takes its present price,
 * and is found again if that has fallen far enough to be told again. Answers what is found now and could be compared.
 */
export async function upsertItems(
  db: Db,
  finds: readonly Finds[],
  { run, now }: { run: string; now: Date },
): Promise<NewFind[]> {
  const rows = finds.flatMap(({ matches, ...of }) =>
    matches.map(({ isCompared, ...match }) => ({
      ...of,
      ...match,
      found_price: isCompared ? match.price : null,
    })),
  );
  if (rows.length === 0) return [];

  const isFallen = sql`(items.currency = excluded.currency
    and ${hasFallen(sql`excluded.found_price`, sql`items.found_price`)})`;
  const isFound = sql`(excluded.found_price is not null and (items.found_price is null or ${isFallen}))`;
  const query = sql<NewFind>`
    with stored as (
      insert into items (user_id, search_id, title, price, currency, total, item_platform_id, image_url, platform, seller,
        created_at, item_seen, found_price, found_run)
      select user_id, search_id, left(title, 1000), price, currency, total, url, image_url, platform, seller,
        ${now}, "isSeen", found_price, ${run}::uuid
      from jsonb_to_recordset(${JSON.stringify(rows, storable)}::jsonb) as r (user_id uuid, search_id bigint, title text,
        price numeric, currency text, total numeric, url text, image_url text, platform text, seller text,
        "isSeen" boolean, found_price numeric)
      order by user_id, search_id, url
      on conflict (user_id, search_id, item_platform_id) do update set
        title = excluded.title, price = excluded.price, currency = excluded.currency, total = excluded.total,
        image_url = excluded.image_url, seller = excluded.seller,
        was_price = case when ${isFallen} then items.found_price
          when excluded.currency = items.currency and excluded.price < items.was_price then items.was_price end,
        created_at = case when ${isFound} then excluded.created_at else items.created_at end,
        item_seen = case when ${isFound} then excluded.item_seen else items.item_seen end,
        found_price = case when ${isFound} then excluded.found_price else items.found_price end,
        found_run = case when ${isFound} then excluded.found_run else items.found_run end
      where items.dismissed_at is null
        and (${isFound} or (items.price, items.title, items.total) is distinct from (excluded.price, excluded.title, excluded.total))
      returning user_id, id, price, found_price, found_run
    )
    select user_id, id, price from stored
    where found_run = ${run}::uuid and found_price is not null order by user_id, id`;
  return (await query.execute(db)).rows;
}

/** What was found before and is no match any more takes its present price too. */
export async function updatePrices(
  db: Db,
  finds: readonly Finds[],
  listings: readonly Buyable[],
): Promise<void> {
  if (finds.length === 0 || listings.length === 0) return;
  const alerts = finds.map(({ user_id, search_id }) => ({ user_id, search_id }));
  const prices = listings.map(({ url, price, currency, total }) => ({ url, price, currency, total }));
  await sql`
    update items i set price = r.price, currency = r.currency, total = r.total,
      was_price = case when r.currency = i.currency and r.price < i.was_price then i.was_price end
    from jsonb_to_recordset(${JSON.stringify(alerts)}::jsonb) as a (user_id uuid, search_id bigint),
      jsonb_to_recordset(${JSON.stringify(prices, storable)}::jsonb) as r (url text, price numeric, currency text, total numeric)
    where i.user_id = a.user_id and i.search_id = a.search_id and i.item_platform_id = r.url and i.dismissed_at is null
      and (i.price, i.currency, i.total) is distinct from (r.price, r.currency, r.total)`.execute(db);
}

/** One odd character of a seller's must not keep the other listings back. */
const storable = (_: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;
