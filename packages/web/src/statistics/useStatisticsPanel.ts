import { useState } from 'react';

import { type Answer, api } from '../api/client.ts';
import { readAhead } from '../api/reads.ts';
import { loadLate } from '../ui/lazyPart.ts';

export type Summary = Answer<typeof api.collection.summary>;

type Part = (typeof import('./StatisticsDetails.tsx'))['StatisticsDetails'];

let loaded: Part | null = null;

async function loadPart(): Promise<Part> {
  loaded = (await loadLate(() => import('./StatisticsDetails.tsx'))).StatisticsDetails;
  return loaded;
}

/**
 * Whether the panel shows more, and the part that it then shows. Loaded by hand: a lazy component that failed to load
 * would take down the whole screen, and could not be loaded again.
 */
export function useStatisticsPanel({ isAllowed }: { isAllowed: boolean }) {
  const [isExpanded, setExpanded] = useState(false);
  const [part, setPart] = useState<{ StatisticsDetails: Part | null }>({ StatisticsDetails: loaded });
  const [isLost, setLost] = useState(false);

  async function load() {
    setLost(false);
    try {
      setPart({ StatisticsDetails: await loadPart() });
    } catch {
      setLost(true);
    }
  }

  /** Before the press, which is then likely. */
  function prepare() {
    if (isAllowed && part.StatisticsDetails === null) void loadPart().catch(() => undefined);
  }

  function flip() {
    setExpanded(!isExpanded);
    if (isExpanded || !isAllowed) return;
    readAhead(api.statistics.details, undefined);
    if (part.StatisticsDetails === null) void load();
  }

  return { ...part, isExpanded, isLost, prepare, flip, load };
}
