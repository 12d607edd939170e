import type { PlatformSummary } from '@cartouche/contract/collection';
import type { Platform } from '@cartouche/contract/platforms';

import { latestRows } from '../constants.ts';

/** How much of a platform's games the user owns, in whole percent. Specification 9, statistics. */
export function completionRate(owned: number, total: number): number {
  return total === 0 ? 0 : Math.round((owned / total) * 100);
}

export type Shelf = {
  platform: Platform;
  owned: number;
  wishlist: number;
  completion: number;
  value: number;
};

/** The platforms of the cards: those that the user collects, by number of games, then by name. */
export function toShelves(
  mine: readonly Platform[],
  summaries: readonly PlatformSummary[],
  compare: (a: string, b: string) => number,
): Shelf[] {
  const byPlatform = new Map(summaries.map((summary) => [summary.platform_id, summary]));
  return mine
    .map((platform) => {
      const {
        owned = 0,
        wishlist = 0,
        value = 0,
        total = platform.game_count,
      } = byPlatform.get(platform.id) ?? {};
      return { platform, owned, wishlist, value, completion: completionRate(owned, total) };
    })
    .toSorted((a, b) => b.owned - a.owned || compare(a.platform.name, b.platform.name));
}

/** How many latest additions are read: as many as 'Show More' can show. */
export const latestAsked = { limit: 24 };

/** How many latest additions are shown before 'Show More': two rows, or one if a single game would need a third. */
export function latestAtFirst(games: number, perRow: number): number {
  const room = perRow * latestRows;
  if (games <= room) return games;
  return games === room + 1 ? perRow : room;
}
