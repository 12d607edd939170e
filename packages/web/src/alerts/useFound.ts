import { useEffect, useEffectEvent } from 'react';

import { type Answer, api } from '../api/client.ts';
import { usePages } from '../api/pages.ts';
import { useWrite } from '../api/writes.ts';
import { foundPage } from '../constants.ts';
import { useNews } from './useNews.ts';

export type Found = Answer<typeof api.alerts.found>[number];

/** What the price alerts found, page by page. It counts as seen once it is shown. */
export function useFound() {
  const pages = usePages(api.alerts.found, foundPage);
  const [first] = pages.rows ?? [];
  // What is found again at a lower price comes to the front again.
  const newest = first && `${first.id} ${first.foundAt}`;
  const { mutate } = useWrite(api.alerts.markSeen);
  useNews('found');

  const markSeen = useEffectEvent(() => mutate(undefined));
  useEffect(() => {
    if (newest !== undefined) markSeen();
  }, [newest]);

  return pages;
}
