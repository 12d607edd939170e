import { crc32 } from 'node:zlib';

import { fromBufferPromise } from 'yauzl';

import { moving } from '@cartouche/contract/moving.rules';

import { Refusal, isRefusal } from '../../refusal.ts';

const mostFiles = 2000;

/**
 * The files of a zip that are asked for, by name. Refuses one that unpacks to more than any list of games needs, and one
 * that cannot be unpacked here: damaged, packed in a way that few know, with files outside of it, or locked.
 */
export async function unzip(
  bytes: Buffer,
  isWanted: (name: string) => boolean,
): Promise<Map<string, Buffer>> {
  return await unpack(bytes, isWanted).catch((error: unknown) => {
    throw isRefusal(error) ? error : new Refusal('move_unreadable');
  });
}

async function unpack(bytes: Buffer, isWanted: (name: string) => boolean): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  let unpacked = 0;
  let seen = 0;
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  for await (const entry of zip.eachEntry()) {
    seen += 1;
    if (seen > mostFiles) throw new Refusal('move_hostile');
    if (!isWanted(entry.fileName)) continue;
    if (entry.isEncrypted()) throw new Refusal('move_locked');
    if (unpacked + entry.uncompressedSize > moving.unpackedBytes) throw new Refusal('move_hostile');
    const pieces: Buffer[] = [];
    for await (const piece of await zip.openReadStreamPromise(entry)) {
      const part = piece as Buffer; // as: the stream has no encoding
      unpacked += part.length; // counted again: the directory may claim less
      if (unpacked > moving.unpackedBytes) throw new Refusal('move_hostile');
      pieces.push(part);
    }
    const file = Buffer.concat(pieces);
    if (crc32(file) !== entry.crc32) throw new Refusal('move_unreadable');
    files.set(entry.fileName, file);
  }
  return files;
}
