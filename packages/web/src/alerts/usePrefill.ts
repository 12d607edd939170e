import { alertMarketplaceIds } from '@cartouche/contract/alerts.rules';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

import type { AlertsState } from '../paths.ts';
import { type AlertDraft, emptyDraft } from './alertDraft.ts';

/** Specification 2.7: the state of a navigation opens the form of a new alert once, and is then cleared. */
export function usePrefill(open: (prefill: Partial<AlertDraft>) => void): void {
  const { state } = useLocation();
  const navigate = useNavigate();

  const take = useEffectEvent(() => {
    const { fromGameDetails } = state;
    open(toPrefill(state));
    void navigate({
      to: '.',
      search: true,
      state: fromGameDetails ? { fromGameDetails } : {},
      replace: true,
      resetScroll: false,
    });
  });
  useEffect(() => {
    if (state.prefillSearch !== undefined) take();
  }, [state.prefillSearch]);
}

/** The history outlives an update of the product, so nothing in it is taken for granted. */
function toPrefill({ prefillSearch, marketplace, gameId }: AlertsState): Partial<AlertDraft> {
  return {
    query: String(prefillSearch),
    platform: alertMarketplaceIds.find((id) => id === marketplace) ?? emptyDraft.platform,
    gameId: Number.isInteger(gameId) ? (gameId ?? null) : null,
  };
}
