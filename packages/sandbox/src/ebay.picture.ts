import { toPng } from './picture.ts';

type Color = readonly [red: number, green: number, blue: number];

const table: Color = [222, 214, 200];
const shadow: Color = [188, 180, 166];

/** A drawn box in two colours of its own, lying on a table. */
export function drawBox(seed: number): Promise<Buffer> {
  const box = colorOf(seed);
  const side = box.map((part) => part * 0.7);
  const band = colorOf(seed >>> 8);
  const radius = 36 + (seed % 24);

  function colorAt(x: number, y: number): readonly number[] {
    const isBox = x > 40 && x < 200 && y > 30 && y < 262;
    if (!isBox) return x > 46 && x < 208 && y > 36 && y < 270 ? shadow : table;
    if (x < 52) return side;
    if (y > 44 && y < 72) return band;
    return (x - 126) ** 2 + (y - 165) ** 2 < radius ** 2 ? band : box;
  }

  return toPng({ width: 240, height: 300, colorAt });
}

function colorOf(seed: number): Color {
  return [60 + (seed % 150), 60 + ((seed >>> 3) % 150), 60 + ((seed >>> 5) % 150)];
}
