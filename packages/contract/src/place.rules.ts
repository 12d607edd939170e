/** Between a place and what is in it. */
const within = ' / ';

/**
 * A place as it is stored: the levels of the user's own tree, from the largest on. Slashes, commas and '>' separate
 * them, so that 'Living room>Shelf 2' and 'Living room / Shelf 2' are one place.
 */
export function tidyPlace(typed: string): string {
  return levelsOf(typed).join(within);
}

/** The levels of a place, from the largest on. */
export function levelsOf(place: string): string[] {
  return place
    .split(/[/,>]/)
    .map((level) => level.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** The place around a place; '' around the largest. */
export function placeAround(place: string): string {
  return levelsOf(place).slice(0, -1).join(within);
}

/** Places that differ in case only are one. */
export function isWithin(place: string, around: string): boolean {
  return `${place}${within}`.toLowerCase().startsWith(`${around}${within}`.toLowerCase());
}

export type Placed = { place: string; copies: number };
/** `copies` counts those in the place and in all that is in it. */
export type PlaceNode = Placed & { name: string; depth: number };

/**
 * The tree of places in the order of reading, also those that are only on the way to others. Of spellings that differ in
 * case only, the first is taken.
 */
export function toTree(placed: readonly Placed[]): PlaceNode[] {
  const places = new Map<string, Placed>();
  for (const one of placed) {
    for (let place = tidyPlace(one.place); place !== ''; place = placeAround(place)) {
      const known = places.get(place.toLowerCase()) ?? { place, copies: 0 };
      places.set(place.toLowerCase(), { ...known, copies: known.copies + one.copies });
    }
  }
  const order = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
  return [...places.values()]
    .map((one) => ({ ...one, levels: levelsOf(one.place) }))
    .toSorted((one, other) => compareLevels(one.levels, other.levels, order))
    .map(({ levels, ...node }) => ({ ...node, name: levels.at(-1) ?? '', depth: levels.length - 1 }));
}

function compareLevels(one: readonly string[], other: readonly string[], order: Intl.Collator): number {
  const at = one.findIndex((level, index) => level.toLowerCase() !== other[index]?.toLowerCase());
  if (at < 0) return one.length - other.length;
  const [mine = '', theirs] = [one[at], other[at]];
  return theirs === undefined ? 1 : order.compare(mine, theirs) || (mine < theirs ? -1 : 1);
}
