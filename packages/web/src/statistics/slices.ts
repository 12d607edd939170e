import { mostSlices } from '../constants.ts';

/** The server's figures of a platform; wishes have no value. */
export type PlatformFigures = { platform_id: number; games: number; value?: number };

export type Amount = { id: number; amount: number };

/** A platform's share of the whole, or with `id` null that of all the others. */
export type Slice = { id: number | null; amount: number; share: number; platforms: number };

export function amountsOf(figures: readonly PlatformFigures[], measure: 'games' | 'value'): Amount[] {
  return figures.map((figure) => ({ id: figure.platform_id, amount: figure[measure] ?? 0 }));
}

/** By name, so that equal slices have the order of the dashboard's cards. */
export function byName<Figures extends PlatformFigures>(
  figures: readonly Figures[],
  nameOf: (id: number) => string,
  compare: (a: string, b: string) => number,
): Figures[] {
  return figures.toSorted((a, b) => compare(nameOf(a.platform_id), nameOf(b.platform_id)));
}

/** The largest first, equal ones in the order given, and the rest as one; a value of zero has no slice. */
export function toSlices(amounts: readonly Amount[]): Slice[] {
  const sorted = amounts.filter(({ amount }) => amount > 0).toSorted((a, b) => b.amount - a.amount);
  const total = sumOf(sorted);
  const others = sorted.slice(mostSlices);

  const slices = sorted.slice(0, mostSlices).map(({ id, amount }) => sliceOf(id, amount, 1));
  return others.length === 0 ? slices : [...slices, sliceOf(null, sumOf(others), others.length)];

  function sliceOf(id: number | null, amount: number, platforms: number): Slice {
    return { id, amount, share: amount / total, platforms };
  }
}

/** To the cent, however many there are. */
export function sumOf(amounts: readonly Amount[]): number {
  return amounts.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
}

/** Whether a share would round to nothing, or to all, without being it. */
export function roundingOf(share: number): 'underTenth' | 'almostAll' | null {
  if (share > 0 && share < 0.0005) return 'underTenth';
  return share >= 0.9995 && share < 1 ? 'almostAll' : null;
}

export type Arc = { start: number; length: number };

const gap = 0.7;
/** A slice too small to see is drawn large enough for a pointer. */
const least = gap + 0.8;

/** Where the slices lie on a ring of length 100, with a gap between any two. */
export function toArcs(shares: readonly number[]): Arc[] {
  if (shares.length === 1) return [{ start: 0, length: 100 }];

  const isSmall = (share: number) => share * 100 < least;
  const small = shares.filter(isSmall);
  const room = 100 - small.length * least;
  const scale = room / (1 - small.reduce((sum, share) => sum + share, 0));

  let start = 0;
  return shares.map((share) => {
    const size = isSmall(share) ? least : share * scale;
    const arc = { start, length: size - gap };
    start += size;
    return arc;
  });
}

/** An arc as a dash of the ring. Its gap is a whole turn, or the dash would repeat and touch the first one's start. */
export function toDash({ start, length }: Arc = { start: 0, length: 0 }) {
  if (length === 100) return {}; // the ends of a dash would show a seam
  return { strokeDasharray: `${length} 100`, strokeDashoffset: -start };
}
