import { createHash } from 'node:crypto';

import type { Sealed } from './format.ts';

/** Counts the rows of a table and digests its bytes, as it is written and as it is read. */
export function createSeal() {
  const digest = createHash('sha256');
  let rows = 0;

  return {
    add: (bytes: string | Buffer) => void digest.update(bytes),
    /** The rows as they come. */
    async *counted<Row>(all: AsyncIterable<Row>): AsyncGenerator<Row> {
      for await (const row of all) {
        rows += 1;
        yield row;
      }
    },
    close: (): Sealed => ({ rows, sha256: digest.digest('hex') }),
  };
}
