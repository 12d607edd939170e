import { Readable } from 'node:stream';

import { photos } from '@cartouche/contract/limits';

import type { UserId } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { type Picture, photoTooLarge, toPicture } from './picture.ts';
import { createTurns } from './turns.ts';

/** What this process does at once: a decoded picture is large, and so is what waits to be decoded. */
const most = { ofOneUser: 12, bytesHeld: 256 * 1024 * 1024 };
const inTurn = createTurns({ atOnce: 2, waiting: 40 });

const uploading = new Map<UserId, number>();
let bytesHeld = 0;

/** Reads a photo as it arrives and makes the picture of it, when it is its turn. Refuses when too many are at it. */
export async function receivePicture(userId: UserId, body: unknown): Promise<Picture> {
  const own = uploading.get(userId) ?? 0;
  if (own >= most.ofOneUser) throw busy();

  const held: Buffer[] = [];
  uploading.set(userId, own + 1);
  try {
    await read(body, held);
    return await inTurn(() => toPicture(Buffer.concat(held)));
  } finally {
    for (const chunk of held) bytesHeld -= chunk.length;
    if (uploading.get(userId) === 1) uploading.delete(userId);
    else uploading.set(userId, (uploading.get(userId) ?? 1) - 1);
  }
}

async function read(body: unknown, held: Buffer[]): Promise<void> {
  if (!(body instanceof Readable)) throw new Refusal('photo_not_an_image');

  let size = 0;
  try {
    // Not destroyed when we have enough: the refusal has to go out over the same connection.
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      const bytes: Buffer = chunk;
      size += bytes.length;
      if (size > photos.largestBytes) throw photoTooLarge();
      if (bytesHeld + bytes.length > most.bytesHeld) throw busy();
      bytesHeld += bytes.length;
      held.push(bytes);
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw new Refusal('bad_input'); // whoever sent it has gone
    body.resume();
    throw error;
  }
}

function busy(): Refusal {
  return new Refusal('slow_down', { seconds: 10 });
}
