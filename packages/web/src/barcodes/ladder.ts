/** A picture as its pixels, four bytes each. */
export type Pixels = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number };

/** What else is tried with a picture in which nothing was read: what is small is enlarged, what is askew is turned. */
export const rungs: readonly ((pixels: Pixels) => Pixels)[] = [
  (pixels) => pixels,
  (pixels) => resampled(pixels, { part: 0.6, scale: 2, turn: 0 }),
  (pixels) => resampled(pixels, { part: 0.8, scale: 1, turn: Math.PI / 4 }),
];

type Cut = { part: number; scale: number; turn: number };

/** The middle of a picture, enlarged or turned, each pixel mixed of the four that it lies between. */
function resampled({ data, width, height }: Pixels, { part, scale, turn }: Cut): Pixels {
  // A turned picture gets a square, in which a code fits whichever way it lies.
  const side = Math.round(Math.min(width, height) * part * scale * (turn ? 1.3 : 1));
  const [wide, high] = turn ? [side, side] : [Math.round(width * part * scale), side];
  const made = new Uint8ClampedArray(wide * high * 4).fill(255);
  const [cos, sin] = [Math.cos(turn) / scale, Math.sin(turn) / scale];
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      const [fromX, fromY] = [x - wide / 2, y - high / 2];
      const grey = greyAt(
        { data, width, height },
        width / 2 + cos * fromX - sin * fromY,
        height / 2 + sin * fromX + cos * fromY,
      );
      const at = (y * wide + x) * 4;
      made[at] = grey;
      made[at + 1] = grey;
      made[at + 2] = grey;
    }
  }
  return { data: made, width: wide, height: high };
}

/** Green alone: the bars of a code are as dark in it as in the others, and it is a third of the work. */
function greyAt({ data, width, height }: Pixels, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return 255;
  const [right, down] = [x - left, y - top];
  const at = (top * width + left) * 4 + 1;
  const below = at + width * 4;
  const upper = (data[at] ?? 0) * (1 - right) + (data[at + 4] ?? 0) * right;
  const lower = (data[below] ?? 0) * (1 - right) + (data[below + 4] ?? 0) * right;
  return upper * (1 - down) + lower * down;
}
