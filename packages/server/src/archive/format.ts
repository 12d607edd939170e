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
    file: z.string().regex(/^photos\/[\w.-]+$/),
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

type Cell = string | number | boolean | null;

/** Rows as CSV with a header; every value quoted, as spreadsheets read it whatever it holds. */
export function toCsv(rows: readonly Record<string, Cell>[], columns: readonly string[]): string {
  const line = (cells: readonly Cell[]) =>
    cells.map((cell) => `"${String(cell ?? '').replaceAll('"', '""')}"`).join(',');
  return `${[line(columns), ...rows.map((row) => line(columns.map((name) => row[name] ?? null)))].join('\r\n')}\r\n`;
}
