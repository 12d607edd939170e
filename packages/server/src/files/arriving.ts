import type { Readable } from 'node:stream';

import { Refusal } from '../refusal.ts';

/** The bytes of an upload as they arrive. The reader may stop at any time. */
export async function* arriving(body: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) yield chunk;
  } catch {
    throw new Refusal('bad_input'); // the sender has gone
  }
}
