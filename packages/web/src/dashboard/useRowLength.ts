import { useSyncExternalStore } from 'react';

// Specification 2, dashboard: 4 in a row from 1280 px, 3 from 1024 px, otherwise 2. The grid's classes say the same.
const rows = [
  { inRow: 4, query: matchMedia('(min-width: 80rem)') },
  { inRow: 3, query: matchMedia('(min-width: 64rem)') },
];

/** How many of the latest additions fit in a row. */
export function useRowLength(): number {
  return useSyncExternalStore(listen, inRow);
}

function inRow(): number {
  return rows.find(({ query }) => query.matches)?.inRow ?? 2;
}

function listen(listener: () => void): () => void {
  for (const { query } of rows) query.addEventListener('change', listener);
  return () => {
    for (const { query } of rows) query.removeEventListener('change', listener);
  };
}
