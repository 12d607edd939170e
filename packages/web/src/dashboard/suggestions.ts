import { mostPlatformsSuggested } from '@cartouche/contract/catalogue.rules';
import type { PlatformSummary } from '@cartouche/contract/collection';
import type { Platform } from '@cartouche/contract/platforms';

import type { Platforms } from '../platforms/usePlatforms.ts';
import { inOrder } from './wellKnown.ts';

/**
 * The platforms of the suggested games: those chosen first, or if there are none, those with owned games. Without any,
 * the server takes those of which it knows the most games.
 */
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
    .slice(0, mostPlatformsSuggested);
}

/**
 * The games in their places after a new answer: those still suggested stay where they are, so that no other game comes
 * under a finger, and the next ones fill the places that became free.
 */
export function keepPlaces<Game extends { game_id: number }>(
  before: readonly Game[],
  answer: readonly Game[],
): Game[] {
  const byId = new Map(answer.map((game) => [game.game_id, game]));
  const kept = before.map(({ game_id }) => byId.get(game_id));
  const keptIds = new Set(kept.map((game) => game?.game_id));
  const next = answer.filter(({ game_id }) => !keptIds.has(game_id)).values();

  const filled = kept.map((game) => game ?? next.next().value);
  return [...filled.filter((game) => game !== undefined), ...next];
}
