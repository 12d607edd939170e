import type { Platform } from '@cartouche/contract/platforms';

import type { Platforms } from '../platforms/usePlatforms.ts';

/** Where many collections start: SNES, PlayStation, Mega Drive, Game Boy, Nintendo 64, PlayStation 2, Switch. */
const wellKnownIds = [19, 7, 29, 33, 4, 8, 130];

/** The platforms offered to a newcomer: well-known ones in a fixed order, then any others that were chosen. */
export function toOffer({ all, mine }: Platforms): Platform[] {
  return inOrder(all, new Set([...wellKnownIds, ...mine]));
}

/** The platforms with these ids, in the order of the ids. */
export function inOrder(all: readonly Platform[], ids: Iterable<number>): Platform[] {
  const byId = new Map(all.map((platform) => [platform.id, platform]));
  return [...ids].flatMap((id) => byId.get(id) ?? []);
}
