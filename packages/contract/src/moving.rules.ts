import { currencies } from './money.rules.ts';

/**
 * What a file of another tracker can say of a copy. Columns of a file are mapped to these; `note` keeps a column as a
 * labelled line of the notes, `nothing` leaves it out. `price` is one of which the user has yet to say whether it is the
 * price paid or a value.
 */
export const movedFields = [
  'title',
  'platform',
  'completeness',
  'game',
  'box',
  'manual',
  'sealed',
  'condition',
  'paid',
  'currency',
  'bought',
  'added',
  'region',
  'edition',
  'barcode',
  'serial',
  'list',
  'owned',
  'wished',
  'forSale',
  'sold',
  'quantity',
  'year',
  'igdb',
  'kind',
  'release',
  'boxCondition',
  'bookletCondition',
  'mediumCondition',
  'place',
  'tags',
  'boughtAt',
  'boughtFrom',
  'estimate',
  'estimateDate',
  'notes',
  'price',
  'note',
  'nothing',
] as const;
export type MovedField = (typeof movedFields)[number];

/** The fields that one column alone can be. What is sold may have a column for its price and one for the day. */
export const singleFields = movedFields.filter(
  (field) => field !== 'sold' && field !== 'price' && field !== 'note' && field !== 'nothing',
);

/** The name of a table's column; where it has none, its letter as a spreadsheet shows it: A to Z, AA and so on. */
export function columnName(name: string, place: number): string {
  const letter = String.fromCodePoint(65 + (place % 26));
  return name.trim() || (place < 26 ? letter : columnName('', Math.floor(place / 26) - 1) + letter);
}

/** The forms of files that are recognised. `sheet` is any other table, whose columns are mapped by hand. */
export const movedForms = [
  'cartouche',
  'gameye',
  'gameyeBackup',
  'clz',
  'clzXml',
  'vgcollect',
  'priceCharting',
  'grouvee',
  'igdb',
  'vgcShelf',
  'darkadia',
  'myGameCollection',
  'gcstar',
  'tellico',
  'koillection',
  'sheet',
] as const;
export type MovedForm = (typeof movedForms)[number];

/** The names that trackers go by. */
export const formNames: Record<Exclude<MovedForm, 'sheet'>, string> = {
  cartouche: 'Cartouche',
  gameye: 'GAMEYE (CSV)',
  gameyeBackup: 'GAMEYE (.ged)',
  clz: 'CLZ Games (CSV)',
  clzXml: 'CLZ Games (XML)',
  vgcollect: 'VGCollect',
  priceCharting: 'PriceCharting',
  grouvee: 'Grouvee',
  igdb: 'IGDB',
  vgcShelf: 'VGC Shelf',
  darkadia: 'Darkadia',
  myGameCollection: 'My Game Collection',
  gcstar: 'GCstar',
  tellico: 'Tellico',
  koillection: 'Koillection',
};

/**
 * How a row of a file ends: a game that is brought, one that is there already, one that the user has to look at, one
 * of which the file has a further copy, or one that is left out.
 */
export const movedStatuses = ['new', 'same', 'differs', 'several', 'missing', 'copy', 'out'] as const;
export type MovedStatus = (typeof movedStatuses)[number];

/**
 * Which rows are listed: those that end in one way, or those whose games were changed here since they were compared,
 * which were asked again before the writing, or left out by it.
 */
export const rowFilters = [...movedStatuses, 'changed'] as const;
export type RowFilter = (typeof rowFilters)[number];

/** Why a row is left out, or has no game. */
export const movedReasons = [
  'noTitle',
  'noPlatform',
  'otherPlatform',
  'kind',
  'digital',
  'sold',
  'none',
  'sum',
  'wordOut',
  'damaged',
  'unsure',
  'otherYear',
  'owned',
] as const;
export type MovedReason = (typeof movedReasons)[number];

export const moveStates = [
  'mapping',
  'matching',
  'ready',
  'writing',
  'written',
  'undoing',
  'undone',
] as const;
export type MoveState = (typeof moveStates)[number];

/** States in which the server is at work. */
export function isAtWork(state: MoveState): boolean {
  return state === 'matching' || state === 'writing' || state === 'undoing';
}

/**
 * In what order a date has day and month where it is written with figures alone. A file that has both orders is mixed:
 * none of them is read.
 */
export const dateOrders = ['dmy', 'mdy', 'mixed'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** The currencies that the prices of a file can be said to be in. */
export const movedCurrencies = [
  ...currencies,
  'GBP',
  'CHF',
  'CAD',
  'AUD',
  'JPY',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'BRL',
  'MXN',
] as const;
export type MovedCurrency = (typeof movedCurrencies)[number];

/** What the figures of a price count. */
export const paidUnits = ['whole', 'hundredths'] as const;

/** The lists that a row can go to. */
export const movedLists = ['collection', 'wishlist', 'out'] as const;
export type MovedList = (typeof movedLists)[number];

/** Limits of a file, and how long what was read of it is kept. */
export const moving = {
  /** Our own full export of the most rows, each with all its fields and some notes, as JSON; and as a workbook unpacks. */
  largestBytes: 64 * 1024 * 1024,
  unpackedBytes: 128 * 1024 * 1024,
  mostRows: 50_000,
  mostColumns: 200,
  longestCell: 20_000,
  undoDays: 30,
  unwrittenDays: 7,
} as const;
