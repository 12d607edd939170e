import { folderOf, isTest, packageOf } from './modules.ts';
import type { Rule } from './rule.ts';

/** The order in which features may use each other, on the server: only those that stand before. */
const features = [
  ['mail', 'settings', 'subscription'],
  ['session', 'keys', 'feedback'],
  ['catalogue', 'platforms'],
  ['wishlist'],
  ['collection'],
  ['statistics', 'alerts', 'archive', 'account'],
];
const rankOf = (path: string) => features.findIndex((rank) => rank.includes(folderOf(path) ?? ''));

/** What holds among the modules of the server. */
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
    says: 'Ask another feature through its use cases, so that its rules cannot be walked around.',
    breaks: (from, to) =>
      to.endsWith('.store.ts') &&
      !isTest(from) &&
      folderOf(from) !== folderOf(to) &&
      !/\.store\.ts$|\/src\/jobs\.ts$/.test(from),
  },
  {
    name: 'features use those before them',
    says: 'Two features that need each other are one feature, or hide a third.',
    breaks: (from, to) =>
      packageOf(from) === 'server' &&
      packageOf(to) === 'server' &&
      !isTest(from) &&
      rankOf(from) >= 0 &&
      rankOf(to) > rankOf(from),
  },
];
