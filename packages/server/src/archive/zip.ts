import { PassThrough, Readable, pipeline } from 'node:stream';

import { type Options, ZipFile } from 'yazl';

type Content = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;

/** A zip that is written while what is in it is read. If that fails, whoever reads the zip hears of it. */
export function startZip() {
  const zip = new ZipFile();
  const output = new PassThrough();
  const fail = (error: Error) => void output.destroy(error);
  zip.on('error', fail);
  pipeline(zip.outputStream, output, () => undefined); // errors reach the reader of `output`

  return {
    /** Reads when it is this file's turn. */
    add(name: string, read: () => Content, options: Partial<Options> = {}): void {
      // The zip itself does not listen to what it reads: an error would end the process.
      zip.addReadStreamLazy(name, options, (done) => done(null, Readable.from(read()).on('error', fail)));
    },
    end(): Readable {
      zip.end();
      return output;
    },
  };
}
