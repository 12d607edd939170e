import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable, pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

import { isMistake, mistake } from '../explain.ts';
import { type Bytes, bytesOf } from './bytes.ts';
import { WrongKey, decrypt, keyOf } from './cipher.ts';
import { type End, type Head, type Piece, entry, envelope, firstLine, head } from './form.ts';
import { cannotRead } from './place.ts';

/** A row is one line, with everything that users wrote in it. */
const longestLine = 256 * 1024 ** 2;
const batch = { rows: 500, characters: 1024 ** 2 };

export type OpenDump = {
  head: Head;
  /** Everything in it; answers the counts at the end. Throws if it is not intact. */
  pieces: () => AsyncGenerator<Piece, End>;
};

/** Opens a dump. There is one message for all unreadable files, whether damaged, cut off or not a dump at all. */
export async function openDump(path: string, passphrase: string | undefined): Promise<OpenDump> {
  const bytes = await asDump(path, () => unpack(path, passphrase));
  const digest = createHash('sha256');

  async function nextLine(): Promise<Buffer> {
    const line = await bytes.line();
    if (!line) throw unreadable(path);
    return line;
  }
  function digested(line: Buffer): Buffer {
    digest.update(line).update('\n');
    return line;
  }

  async function* pieces(): AsyncGenerator<Piece, End> {
    const counts: Record<string, number> = {};
    let files = 0;
    let table: string | undefined;
    let rows: string[] = [];
    let characters = 0;

    for (;;) {
      const line = await asDump(path, nextLine);
      const isRow = line[0] === '['.charCodeAt(0);
      if (isRow) {
        if (table === undefined) throw unreadable(path);
        counts[table] = (counts[table] ?? 0) + 1;
        characters += rows.push(String(digested(line))) && line.length;
      }
      if (table !== undefined && rows.length > 0 && (!isRow || isFull(rows, characters))) {
        yield { kind: 'rows', table, rows };
        [rows, characters] = [[], 0];
      }
      if (isRow) continue;

      const said = await asDump(path, () => entry.parse(JSON.parse(String(line))));
      if ('end' in said) {
        const isWhole =
          said.sha256 === digest.digest('hex') &&
          said.end.files === files &&
          isSame(said.end.tables, counts) &&
          (await asDump(path, () => bytes.line())) === undefined;
        if (!isWhole) throw unreadable(path);
        return said.end;
      }
      digested(line);
      table = 'table' in said ? said.table : undefined;
      if ('table' in said) {
        if (Object.hasOwn(counts, said.table)) throw unreadable(path);
        counts[said.table] = 0;
        yield { kind: 'table', ...said };
      } else if ('sequences' in said) {
        yield { kind: 'sequences', sequences: said.sequences };
      } else {
        const content = await asDump(path, () => bytes.take(said.bytes));
        digest.update(content);
        files += 1;
        yield { kind: 'file', key: said.file, bytes: content };
      }
    }
  }

  const first = await asDump(path, async () => head.parse(JSON.parse(String(digested(await nextLine())))));
  return { head: first, pieces };
}

async function unpack(path: string, passphrase: string | undefined): Promise<Bytes> {
  const bytes = bytesOf(createReadStream(path), longestLine);
  const isOurs = (await bytes.take(firstLine.length)).equals(Buffer.from(firstLine));
  if (!isOurs || (await bytes.line())?.length !== 0) throw unreadable(path);
  const { salt } = envelope.parse(JSON.parse(String(await bytes.line())));
  if (salt !== null && passphrase === undefined) {
    throw mistake(`${path} is encrypted: set CARTOUCHE_DUMP_KEY to the passphrase that it was written with.`);
  }

  const packed =
    salt === null || passphrase === undefined
      ? bytes.rest()
      : decrypt(bytes, await keyOf(passphrase, Buffer.from(salt, 'base64')));
  const unpacked = createGunzip();
  pipeline(Readable.from(packed), unpacked, () => undefined); // errors reach the reader of `unpacked`
  return bytesOf(unpacked, longestLine);
}

/** Any error in there is due to the file's content, unless the file cannot be read at all. */
async function asDump<T>(path: string, read: () => T | Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof WrongKey) {
      throw mistake(
        `CARTOUCHE_DUMP_KEY does not open ${path}: it is another passphrase, or the file is damaged.`,
      );
    }
    const isOfSystem = error instanceof Error && 'syscall' in error;
    if (isOfSystem) throw cannotRead(error, path);
    throw isMistake(error) ? error : unreadable(path);
  }
}

function unreadable(path: string): Error {
  return mistake(`${path} is not a dump of Cartouche, or it is damaged or cut off. Nothing was loaded.`);
}

const isFull = (rows: string[], characters: number) =>
  rows.length >= batch.rows || characters >= batch.characters;

function isSame(one: Record<string, number>, other: Record<string, number>): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && one[name] === other[name])
  );
}
