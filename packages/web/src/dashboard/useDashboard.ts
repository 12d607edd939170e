import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { useEditing } from '../item/useEditing.ts';
import { hideFirstTen, isFirstTenHidden } from '../device.ts';
import { firstGames } from '../constants.ts';
import { loadPlatformManager } from '../platforms/PlatformManagerOverlay.tsx';
import { usePlatforms } from '../platforms/usePlatforms.ts';

/** What the dashboard shows, and what is open over it. */
export function useDashboard() {
  const [isManaging, setManaging] = useState(false);
  const [adding, setAdding] = useEditing('list');
  const [isFirstTenOver, setFirstTenOver] = useState(isFirstTenHidden);
  const { gameId } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { platforms, ...chosen } = usePlatforms();
  const { data: summary, ...sums } = useRead(api.collection.summary);
  const { data: gems = [] } = useRead(api.alerts.gems, {});

  return {
    platforms,
    summary,
    gems,
    /** Nothing owned and nothing wanted yet. */
    isNew: summary?.games === 0 && summary.wishlist === 0,
    firstTen: {
      isShown: summary !== undefined && summary.games < firstGames && !isFirstTenOver,
      onHide: () => {
        hideFirstTen();
        setFirstTenOver(true);
      },
    },
    error: chosen.error ?? (summary ? null : sums.error),
    isRetrying: chosen.isRetrying || sums.isFetching,
    retry: () => {
      chosen.retry();
      if (sums.error) void sums.refetch();
    },

    manager: {
      isOpen: isManaging,
      open: () => {
        // If this read fails, the modal repeats it and shows the error.
        void loadPlatformManager().catch(() => undefined);
        setManaging(true);
      },
      onClose: () => setManaging(false),
    },
    // Kept here and not beside the suggestion, which is replaced as soon as its game is saved.
    item: {
      target: adding,
      add: (id: number) => setAdding({ gameId: id, isOwned: false }),
      onClose: () => setAdding(null),
    },
    game: { gameId, onClose: () => void navigate({ to: '.', search: {}, resetScroll: false }) },
  };
}
