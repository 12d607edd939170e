import { useEffect, useEffectEvent, useState } from 'react';

import { type Answer, api } from '../api/client.ts';
import { useReads } from '../api/reads.ts';
import { useWrite } from '../api/writes.ts';
import { foundPage } from '../constants.ts';

export type Found = Answer<typeof api.alerts.found>[number];

/** What the price alerts found, page after page; it counts as seen as soon as it is shown. */
export function useFound() {
  const [pagesAsked, setPagesAsked] = useState(1);
  const pages = useReads(
    api.alerts.found,
    Array.from({ length: pagesAsked }, (_page, index) => ({ limit: foundPage, offset: index * foundPage })),
  );
  const [first, last] = [pages[0], pages.at(-1)];
  const total = first?.data?.[0]?.total_count ?? 0;
  const newest = first?.data?.[0]?.id;
  const { mutate } = useWrite(api.alerts.markSeen);

  const markSeen = useEffectEvent(() => mutate(undefined));
  useEffect(() => {
    if (newest !== undefined) markSeen();
  }, [newest]);

  return {
    found: first?.data && unique(pages.flatMap(({ data }) => data ?? [])),
    total,
    loadError: first?.data ? null : (first?.error ?? null),
    isRetrying: first?.isFetching ?? false,
    retry: () => void first?.refetch(),
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

/** What was found in the meantime moves the pages on. */
function unique(found: readonly Found[]): Found[] {
  return [...new Map(found.map((one) => [one.id, one])).values()];
}
