import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

import { createTarDecoder } from 'modern-tar';

import { noAnswer } from '../../outbound/failure.ts';

export type ArchiveLimits = { entries: number; bytes: number; fileBytes: number };

const usualLimits: ArchiveLimits = {
  entries: 5_000,
  bytes: 256 * 1024 * 1024,
  fileBytes: 32 * 1024 * 1024,
};

/**
 * The wanted files of a .tar.gz, by the names that we have for them: names in an archive never become paths. They are
 * plain files at the top of the archive's one folder; links, devices and whatever else is in it are passed over.
 */
export async function unpackWanted(
  archive: Buffer,
  wanted: readonly string[],
  limits = usualLimits,
): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>();
  let entries = 0;
  try {
    const unpacked = ReadableStream.from(unzip(archive, limits.bytes));
    for await (const { header, body } of unpacked.pipeThrough(createTarDecoder({ strict: true }))) {
      entries += 1;
      if (entries > limits.entries) throw unusable(`more than ${limits.entries} files`);
      const [, top = ''] = /^[^/]+\/([^/]+)$/.exec(header.name) ?? [];
      const name = wanted.find((one) => one === top.toLowerCase());
      if (name === undefined || header.type !== 'file' || found.has(name)) {
        await body.cancel();
        continue;
      }
      if (header.size > limits.fileBytes) throw unusable(`a file of more than ${limits.fileBytes} bytes`);
      const chunks = [];
      for await (const chunk of body) chunks.push(chunk);
      found.set(name, Buffer.concat(chunks));
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'NoAnswer') throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw noAnswer('unusable', `It is not a whole archive: ${reason}.`);
  }
  return found;
}

/** The end of a gzip file says how long it is, so that a short one is an error here. */
async function* unzip(archive: Buffer, most: number): AsyncGenerator<Uint8Array> {
  const unzipped = Readable.from([archive]).pipe(createGunzip());
  let bytes = 0;
  for await (const chunk of unzipped as AsyncIterable<Buffer>) {
    // as: a stream of bytes
    bytes += chunk.byteLength;
    if (bytes > most) throw unusable(`more than ${most} bytes`);
    yield chunk;
  }
}

const unusable = (what: string) => noAnswer('unusable', `The archive has ${what}.`);
