export type Random = {
  /** From 0 up to, but not including, 1. */
  next: () => number;
  whole: (below: number) => number;
  chance: (share: number) => boolean;
  pick: <T>(from: readonly T[]) => T;
  /** The first ones often, the last ones seldom, like names and words (Zipf's law, with a softened head). */
  pickSkewed: <T>(from: readonly T[]) => T;
  /** Between 1 and `most` different ones; small numbers are more frequent. */
  some: <T>(from: readonly T[], most: number) => T[];
};

/** The larger it is, the less the first word dominates: with 6 it makes up a twentieth of a list of 120. */
const softness = 6;

/** The same numbers for the same seed on every machine (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed;

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }
  const whole = (below: number) => Math.floor(next() * below);
  const at = <T>(from: readonly T[], index: number) => from[index] as T; // as: index is below the length

  const pickSkewed = <T>(from: readonly T[]): T =>
    at(from, Math.floor(softness * ((from.length / softness + 1) ** next() - 1)));

  return {
    next,
    whole,
    chance: (share) => next() < share,
    pick: (from) => at(from, whole(from.length)),
    pickSkewed,
    some(from, most) {
      const wanted = 1 + Math.floor(next() ** 2 * most);
      const chosen = new Set<(typeof from)[number]>();
      while (chosen.size < wanted) chosen.add(pickSkewed(from));
      return [...chosen];
    },
  };
}
