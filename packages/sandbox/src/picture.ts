import { crc32, deflateSync } from 'node:zlib';

export type Pixels = { width: number; height: number; colorAt: (x: number, y: number) => readonly number[] };

/** A PNG of the colours that are given as red, green and blue. */
export function toPng({ width, height, colorAt }: Pixels): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8); // eight bits each of red, green and blue
  const lines = Buffer.alloc(height * (width * 3 + 1));
  for (let y = 0; y < height; y += 1) {
    const start = y * (width * 3 + 1) + 1; // each line begins with the number of its filter: none
    for (let x = 0; x < width; x += 1) lines.set(colorAt(x, y), start + x * 3);
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
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

/** The front of a box that nobody made, in the colours of a seed. */
export function drawBox([r = 0, g = 0, b = 0, across = 0, down = 0]: Uint8Array): Buffer {
  const [width, height] = [240, 320];
  const [middleX, middleY] = [60 + (across % 120), 120 + (down % 120)];
  const colorAt = (x: number, y: number) => {
    if (y < 40) return [r / 3, g / 3, b / 3];
    const distance = Math.hypot(x - middleX, y - middleY);
    const light = distance < 50 ? 1 : 0.45 + 0.25 * (y / height);
    return [r, g, b].map((part) => Math.min(255, (70 + part * 0.7) * light));
  };
  return toPng({ width, height, colorAt });
}
