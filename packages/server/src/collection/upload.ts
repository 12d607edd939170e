import { Readable } from 'node:stream';

import { photos } from '@cartouche/contract/limits';

import type { UserId } from '../context.ts';
import { arriving } from '../files/arriving.ts';
import { Refusal } from '../refusal.ts';
import { busy, createTurns } from '../throttle/turns.ts';
import { type Picture, photoTooLarge, toPicture } from './picture.ts';

/** Limits of this process: decoded pictures are large, and so are those waiting to be decoded. */
const most = { ofOneUser: 12, bytesHeld: 256 * 1024 * 1024, bytesOfOneUser: 64 * 1024 * 1024 };
/** Turns for decoding, for uploads and imports. */
export const inTurn = createTurns({ atOnce: 2, waiting: 40 });

const uploading = new Map<UserId, { count: number; bytes: number }>();
let bytesHeld = 0;

/** Reads a photo as it arrives, and makes its picture in turn. Refuses when too many are under way. */
export function receivePicture(userId: UserId, body: unknown): Promise<Picture> {
  return receiveUpload(userId, body, toPicture);
}

/** The same for a picture that something else is made of. */
export async function receiveUpload<T>(
  userId: UserId,
  body: unknown,
  make: (bytes: Buffer) => Promise<T>,
): Promise<T> {
  const own = uploading.get(userId) ?? { count: 0, bytes: 0 };
  if (own.count >= most.ofOneUser) throw busy();

  const held: Buffer[] = [];
  uploading.set(userId, own);
  own.count += 1;
  try {
    await read(body, held, own);
    return await inTurn(() => make(Buffer.concat(held)));
  } finally {
    for (const { length } of held) {
      bytesHeld -= length;
      own.bytes -= length;
    }
    own.count -= 1;
    if (own.count === 0) uploading.delete(userId);
  }
}

async function read(body: unknown, held: Buffer[], own: { bytes: number }): Promise<void> {
  if (!(body instanceof Readable)) throw new Refusal('photo_not_an_image');

  let size = 0;
  for await (const bytes of arriving(body)) {
    size += bytes.length;
    if (size > photos.largestBytes) throw photoTooLarge();
    if (bytesHeld + bytes.length > most.bytesHeld) throw busy();
    if (own.bytes + bytes.length > most.bytesOfOneUser) throw busy();
    bytesHeld += bytes.length;
    own.bytes += bytes.length;
    held.push(bytes);
  }
}
