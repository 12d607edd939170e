import { type RawBuilder, sql } from 'kysely';

import type { ExportRecord } from '@cartouche/contract/archive';
import { exportedFields } from '@cartouche/contract/item.rules';

import { eachField, fieldColumns, typeOf } from '../collection/collection.store.ts';
import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import { type CopyPart, type Parts, type Row, type Table, copyParts } from './format.ts';

/** By title, as specification 3 says for export records. */
export async function listExportRecords(db: Db, userId: UserId): Promise<ExportRecord[]> {
  const ofCopy = exportedFields.map(
    ({ name, exportedAs }) => sql`c.${sql.ref(name)} as ${sql.ref(exportedAs)}`,
  );
  const query = sql<ExportRecord>`
    select g.title, s.name as platform, ${sql.join(ofCopy)}
    from user_collection c join games_igdb g using (game_id) join consoles s on s.id = g.platform_id
    where c.user_id = ${userId} order by g.folded_title, g.game_id`;
  return (await query.execute(db)).rows;
}

const batchSize = 200;

/** The number of an own entry, which the game's title alone does not tell from a game of the catalogue. */
const entry = sql`case when g.owner_id is not null then g.game_id end`;

/** What tells a game of the catalogue from others of its title. */
const facts = sql`g.release_date, d.igdb_id`;

const copy = sql`c.id as item, g.title, s.name as platform, ${eachField((name) => sql`c.${sql.ref(name)}`)},
  ${iso('c.created_at')} as created_at, ${entry} as entry, ${facts}`;
const games = sql`join games_igdb g using (game_id) join consoles s on s.id = g.platform_id
  left join game_details d on d.game_id = g.game_id`;

/** The rows of one of the user's tables, with the columns in format.ts. */
export async function* readTable(db: Db, userId: UserId, table: Table): AsyncGenerator<Row> {
  if (isCopyPart(table)) yield* readCopies(db, userId, table);
  else yield* await listTable(db, userId, table);
}

const isCopyPart = (table: Table): table is CopyPart => copyParts.some((part) => part === table);
const copyTables = { collection: 'user_collection', copies: 'user_copies', bin: 'user_bin' } as const;

/** In batches: all copies with their notes would take much memory. */
async function* readCopies(db: Db, userId: UserId, table: CopyPart): AsyncGenerator<Row> {
  let batch: Row[] = [];
  do {
    batch = await listCopies(db, userId, { table, after: Number(batch.at(-1)?.['item'] ?? 0) });
    yield* batch;
  } while (batch.length === batchSize);
}

type Page = { table: CopyPart; after: number };

async function listCopies(db: Db, userId: UserId, { table, after }: Page): Promise<Row[]> {
  const ofBin = table === 'bin' ? sql`, ${iso('c.removed_at')} as removed_at, c.led` : sql``;
  const query = sql<Row>`select ${copy}${ofBin} from ${sql.table(copyTables[table])} c ${games}
    where c.user_id = ${userId} and c.id > ${after} order by c.id limit ${batchSize}`;
  return (await query.execute(db)).rows;
}

type Listed = Exclude<Table, CopyPart>;

async function listTable(db: Db, userId: UserId, table: Listed): Promise<Row[]> {
  const queries: Record<Listed, RawBuilder<Row>> = {
    wishlist: sql`select g.title, s.name as platform, ${iso('w.created_at')} as created_at, ${entry} as entry, ${facts}
      from user_wishlist w ${games} where w.user_id = ${userId} order by w.created_at, g.game_id`,
    platforms: sql`select s.name as platform, ${iso('p.created_at')} as created_at
      from user_platforms p join consoles s on s.id = p.platform_id
      where p.user_id = ${userId} order by p.created_at, s.name`,
    photos: sql`select user_collection_id as item, 'photos/' || file_name as file, mime_type, size,
      ${iso('created_at')} as created_at, file_key, is_cover
      from user_collection_files where user_id = ${userId} order by created_at, file_name`,
    alerts: sql`select a.id as alert, a.platform as marketplace, a.query, a.min_price, a.max_price, a.active,
      g.title, s.name as platform, ${iso('a.created_at')} as created_at, a.site, a.part,
      to_json(a.excluded_words)::text as excluded_words, a.with_fees, ${entry} as entry, ${facts}
      from searches a left join games_igdb g using (game_id) left join consoles s on s.id = g.platform_id
        left join game_details d on d.game_id = g.game_id
      where a.user_id = ${userId} order by a.created_at, a.id`,
    gems: sql`select i.search_id as alert, i.title, i.price, i.item_platform_id as url, i.image_url,
      i.platform as marketplace, ${iso('i.created_at')} as created_at, i.item_seen as seen, i.currency,
      i.dismissed_at is not null as dismissed, i.total, i.was_price, i.seller,
      ${iso('p.bought_at')} as bought_at, g.title as bought_title, s.name as bought_platform, ${entry} as bought_entry,
      g.release_date as bought_release_date, d.igdb_id as bought_igdb_id
      from items i left join alert_purchases p on p.user_id = i.user_id and p.item_id = i.id
        left join games_igdb g on g.game_id = p.game_id left join consoles s on s.id = g.platform_id
        left join game_details d on d.game_id = g.game_id
      where i.user_id = ${userId} order by i.created_at, i.id`,
    entries: sql`select e.game_id as entry, g.title, s.name as platform, g.release_date, g.publisher,
      array_to_string(g.regions, ', ') as regions, array_to_string(g.genres, ', ') as genres,
      o.title as corrects_title, os.name as corrects_platform, o.release_date as corrects_release_date,
      od.igdb_id as corrects_igdb_id, ${iso('e.created_at')} as created_at,
      regexp_replace(c.file_key, '^.*/', 'photos/') as cover, c.file_key
      from own_entries e ${games} left join games_igdb o on o.game_id = g.corrects
        left join consoles os on os.id = o.platform_id left join game_details od on od.game_id = o.game_id
        left join entry_covers c on c.user_id = e.user_id and c.game_id = e.game_id
      where e.user_id = ${userId} and e.merged_into is null order by e.created_at, e.game_id`,
    mutes: sql`select kind, platform as marketplace, value, ${iso('created_at')} as created_at
      from alert_mutes where user_id = ${userId} order by created_at, id`,
    profile: sql`select u.email, u.name, p.preferred_currency, p.preferred_marketplace,
      p.preferred_language, p.user_type, ${iso('u."createdAt"')} as created_at,
      array_to_string(p.told_by, ',') as told_by, q.is_quiet, q.quiet_from, q.quiet_to, q.time_zone
      from profiles p join "user" u on u.id = p.id left join alert_settings q on q.user_id = p.id where p.id = ${userId}`,
    subscription: sql`select subscription_tier, subscription_status,
      ${iso('subscription_expires_at')} as subscription_expires_at, given_tier, given_is_trial,
      ${iso('given_expires_at')} as given_expires_at, ${iso('updated_at')} as updated_at
      from user_subscriptions where user_id = ${userId}`,
    api_keys: sql`select name, ending, ${iso('created_at')} as created_at,
      ${iso('last_used_at')} as last_used_at from api_keys where user_id = ${userId} order by created_at`,
    barcodes: sql`select b.code as barcode, g.title, s.name as platform, ${entry} as entry, b.is_right, ${iso('b.said_at')} as said_at
      from barcode_says b ${games} where b.user_id = ${userId} order by b.said_at, b.code, b.game_id`,
    feedback: sql`select feedback_type, subject, message, email, current_url, user_agent,
      ${iso('created_at')} as created_at from feedback where user_id = ${userId} order by id`,
  };
  return (await queries[table].execute(db)).rows;
}

/** A timestamp as JSON writes it. */
export function iso(column: string) {
  return sql`to_char(${sql.raw(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** Whether the user has nothing yet that an import could mix with. */
export async function isEmpty(db: Db, userId: UserId): Promise<boolean> {
  const query = sql<{ empty: boolean }>`
    select not exists (select from user_collection where user_id = ${userId})
      and not exists (select from user_wishlist where user_id = ${userId})
      and not exists (select from user_bin where user_id = ${userId})
      and not exists (select from own_entries where user_id = ${userId} and merged_into is null)
      and not exists (select from searches where user_id = ${userId}) as empty`;
  return (await query.execute(db)).rows[0]?.empty ?? false;
}

/** How many platforms the user would collect with those of an archive. */
export async function countPlatforms(
  db: Db,
  userId: UserId,
  platforms: readonly { platform: string }[],
): Promise<number> {
  const names = platforms.map(({ platform }) => platform);
  const query = sql<{ count: number }>`
    select count(*)::int as count from (
      select platform_id from user_platforms where user_id = ${userId}
      union select id from consoles where name = any(${names}::text[])
    ) p`;
  return (await query.execute(db)).rows[0]?.count ?? 0;
}

/** The ids of platforms by name, in the same order; null where there is none. */
export async function findPlatforms(
  db: Db,
  named: readonly { platform: string }[],
): Promise<(number | null)[]> {
  const names = named.map(({ platform }) => platform);
  const query = sql<{ id: number | null }>`
    select s.id from unnest(${names}::text[]) with ordinality as k (name, place)
    left join consoles s using (name) order by k.place`;
  return (await query.execute(db)).rows.map(({ id }) => id);
}

/** New ids for copies, alerts or own entries, from the database's sequences. */
export async function takeIds(
  db: Db,
  table: 'user_collection' | 'searches' | 'own_entries',
  count: number,
): Promise<number[]> {
  const column = table === 'own_entries' ? 'game_id' : 'id';
  const query = sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, ${column})) as id from generate_series(1, ${count})`;
  return (await query.execute(db)).rows.map(({ id }) => id);
}

export type NewPhoto = {
  item: number;
  file_name: string;
  file_key: string;
  mime_type: string;
  size: number;
  created_at: string;
  is_cover: boolean;
  cover_width: number | null;
  cover_height: number | null;
};

export type NewCopy = Parts['collection'][number] & {
  id: number;
  game_id: number;
  removed_at?: string;
  led?: boolean;
};

/** Whose copies, and what they become. */
export type Into = { userId: UserId; part: CopyPart };

/** Writes an archive's copies; further ones after those that lead. */
export async function insertCopies(
  tx: Db,
  { userId, part }: Into,
  copies: readonly NewCopy[],
): Promise<void> {
  const shared = sql`id, game_id, ${fieldColumns}, created_at`;
  const names = part === 'bin' ? sql`${shared}, removed_at, led` : shared;
  await sql`insert into ${sql.table(copyTables[part])} (user_id, ${names})
    select ${userId}, ${names}
    from jsonb_to_recordset(${json(copies)}) as r (id bigint, game_id int,
      ${eachField((name) => sql`${sql.ref(name)} ${typeOf(name)}`)},
      created_at timestamptz, removed_at timestamptz, led boolean)`.execute(tx);
}

export type Restored = {
  wishlist: (Parts['wishlist'][number] & { game_id: number })[];
  platforms: Parts['platforms'];
  photos: NewPhoto[];
  alerts: (Parts['alerts'][number] & { id: number; game_id: number | null })[];
  gems: (Parts['gems'][number] & { alertId: number; boughtGameId: number | null })[];
  mutes: Parts['mutes'];
};

/** Writes the other rows of an archive, with one statement for each table. */
export async function insertLists(tx: Db, userId: UserId, rows: Restored): Promise<void> {
  await sql`insert into user_wishlist (user_id, game_id, created_at)
    select ${userId}, game_id, created_at
    from jsonb_to_recordset(${json(rows.wishlist)}) as r (game_id int, created_at timestamptz)
    on conflict do nothing`.execute(tx);
  await sql`insert into user_platforms (user_id, platform_id, created_at)
    select ${userId}, s.id, r.created_at
    from jsonb_to_recordset(${json(rows.platforms)}) as r (platform text, created_at timestamptz)
    join consoles s on s.name = r.platform
    on conflict do nothing`.execute(tx);
  await sql`with needed as (
      insert into user_collection_files
        (user_id, user_collection_id, file_name, file_key, mime_type, size, created_at, is_cover,
          cover_width, cover_height)
      select ${userId}, item, file_name, file_key, mime_type, size, created_at, is_cover, cover_width, cover_height
      from jsonb_to_recordset(${json(rows.photos)}) as r (item bigint, file_name text, file_key text,
        mime_type text, size int, created_at timestamptz, is_cover boolean,
        cover_width int, cover_height int)
      returning file_key
    )
    delete from unneeded_files u using needed where u.file_key = needed.file_key`.execute(tx);
  await sql`insert into searches
      (user_id, id, platform, query, min_price, max_price, active, created_at, game_id, site, part, excluded_words,
        with_fees) overriding system value
    select ${userId}, id, marketplace, query, min_price, max_price, active, created_at, game_id, site, part,
      array(select jsonb_array_elements_text(excluded_words)), with_fees
    from jsonb_to_recordset(${json(rows.alerts)}) as r (id bigint, marketplace text, query text, min_price numeric,
      max_price numeric, active boolean, created_at timestamptz, game_id int, site text, part text,
      excluded_words jsonb, with_fees boolean)`.execute(tx);
  await sql`insert into items
      (user_id, search_id, title, price, item_platform_id, image_url, platform, created_at, item_seen, currency,
        dismissed_at, found_price, total, was_price, seller)
    select ${userId}, "alertId", title, price, url, image_url, marketplace, created_at, seen, currency,
      case when dismissed then created_at end, price, total, was_price, seller
    from jsonb_to_recordset(${json(rows.gems)}) as r ("alertId" bigint, title text, price numeric, url text,
      image_url text, marketplace text, created_at timestamptz, seen boolean, currency text, dismissed boolean,
      total numeric, was_price numeric, seller text)
    on conflict do nothing`.execute(tx);
  // What was there before a purchase is not archived: undone, its copy goes to the bin.
  await sql`insert into alert_purchases (user_id, item_id, game_id, was_active, bought_at)
    select i.user_id, i.id, r."boughtGameId", false, r.bought_at
    from jsonb_to_recordset(${json(rows.gems)}) as r ("alertId" bigint, url text, "boughtGameId" int, bought_at timestamptz)
    join items i on i.user_id = ${userId} and i.search_id = r."alertId" and i.item_platform_id = r.url
    where r."boughtGameId" is not null and r.bought_at is not null
    on conflict do nothing`.execute(tx);
  await sql`insert into alert_mutes (user_id, kind, platform, value, created_at)
    select ${userId}, kind, marketplace, value, created_at
    from jsonb_to_recordset(${json(rows.mutes)}) as r (kind text, marketplace text, value text, created_at timestamptz)
    on conflict do nothing`.execute(tx);
}

function json(rows: readonly object[]) {
  return sql`${JSON.stringify(rows)}::jsonb`;
}
