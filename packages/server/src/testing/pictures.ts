import { crc32, deflateSync } from 'node:zlib';

import sharp, { type Sharp } from 'sharp';

/** A picture of noise, red on its left half and blue on its right. */
function halves(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 3) {
    const isLeft = (at / 3) % width < width / 2;
    pixels[at + (isLeft ? 0 : 2)] = 200 + ((at * 7919) % 50);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

export const png = (width = 400, height = 300) =>
  halves(width, height).png({ compressionLevel: 1 }).toBuffer();
export const webp = () => halves(400, 300).webp().toBuffer();
export const avif = () => halves(400, 300).avif({ effort: 0 }).toBuffer();
export const gif = () => halves(40, 30).gif().toBuffer();
export const tiff = () => halves(40, 30).tiff().toBuffer();
export const jpeg = (width = 400, height = 300) => halves(width, height).jpeg().toBuffer();

/** A picture as a frame of a film for a camera in a test, which wants JPEGs of one size. */
export const frameOf = (picture: Buffer) =>
  sharp(picture)
    .resize(1280, 720, { fit: 'contain', background: '#5a564e' })
    .jpeg({ quality: 88, chromaSubsampling: '4:2:0' })
    .toBuffer();

/** As taken by a phone on its side: to be turned by its orientation, and with its location. */
export function jpegFromPhone(): Promise<Buffer> {
  return halves(400, 300)
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .withExifMerge({
      IFD0: { Make: 'Phone of Ana' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>Ana at home</rdf:RDF></x:xmpmeta>')
    .jpeg()
    .toBuffer();
}

export async function truncatedJpeg(): Promise<Buffer> {
  const whole = await jpeg();
  return whole.subarray(0, whole.length / 2);
}

/** A real PNG of 30,000 by 30,000 pixels in 110 KB. */
export function bomb(): Buffer {
  return blackPng({ width: 30_000, height: 30_000, bits: 1, colorType: grey });
}

/** 36 megapixels in 100 KB, where each line takes as much as a whole photo. */
export function longDrawn(): Buffer {
  return blackPng({ width: 9_000_000, height: 4, bits: 8, colorType: grey });
}

/** With a side of the longest length allowed. */
export function panorama(): Buffer {
  return blackPng({ width: 16_383, height: 40, bits: 8, colorType: grey });
}

/** 8 bytes for each pixel once decoded; of 28 megapixels unless told otherwise. */
export function deep(side = 5300): Buffer {
  return blackPng({ width: side, height: side, bits: 16, colorType: colorWithAlpha });
}

const [grey, colorWithAlpha] = [0, 6];

function blackPng({
  width,
  height,
  bits,
  colorType,
}: Record<'width' | 'height' | 'bits' | 'colorType', number>) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = bits;
  header[9] = colorType;
  const channels = colorType === grey ? 1 : 4;
  const lines = deflateSync(Buffer.alloc(height * ((width * bits * channels) / 8 + 1)), { level: 1 });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, bytes: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), bytes]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(bytes.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
