import { z } from 'zod';

import { text } from '@cartouche/contract/call';
import { itemDraft } from '@cartouche/contract/collection';
import { marketplaceCodes } from '@cartouche/contract/settings.rules';

/** The archive's first file; a later form of archives gets the next number. */
export const manifest = z.object({
  format: z.literal(1),
  product: z.literal('Cartouche'),
  made_at: z.string(),
});

const moment = z.iso
  .datetime()
  .max(30)
  .refine((at) => at >= '1970' && at < '9999', 'is no moment of ours');

/** A game by what every catalogue knows of it; its number is this server's own. */
const named = z.object({ title: text.max(1000), platform: text.max(200) });

const copy = named.extend({
  /** The copy's number, by which photos.json names it. */
  item: z.number().int(),
  condition: itemDraft.shape.condition,
  completeness: itemDraft.shape.completeness,
  purchasePrice: itemDraft.shape.purchasePrice,
  purchaseDate: itemDraft.shape.purchaseDate.transform((date) => date ?? null),
  notes: itemDraft.shape.notes,
  created_at: moment,
});

/** The files that are read back, each a list of rows; the others of an archive are only for their owner to read. */
export const parts = {
  collection: copy,
  bin: copy.extend({ removed_at: moment }),
  wishlist: named.extend({ created_at: moment }),
  platforms: z.object({ platform: text.max(200), created_at: moment }),
  photos: z.object({
    item: z.number().int(),
    file: z
      .string()
      .max(200)
      .regex(/^photos\/[\w.-]+$/),
    created_at: moment,
  }),
};

export type Part = keyof typeof parts;
export type Parts = { [Name in Part]: z.infer<(typeof parts)[Name]>[] };

export const preferences = z.object({
  preferred_currency: z.enum(['USD', 'EUR']),
  preferred_marketplace: z.enum(['auto', ...marketplaceCodes]).catch('auto'),
  preferred_language: z.enum(['en', 'fr']).nullable(),
});

/** What an archive has of each table, in the order of a spreadsheet, which has them also where there are no rows. */
const ofCopies =
  'item title platform condition completeness purchasePrice purchaseDate notes created_at'.split(' ');
export const columns = {
  collection: ofCopies,
  bin: [...ofCopies, 'removed_at'],
  wishlist: ['title', 'platform', 'created_at'],
  platforms: ['platform', 'created_at'],
  photos: ['item', 'file', 'mime_type', 'size', 'created_at'],
  profile:
    'email name preferred_currency preferred_marketplace preferred_language user_type created_at'.split(' '),
  subscription: ['subscription_tier', 'subscription_status', 'subscription_expires_at', 'updated_at'],
  api_keys: ['name', 'ending', 'created_at', 'last_used_at'],
  feedback: 'feedback_type subject message email current_url user_agent created_at'.split(' '),
};
export type Table = keyof typeof columns;
export const tables = Object.keys(columns) as Table[]; // as: keys are told as strings

/** A row of a table as it is written. */
export type Row = Record<string, string | number | null>;

/** Rows as a JSON list, piece by piece. */
export async function* toJson(rows: AsyncIterable<Row>, names: readonly string[]): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + JSON.stringify(row, [...names], 2);
    before = ',\n';
  }
  yield before === ',\n' ? '\n]\n' : '[]\n';
}

/** Rows as CSV with a header, piece by piece; every value quoted, as spreadsheets read it whatever it holds. */
export async function* toCsv(rows: AsyncIterable<Row>, names: readonly string[]): AsyncGenerator<string> {
  const line = (cells: readonly (string | number | null)[]) =>
    `${cells.map((cell) => `"${String(cell ?? '').replaceAll('"', '""')}"`).join(',')}\r\n`;
  yield line(names);
  for await (const row of rows) yield line(names.map((name) => row[name] ?? null));
}
