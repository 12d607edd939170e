import type { Paint, Random } from './coverArt.ts';

/** One colour's part of a drawn cover, on a grid of 12 × 9. */
export type Shape = { path: string; fill: string };

export type Motif = (paint: Paint, random: Random) => Shape[];

export function circle(x: number, y: number, radius: number): string {
  const r = round(radius);
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 1 ${round(2 * r)} 0a${r} ${r} 0 1 1-${round(2 * r)} 0z`;
}

/** A circle with a hole. */
export function ring(x: number, y: number, { outer, inner }: { outer: number; inner: number }): string {
  // The hole runs the other way around, so that it is not filled.
  return `${circle(x, y, outer)}M${round(x - inner)} ${round(y)}a${inner} ${inner} 0 1 0 ${2 * inner} 0a${inner} ${inner} 0 1 0-${2 * inner} 0z`;
}

export function rect(x: number, y: number, { width, height }: { width: number; height: number }): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
}

export function square(x: number, y: number, side: number): string {
  return rect(x, y, { width: side, height: side });
}

export const whole = rect(0, 0, { width: 12, height: 9 });

/** From 'x y x y …'. */
export function polygon(points: readonly number[]): string {
  return `M${points.map(round).join(' ')}z`;
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

export function pickFrom<Value>(values: readonly Value[], random: Random): Value {
  return values[Math.floor(random() * values.length)] as Value; // as: random stays below 1
}

/** Whatever `make` answers for 0, 1, 2 …, as one path. */
export function each(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_part, index) => make(index)).join('');
}
