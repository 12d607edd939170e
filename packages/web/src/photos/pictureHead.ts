/** What a file's bytes say about its picture, without decoding it. */
export type PictureHead = {
  width: number;
  height: number;
  /** Whether the file is complete at its end. */
  isWhole: boolean;
};

/** The stored formats, and those of phones that some browsers can convert to one of them. */
export type PictureForm = 'jpeg' | 'png' | 'webp' | 'heic' | 'avif';

/** How many bytes tell the format. */
export const formBytes = 12;

const heicBrands = new Set('heic heix heim heis hevc hevx mif1 msf1'.split(' '));
const avifBrands = new Set(['avif', 'avis']);

/** The format of a picture by its first bytes, whatever its name; null for any other. */
export function pictureForm(bytes: Uint8Array): PictureForm | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp';
  if (text(bytes, 4, 8) !== 'ftyp') return null;
  const brand = text(bytes, 8, 12);
  if (heicBrands.has(brand)) return 'heic';
  return avifBrands.has(brand) ? 'avif' : null;
}

/** The size of a picture in a stored format; null if it is too damaged to tell. */
export function pictureHead(bytes: Uint8Array, form: 'jpeg' | 'png' | 'webp'): PictureHead | null {
  try {
    const head = readers[form](bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return head.width > 0 && head.height > 0 ? head : null;
  } catch {
    return null; // it ends inside its header
  }
}

const readers = { jpeg: jpegHead, png: pngHead, webp: webpHead };

function jpegHead(bytes: Uint8Array, view: DataView): PictureHead {
  const head = { width: 0, height: 0, isWhole: false };
  let at = nextMarker(bytes, 2);
  while (at + 1 < bytes.length) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xd9) return { ...head, isWhole: true };
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) [head.height, head.width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
    if (at + 4 > bytes.length) break;
    at = nextMarker(bytes, at + 2 + view.getUint16(at + 2));
  }
  return head;
}

/** Where the next marker is; what looks like one inside compressed data is skipped. */
function nextMarker(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    const isData = next <= 0x01 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
  return bytes.length;
}

function pngHead(bytes: Uint8Array, view: DataView): PictureHead {
  let at = 8;
  while (at + 8 <= bytes.length && text(bytes, at + 4, at + 8) !== 'IEND') at += 12 + view.getUint32(at);
  return { width: view.getUint32(16), height: view.getUint32(20), isWhole: at + 8 <= bytes.length };
}

function webpHead(bytes: Uint8Array, view: DataView): PictureHead {
  const isWhole = view.getUint32(4, true) + 8 <= bytes.length;
  const form = text(bytes, 12, 16);
  if (form === 'VP8X') {
    const side = (at: number) => (view.getUint16(at, true) | (view.getUint8(at + 2) << 16)) + 1;
    return { width: side(24), height: side(27), isWhole };
  }
  if (form === 'VP8L') {
    const sides = view.getUint32(21, true);
    return { width: (sides & 0x3fff) + 1, height: ((sides >> 14) & 0x3fff) + 1, isWhole };
  }
  const side = (at: number) => view.getUint16(at, true) & 0x3fff;
  return { width: side(26), height: side(28), isWhole };
}

function text(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
