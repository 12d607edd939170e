import sharp from 'sharp';

/** Width and height of each size; `_2x` doubles them. */
const sizes: Record<string, readonly [width: number, height: number]> = {
  micro: [35, 35],
  thumb: [90, 90],
  cover_small: [90, 128],
  cover_big: [264, 374],
  logo_med: [284, 160],
  screenshot_med: [569, 320],
  screenshot_big: [889, 500],
  screenshot_huge: [1280, 720],
  '720p': [1280, 720],
  '1080p': [1920, 1080],
};

/** Five pixels wide, seven high, a bit for each pixel of a row. */
const letters: Record<string, readonly number[]> = {
  S: [15, 16, 16, 14, 1, 1, 30],
  A: [14, 17, 17, 31, 17, 17, 17],
  M: [17, 27, 21, 17, 17, 17, 17],
  P: [30, 17, 17, 30, 16, 16, 16],
  L: [16, 16, 16, 16, 16, 16, 31],
  E: [31, 16, 16, 30, 16, 16, 31],
};
const word = 'SAMPLE';
const wordWidth = word.length * 6 - 1;

export function sizeOf(name: string): readonly [number, number] | undefined {
  const size = sizes[name.replace(/_2x$/, '')];
  return size && name.endsWith('_2x') ? [size[0] * 2, size[1] * 2] : size;
}

/** A front or a screen that nobody made, in the colours of a seed, with the word SAMPLE across it. */
export async function drawJpeg(seed: number, [width, height]: readonly [number, number]): Promise<Buffer> {
  const [red, green, blue] = [70 + (seed % 140), 70 + ((seed >>> 7) % 140), 70 + ((seed >>> 14) % 140)];
  const unit = width / (wordWidth + 10);
  const [left, top] = [5 * unit, height * 0.12];
  const [middleX, middleY] = [width * (0.3 + (seed % 40) / 100), height * (0.5 + ((seed >>> 5) % 25) / 100)];
  const radius = Math.min(width, height) * 0.22;

  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const light = 0.55 + 0.45 * (1 - y / height);
    for (let x = 0; x < width; x += 1) {
      const isWord = isInWord(Math.floor((x - left) / unit), Math.floor((y - top) / unit));
      const isDisc = Math.hypot(x - middleX, y - middleY) < radius;
      const color = isWord ? [255, 255, 255] : isDisc ? [blue, red, green] : [red, green, blue];
      pixels.set(isWord ? color : color.map((part) => part * light), (y * width + x) * 3);
    }
  }
  return await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer();
}

function isInWord(x: number, y: number): boolean {
  if (x < 0 || y < 0 || x >= wordWidth) return false;
  const row = letters[word[Math.floor(x / 6)] ?? '']?.[y] ?? 0;
  return ((row >> (4 - (x % 6))) & 1) === 1;
}
