import { useEffect, useEffectEvent } from 'react';

import { type Answer, api } from '../api/client.ts';
import { usePages } from '../api/pages.ts';
import { useWrite } from '../api/writes.ts';
import { foundPage } from '../constants.ts';

export type Found = Answer<typeof api.alerts.found>[number];

/** What the price alerts found, page by page. It counts as seen once it is shown. */
export function useFound() {
  const pages = usePages(api.alerts.found, foundPage);
  const newest = pages.rows?.[0]?.id;
  const { mutate } = useWrite(api.alerts.markSeen);

  const markSeen = useEffectEvent(() => mutate(undefined));
  useEffect(() => {
    if (newest !== undefined) markSeen();
  }, [newest]);

  return pages;
}
