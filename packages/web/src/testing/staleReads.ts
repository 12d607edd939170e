import type { CallName } from '../api/cache.ts';

/** Reads that show which games are owned or wished for, or figures of them. */
export const shelves: CallName[] = [
  'barcodes.find',
  'catalogue.fetchGames',
  'catalogue.platformCounts',
  'catalogue.gameIds',
  'catalogue.letters',
  'catalogue.ownTotals',
  'catalogue.search',
  'igdb.search',
  'igdb.game',
  'catalogue.suggestions',
  'catalogue.game',
  'wishlist.list',
  'collection.copies',
  'collection.copiesOfMany',
  'collection.bin',
  'collection.summary',
  'collection.sumMany',
  'marks.list',
  'collection.shelf',
  'collection.latest',
  'statistics.details',
];

/** Reads that show what the user entered or corrected. */
export const entryReads: CallName[] = [
  'entries.list',
  'entries.matches',
  'catalogue.facets',
  'alerts.list',
  ...shelves,
];

/** Reads that show alerts or what they found. */
export const alertReads: CallName[] = [
  'alerts.list',
  'alerts.countForGame',
  'alerts.summary',
  'alerts.gems',
  'alerts.found',
];

/** Reads that show the plan. */
export const plan: CallName[] = ['session.current', 'subscription.status', 'subscription.plans'];

/** Those, and the copy that is open. */
export const withItem: CallName[] = [...shelves, 'collection.item'];
