import type { Listing } from '@cartouche/contract/listings';
import { type MarketplaceCode, marketplaceCodes, usualMarketplace } from '@cartouche/contract/settings.rules';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { usePreferences } from '../session/usePreferences.ts';

/** What is on sale at the auction marketplace for a game, on the regional site that the user prefers. */
export function useListings(gameId: number) {
  const { marketplace: preferred, chooseMarketplace, isRefused, retry: retryChoice } = usePreferences();
  const chosen = marketplaceCodes.find((code) => code === preferred);
  const { data, error, isFetching, refetch } = useRead(
    api.listings.searchEbay,
    chosen ? { gameId, marketplace: chosen } : { gameId },
  );
  // Until the preference is saved, the server may still answer for the one before.
  const answer = chosen === undefined || data?.marketplace === chosen ? data : undefined;
  const usual = error ? usualMarketplace : undefined;
  const marketplace: MarketplaceCode | undefined = chosen ?? data?.marketplace ?? usual;

  return {
    /** Undefined until the server has said which one it detects; the usual one if it cannot say. */
    marketplace,
    chooseMarketplace,
    choice: { isRefused, retry: retryChoice },
    /** The words that were looked for. */
    search: answer?.search,
    listings: answer?.data satisfies Listing[] | undefined,
    isSample: answer?.isSample ?? false,
    error: answer ? null : error,
    retry: () => void refetch(),
    isRetrying: isFetching,
  };
}
