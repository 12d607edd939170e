import { createHash } from 'node:crypto';

import { decodedBytes, decoder, metadataOf, toWebp } from '../../pictures/decoder.ts';

/** A picture of a box in our two sizes. */
export type CoverPicture = {
  small: Buffer;
  big: Buffer;
  digest: string;
  /** Of the big one. */
  width: number;
  height: number;
};

export const coverSizes = { small: { width: 240, height: 480 }, big: { width: 640, height: 1280 } } as const;
export type CoverSize = keyof typeof coverSizes;

const largestDecoded = 64 * 1024 ** 2;
const mostPixels = 16_000_000;
/** What is smaller, or further from square, shows no box. */
const shortestSide = 32;
const longestRatio = 4;

/** Makes both sizes from what a source sent. Throws where that is no picture, or none of a box. */
export async function toCoverPicture(bytes: Uint8Array): Promise<CoverPicture> {
  const found = await metadataOf(bytes);
  if (decodedBytes(found) > largestDecoded) throw new Error('It has too many pixels.');
  const [short, long] = [Math.min(found.width, found.height), Math.max(found.width, found.height)];
  if (short < shortestSide || long > longestRatio * short) throw new Error('It has not the shape of a box.');

  const big = await sized(bytes, 'big');
  const { width, height } = await metadataOf(big);
  const small = await sized(big, 'small');
  const digest = createHash('sha256').update(big).digest('hex').slice(0, 16);
  return { small, big, digest, width, height };
}

function sized(bytes: Uint8Array, size: CoverSize): Promise<Buffer> {
  return toWebp(
    decoder(bytes, { failOn: 'error', limitInputPixels: mostPixels })
      .autoOrient()
      .resize({ ...coverSizes[size], fit: 'inside', withoutEnlargement: true }),
  );
}
