import { fold } from '@cartouche/contract/catalogue.rules';
import type { Platform } from '@cartouche/contract/platforms';

export type PlatformGroup = { manufacturer: string; platforms: Platform[] };
export type FoundGroup = PlatformGroup & { found: Platform[] };

/** One group per manufacturer: groups by name, and platforms within a group by name. */
export function groupPlatforms(
  platforms: readonly Platform[],
  compare: (a: string, b: string) => number,
): PlatformGroup[] {
  const groups = Map.groupBy(platforms, ({ manufacturer }) => manufacturer);
  return [...groups]
    .map(([manufacturer, members]) => ({
      manufacturer,
      platforms: members.toSorted((a, b) => compare(a.name, b.name)),
    }))
    .toSorted((a, b) => compare(a.manufacturer, b.manufacturer));
}

/**
 * The platforms whose name or manufacturer has every word of the search. A short name will do as well,
 * as collectors write it: SNES, PS2, N64, GBA.
 */
export function searchPlatforms(platforms: readonly Platform[], search: string): Platform[] {
  const words = fold(search).split(' ').filter(Boolean);
  // Signs alone are no word, yet they were typed: they match what has them.
  if (words.length === 0) return platforms.filter(({ name }) => name.includes(search.trim()));

  return platforms.filter(({ name, manufacturer }) => {
    const text = fold(`${name} ${manufacturer}`);
    const short = shortName(name);
    return words.every((word) => text.includes(word) || (word.length > 1 && short.includes(word)));
  });
}

/** The groups in which the search finds something, still whole: what is chosen in them is counted over all of it. */
export function searchGroups(groups: readonly PlatformGroup[], search: string): FoundGroup[] {
  return groups
    .map((group) => ({ ...group, found: searchPlatforms(group.platforms, search) }))
    .filter(({ found }) => found.length > 0);
}

/** The makers with the most games in the catalogue, to be jumped to: most collectors start there. */
export function leadingMakers(groups: readonly PlatformGroup[], count: number): string[] {
  const games = ({ platforms }: PlatformGroup) =>
    platforms.reduce((sum, { game_count }) => sum + game_count, 0);
  return groups
    .toSorted((a, b) => games(b) - games(a))
    .slice(0, count)
    .map(({ manufacturer }) => manufacturer);
}

/** Capitals and digits: 'PlayStation 2' is 'ps2', 'Super Nintendo Entertainment System' is 'snes'. */
function shortName(name: string): string {
  return (name.match(/[A-Z\d]/g) ?? []).join('').toLowerCase();
}
