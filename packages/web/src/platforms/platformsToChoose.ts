import type { Platform } from '@cartouche/contract/platforms';

/** The platforms to choose from, by name: the user's own, then those with games, then the others. */
export function platformsToChoose(
  platforms: readonly Platform[],
  mine: ReadonlySet<number>,
  compare: (a: string, b: string) => number,
): Record<'mine' | 'stocked' | 'empty', Platform[]> {
  const sorted = platforms.toSorted((a, b) => compare(a.name, b.name));
  const others = sorted.filter(({ id }) => !mine.has(id));
  return {
    mine: sorted.filter(({ id }) => mine.has(id)),
    stocked: others.filter(({ game_count }) => game_count > 0),
    empty: others.filter(({ game_count }) => game_count === 0),
  };
}
