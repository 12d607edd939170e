import type { PlatformSummary } from '@cartouche/contract/collection';
import type { Platform } from '@cartouche/contract/platforms';

import type { Platforms } from '../platforms/usePlatforms.ts';
import { inOrder } from './wellKnown.ts';

const mostPlatforms = 3;

/** Whose games are suggested: the platforms chosen first, or without any those on which something is owned. */
export function platformsToSuggest(
  { all, mine }: Platforms,
  summaries: readonly PlatformSummary[],
): Platform[] {
  const owned = summaries
    .filter((summary) => summary.owned > 0)
    .toSorted((a, b) => b.owned - a.owned)
    .map(({ platform_id }) => platform_id);

  return inOrder(all, mine.size > 0 ? mine : owned)
    .filter(({ game_count }) => game_count > 0)
    .slice(0, mostPlatforms);
}

/**
 * From lists in the order of their titles, games from all over the alphabet and of each list in turn. One that is owned
 * by now gives its place to the next, and the others stay.
 */
export function toSuggestions<Game extends { is_owned: boolean }>(
  lists: readonly (readonly Game[])[],
  count: number,
): Game[] {
  const missing = lists.map((list) => spread(list).filter((game) => !game.is_owned));
  const longest = Math.max(0, ...missing.map((list) => list.length));
  const inTurn = Array.from({ length: longest }, (_turn, index) =>
    missing.flatMap((list) => list[index] ?? []),
  );
  return inTurn.flat().slice(0, count);
}

/** Steps of the golden section never come close to each other. */
function spread<Game>(list: readonly Game[]): Game[] {
  const place = (index: number) => (index * 0.618_034) % 1;
  return list
    .map((game, index) => ({ game, at: place(index + 1) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ game }) => game);
}
