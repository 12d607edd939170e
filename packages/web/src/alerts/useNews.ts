import { useEffect, useRef } from 'react';

import { api } from '../api/client.ts';
import { readAgain } from '../api/query.ts';
import { useRead } from '../api/reads.ts';

/** Reads what shows finds again as soon as the header counts more of them: the screen may stay open for hours. */
export function useNews(of: 'found' | 'gems'): void {
  const { data } = useRead(api.alerts.summary);
  const unseen = data?.unseen;
  const known = useRef(unseen);

  useEffect(() => {
    if (unseen !== undefined && unseen > (known.current ?? Infinity)) readAgain(api.alerts[of]);
    known.current = unseen;
  }, [unseen, of]);
}
