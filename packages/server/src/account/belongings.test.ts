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
  user_bin: 'bin',
  user_wishlist: 'wishlist',
  user_platforms: 'platforms',
  user_collection_files: 'photos',
  searches: 'alerts',
  items: 'gems',
  user: 'profile',
  profiles: 'profile',
  user_subscriptions: 'subscription',
  api_keys: 'api_keys',
  feedback: 'feedback',
};

/** Why the archive leaves a table out. */
const leftOut: Record<string, string> = {
  account: 'how somebody signs in here: secrets, and of no use elsewhere',
  session: 'where somebody is signed in just now',
  bulk_changes: 'what undoes a change, for a day',
  bulk_change_items: 'what undoes a change, for a day',
};

/**
 * The tables with rows of users: those that reference "user", directly or not, and those with a column for a user's
 * id. How each references it decides whether its rows go with the account.
 */
async function listUsersTables(): Promise<{ name: string; goesWithUser: boolean }[]> {
  const { rows } = await sql<{ name: string; goesWithUser: boolean }>`
    with recursive owned (name, cascades) as (
      select 'user'::name, true
      union
      select c.relname, owned.cascades and k.confdeltype = 'c'
      from owned join pg_class parent on parent.relname = owned.name and parent.relnamespace = 'public'::regnamespace
      join pg_constraint k on k.contype = 'f' and k.confrelid = parent.oid
      join pg_class c on c.oid = k.conrelid
    ), holding (name) as (
      select table_name::name from information_schema.columns join information_schema.tables
        using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE'
        and (column_name ~* '^user_?id$' or udt_name = 'uuid' and column_name <> 'id')
    )
    select name, coalesce(bool_or(cascades), false) as "goesWithUser"
    from (select name, cascades from owned union all select name, null from holding) found
    group by name order by name`.execute(product.ctx.db);
  return rows;
}

test('every table with rows of users is in the archive, or has a reason not to be', async () => {
  const found = await listUsersTables();

  const known = [...Object.keys(archived), ...Object.keys(leftOut)];
  expect(
    found.map(({ name }) => name),
    'a table with rows of users is archived (add it to `archived`), or says why not (`leftOut`)',
  ).toEqual(known.toSorted());
  expect(new Set(Object.values(archived))).toEqual(new Set(tables));
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
    expect([table, (await tableOf(product, ana, file)).length]).toEqual([table, rows.length]);
  }
});

test('the rows of every such table go with the account, whatever statement deletes it', async () => {
  const found = await listUsersTables();

  expect(found.filter(({ goesWithUser }) => !goesWithUser).map(({ name }) => name)).toEqual([]);
});
