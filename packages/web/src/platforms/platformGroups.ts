import { fold } from '@cartouche/contract/catalogue.rules';
import type { Platform } from '@cartouche/contract/platforms';

export type PlatformGroup = { manufacturer: string; platforms: Platform[] };
export type FoundGroup = PlatformGroup & { found: Platform[] };

type Compare = (a: string, b: string) => number;

/** One group per manufacturer, those in `first` on top; groups and their platforms are sorted by name. */
export function groupPlatforms(
  platforms: readonly Platform[],
  compare: Compare,
  first: ReadonlySet<string> = new Set(),
): PlatformGroup[] {
  const isLater = ({ manufacturer }: PlatformGroup) => (first.has(manufacturer) ? 0 : 1);
  const groups = Map.groupBy(platforms, ({ manufacturer }) => manufacturer);
  return [...groups]
    .map(([manufacturer, members]) => ({
      manufacturer,
      platforms: members.toSorted((a, b) => compare(a.name, b.name)),
    }))
    .toSorted((a, b) => isLater(a) - isLater(b) || compare(a.manufacturer, b.manufacturer));
}

/**
 * The platforms whose names, aliases or manufacturer have every word of the search, as collectors write them: SNES,
 * PS2, FDS, and both Megadrive and Mega Drive.
 */
export function searchPlatforms(platforms: readonly Platform[], search: string): Platform[] {
  const words = fold(search).split(' ').filter(Boolean);
  // Punctuation alone is not a word, but it was typed: it matches what contains it.
  if (words.length === 0) return platforms.filter(({ name }) => name.includes(search.trim()));

  return platforms.filter(({ name, short_name, manufacturer, aliases }) => {
    const names = [name, short_name, manufacturer, ...aliases].map(fold);
    const inOneWord = [...names.map((one) => one.replaceAll(' ', '')), initials(name)];
    return words.every(
      (word) =>
        names.some((one) => one.includes(word)) ||
        (word.length > 1 && inOneWord.some((one) => one.includes(word))),
    );
  });
}

/** The groups with a result, still whole, so that their counts cover all of their platforms. */
export function searchGroups(groups: readonly PlatformGroup[], search: string): FoundGroup[] {
  return groups
    .map((group) => ({ ...group, found: searchPlatforms(group.platforms, search) }))
    .filter(({ found }) => found.length > 0);
}

/** The makers with the most games in the catalogue, as shortcuts: most collectors start there. */
export function leadingMakers(groups: readonly PlatformGroup[], count: number): string[] {
  const games = ({ platforms }: PlatformGroup) =>
    platforms.reduce((sum, { game_count }) => sum + game_count, 0);
  return groups
    .toSorted((a, b) => games(b) - games(a))
    .slice(0, count)
    .map(({ manufacturer }) => manufacturer);
}

/** Capitals and digits: 'Nintendo DS' gives 'nds'. */
function initials(name: string): string {
  return (name.match(/[A-Z\d]/g) ?? []).join('').toLowerCase();
}
