import { expect, test } from 'vitest';

import { fileRules, findViolations, rules } from './boundaries.ts';
import { readModules, toModule } from './modules.ts';
import { findUnranked, upwardArrows } from './places.ts';
import { serverOrder } from './serverOrder.ts';
import { foreignWrites, tablesOf } from './serverTables.ts';

const modules = readModules();
const server = 'packages/server/src/';

test('every place of the server has a rank, and imports only from those before it', () => {
  expect(findUnranked(modules, serverOrder)).toEqual([]);
  expect(upwardArrows(modules, serverOrder)).toEqual([]);
});

test('every table has a feature that writes it, or is kept by triggers', () => {
  const rowTypes = modules.filter(({ path }) => /db\/\w*tables\.ts$/i.test(path));
  const all = rowTypes.flatMap(({ text }) =>
    Array.from(text.matchAll(/^ {2}(?: {2})?(\w+): \{/gm), ([, name]) => name),
  );
  const homes = Object.values(tablesOf).flat();

  expect(all.length).toBeGreaterThan(15);
  expect(all.filter((table) => !homes.includes(table ?? ''))).toEqual(keptByTriggers);
  expect(new Set(homes).size).toBe(homes.length);
});

/** Views, too. */
const keptByTriggers = [
  'game_facets',
  'gamecount',
  'game_search',
  'game_words',
  'game_word_pairs',
  'game_codes',
  'source_counts',
];

test.each([
  ['planted/planted.ts', 'planted'],
  ['planted.ts', 'planted'],
  ['keys/loans/loans.ts', 'keys/loans'],
  ['collection/loans/loans.ts', 'collection/loans'],
  ['catalogue/import/files/xml/xml.ts', 'catalogue/import/files/xml'],
])('for %s, the check says where to put its folder', (path, place) => {
  const module = {
    path: server + path,
    text: '',
    imports: [`${server}wishlist/wishlist.ts`, `${server}db/database.ts`],
  };
  const user = { path: `${server}jobs.ts`, text: '', imports: [module.path] };

  expect(findUnranked([...modules, module, user], serverOrder)).toContainEqual(
    `${place} has no rank in checks/serverOrder.ts. Put it after wishlist, from which it imports, and before jobs.`,
  );
});

test.each([
  ['an unknown kind', 'file names say a kind that we have', 'keys/keys.thing.ts', ''],
  [
    'a part of an earlier store that it does not offer',
    'stores share only parts of statements',
    'collection/collection.store.ts',
    "import { type X, deleteWish } from '../wishlist/wishlist.store.ts';",
  ],
  [
    'all of an earlier store',
    'stores share only parts of statements',
    'collection/collection.store.ts',
    "import * as wishes from '../wishlist/wishlist.store.ts';",
  ],
  [
    'a write to another feature’s table',
    'a feature writes its own tables',
    'keys/keys.store.ts',
    "db.deleteFrom('user_wishlist')",
  ],
  [
    'an insert in SQL',
    'a feature writes its own tables',
    'keys/keys.store.ts',
    'sql`insert into user_bin (id) select 1`',
  ],
  [
    'an update in SQL',
    'a feature writes its own tables',
    'keys/keys.store.ts',
    'sql`update "user" u set name = 1`',
  ],
  [
    'a delete with a computed table',
    'a feature writes its own tables',
    'keys/keys.store.ts',
    'sql`delete from ${sql.table(name)}`',
  ],
  [
    'a write that its exception does not cover',
    'a feature writes its own tables',
    'collection/bulk.store.ts',
    "db.updateTable('games_igdb')",
  ],
  [
    'a context under another name',
    'a transaction hides the outer connection',
    'keys/keys.ts',
    'inTransaction(ctx, async (inner) => ctx.db)',
  ],
  [
    'work that is defined elsewhere',
    'a transaction hides the outer connection',
    'keys/keys.ts',
    'inTransaction(ctx, work)',
  ],
  [
    'a door used inside',
    'a transaction hides the outer connection',
    'keys/keys.ts',
    'inTransaction(ctx, async (ctx) => { await ask(door); })',
  ],
  [
    'a transaction of its own',
    'a transaction hides the outer connection',
    'keys/keys.ts',
    'ctx.db.transaction().execute(work)',
  ],
])('%s breaks the rule that %s', (_planted, name, path, text) => {
  const rule = fileRules.find((one) => one.name === name);

  expect(findViolations([toModule(server + path, text)])).toContain(`${server}${path}: ${rule?.says}`);
});

test.each([
  'sql`update user_bin as b set notes = 1`',
  'sql`update user_bin * set notes = 1`',
  'sql`update user_bin * as b set notes = 1`',
  'sql`truncate api_keys, user_bin`',
  'sql`drop table user_bin`',
  'sql`alter table user_bin disable trigger user`',
  'sql`insert  into user_bin (id) select 1`',
  "db.mergeInto('user_bin')",
  "db.insertInto<'user_bin'>('user_bin')",
  "db.schema.dropTable('user_bin')",
])('%s writes a table of another feature', (text) => {
  expect(foreignWrites(toModule(`${server}keys/keys.store.ts`, text), 'keys')).toHaveLength(1);
});

test.each([
  'inTransaction<Key>(ctx, async (inner) => ctx.db)',
  'inTransaction(\n  ctx,\n  async (inner) => ctx.db)',
  'const { db } = ctx; inTransaction(ctx, async (ctx) => find(db))',
  'const { db: outer, now } = ctx; inTransaction(ctx, async (ctx) => find(outer))',
  'const db = ctx.db; inTransaction(ctx, async (ctx) => find(db))',
  'const outer = ctx; inTransaction(ctx, async (ctx) => find(outer.db))',
  "import { inTransaction as inTx } from '../context.ts';",
  'sql`begin`',
  'sql` start transaction`',
])('%s may reach the connection outside a transaction', (text) => {
  expect(findViolations([toModule(`${server}keys/keys.ts`, text)])).toEqual([
    expect.stringContaining('Write inTransaction(ctx, async (ctx) => …)'),
  ]);
});

test.each([
  ['early', 'mail/mail.ts', '../account/account.ts'],
  ['beside', 'keys/keys.ts', '../feedback/feedback.ts'],
  ['in the door', 'http/door.ts', '../keys/keys.ts'],
  ['below the door', 'throttle/throttle.ts', '../http/door.ts'],
  ['that answers', 'catalogue/catalogue.ts', './import/match.ts'],
  ['that imports', 'catalogue/import/match.ts', '../fetch/fetch.ts'],
  ['of a feature', 'keys/keys.ts', '../jobs.ts'],
])('a module %s does not use one that comes later', (_where, path, specifier) => {
  const rule = rules.find(({ name }) => name === 'features use those before them');
  const module = toModule(server + path, `import { x } from '${specifier}';`);

  expect(findViolations([module])).toContainEqual(expect.stringContaining(rule?.says ?? 'no rule'));
  expect(upwardArrows([module], serverOrder)).toHaveLength(1);
});

test('correct code breaks no rule', () => {
  const text = [
    '/** Would delete from user_wishlist, and update games_igdb set nothing. */',
    "await db.insertInto('api_keys').values(key);",
    'sql`insert into api_keys (id) select 1 on conflict do update set id = 1`;',
    'sql`update api_keys as k set name = 1`;',
    'const { config } = ctx;',
    'inTransaction(ctx, async (ctx) => { await store.lock(ctx.db); });',
    'inTransaction<Key>(\n  ctx,\n  async (ctx) => { await store.lock(ctx.db); });',
  ].join('\n');

  const shares = "import { grantingWish } from '../wishlist/wishlist.store.ts';";

  expect(findViolations([toModule(`${server}keys/keys.store.ts`, text)])).toEqual([]);
  expect(findViolations([toModule(`${server}collection/bin.store.ts`, shares)])).toEqual([]);
});
