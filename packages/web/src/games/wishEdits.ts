type Row = { game_id: number; in_wishlist: boolean };

/** A list after a wish was added or removed. A list of wishes leaves removed ones out by itself. */
export function withWish<Listed extends Row>(rows: Listed[], gameId: number, isOn: boolean): Listed[] {
  if (!rows.some((row) => row.game_id === gameId)) return rows;
  return rows.map((row) => (row.game_id === gameId ? { ...row, in_wishlist: isOn } : row));
}

export function withCount<Counts extends { wishlist_count: number }>(counts: Counts, isOn: boolean): Counts {
  return { ...counts, wishlist_count: Math.max(0, counts.wishlist_count + (isOn ? 1 : -1)) };
}

/** The wishlist without a game, or with its wish back in its old place: newest first. */
export function withListed<Listed extends { game_id: number; created_at: string }>(
  wishes: Listed[],
  gameId: number,
  wish: Listed | null,
): Listed[] {
  const others = wishes.filter(({ game_id }) => game_id !== gameId);
  if (wish === null) return others;
  return [...others, wish].toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));
}
