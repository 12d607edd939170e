import { itemFields } from './item.rules.ts';

/**
 * The full export of a list: a file that says all of each copy, or wish, for spreadsheets, other programs and our own
 * import. Fields keep the names that they have everywhere (item.rules.ts).
 *
 * - CSV: a header, then a line per copy; UTF-8 with a byte order mark, every value quoted, lines end in CR LF. A value
 *   that a spreadsheet would take for a formula has an apostrophe before it (`escapeFormula` of csv.rules.ts).
 * - XLSX: the same rows on one sheet, texts as texts, amounts and counts as numbers; a second sheet has the sources.
 * - JSON: `{ product, export, version, made_at, sources: [credit, …], copies: [row, …] }`, where empty values are '' for
 *   texts and null for amounts and days.
 *
 * Days are YYYY-MM-DD, moments are ISO 8601 in UTC, amounts have a point, lists are separated by ', '. A later form
 * adds columns at the end and keeps its version; a change of what a column means gets the next one.
 */
export const fullExport = { product: 'Cartouche', export: 'collection', version: 1 } as const;

export const fullForms = ['csv', 'json', 'xlsx'] as const;
export type FullForm = (typeof fullForms)[number];

/** The sheet of a workbook that credits the sources. An import leaves it out, as it does with the column. */
export const sourcesSheet = 'Sources';

/** The columns in their order. */
export const fullColumns = [
  /** The version of the form, on every row: by it a file is recognised. */
  'cartouche_version',
  'title',
  'platform',
  'release_date',
  'publisher',
  'genres',
  'regions',
  /** The game in the open game database, if it has a number there; it is the same on every server. */
  'igdb_id',
  /** Which of the user's copies of the game this is, and of how many: the first is the lead copy. */
  'copy',
  'copies',
  ...itemFields,
  /** Of `purchasePrice` and `estimate`, which are never added to each other. */
  'currency',
  'photos',
  'added_at',
  /** Whom to credit for what the row says of the game (`creditInWords`); empty for a game that the user entered. */
  'sources',
  /** 'yes' for a game that the user entered, which an import enters again, else 'no'. */
  'own_entry',
  /**
   * How the catalogue titles a game that the user has corrected, also where that is the same; else empty. By it another
   * account finds the game, and an import makes the correction there.
   */
  'catalogue_title',
  /** 'owned' for a copy; 'wishlist' for a wish, which has no fields, and whose `added_at` is its day. */
  'list',
] as const;
export type FullColumn = (typeof fullColumns)[number];

/** What is written as a number in a sheet. */
export const fullNumbers: ReadonlySet<FullColumn> = new Set<FullColumn>([
  'cartouche_version',
  'igdb_id',
  'copy',
  'copies',
  'purchasePrice',
  'estimate',
  'photos',
]);

export type FullRow = Record<FullColumn, string | number | null>;
