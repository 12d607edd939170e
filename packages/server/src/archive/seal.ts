import { createHash } from 'node:crypto';

import type { Sealed } from './format.ts';

/** Counts a table's rows and digests its bytes, while they are written or read. */
export function createSeal() {
  const digest = createHash('sha256');
  let rows = 0;

  return {
    add: (bytes: string | Buffer) => void digest.update(bytes),
    /** Passes the rows on and counts them. */
    async *counted<Row>(all: AsyncIterable<Row>): AsyncGenerator<Row> {
      for await (const row of all) {
        rows += 1;
        yield row;
      }
    },
    close: (): Sealed => ({ rows, sha256: digest.digest('hex') }),
  };
}
