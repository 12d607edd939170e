import { useState } from 'react';

import type { Call } from './client.ts';
import { useReads } from './reads.ts';

type Page = { limit: number; offset: number };

/** A list read page by page, up to where it was asked for. Each row has the number of rows in all. */
export function usePages<Row extends { id: number; total_count: number }>(
  read: Call<Page, Row[]>,
  limit: number,
) {
  const [pagesAsked, setPagesAsked] = useState(1);
  const pages = useReads(
    read,
    Array.from({ length: pagesAsked }, (_page, index) => ({ limit, offset: index * limit })),
  );
  const [first, last] = [pages[0], pages.at(-1)];
  const total = first?.data?.[0]?.total_count ?? 0;
  const rows = first?.data && unique(pages.flatMap(({ data }) => data ?? [])).slice(0, total);

  return {
    rows,
    /** The total, read or not. */
    total,
    loadError: rows ? null : (first?.error ?? null),
    isRetrying: first?.isFetching === true,
    retry: () => {
      for (const page of pages) void page.refetch();
    },
    more: {
      isLoading: last?.isPending === true,
      hasFailed: last?.isError === true && last.data === undefined,
      load: () => {
        if (last?.data) setPagesAsked(pages.length + 1);
        else void last?.refetch();
      },
    },
  };
}

/** While pages are read again, a row can be on two of them. */
function unique<Row extends { id: number }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
