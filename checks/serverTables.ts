import { type Module, isTest, withoutComments } from './modules.ts';

/** Which feature writes which tables. */
export const tablesOf: Record<string, readonly string[]> = {
  throttle: ['attempts'],
  mail: ['mails'],
  settings: ['profiles'],
  subscription: ['user_subscriptions'],
  session: ['user', 'session', 'account', 'verification'],
  keys: ['api_keys'],
  feedback: ['feedback'],
  platforms: ['consoles', 'user_platforms'],
  'catalogue/import': ['games_igdb', 'game_details', 'seeds'],
  wishlist: ['user_wishlist'],
  collection: [
    'user_collection',
    'user_collection_files',
    'user_bin',
    'bulk_changes',
    'bulk_change_items',
    'unneeded_files',
  ],
  alerts: ['searches', 'items'],
};

/** A table whose name is computed in the statement. */
const computed = 'computed';

type Exception = { in: string; writes: readonly string[]; because: string };

/** Which other stores write a table, and why they may. */
export const exceptions: readonly Exception[] = [
  {
    in: 'collection/bulk.store.ts',
    writes: ['user_wishlist'],
    because:
      'One statement adds thousands of games and grants their wishes; the undo brings just those back.',
  },
  {
    in: 'archive/archive.store.ts',
    writes: [
      'user_collection_files',
      'unneeded_files',
      'user_wishlist',
      'user_platforms',
      'searches',
      'items',
      computed,
    ],
    because:
      'An import writes the rows of all features as they were, with their dates, a statement for each table.',
  },
  {
    in: 'account/account.store.ts',
    writes: ['user', 'mails', 'unneeded_files'],
    because: 'Deleting an account takes along what no foreign key reaches, and all of it at once.',
  },
  {
    in: 'dump/load.store.ts',
    writes: ['unneeded_files', computed],
    because: 'A dump has the rows of all tables as they were, and a table is only a name to it.',
  },
];

const name = String.raw`(?:"?(\w+)"?|(\$\{))`;
const writes = [
  /\b(?:insertInto|updateTable|deleteFrom)\(\s*(?:'(\w+)|(\S))/g,
  new RegExp(String.raw`\b(?:insert into|delete from|merge into)\s+${name}`, 'gi'),
  new RegExp(String.raw`\bupdate\s+${name}[^\s\`]*(?:\s+\w+)?\s+set\b`, 'gi'),
  new RegExp(String.raw`\btruncate\s+(?:table\s+)?${name}`, 'gi'),
];

/** The tables of other features that a module writes without an exception. */
export function foreignWrites({ path, text }: Module, place: string | undefined): string[] {
  if (!path.startsWith('packages/server/') || isTest(path) || place === 'db') return [];
  const code = withoutComments(text);
  const written = writes.flatMap((pattern) =>
    [...code.matchAll(pattern)].map(([, table]) => table ?? computed),
  );
  const excepted = exceptions.find((one) => path.endsWith(`/${one.in}`))?.writes ?? [];
  const own = new Set([...(tablesOf[place ?? ''] ?? []), ...excepted]);
  return [...new Set(written)].filter((table) => !own.has(table));
}
