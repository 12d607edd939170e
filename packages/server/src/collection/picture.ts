import sharp, { type Metadata, type Sharp } from 'sharp';

import { photos } from '@cartouche/contract/limits';
import { isPictureTooLarge } from '@cartouche/contract/photo.rules';

import { Refusal } from '../refusal.ts';
import { busy } from '../throttle/turns.ts';

export const pictureType = 'image/webp';

/** A photo as it is kept: upright, in sRGB, and without a word of where and with what it was taken. */
export type Picture = { full: Buffer; thumbnail: Buffer };

const longestSide = 2048;
/** None of ours comes near it. */
const largestOfOurs = 4 * 1024 ** 2;
const thumbnailSide = 320;
/** In bytes: the most pixels that a photo may have, in the usual depth. */
const largestDecoded = photos.mostPixels * 4;

// Of all that libvips can read, only what phones and browsers make of a photo, and only from memory.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.concurrency(1);
sharp.cache(false);

/** Makes the picture to keep of what somebody sent; what it is, only its bytes can say. */
export async function toPicture(bytes: Buffer): Promise<Picture> {
  await measured(bytes);
  const full = await decoded(() =>
    toWebp(
      sharp(bytes, { failOn: 'error', limitInputPixels: photos.mostPixels })
        .autoOrient()
        .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true }),
    ),
  );
  return { full, thumbnail: await decoded(() => thumbnailOf(full)) };
}

/** The same for a picture that may be one of ours already, as an archive brings it back: that one stays as it is. */
export async function toPictureFromArchive(bytes: Buffer): Promise<Picture> {
  const found = await measured(bytes);
  const isOurs =
    found.format === 'webp' &&
    bytes.length <= largestOfOurs &&
    bytes.readUInt32LE(4) + 8 === bytes.length && // nothing stands behind the picture
    Math.max(found.width, found.height) <= longestSide &&
    !(found.exif ?? found.icc ?? found.xmp ?? found.pages);
  return isOurs
    ? { full: bytes, thumbnail: await decoded(() => thumbnailOf(bytes)) }
    : await toPicture(bytes);
}

/** What a picture says of itself. Refuses one that would take too much room, of which nothing is decoded yet. */
async function measured(bytes: Buffer): Promise<Metadata> {
  const found = await decoded(() => sharp(bytes, { limitInputPixels: false }).metadata());
  const { width, height, channels, depth } = found;
  const decodedBytes = width * height * channels * (depth === 'uchar' ? 1 : 2);
  if (isPictureTooLarge(found) || decodedBytes > largestDecoded) throw photoTooLarge();
  return found;
}

function thumbnailOf(full: Buffer): Promise<Buffer> {
  return toWebp(sharp(full, { failOn: 'error' }).resize({ width: thumbnailSide, height: thumbnailSide }));
}

export function photoTooLarge(): Refusal {
  return new Refusal('photo_too_large', {
    megabytes: photos.largestBytes / 1024 / 1024,
    megapixels: photos.mostPixels / 1_000_000,
    side: photos.mostSide,
  });
}

function toWebp(picture: Sharp): Promise<Buffer> {
  return picture.webp({ quality: 82 }).timeout({ seconds: 10 }).toBuffer();
}

/** Whatever the decoder says, to the user it means one thing. That it took too long says much of us, and little of it. */
export async function decoded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('timeout')) throw busy();
    throw new Refusal('photo_not_an_image');
  }
}
