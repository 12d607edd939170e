import type { Readable } from 'node:stream';

import { Refusal } from '../refusal.ts';

/** The bytes of an upload as they arrive. Who has read enough just stops. */
export async function* arriving(body: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) yield chunk;
  } catch {
    throw new Refusal('bad_input'); // whoever sent it has gone
  }
}
