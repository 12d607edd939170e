import { PassThrough, Readable, pipeline } from 'node:stream';

import { ZipFile } from 'yazl';

import type { Context, UserId } from '../context.ts';
import { readPicture } from '../collection/photos.ts';
import { listEverything } from './archive.store.ts';
import { Refusal } from '../refusal.ts';
import { toCsv } from './format.ts';

/** All that is the user's in one zip, written as it is read: tables as JSON and CSV, and the photos. */
export async function writeArchive(ctx: Context, userId: UserId): Promise<Readable> {
  const everything = await listEverything(ctx.db, userId);
  const zip = new ZipFile();
  const add = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name);

  add('cartouche.json', toJson({ format: 1, product: 'Cartouche', made_at: ctx.now().toISOString() }));
  for (const [name, rows] of Object.entries(everything)) {
    const shown = rows.map(({ file_key: _ours, ...row }) => row);
    add(`${name}.json`, toJson(shown));
    add(`${name}.csv`, toCsv(shown, Object.keys(shown[0] ?? {})));
  }
  for (const { file, file_key } of everything.photos) {
    // Already compressed. One after the other, so that only one is in memory.
    const picture = () => readPicture(ctx, String(file_key), 'full');
    zip.addReadStreamLazy(String(file), { compress: false }, (done) =>
      done(null, Readable.from(once(picture))),
    );
  }

  const output = new PassThrough();
  pipeline(zip.outputStream, output, () => undefined); // whoever reads `output` hears of what ends it
  zip.on('error', (error: Error) => output.destroy(error));
  zip.end();
  return output;
}

async function* once(read: () => Promise<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield await read();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error; // a file that is missing is logged, and the rest is given all the same
  }
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
