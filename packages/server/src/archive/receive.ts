import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { arriving } from '../files/arriving.ts';
import { Refusal } from '../refusal.ts';

/** Writes an uploaded archive to a file as it arrives. */
export function receiveArchive(body: Readable, path: string, mostBytes: number): Promise<void> {
  return pipeline(limitedTo(mostBytes, arriving(body)), createWriteStream(path));
}

async function* limitedTo(mostBytes: number, archive: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const bytes of archive) {
    size += bytes.length;
    if (size > mostBytes) throw new Refusal('archive_too_large');
    yield bytes;
  }
}
