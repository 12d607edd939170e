import { useEffect, useEffectEvent, useRef } from 'react';

import { type Answer, api } from '../api/client.ts';
import { usePages } from '../api/pages.ts';
import { readAgain } from '../api/query.ts';
import { useRead } from '../api/reads.ts';
import { useWrite } from '../api/writes.ts';
import { foundPage } from '../constants.ts';

export type Found = Answer<typeof api.alerts.found>[number];

/** What the price alerts found, page by page. It counts as seen once it is shown. */
export function useFound() {
  const pages = usePages(api.alerts.found, foundPage);
  const [first] = pages.rows ?? [];
  // What is found again at a lower price comes to the front again.
  const newest = first && `${first.id} ${first.foundAt}`;
  const { mutate } = useWrite(api.alerts.markSeen);
  useNews();

  const markSeen = useEffectEvent(() => mutate(undefined));
  useEffect(() => {
    if (newest !== undefined) markSeen();
  }, [newest]);

  return pages;
}

/** Reads what was found since, as soon as the header counts it: the page may stay open for hours. */
function useNews(): void {
  const { data } = useRead(api.alerts.summary);
  const unseen = data?.unseen;
  const known = useRef(unseen);

  useEffect(() => {
    if (unseen !== undefined && unseen > (known.current ?? Infinity)) readAgain(api.alerts.found);
    known.current = unseen;
  }, [unseen]);
}
