import { photos } from '@cartouche/contract/limits';

import { decoded, measured } from '../collection/picture.ts';
import { decoder } from '../pictures/decoder.ts';

/** Enough to read a title by; more would cost without being read better. */
const longestSide = 1600;

/** A picture as it leaves for a reader: a JPEG of its pixels alone, without place, time and camera. */
export async function toScan(bytes: Buffer): Promise<Buffer> {
  await measured(bytes);
  return await decoded(() =>
    decoder(bytes, { failOn: 'error', limitInputPixels: photos.mostPixels })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .timeout({ seconds: 10 })
      .toBuffer(),
  );
}
