import { photos } from '@cartouche/contract/limits';
import { expect, test } from 'vitest';

import { checkFile } from './checkFile.ts';

const chars = (text: string) => Array.from(text, (char) => char.charCodeAt(0));
const two = (number: number) => [number >> 8, number & 0xff];
const four = (number: number) => [...two(number >>> 16), ...two(number & 0xffff)];
const little = (number: number, bytes: number) => four(number).toReversed().slice(0, bytes);
const side = (number: number) => little(number - 1, 3);

const pngChunk = (type: string, bytes: number[]) => [
  ...four(bytes.length),
  ...chars(type),
  ...bytes,
  ...four(0),
];
const png = (width: number, height: number) => [
  ...chars('\x89PNG\r\n\x1a\n'),
  ...pngChunk('IHDR', [...four(width), ...four(height), 8, 2, 0, 0, 0]),
  ...pngChunk('IDAT', [1, 2, 3]),
  ...pngChunk('IEND', []),
];

const segment = (marker: number, bytes: number[]) => [0xff, marker, ...two(bytes.length + 2), ...bytes];
/** With a thumbnail that ends before the picture does, several scans, and markers inside a scan. */
const jpeg = (width: number, height: number) => [
  0xff,
  0xd8,
  ...segment(0xe1, [...chars('Exif'), 0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 0xff, 0xd9]),
  ...segment(0xc4, [0, 1]),
  ...segment(0xc2, [8, ...two(height), ...two(width), 3]),
  ...segment(0xda, [1]),
  7,
  0xff,
  0,
  0xff,
  0xd0,
  9,
  ...segment(0xda, [2]),
  7,
  0xff,
  0xff,
  0xd9,
];

const riff = (chunk: number[]) => [
  ...chars('RIFF'),
  ...little(chunk.length + 4, 4),
  ...chars('WEBP'),
  ...chunk,
];
const webp = (width: number, height: number) =>
  riff([...chars('VP8X'), ...little(10, 4), 0, 0, 0, 0, ...side(width), ...side(height)]);
const lossless = (width: number, height: number) =>
  riff([...chars('VP8L'), ...little(5, 4), 0x2f, ...little((width - 1) | ((height - 1) << 14), 4)]);
const lossy = (width: number, height: number) =>
  riff([
    ...chars('VP8 '),
    ...little(10, 4),
    0,
    0,
    0,
    0x9d,
    1,
    0x2a,
    ...little(width, 2),
    ...little(height, 2),
  ]);

const fileOf = (bytes: number[], name = 'photo.jpg') => new File([new Uint8Array(bytes)], name);
const heic = fileOf([0, 0, 0, 24, ...chars('ftypheic'), 0, 0], 'IMG_1.HEIC');
const notHere = () => Promise.resolve(null);

test.each([
  ['PNG', png],
  ['JPEG', jpeg],
  ['WebP', webp],
  ['lossless WebP', lossless],
  ['lossy WebP', lossy],
])('a %s is recognised by its bytes, measured, and accepted if it is complete', async (_what, make) => {
  const whole = make(640, 480);

  const { file, problem } = await checkFile(fileOf(whole, 'photo'));
  const cut = await checkFile(fileOf(whole.slice(0, -13)));
  const head = await checkFile(fileOf(whole.slice(0, 14)));

  expect([file.size, problem]).toEqual([whole.length, null]);
  expect([cut.problem, head.problem]).toEqual([{ what: 'broken' }, { what: 'broken' }]);
});

test.each([
  ['PNG', png, 12_000_000, 4],
  ['JPEG', jpeg, 8_000, 7_000],
  ['JPEG', jpeg, 4, 16_384],
  ['WebP', webp, 16_383, 4_000],
  ['lossless WebP', lossless, 8_000, 7_000],
  ['lossy WebP', lossy, 7_000, 8_000],
])('a %s with too many pixels is refused with its size', async (_what, make, width, height) => {
  expect((await checkFile(fileOf(make(width, height)))).problem).toEqual({
    what: 'tooManyPixels',
    width,
    height,
  });
});

test('a side of a photo may be as long as the limit', async () => {
  expect((await checkFile(fileOf(png(photos.mostSide, 4)))).problem).toBeNull();
  expect((await checkFile(fileOf(png(4, photos.mostSide + 1)))).problem).not.toBeNull();
});

test('a file that is not a picture is refused whatever its name, and so is one that is too large', async () => {
  const large = new File([new Uint8Array(png(4, 4)), new Uint8Array(photos.largestBytes)], 'large.png');

  expect((await checkFile(fileOf(chars('no picture at all')))).problem).toEqual({ what: 'wrongType' });
  expect((await checkFile(fileOf(chars('GIF89a......'), 'a.gif'))).problem).toEqual({ what: 'wrongType' });
  expect((await checkFile(large)).problem).toEqual({ what: 'tooLarge' });
});

test('a file that is empty, or has gone from the device, has no data', async () => {
  const gone = fileOf(png(4, 4));
  gone.slice = () => {
    throw new DOMException('', 'NotFoundError');
  };

  expect((await checkFile(fileOf([]))).problem).toEqual({ what: 'noData' });
  expect((await checkFile(gone)).problem).toEqual({ what: 'noData' });
});

test('a HEIC photo becomes a JPEG if the browser can read it, otherwise the user is told', async () => {
  const made = fileOf(jpeg(4, 4), heic.name);

  expect(await checkFile(heic, () => Promise.resolve(made))).toEqual({ file: made, problem: null });
  expect((await checkFile(heic, notHere)).problem).toEqual({ what: 'heic' });
});

test('a damaged AVIF photo is not taken for HEIC', async () => {
  const avif = fileOf([0, 0, 0, 24, ...chars('ftypavif'), 0, 0], 'photo.avif');

  expect((await checkFile(avif, notHere)).problem).toEqual({ what: 'broken' });
});
