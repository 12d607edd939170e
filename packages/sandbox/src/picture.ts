import sharp from 'sharp';

export type Pixels = { width: number; height: number; colorAt: (x: number, y: number) => readonly number[] };

/** A PNG of the colours that are given as red, green and blue. */
export function toPng({ width, height, colorAt }: Pixels): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) pixels.set(colorAt(x, y), (y * width + x) * 3);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** The front of a box that nobody made, in the colours of a seed. */
export function drawBox([r = 0, g = 0, b = 0, across = 0, down = 0]: Uint8Array): Promise<Buffer> {
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
