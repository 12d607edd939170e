import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { arriving } from '../files/arriving.ts';
import { tooLarge } from './text/delimited.ts';

/** Writes an uploaded file to the disk as it arrives. */
export function receiveFile(body: Readable, path: string, mostBytes: number): Promise<void> {
  return pipeline(limitedTo(mostBytes, arriving(body)), createWriteStream(path));
}

async function* limitedTo(mostBytes: number, file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const bytes of file) {
    size += bytes.length;
    if (size > mostBytes) throw tooLarge();
    yield bytes;
  }
}
