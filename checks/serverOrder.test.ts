import { expect, test } from 'vitest';

import { fileRules, findViolations, rules } from './boundaries.ts';
import { readModules, toModule } from './modules.ts';
import { upwardArrows } from './serverOrder.ts';
import { tablesOf } from './serverTables.ts';

const modules = readModules();
const server = 'packages/server/src/';

test('no arrow of the server runs upwards', () => {
  expect(upwardArrows(modules)).toEqual([]);
});

test('every table has a feature that writes it, or is kept by triggers', () => {
  const { text = '' } = modules.find(({ path }) => path === `${server}db/tables.ts`) ?? {};
  const all = [...text.matchAll(/^ {2}(\w+): \{/gm)].map(([, name]) => name);
  const homes = Object.values(tablesOf).flat();

  expect(all.length).toBeGreaterThan(15);
  expect(all.filter((table) => !homes.includes(table ?? ''))).toEqual(keptByTriggers);
  expect(new Set(homes).size).toBe(homes.length);
});

/** Views, too. */
const keptByTriggers = ['game_facets', 'gamecount'];

test.each([
  [
    'a folder without a rank',
    'every place has a rank',
    'planted/planted.ts',
    "import { x } from '../account/account.ts';",
  ],
  ['a file beside the folders without one', 'every place has a rank', 'planted.ts', ''],
  ['an unknown kind', 'file names say a kind that we have', 'keys/keys.thing.ts', ''],
  ['a vague name', 'file names say what is inside', 'keys/keyHelperUtils.ts', ''],
  ['a service', 'file names say what is inside', 'keys/keyService.ts', ''],
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
    'a transaction of one’s own',
    'a transaction hides the outer connection',
    'keys/keys.ts',
    'ctx.db.transaction().execute(work)',
  ],
])('%s breaks the rule that %s', (_planted, name, path, text) => {
  const rule = fileRules.find((one) => one.name === name);

  expect(findViolations([toModule(server + path, text)])).toContain(`${server}${path}: ${rule?.says}`);
});

test.each([
  ['early', 'mail/mail.ts', '../account/account.ts'],
  ['beside', 'keys/keys.ts', '../feedback/feedback.ts'],
  ['in the door', 'http/door.ts', '../keys/keys.ts'],
  ['below the door', 'throttle/throttle.ts', '../http/door.ts'],
  ['that answers', 'catalogue/catalogue.ts', './import/merge.ts'],
  ['that imports', 'catalogue/import/merge.ts', '../catalogue.ts'],
  ['of a feature', 'keys/keys.ts', '../jobs.ts'],
])('a module %s does not use one that comes later', (_where, path, specifier) => {
  const rule = rules.find(({ name }) => name === 'features use those before them');
  const module = toModule(server + path, `import { x } from '${specifier}';`);

  expect(findViolations([module])).toContainEqual(expect.stringContaining(rule?.says ?? 'no rule'));
  expect(upwardArrows([module])).toHaveLength(1);
});

test('correct code breaks no rule', () => {
  const text = [
    '/** Would delete from user_wishlist, and update games_igdb set nothing. */',
    "await db.insertInto('api_keys').values(key);",
    'sql`insert into api_keys (id) select 1 on conflict do update set id = 1`;',
    'inTransaction(ctx, async (ctx) => { await store.lock(ctx.db); });',
  ].join('\n');

  expect(findViolations([toModule(`${server}keys/keys.store.ts`, text)])).toEqual([]);
});
