/**
 * The format of a dump. It begins with two lines of plain text. Everything after them is gzipped, and then encrypted
 * if there is a passphrase: a line for the whole, a line for each table followed by its rows, a line for each file
 * followed by its bytes, and a line with the counts and the digest of everything before it.
 */
import { z } from 'zod';

export const firstLine = 'Cartouche dump 1';

/** The second line: how the rest is encrypted, if at all. */
export const envelope = z.object({ salt: z.base64().max(100).nullable() });

export const head = z.object({
  product: z.literal('Cartouche'),
  made_at: z.string(),
  /** The schema of the rows. */
  migrations: z.array(z.string()).min(1),
});
export type Head = z.infer<typeof head>;

/** The state of each column's sequence. */
const sequences = z.record(z.string(), z.object({ last: z.string(), called: z.boolean() }));
export type Sequences = z.infer<typeof sequences>;

export const end = z.object({
  tables: z.record(z.string(), z.number()),
  files: z.number(),
  /** Files that rows need but that were missing. */
  missing: z.array(z.string()),
});
export type End = z.infer<typeof end>;

export const entry = z.union([
  z.object({ table: z.string(), columns: z.array(z.string()) }),
  z.object({ sequences }),
  z.object({
    file: z.string(),
    bytes: z
      .number()
      .int()
      .min(0)
      .max(64 * 1024 ** 2),
  }),
  z.object({ end, sha256: z.string() }),
]);

/** What a reader gets, piece by piece: rows are JSON lists of texts and nulls, in batches. */
export type Piece =
  | { kind: 'table'; table: string; columns: string[] }
  | { kind: 'rows'; table: string; rows: string[] }
  | { kind: 'sequences'; sequences: Sequences }
  | { kind: 'file'; key: string; bytes: Buffer };
