import { z } from 'zod';

import { quietHours } from '@cartouche/contract/alertShapes';
import { alertMarketplaceIds, wantedParts } from '@cartouche/contract/alerts.rules';
import { text } from '@cartouche/contract/call';
import { fold } from '@cartouche/contract/catalogue.rules';
import { itemDraft } from '@cartouche/contract/item';
import { csvHeader, csvLine } from '@cartouche/contract/csv.rules';
import { isReleaseDate } from '@cartouche/contract/entries.rules';
import { itemFields } from '@cartouche/contract/item.rules';
import { ownEntries } from '@cartouche/contract/limits';
import { highestPrice } from '@cartouche/contract/money.rules';
import { marketplaceCodes } from '@cartouche/contract/settings.rules';
import { ways } from '@cartouche/contract/telling.rules';

const made = z.object({ product: z.literal('Cartouche'), made_at: z.string() });

/** The manifest's seal of a table's JSON, so that nothing is lost or changed unnoticed. */
const sealed = z.object({ rows: z.number(), sha256: z.string() });
export type Sealed = z.infer<typeof sealed>;

/** What an archive says about itself; a later format gets the next number. The first format had no seals. */
export const manifest = z.discriminatedUnion('format', [
  made.extend({ format: z.literal(1) }),
  made.extend({ format: z.literal(2), tables: z.record(z.string(), sealed) }),
]);
export type Manifest = z.infer<typeof manifest>;

const moment = z.iso
  .datetime()
  .max(30)
  .refine((at) => at >= '1970' && at < '9999', 'is not a plausible date');

/** Folded texts are indexed. */
const foldable = text
  .max(ownEntries.longestText)
  .refine((value) => fold(value).length <= ownEntries.longestText);

/** Values separated by commas. */
function list(shape: RegExp, most: number) {
  return text
    .max(10_000)
    .transform((values) => values.split(', ').filter(Boolean))
    .pipe(z.array(z.string().regex(shape)).max(most));
}

/** What tells a game from others of its title; older archives have neither. */
const facts = {
  release_date: z
    .string()
    .regex(/^\d{4}(-\d\d){0,2}$/)
    .nullable()
    .default(null),
  igdb_id: z.number().int().nullable().default(null),
};

/** A game as every catalogue knows it; its id belongs to this server. */
const named = z.object({ title: text.max(1000), platform: text.max(200), ...facts });

/** The number of the own entry in entries.json; null for a game of the catalogue, which may have the same title. */
const entry = z.number().int().nullable().default(null);

/** A game that the user entered, or their correction of one. */
const ownEntry = z.object({
  entry: z.number().int(),
  title: foldable.min(1),
  platform: text.max(200),
  release_date: z.string().refine(isReleaseDate).nullable(),
  publisher: foldable.nullable(),
  /** Separated by ', '. */
  regions: list(/^[A-Z]{2}$/, ownEntries.mostRegions),
  genres: list(/^.{1,60}$/, 50),
  /** The game that it corrects. */
  corrects_title: named.shape.title.nullable(),
  corrects_platform: named.shape.platform.nullable(),
  corrects_release_date: facts.release_date,
  corrects_igdb_id: facts.igdb_id,
  /** The file of its cover. */
  cover: z
    .string()
    .max(200)
    .regex(/^photos\/[\w.-]+$/)
    .nullable(),
  created_at: moment,
});

/** A field missing from an older archive gets the value of a new copy. */
const copy = named.extend({
  entry,
  /** The copy's id, to which photos.json refers. */
  item: z.number().int(),
  ...itemDraft.shape,
  purchaseDate: itemDraft.shape.purchaseDate.transform((date) => date ?? null),
  created_at: moment,
});

const price = z.number().min(0).max(highestPrice).multipleOf(0.01);

function toWords(written: string): unknown {
  if (written.startsWith('[')) return JSON.parse(written);
  return written
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}

const alert = z.object({
  /** The alert's id, to which gems.json refers. */
  alert: z.number().int(),
  marketplace: z.enum(alertMarketplaceIds),
  query: text.min(1).max(500),
  min_price: price.nullable(),
  max_price: price.nullable(),
  active: z.boolean(),
  entry,
  /** The alert's game, if it has one. */
  title: named.shape.title.nullable(),
  platform: named.shape.platform.nullable(),
  ...facts,
  created_at: moment,
  // The first archives have nothing from here on.
  site: z.enum(marketplaceCodes).nullable().default(null),
  part: z.enum(wantedParts).default('any'),
  /** A list as JSON, since a word may have a comma. The first archives with such words separated them by commas. */
  excluded_words: text
    .max(10_000)
    .default('[]')
    .transform(toWords)
    .pipe(z.array(text.min(1).max(200)).max(100)),
  with_fees: z.boolean().default(false),
});

/** ASCII, as in addresses. The column is indexed, and an index entry has room for 2,700 bytes. */
const listingAddress = z.string().regex(/^[\x21-\x7e]{1,2000}$/);

const gem = z.object({
  alert: z.number().int(),
  title: text.max(1000),
  price,
  url: listingAddress,
  image_url: text.max(2000).nullable(),
  marketplace: z.enum(alertMarketplaceIds),
  created_at: moment,
  seen: z.boolean(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('EUR'),
  /** Whether it was put away, and is not to be found again. */
  dismissed: z.boolean().default(false),
  total: price.nullable().default(null),
  was_price: price.nullable().default(null),
  seller: text.max(1000).nullable().default(null),
  /** When it was bought, and as which game. */
  bought_at: moment.nullable().default(null),
  bought_title: named.shape.title.nullable().default(null),
  bought_platform: named.shape.platform.nullable().default(null),
  bought_release_date: facts.release_date,
  bought_igdb_id: facts.igdb_id,
  bought_entry: entry,
});

/** Whom or what somebody wants to hear nothing of; only a seller has a marketplace. */
const mute = z
  .object({
    kind: z.enum(['seller', 'word']),
    marketplace: z.enum(alertMarketplaceIds).nullable(),
    value: text.min(1).max(200),
    created_at: moment,
  })
  .refine(({ kind, marketplace }) => (kind === 'seller') === (marketplace !== null));

/** The files that an import reads, each a list of rows; the others are only for people. */
export const parts = {
  /** The copy that leads each game. */
  collection: copy,
  /** The further ones. */
  copies: copy,
  /** `led`: whether it leads again when it is brought back. */
  bin: copy.extend({ removed_at: moment, led: z.boolean().default(true) }),
  wishlist: named.extend({ entry, created_at: moment }),
  platforms: z.object({ platform: text.max(200), created_at: moment }),
  photos: z.object({
    item: z.number().int(),
    file: z
      .string()
      .max(200)
      .regex(/^photos\/[\w.-]+$/),
    created_at: moment,
    /** Whether its owner sees it as the cover of the game; older archives do not say. */
    is_cover: z.boolean().default(false),
  }),
  entries: ownEntry,
  alerts: alert,
  gems: gem,
  mutes: mute,
};

/** The parts with copies, which carry long notes. */
export const copyParts = ['collection', 'copies', 'bin'] as const;
export type CopyPart = (typeof copyParts)[number];

export type Part = keyof typeof parts;
export type Parts = { [Name in Part]: z.infer<(typeof parts)[Name]>[] };

const hours = quietHours.shape;

export const preferences = z.object({
  preferred_currency: z.enum(['USD', 'EUR']),
  preferred_marketplace: z
    .enum(['auto', ...marketplaceCodes])
    .nullable()
    .catch(null),
  preferred_language: z.enum(['en', 'fr']).nullable(),
  // The first archives have nothing from here on.
  /** The ways to be told of finds, separated by commas; null if nobody chose. */
  told_by: z
    .string()
    .transform((chosen) => ways.filter((way) => chosen.split(',').includes(way)))
    .nullable()
    .default(null)
    .catch(null),
  is_quiet: hours.isQuiet.nullable().default(null).catch(null),
  quiet_from: hours.quiet_from.nullable().default(null).catch(null),
  quiet_to: hours.quiet_to.nullable().default(null).catch(null),
  time_zone: hours.time_zone.default(null).catch(null),
});

/** The columns of each table in the archive, in their order. A CSV has them even without rows. */
const ofCopies = [
  'item',
  'title',
  'platform',
  ...itemFields,
  'created_at',
  'entry',
  'release_date',
  'igdb_id',
];
export const columns = {
  collection: ofCopies,
  copies: ofCopies,
  bin: [...ofCopies, 'removed_at', 'led'],
  wishlist: ['title', 'platform', 'created_at', 'entry', 'release_date', 'igdb_id'],
  platforms: ['platform', 'created_at'],
  photos: ['item', 'file', 'mime_type', 'size', 'created_at', 'is_cover'],
  alerts:
    'alert marketplace query min_price max_price active title platform created_at site part excluded_words with_fees entry release_date igdb_id'.split(
      ' ',
    ),
  gems: 'alert title price url image_url marketplace created_at seen currency dismissed total was_price seller bought_at bought_title bought_platform bought_entry bought_release_date bought_igdb_id'.split(
    ' ',
  ),
  entries:
    'entry title platform release_date publisher regions genres corrects_title corrects_platform cover created_at corrects_release_date corrects_igdb_id'.split(
      ' ',
    ),
  mutes: ['kind', 'marketplace', 'value', 'created_at'],
  profile:
    'email name preferred_currency preferred_marketplace preferred_language user_type created_at told_by is_quiet quiet_from quiet_to time_zone'.split(
      ' ',
    ),
  subscription:
    'subscription_tier subscription_status subscription_expires_at given_tier given_is_trial given_expires_at updated_at'.split(
      ' ',
    ),
  api_keys: ['name', 'ending', 'created_at', 'last_used_at'],
  barcodes: ['barcode', 'title', 'platform', 'entry', 'is_right', 'said_at'],
  feedback: 'feedback_type subject message email current_url user_agent created_at'.split(' '),
};
export type Table = keyof typeof columns;
export const tables = Object.keys(columns) as Table[]; // as: Object.keys answers strings

/** A value in a row as it is written. */
type Cell = string | number | boolean | null;
export type Row = Record<string, Cell>;

/** Writes rows as a JSON list, piece by piece. */
export async function* toJson(rows: AsyncIterable<Row>, names: readonly string[]): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + JSON.stringify(row, [...names], 2);
    before = ',\n';
  }
  yield before === ',\n' ? '\n]\n' : '[]\n';
}

/** Writes rows as CSV, piece by piece, for people; an import reads the JSON. */
export async function* toCsv(rows: AsyncIterable<Row>, names: readonly string[]): AsyncGenerator<string> {
  yield csvHeader(names);
  for await (const row of rows) yield csvLine(names.map((name) => row[name] ?? null));
}
