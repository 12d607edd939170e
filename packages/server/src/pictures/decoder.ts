import sharp, { type Metadata, type Sharp } from 'sharp';

// Of libvips' formats, only those that phones, browsers and shops use for photos, and only from memory.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.concurrency(1);
sharp.cache(false);

/** sharp, for pictures of strangers: it reads three formats, which it knows from the bytes alone. */
export const decoder = sharp;

export const pictureType = 'image/webp';

/** The metadata of a picture, read before anything is decoded. */
export function metadataOf(bytes: Uint8Array): Promise<Metadata> {
  return decoder(bytes, { limitInputPixels: false }).metadata();
}

/** How much memory a picture takes once it is decoded. */
export function decodedBytes({ width, height, channels, depth }: Metadata): number {
  return width * height * channels * (depth === 'uchar' ? 1 : 2);
}

/** Our form of every picture: only its pixels, without metadata. */
export function toWebp(picture: Sharp): Promise<Buffer> {
  return picture.webp({ quality: 82 }).timeout({ seconds: 10 }).toBuffer();
}
