import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Table, tables } from '../archive/format.ts';
import { collector, tableOf, titles } from '../testing/archives.ts';
import { type Product, startProduct } from '../testing/product.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

/** The file of the archive that holds a table's rows. */
const archived: Record<string, Table> = {
  user_collection: 'collection',
  user_copies: 'copies',
  user_bin: 'bin',
  user_wishlist: 'wishlist',
  user_platforms: 'platforms',
  user_collection_files: 'photos',
  searches: 'alerts',
  items: 'gems',
  alert_purchases: 'gems',
  user: 'profile',
  profiles: 'profile',
  alert_mutes: 'mutes',
  alert_settings: 'profile',
  user_subscriptions: 'subscription',
  api_keys: 'api_keys',
  feedback: 'feedback',
  barcode_says: 'barcodes',
  own_entries: 'entries',
  entry_covers: 'entries',
};

/** Why the archive leaves a table out. */
const leftOut: Record<string, string> = {
  account: 'how somebody signs in here: secrets, and of no use elsewhere',
  session: 'where somebody is signed in just now',
  games_igdb: 'the catalogue; own entries, which are among its games, are rows of own_entries',
  entry_refusals: 'answers about games of this catalogue; elsewhere they are asked again',
  bulk_changes: 'what undoes a change, for a day',
  bulk_change_items: 'what undoes a change, for a day',
  user_customers: 'ids at the payment provider, and a copy of what it has; its portal shows the invoices',
  subscription_intents: 'purchases under way, with the provider’s ids',
  subscription_notices: 'which mails were written, each once',
  tellings: 'which finds were told; where a chat or a browser is told is this instance’s alone',
  chat_links: 'links to the bot under way, for minutes',
  moves: 'what was read of a file, for a month; what it brought is in the collection',
  move_rows: 'what was read of a file, for a month; what it brought is in the collection',
  moved_rows: 'which rows of another tracker are here already, by games of this catalogue',
  moved_headers: 'how tables of another program were read here',
  push_subscriptions: 'the browsers of this instance; they subscribe again elsewhere',
};

/** Why no row of a table is a user's. */
const nobodys: Record<string, string> = {
  consoles: 'the catalogue',
  game_details: 'the catalogue',
  game_facets: 'totals of the catalogue',
  game_search: 'what searches of the catalogue look through',
  game_words: 'the words of the catalogue’s titles',
  game_word_pairs: 'two words of its titles that somebody may write as one',
  game_codes: 'serials and barcodes of the catalogue',
  barcode_removals: 'codes that the operator took from games',
  accepted_corrections: 'what operators accepted for everybody, without whose it was',
  game_records: 'the catalogue',
  game_keys: 'the catalogue',
  game_moves: 'the catalogue',
  seeds: 'which parts of the starter catalogue were loaded',
  source_counts: 'totals of the catalogue',
  source_state: 'which version of a catalogue was fetched, and when',
  alert_questions: 'what marketplaces are asked for all alerts together',
  exchange_rates: 'of the European Central Bank',
  covers: 'which picture a game has',
  cover_pictures: 'what sources had, fetched for everybody',
  cover_removals: 'pictures that the operator removed',
  attempts: 'counts of the last minutes',
  call_lanes: 'which questions are open at a provider',
  call_paces: 'when a provider may be asked again',
  igdb_syncs: 'how far the catalogue is read from IGDB',
  mails: 'belong to an address, and those of an account are deleted with it (account.store.ts)',
  stripe_events: 'ids of the payment provider’s events',
  telegram_updates: 'numbers of what the bot has answered, for days',
  push_keys: 'the key pair that push services know this instance by',
  leaving_customers: 'ids of customers whose account is gone, until nothing can be charged to them',
  verification: 'links under way, which end by themselves',
  unneeded_files: 'files that have no owner any more',
  kysely_migration: 'which migrations were applied',
  kysely_migration_lock: 'a lock',
};

/**
 * Every table. One whose rows reference "user", directly or not, or that has a column for a user's id has an owner. How
 * it references "user" decides whether its rows go with the account.
 */
async function listTables(): Promise<{ name: string; hasOwner: boolean; goesWithUser: boolean }[]> {
  const { rows } = await sql<{ name: string; hasOwner: boolean; goesWithUser: boolean }>`
    with recursive owned (name, cascades) as (
      select 'user'::name, true
      union
      select c.relname, owned.cascades and k.confdeltype = 'c'
      from owned join pg_class parent on parent.relname = owned.name and parent.relnamespace = 'public'::regnamespace
      join pg_constraint k on k.contype = 'f' and k.confrelid = parent.oid
        and parent.relname <> 'games_igdb' -- what names a game of the catalogue is not thereby a user's
      join pg_class c on c.oid = k.conrelid
    )
    select t.table_name::text as name, coalesce(bool_or(owned.cascades), false) as "goesWithUser",
      count(owned.name) > 0 or exists (select from information_schema.columns c
        where c.table_schema = 'public' and c.table_name = t.table_name
          and (column_name ~* '^user_?id$' or udt_name = 'uuid' and column_name <> 'id')) as "hasOwner"
    from information_schema.tables t left join owned on owned.name = t.table_name
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE'
    group by t.table_name`.execute(product.ctx.db);
  return rows;
}

test('every table is in the archive, or says why not', async () => {
  const found = await listTables();

  const known = [archived, leftOut, nobodys].flatMap((one) => Object.keys(one));
  expect(
    found.map(({ name }) => name).toSorted(),
    'a table with rows of users is archived (add it to `archived`) or says why not (`leftOut`); another says what it holds (`nobodys`)',
  ).toEqual(known.toSorted());
  expect(new Set(Object.values(archived))).toEqual(new Set(tables));
});

test('a table with an owner does not count as nobody’s', async () => {
  const owned = (await listTables()).filter(({ hasOwner }) => hasOwner);

  expect(owned.map(({ name }) => name).filter((name) => name in nobodys)).toEqual([]);
});

test('a table that names its owner in its own words is listed too', async () => {
  const { db } = product.ctx;
  await sql`create table copy_tags (copy_id int not null, tag text)`.execute(db);
  await sql`create table letters (owner text not null)`.execute(db);

  const found = await listTables();

  await sql`drop table copy_tags, letters`.execute(db);
  expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(['copy_tags', 'letters']));
});

test('an archive has every row that a user has in the tables it covers', async () => {
  const ana = await collector(product, await product.games(titles));
  await product.as(ana, 'keys.create', { name: 'My own program' });
  await product.as(ana, 'feedback.send', {
    feedbackType: 'suggestion',
    subject: 'A subject',
    message: 'A message',
  });

  for (const [table, file] of Object.entries(archived)) {
    const owner = ['user', 'profiles'].includes(table) ? sql.ref('id') : sql.ref('user_id');
    const { rows } = await sql`select from ${sql.table(table)} where ${owner} = ${ana.id}`.execute(
      product.ctx.db,
    );
    expect([table, rows.length]).not.toEqual([table, 0]);
    const written = await tableOf(product, ana, file);
    const own = table === 'alert_purchases' ? written.filter((gem) => gem['bought_at'] !== null) : written;
    expect([table, own.length]).toEqual([table, rows.length]);
  }
});

test('the rows of every such table go with the account, whatever statement deletes it', async () => {
  const found = await listTables();

  const stays = found.filter(({ goesWithUser }) => !goesWithUser).map(({ name }) => name);
  expect(stays.filter((name) => !(name in nobodys))).toEqual([]);
});
