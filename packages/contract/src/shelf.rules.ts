/** How many games of a console the user owns and wants. */
export type ShelfGroup = { platform_id: number; owned: number; wishlist: number };

/** Games of a console that stand side by side on the shelf: copies, or wishes at the end of the console's group. */
export type ShelfPart = { platform_id: number; isWish: boolean; offset: number; limit: number };

/**
 * The consoles in the order of the shelf: those with the most games first. Both sides compute it, so that a place on
 * the shelf, counted from its beginning, means the same game to both.
 */
export function toShelfGroups<Group extends ShelfGroup>(groups: readonly Group[]): Group[] {
  return groups
    .filter(({ owned, wishlist }) => owned + wishlist > 0)
    .toSorted((a, b) => b.owned - a.owned || b.wishlist - a.wishlist || a.platform_id - b.platform_id);
}

/** What stands in the places from `offset` on: in each group the copies, then the wishes. */
export function shelfParts(
  groups: readonly ShelfGroup[],
  { offset, limit }: { offset: number; limit: number },
): ShelfPart[] {
  const parts: ShelfPart[] = [];
  let place = 0;
  for (const { platform_id, owned, wishlist } of groups) {
    for (const [isWish, count] of [[false, owned] as const, [true, wishlist] as const]) {
      const from = Math.max(offset, place);
      const to = Math.min(offset + limit, place + count);
      if (from < to) parts.push({ platform_id, isWish, offset: from - place, limit: to - from });
      place += count;
    }
  }
  return parts;
}
