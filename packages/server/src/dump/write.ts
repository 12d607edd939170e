import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import { filesOfPicture } from '../collection/photos.ts';
import type { Context } from '../context.ts';
import { mistake } from '../explain.ts';
import { flushNames } from '../flushNames.ts';
import { encrypt, keyOf, makeSalt } from './cipher.ts';
import * as store from './dump.store.ts';
import { type End, type Head, firstLine } from './form.ts';
import { cannotWrite, requireNewName } from './place.ts';

export type Dump = { path: string; passphrase?: string | undefined };
type Source = Pick<Context, 'db' | 'files' | 'now'>;

/** An unfinished dump has another name, so that one with the real name is complete. */
const unfinishedOf = (path: string) => `${path}.unfinished`;

/** Writes every row and file of the product into one file that only its owner can read. */
export async function writeDump(
  ctx: Source,
  { path, passphrase }: Dump,
  stopped?: AbortSignal,
): Promise<End> {
  requireNewName(path);

  const unfinished = unfinishedOf(path);
  let end: End | undefined;
  try {
    await rm(unfinished, { force: true }); // left by a crash, perhaps with other permissions
    const salt = passphrase === undefined ? null : makeSalt();
    const key = salt && passphrase !== undefined ? await keyOf(passphrase, salt) : undefined;
    const output = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
    output.write(`${firstLine}\n${JSON.stringify({ salt: salt && salt.toString('base64') })}\n`);
    const pieces = Readable.from(piecesOf(ctx, (counted) => (end = counted)));
    const pack = createGzip({ level: 1 });
    const seal = (packed: AsyncIterable<Buffer>) => (key ? encrypt(packed, key) : packed);
    await pipeline(pieces, pack, seal, output, { ...(stopped && { signal: stopped }) });
    await rename(unfinished, path);
    await flushNames(dirname(path));
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined); // if this fails too, the first cause says more
    throw cannotWrite(error, { path, unfinished });
  }
  if (!end) throw new Error('The dump has no end.');
  return end;
}

/**
 * The rows of one moment, then the files. A file is written before its row, and deleted an hour or more after it, so
 * the files of the rows still exist, and no transaction has to stay open while they are read.
 */
async function* piecesOf(ctx: Source, onEnd: (end: End) => void): AsyncGenerator<Buffer> {
  const digest = createHash('sha256');
  const said = (value: object) => digested(Buffer.from(`${JSON.stringify(value)}\n`));
  function digested(bytes: Buffer): Buffer {
    digest.update(bytes);
    return bytes;
  }

  const end: End = { tables: {}, files: 0, missing: [] };
  const keys: string[] = [];
  const snapshot = await store.openSnapshot(ctx.db);
  try {
    const { migrations, tables } = snapshot;
    if (migrations.length === 0)
      throw mistake('The database has nothing of Cartouche in it: there is nothing to dump.');
    yield said({ product: 'Cartouche', made_at: ctx.now().toISOString(), migrations } satisfies Head);
    for (const { name, columns } of tables) {
      yield said({ table: name, columns: columns.map((column) => column.name) });
      let count = 0;
      for await (const rows of snapshot.read(name)) {
        count += rows.length;
        yield digested(Buffer.from(rows.map((row) => `${row}\n`).join('')));
      }
      end.tables[name] = count;
    }
    yield said({ sequences: await snapshot.sequences() });
    keys.push(...(await snapshot.fileKeys()));
  } finally {
    await snapshot.close();
  }

  for (const key of keys.flatMap(filesOfPicture)) {
    const bytes = await ctx.files.get(key);
    if (!bytes) {
      end.missing.push(key);
      continue;
    }
    yield said({ file: key, bytes: bytes.length });
    yield digested(Buffer.from(bytes));
    end.files += 1;
  }
  onEnd(end);
  yield Buffer.from(`${JSON.stringify({ end, sha256: digest.digest('hex') })}\n`);
}
