import type { Metadata } from 'sharp';

import { photos } from '@cartouche/contract/limits';
import { isPictureTooLarge } from '@cartouche/contract/photo.rules';

import { decodedBytes, decoder, metadataOf, toWebp } from '../pictures/decoder.ts';
import { Refusal } from '../refusal.ts';
import { busy } from '../throttle/turns.ts';

/** A photo as it is stored: upright, in sRGB, and without metadata on place or camera. */
export type Picture = { full: Buffer; thumbnail: Buffer };

const longestSide = 2048;
/** Far above the size of any picture of ours. */
const largestOfOurs = 4 * 1024 ** 2;
const thumbnailSide = 320;
/** In bytes: the most pixels of a photo, at the usual depth. */
const largestDecoded = photos.mostPixels * 4;

/** Makes the stored picture from an upload. Its format is known only from its bytes. */
export async function toPicture(bytes: Buffer): Promise<Picture> {
  await measured(bytes);
  const full = await decoded(() =>
    toWebp(
      decoder(bytes, { failOn: 'error', limitInputPixels: photos.mostPixels })
        .autoOrient()
        .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true }),
    ),
  );
  return { full, thumbnail: await decoded(() => thumbnailOf(full)) };
}

/** The same for a picture from an archive: one that we made stays as it is. */
export async function toPictureFromArchive(bytes: Buffer): Promise<Picture> {
  const found = await measured(bytes);
  const isOurs =
    found.format === 'webp' &&
    bytes.length <= largestOfOurs &&
    bytes.readUInt32LE(4) + 8 === bytes.length && // nothing follows the picture
    Math.max(found.width, found.height) <= longestSide &&
    !(found.exif ?? found.icc ?? found.xmp ?? found.pages);
  return isOurs
    ? { full: bytes, thumbnail: await decoded(() => thumbnailOf(bytes)) }
    : await toPicture(bytes);
}

/** The metadata of a picture. Refuses one that is too large, before anything is decoded. */
export async function measured(bytes: Buffer): Promise<Metadata> {
  const found = await decoded(() => metadataOf(bytes));
  if (isPictureTooLarge(found) || decodedBytes(found) > largestDecoded) throw photoTooLarge();
  return found;
}

function thumbnailOf(full: Buffer): Promise<Buffer> {
  return toWebp(decoder(full, { failOn: 'error' }).resize({ width: thumbnailSide, height: thumbnailSide }));
}

/** A photo as a cover: whole, and as large as one on a card of a dense screen. */
export function toCover(full: Uint8Array): Promise<Buffer> {
  return decoded(() =>
    toWebp(
      decoder(full, { failOn: 'error' }).resize({
        width: 640,
        height: 1280,
        fit: 'inside',
        withoutEnlargement: true,
      }),
    ),
  );
}

export async function sizeOf(picture: Uint8Array): Promise<{ width: number; height: number }> {
  const { width, height } = await metadataOf(picture);
  return { width, height };
}

export function photoTooLarge(): Refusal {
  return new Refusal('photo_too_large', {
    megabytes: photos.largestBytes / 1024 / 1024,
    megapixels: photos.mostPixels / 1_000_000,
    side: photos.mostSide,
  });
}

/** Any decoder error means the same to the user. A timeout, though, is about our load and not about the picture. */
export async function decoded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('timeout')) throw busy();
    throw new Refusal('photo_not_an_image');
  }
}
