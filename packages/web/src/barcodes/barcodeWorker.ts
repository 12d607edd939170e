import { prepareZXingModule } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

import { decode, decodeFully } from './decode.ts';

/** A picture to read, on one rung of the ladder or on all. */
export type ToRead = { id: number; picture: ImageBitmap; rung: number | 'all' };
export type WasRead = { id: number; gtin: string | null };

prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });

let canvas: OffscreenCanvas | undefined;

addEventListener('message', ({ data }: MessageEvent<ToRead>) => void answer(data));

async function answer({ id, picture, rung }: ToRead) {
  let gtin: string | null = null;
  try {
    const pixels = pixelsOf(picture);
    gtin = rung === 'all' ? await decodeFully(pixels) : await decode(pixels, rung);
  } catch {
    // A picture that cannot be read has no code; the next one may.
  }
  postMessage({ id, gtin } satisfies WasRead);
}

function pixelsOf(picture: ImageBitmap): ImageData {
  const { width, height } = picture;
  canvas ??= new OffscreenCanvas(width, height);
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.drawImage(picture, 0, 0);
  picture.close();
  return context.getImageData(0, 0, width, height);
}
