type Grid = {
  /** The number of games in all. */
  count: number;
  columns: number;
  /** How many rows a page key passes. */
  rowsInSight: number;
};

type Key = { key: string; ctrlKey?: boolean; metaKey?: boolean };

/** Where a key leads from a game in rows and columns, by its index; null for any other key. */
export function placeAfter({ key, ctrlKey, metaKey }: Key, at: number, grid: Grid): number | null {
  const { count, columns, rowsInSight } = grid;
  const last = count - 1;
  const rowStart = at - (at % columns);
  const isWhole = ctrlKey === true || metaKey === true;

  switch (key) {
    case 'ArrowRight':
      return Math.min(last, at + 1);
    case 'ArrowLeft':
      return Math.max(0, at - 1);
    case 'ArrowDown':
      return byRows(1);
    case 'ArrowUp':
      return byRows(-1);
    case 'PageDown':
      return byRows(rowsInSight);
    case 'PageUp':
      return byRows(-rowsInSight);
    case 'Home':
      return isWhole ? 0 : rowStart;
    case 'End':
      return isWhole ? last : Math.min(last, rowStart + columns - 1);
    default:
      return null;
  }

  /** In the same column; in the last row, which may be shorter, the last game. */
  function byRows(rows: number): number {
    const lastRow = Math.floor(last / columns);
    const row = Math.min(lastRow, Math.max(0, Math.floor(at / columns) + rows));
    return Math.min(last, row * columns + (at % columns));
  }
}
