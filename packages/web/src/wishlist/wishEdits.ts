type Row = { game_id: number; in_wishlist: boolean; total_count: number };

/** A list after a game was wished for or not; a list of wishes loses what is no longer one. */
export function withWish<Listed extends Row>(
  rows: Listed[],
  gameId: number,
  isOn: boolean,
  isListOfWishes: boolean,
): Listed[] {
  if (!rows.some((row) => row.game_id === gameId)) return rows;
  if (!isListOfWishes || isOn) {
    return rows.map((row) => (row.game_id === gameId ? { ...row, in_wishlist: isOn } : row));
  }
  return rows
    .filter((row) => row.game_id !== gameId)
    .map((row) => ({ ...row, total_count: row.total_count - 1 }));
}

export function withCount<Counts extends { wishlist_count: number }>(counts: Counts, isOn: boolean): Counts {
  return { ...counts, wishlist_count: Math.max(0, counts.wishlist_count + (isOn ? 1 : -1)) };
}
