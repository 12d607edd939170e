import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';

import { useNews } from '../alerts/useNews.ts';
import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { useEditing } from '../item/useEditing.ts';
import { hideFirstTen, isFirstTenHidden } from '../device.ts';
import { firstGames } from '../constants.ts';
import { loadPlatformManager } from '../platforms/PlatformManagerOverlay.tsx';
import { loadAhead } from '../ui/lazyPart.ts';
import { usePlatforms } from '../platforms/usePlatforms.ts';

/** What the dashboard shows, and what is open over it. */
export function useDashboard() {
  const [isManaging, setManaging] = useState(false);
  const [editing, setEditing] = useEditing('list');
  const [isFirstTenOver, setFirstTenOver] = useState(isFirstTenHidden);
  const { gameId } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { platforms, ...chosen } = usePlatforms();
  const { data: summary, ...sums } = useRead(api.collection.summary);
  const isBeginning = summary !== undefined && summary.games < firstGames;
  // At the tenth game the guide says so; it is gone with the next visit.
  const [hasBegun, setBegun] = useState(false);
  if (isBeginning && !hasBegun) setBegun(true);
  const { data: gems = [] } = useRead(api.alerts.gems, {});
  useNews('gems');

  return {
    platforms,
    summary,
    gems,
    /** Nothing owned and nothing wanted yet. */
    isNew: summary?.games === 0 && summary.wishlist === 0,
    firstTen: {
      isShown: (isBeginning || hasBegun) && !isFirstTenOver,
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
        loadAhead(loadPlatformManager);
        setManaging(true);
      },
      onClose: () => setManaging(false),
    },
    item: {
      target: editing,
      edit: (id: number) => setEditing({ gameId: id, isOwned: true }),
      onClose: () => setEditing(null),
    },
    game: { gameId, onClose: () => void navigate({ to: '.', search: {}, resetScroll: false }) },
  };
}
