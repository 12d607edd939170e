import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { prepareZXingModule } from 'zxing-wasm/reader';

import { barcodeDrawing } from '../testing/barcode.ts';
import { decode, decodeFully } from './decode.ts';
import { type Pixels, rungs } from './ladder.ts';

beforeAll(() => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  prepareZXingModule({
    overrides: { wasmBinary: buffer.slice(byteOffset, byteOffset + byteLength) },
  });
});

type Look = { module?: number; turn?: number; blur?: number; isUpcE?: boolean; noise?: number };

/** What a camera sees of a code: a frame of 1280 x 720 with a box on a table. */
async function frame(
  code: string,
  { module = 3, turn = 0, blur = 0, isUpcE = false }: Look = {},
): Promise<Pixels> {
  const big = 4; // drawn large and made smaller, as lenses do
  const label = sharp(Buffer.from(barcodeDrawing(code, { module: big, isUpcE, height: big * 50 })));
  const { width } = await label.metadata();
  const small = await label
    .resize(Math.round((width * module) / big))
    .png()
    .toBuffer();
  const turned = await sharp(small).rotate(turn, { background: '#fff' }).png().toBuffer();
  const whole = sharp({ create: { width: 1280, height: 720, channels: 3, background: '#8a8478' } }).composite(
    [{ input: turned }],
  );
  const drawn = sharp(await whole.png().toBuffer());
  const { data, info } = await (blur ? drawn.blur(blur) : drawn)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

const zelda = '0045496830434';

test.each([
  ['an EAN-13', '4006381333931', {}, '4006381333931'],
  ['an EAN-8', '96385074', {}, '0000096385074'],
  ['a UPC-A', zelda, {}, zelda],
  ['a UPC-E', '01234565', { isUpcE: true }, '0012345000065'],
  ['one on its side', zelda, { turn: 90 }, zelda],
  ['one upside down', zelda, { turn: 180 }, zelda],
  ['one that is a little askew', zelda, { turn: 12 }, zelda],
  ['one that is a little blurred', zelda, { blur: 1.2 }, zelda],
] as const)('%s is read at once, as thirteen digits', async (_what, code, look, gtin) => {
  expect(await decode(await frame(code, look))).toBe(gtin);
});

test.each([
  ['turned half aside', { turn: 45 }],
  ['very small', { module: 1.8 }],
])('a code that is %s is read on a later rung', async (_what, look) => {
  const pixels = await frame(zelda, look);

  const read = await Promise.all([...rungs.keys()].map((rung) => decode(pixels, rung)));

  expect(read[0]).toBeNull();
  expect(read.slice(1)).toContain(zelda);
  expect(await decodeFully(pixels)).toBe(zelda);
});

test('what is no code is none', async () => {
  const empty = await frame(zelda, { blur: 30 });

  expect(await decodeFully(empty)).toBeNull();
});
