import type { VintedListing } from '@cartouche/contract/listings';
import { useEffect, useRef, useState } from 'react';

import { type Answer, api } from '../api/client.ts';
import { endLostSession } from '../api/query.ts';
import { statusOf, toRefusal } from '../api/refusal.ts';
import { priceCheckListings, priceCheckTimeoutMs } from '../constants.ts';
import { byPrice } from './vintedPrice.ts';

type Found = Answer<typeof api.listings.searchVinted>;

/** A game on a console, which the server then calls as sellers do. */
type WantedPrice = { title: string; console: string; platformId: number };

/** How far the search for a price has come. */
export type PriceCheck =
  | { phase: 'none' }
  | { phase: 'searching'; search: string }
  | { phase: 'found'; search: string; listings: VintedListing[]; searchUrl: string; isSample: boolean }
  | { phase: 'off'; search: string; error: unknown; searchUrl: string | null }
  | { phase: 'failed'; search: string; problem: CheckProblem };

export type CheckProblem =
  | { what: 'timedOut' | 'badFormat' | 'noAnswer' }
  | { what: 'refused'; status: number; error: unknown };

/** Searches the second-hand marketplace. A newer search, or leaving the screen, drops the one under way. */
export function usePriceCheck() {
  const [check, setCheck] = useState<PriceCheck>({ phase: 'none' });
  const [wanted, setWanted] = useState<WantedPrice | null>(null);
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  async function start(next: WantedPrice) {
    underWay.current?.abort();
    const leaving = new AbortController();
    underWay.current = leaving;
    setWanted(next);
    setCheck({ phase: 'searching', search: wordsOf(next) });
    const after = await checkPrice(next, leaving.signal);
    if (!leaving.signal.aborted) setCheck(after);
  }

  function forget() {
    underWay.current?.abort();
    setCheck({ phase: 'none' });
  }

  return {
    check,
    start: (next: WantedPrice) => void start(next),
    again: () => wanted && void start(wanted),
    forget,
  };
}

const wordsOf = ({ title, console }: WantedPrice) => `${title} ${console}`;

async function checkPrice(wanted: WantedPrice, leaving: AbortSignal): Promise<PriceCheck> {
  const search = wordsOf(wanted);
  const timeout = AbortSignal.timeout(priceCheckTimeoutMs);
  try {
    const answer = await api.listings.searchVinted.send(
      { search: wanted.title, platformId: wanted.platformId, limit: priceCheckListings },
      { signal: AbortSignal.any([leaving, timeout]) },
    );
    return toFound(search, answer);
  } catch (error) {
    endLostSession(error);
    const refusal = toRefusal(error);
    if (refusal?.code === 'vinted_off') {
      const { url } = refusal.data;
      return { phase: 'off', search, error, searchUrl: typeof url === 'string' ? url : null };
    }
    const status = statusOf(error);
    const problem: CheckProblem = timeout.aborted
      ? { what: 'timedOut' }
      : status === null
        ? { what: 'noAnswer' }
        : { what: 'refused', status, error };
    return { phase: 'failed', search, problem };
  }
}

/** What something on the way answered with success has no listings. */
function toFound(search: string, answer: Found | null): PriceCheck {
  if (!Array.isArray(answer?.items)) return { phase: 'failed', search, problem: { what: 'badFormat' } };
  const { items, searchUrl, isSample } = answer;
  const listings = items.slice(0, priceCheckListings).toSorted(byPrice);
  // By our name of the console, as everywhere on the screen; sellers' name for it is in the address.
  return { phase: 'found', search, listings, searchUrl, isSample };
}
