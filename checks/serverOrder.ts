import { dirname } from 'node:path';

import { folderOf, isTest, packageOf, withoutComments } from './modules.ts';
import { type Order, upwardArrows } from './places.ts';
import type { FileRule, Rule } from './rule.ts';
import { foreignParts, foreignWrites } from './serverTables.ts';

/**
 * The folders and top-level files of packages/server/src in the order of their imports: those of a line may import
 * only from the lines before, not from each other.
 */
const lines = [
  ['apiUrl'],
  [
    'alertsConfig',
    'authSecret',
    'bucketConfig',
    'catalogueConfig',
    'coversConfig',
    'ebayConfig',
    'igdbConfig',
    'pushConfig',
    'ratesConfig',
    'stripeConfig',
    'telegramConfig',
    'vintedConfig',
    'visionConfig',
  ],
  ['config', 'explain', 'flushNames', 'language', 'outbound', 'refusal'],
  ['db', 'files'],
  ['context', 'ground'],
  ['security', 'throttle'],
  ['pictures'],
  ['http'],
  ['mail', 'rates', 'settings'],
  ['subscription'],
  ['session'],
  ['keys', 'feedback', 'platforms', 'catalogue/import/files', 'catalogue/visible'],
  ['catalogue/covers'],
  ['catalogue'],
  ['catalogue/import'],
  ['catalogue/fetch', 'catalogue/igdb'],
  ['wishlist'],
  ['barcodes', 'collection', 'listings', 'telling'],
  ['entries'],
  ['moving/text'],
  ['moving/forms'],
  ['moving'],
  ['statistics', 'alerts', 'scanner', 'archive', 'account', 'dump'],
  ['bot'],
  ['jobs', 'router'],
  ['app'],
  ['server'],
  ['main', 'cli', 'worker'],
];

const source = 'packages/server/src/';

/** The folder of a module, or the module itself if it is next to the folders. */
function placeOf(path: string): string | undefined {
  if (!path.startsWith(source)) return undefined;
  const name = path.slice(source.length).replace(/\.tsx?$/, '');
  return name.includes('/') ? dirname(name) : name;
}

export const serverOrder: Order = { home: 'checks/serverOrder.ts', lines, placeOf };

/** May open a transaction, which only reads and stays open from one batch of rows to the next. */
const snapshot = `${source}dump/dump.store.ts`;

/** Rules between the modules of the server. */
export const serverRules: Rule[] = [
  {
    name: 'SQL lives in stores',
    says: 'Kysely and the table types only in *.store.ts, db/ and the context that hands the connection on.',
    breaks: (from, to) =>
      packageOf(from) === 'server' &&
      !isTest(from) &&
      !/\.store\.ts$|\/db\/|\/src\/context\.ts$/.test(from) &&
      (to === 'kysely' || to === 'pg' || to.endsWith('/db/tables.ts')),
  },
  {
    name: 'stores are private',
    says: 'Ask another feature through its use cases, so that its rules cannot be bypassed.',
    breaks: (from, to) =>
      to.endsWith('.store.ts') &&
      !isTest(from) &&
      folderOf(from) !== folderOf(to) &&
      !from.endsWith('.store.ts'),
  },
  {
    name: 'features use those before them',
    says: 'Two features that need each other are one feature, or hide a third; checks/serverOrder.ts has the order.',
    breaks: (from, to) => upwardArrows([{ path: from, text: '', imports: [to] }], serverOrder).length > 0,
  },
];

const kinds = ['store', 'routes', 'rules', 'worker', 'setup', 'test'];

/** Rules for each module of the server. */
export const serverFileRules: FileRule[] = [
  {
    name: 'file names say a kind that we have',
    says: `After the dot comes one of ${kinds.join(', ')}; without a kind, a file is named after its main export (docs/house-style.md).`,
    breaks: ({ path }) =>
      packageOf(path) === 'server' && !isTest(path) && !kinds.includes(kindOf(path) ?? 'test'),
  },
  {
    name: 'a feature writes its own tables',
    says: 'Ask the feature whose table it is, or name the exception with its reason in checks/serverTables.ts.',
    breaks: (module) => foreignWrites(module, placeOf(module.path)).length > 0,
  },
  {
    name: 'stores share only parts of statements',
    says: 'Ask the feature through its use cases, or name what its store offers, with the reason, in checks/serverTables.ts.',
    breaks: (module) => foreignParts(module).length > 0,
  },
  {
    name: 'a transaction hides the outer connection',
    says:
      'Write inTransaction(ctx, async (ctx) => …): under the same name the context outside cannot be used inside, and nothing ' +
      'else that holds it or its connection may be. Nobody else opens a transaction.',
    breaks: ({ path, text }) =>
      path.startsWith(source) &&
      !isTest(path) &&
      placeOf(path) !== 'context' &&
      path !== snapshot &&
      leaksConnection(withoutComments(text)),
  },
];

function kindOf(path: string): string | undefined {
  return /\.(\w+)\.tsx?$/.exec(path)?.[1];
}

const opensOne = /\.(transaction|startTransaction)\(\)|\binTransaction as\b|\bsql`\s*(begin|start)\b/i;
const keepsOuter = /(\w|\bdb\b[^={}]*\}) = ctx(\.db)?;/;

function leaksConnection(text: string): boolean {
  if (opensOne.test(text)) return true;
  const calls = [...text.matchAll(/\binTransaction(?:<[^(]*>)?(?=\()/g)];
  if (calls.length > 0 && keepsOuter.test(text)) return true;
  return calls.some(({ index, 0: name }) => {
    const call = parenthesised(text, index + name.length);
    const [, outer, inner, work = ''] = /^\(\s*(\w+),\s*(?:async )?\((\w+)\) =>(.*)$/s.exec(call) ?? [];
    return outer === undefined || outer !== inner || /\bdoor\b|\.ctx\b|\bcontext\b/.test(work);
  });
}

/** The text from an opening bracket to the one that closes it. */
function parenthesised(text: string, start: number): string {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return text.slice(start, at + 1);
  }
  return text.slice(start);
}
