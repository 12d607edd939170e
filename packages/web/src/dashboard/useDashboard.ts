import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { loadPlatformManager } from '../platforms/PlatformManagerOverlay.tsx';
import { usePlatforms } from '../platforms/usePlatforms.ts';

/** What the dashboard shows, and what lies open over it. */
export function useDashboard() {
  const [isManaging, setManaging] = useState(false);
  const { gameId } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { platforms, ...chosen } = usePlatforms();
  const { data: summary, ...sums } = useRead(api.collection.summary);

  return {
    platforms,
    summary,
    /** Nothing owned and nothing wanted yet. */
    isNew: summary?.games === 0 && summary.wishlist === 0,
    error: chosen.error ?? (summary ? null : sums.error),
    isRetrying: chosen.isRetrying || sums.isFetching,
    retry: () => {
      chosen.retry();
      if (sums.error) void sums.refetch();
    },

    manager: {
      isOpen: isManaging,
      open: () => {
        // If it does not come, the modal asks for it again and says so.
        void loadPlatformManager().catch(() => undefined);
        setManaging(true);
      },
      onClose: () => setManaging(false),
    },
    game: { gameId, onClose: () => void navigate({ to: '.', search: {}, resetScroll: false }) },
  };
}
