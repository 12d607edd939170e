import { dirname, join } from 'node:path';

import { type Module, isTest, withoutComments } from './modules.ts';

/** Which feature writes which tables. */
export const tablesOf: Record<string, readonly string[]> = {
  throttle: ['attempts', 'call_lanes', 'call_paces'],
  mail: ['mails'],
  settings: ['profiles'],
  subscription: [
    'user_subscriptions',
    'user_customers',
    'subscription_intents',
    'subscription_notices',
    'stripe_events',
    'leaving_customers',
  ],
  session: ['user', 'session', 'account', 'verification'],
  keys: ['api_keys'],
  feedback: ['feedback'],
  platforms: ['consoles', 'user_platforms'],
  'catalogue/import': [
    'games_igdb',
    'game_details',
    'game_records',
    'game_keys',
    'game_moves',
    'seeds',
    'source_state',
  ],
  'catalogue/igdb': ['igdb_syncs'],
  'catalogue/covers': ['covers', 'cover_pictures', 'cover_removals'],
  wishlist: ['user_wishlist'],
  collection: [
    'user_collection',
    'user_copies',
    'user_collection_files',
    'user_bin',
    'bulk_changes',
    'bulk_change_items',
    'unneeded_files',
  ],
  barcodes: ['barcode_says', 'barcode_removals'],
  telling: ['tellings', 'alert_settings', 'push_subscriptions', 'push_keys'],
  rates: ['exchange_rates'],
  entries: ['own_entries', 'entry_covers', 'entry_refusals', 'accepted_corrections'],
  moving: ['moves', 'move_rows', 'moved_rows', 'moved_headers'],
  alerts: ['searches', 'items', 'alert_questions', 'alert_purchases', 'alert_mutes'],
  bot: ['chat_links', 'telegram_updates'],
};

/** A table whose name is computed in the statement. */
const computed = 'computed';

type Exception = { in: string; writes: readonly string[]; because: string };

/** Which other stores write a table, and why they may. */
const exceptions: readonly Exception[] = [
  {
    in: 'catalogue/unite.store.ts',
    writes: [
      'games_igdb',
      'game_records',
      'game_moves',
      'user_collection',
      'user_copies',
      'user_bin',
      'user_wishlist',
      'bulk_change_items',
      'searches',
      'alert_purchases',
      'own_entries',
      'entry_refusals',
      'accepted_corrections',
      'game_details',
      'barcode_says',
      'barcode_removals',
      computed,
    ],
    because: 'When two games become one, everything that users attached to them moves in one transaction.',
  },
  {
    in: 'collection/bulk.store.ts',
    writes: ['user_wishlist'],
    because:
      'One statement adds thousands of games and grants their wishes; the undo brings just those back.',
  },
  {
    in: 'collection/many.store.ts',
    writes: ['user_wishlist'],
    because: 'One statement adds hundreds of games and grants their wishes, as a bulk change does.',
  },
  {
    in: 'collection/marks.store.ts',
    writes: ['move_rows'],
    because:
      'A renamed place or tag has its new name also in what an import wrote and its undo would restore.',
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
      'alert_mutes',
      'alert_purchases',
      computed,
    ],
    because:
      'An import writes the rows of all features as they were, with their dates, a statement for each table.',
  },
  {
    in: 'entries/entries.store.ts',
    writes: ['games_igdb', 'game_details'],
    because: 'An own entry is a game of its owner, so that every list has it.',
  },
  {
    in: 'entries/move.store.ts',
    writes: [
      'move_rows',
      'user_collection',
      'user_copies',
      'user_collection_files',
      'user_wishlist',
      'user_bin',
      'bulk_change_items',
      'searches',
      'alert_purchases',
      computed,
    ],
    because: 'What a user has of a game moves to another in one go, with ids, days and photos as they are.',
  },
  {
    in: 'entries/restore.store.ts',
    writes: ['games_igdb', 'game_details', 'unneeded_files'],
    because: 'An archive’s entries are written as they were, a statement for each table.',
  },
  {
    in: 'entries/covers.store.ts',
    writes: ['games_igdb', 'unneeded_files'],
    because: 'The cover of an entry is its game’s; a stored file is unneeded until a row needs it.',
  },
  {
    in: 'catalogue/covers/pictures.store.ts',
    writes: ['unneeded_files'],
    because:
      'The file of a cover is unneeded before its row is written and after it is gone, as that of a photo.',
  },
  {
    in: 'alerts/questions.store.ts',
    writes: ['alert_settings'],
    because: 'When somebody last heard that their alerts fail is in the row that says when they are told.',
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

type Offer = { from: string; offers: readonly string[]; because: string };

/** What the stores of later features may use of a store, in statements of their own. */
const offers: readonly Offer[] = [
  {
    from: 'catalogue/catalogue.store.ts',
    offers: ['GameColumns', 'gameColumns'],
    because: 'Every list shows the same facts of a game.',
  },
  {
    from: 'catalogue/own.store.ts',
    offers: ['readSums'],
    because:
      'What copies cost and what they are worth is added up in one way, apart, for a list and for a selection.',
  },
  {
    from: 'catalogue/filters.store.ts',
    offers: ['copiesOf', 'fittingCopies', 'isPlacedIn'],
    because: 'Exports, paper, bulk changes and the renaming of places mean the copies that a list means.',
  },
  {
    from: 'catalogue/covers/covers.store.ts',
    offers: ['CoverFacts', 'coverFacts', 'coverTables'],
    because: 'A list reads its games and what decides their covers in one statement.',
  },
  {
    from: 'catalogue/visible/visible.store.ts',
    offers: [
      'countOwnDifference',
      'instead',
      'isEntry',
      'isEverybodys',
      'isNotCorrected',
      'openTo',
      'ownDifference',
      'visibleTo',
    ],
    because: 'Whatever refers to a game asks in the same words whether the user may see it.',
  },
  {
    from: 'wishlist/wishlist.store.ts',
    offers: ['grantingWish'],
    because:
      'It deletes from user_wishlist in the statement that adds the copy, so that no copy leaves its wish behind.',
  },
  {
    from: 'collection/collection.store.ts',
    offers: ['eachField', 'fieldColumns', 'typeOf'],
    because: 'An archive has the fields of a copy as the collection stores them.',
  },
  {
    from: 'telling/tellings.store.ts',
    offers: ['hasFallen'],
    because: 'A listing is found again for the same fall of its price for which it is told again.',
  },
];

const name = String.raw`(?:"?(\w+)"?|(\$\{))`;
const writes = [
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto|dropTable|alterTable)(?:<[^(]*>)?\(\s*(?:'(\w+)|(\S))/g,
  new RegExp(String.raw`\b(?:insert\s+into|delete\s+from|merge\s+into)\s+${name}`, 'gi'),
  new RegExp(String.raw`\bupdate\s+${name}[^\s\`]*(?:\s+\*)?(?:\s+(?:as\s+)?\w+)?\s+set\b`, 'gi'),
  // These take several tables, which count as one with a computed name.
  /\b(?:truncate|drop\s+table|alter\s+table)\s/gi,
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

/** What a store uses of another feature's store that this does not offer. */
export function foreignParts({ path, text }: Module): string[] {
  if (!path.endsWith('.store.ts')) return [];
  const imports = text.matchAll(/\bimport ([^;]*?) from '(\.\.?\/[^']+\.store\.ts)'/g);
  return [...imports].flatMap(([, parts = '', specifier = '']) => {
    const from = join(dirname(path), specifier);
    if (dirname(from) === dirname(path)) return [];
    const offered = offers.find((one) => from.endsWith(`/src/${one.from}`))?.offers ?? [];
    return parts
      .replace(/[{}]|\btype\b/g, '')
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '' && !offered.includes(part));
  });
}
