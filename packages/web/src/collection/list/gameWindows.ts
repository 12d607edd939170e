/** The games that are drawn, as indexes of the list. */
export type Sight = { first: number; last: number };

/** The windows of a list that are in sight, with one before and one after; the first is always read. */
export function windowsNear({ first, last }: Sight, size: number, count: number): number[] {
  const end = Math.ceil(count / size) - 1;
  const from = Math.max(1, Math.floor(first / size) - 1);
  const to = Math.min(end, Math.floor(last / size) + 1);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_window, index) => from + index);
}

/** Whether two ranges of games lie in the same windows. */
export function isSameSight(one: Sight, other: Sight, size: number): boolean {
  return (['first', 'last'] as const).every(
    (end) => Math.floor(one[end] / size) === Math.floor(other[end] / size),
  );
}

type Row = { game_id: number; in_wishlist: boolean };

/**
 * The list with each window's games in their places; undefined where nothing was read. While windows are read again,
 * one may be older than another: a game that is then in both is shown once. A list of wishes leaves out removed wishes
 * at once.
 */
export function placed<Listed extends Row>(
  windows: ReadonlyMap<number, readonly Listed[]>,
  { size, count, isListOfWishes }: { size: number; count: number; isListOfWishes: boolean },
): (Listed | undefined)[] {
  const places: (Listed | undefined)[] = [];
  const seen = new Set<number>();
  let removals = 0;

  for (let window = 0; window * size < count; window += 1) {
    const rows = windows.get(window);
    if (!rows) places.length += Math.min(size, count - window * size);
    for (const row of rows ?? []) {
      const isRemoved = isListOfWishes && !row.in_wishlist;
      if (isRemoved) removals += 1;
      if (isRemoved || seen.has(row.game_id)) continue;
      seen.add(row.game_id);
      places.push(row);
    }
  }
  places.length = count - removals;
  return places;
}
