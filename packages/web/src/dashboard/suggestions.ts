import { mostPlatformsSuggested } from '@cartouche/contract/catalogue.rules';
import type { PlatformSummary } from '@cartouche/contract/collection';
import type { Platform } from '@cartouche/contract/platforms';

import type { Platforms } from '../platforms/usePlatforms.ts';
import { inOrder } from './wellKnown.ts';

/** The platforms of the suggested games: those chosen first, or if there are none, those with owned games. */
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
