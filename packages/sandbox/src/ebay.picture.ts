import { crc32, deflateSync } from 'node:zlib';

const width = 240;
const height = 300;

/** A drawn box in two colours of its own, as a PNG. */
export function drawBox(seed: number): Buffer {
  const box = colorOf(seed);
  const band = colorOf(seed >>> 8);
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const color = pointOf({ x, y, seed }, { box, band });
      rows.set(color, y * (width * 3 + 1) + 1 + x * 3);
    }
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

type Color = [red: number, green: number, blue: number];
const table: Color = [222, 214, 200];
const shadow: Color = [188, 180, 166];

/** A box on a table, with a band across it and a disc on its front. */
function pointOf(
  { x, y, seed }: { x: number; y: number; seed: number },
  { box, band }: { box: Color; band: Color },
): Color {
  const isBox = x > 40 && x < 200 && y > 30 && y < 262;
  if (!isBox) return x > 46 && x < 208 && y > 36 && y < 270 ? shadow : table;
  if (x < 52) return box.map((part) => part * 0.7) as Color; // as: three parts stay three
  if (y > 44 && y < 72) return band;
  const [across, down] = [x - 126, y - 165];
  const radius = 36 + (seed % 24);
  return across * across + down * down < radius * radius ? band : box;
}

function colorOf(seed: number): Color {
  return [60 + (seed % 150), 60 + ((seed >>> 3) % 150), 60 + ((seed >>> 5) % 150)];
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}
