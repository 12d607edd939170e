import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { GameOverlay } from '../catalogue/GameOverlay.tsx';
import { useText } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { PlatformManagerOverlay, loadPlatformManager } from '../platforms/PlatformManagerOverlay.tsx';
import { usePlatforms } from '../platforms/usePlatforms.ts';
import { usePageTitle } from '../shell/usePageTitle.ts';
import { UpgradeBanner } from '../subscription/UpgradeBanner.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { FirstShelf } from './FirstShelf.tsx';
import { LatestAdditions } from './LatestAdditions.tsx';
import { PlatformShelves } from './PlatformShelves.tsx';
import { Totals } from './Totals.tsx';

export default function DashboardPage(): ReactNode {
  const text = useText().dashboard;
  const tell = useRefusalText();
  usePageTitle(text.title);
  const [isManaging, setManaging] = useState(false);
  const { platforms, ...read } = usePlatforms();
  const { data: summary, ...sums } = useRead(api.collection.summary);

  const { gameId } = useSearch({ strict: false });
  const navigate = useNavigate();

  const error = read.error ?? (summary ? null : sums.error);
  const isNew = summary?.games === 0 && summary.wishlist === 0;

  return (
    <div className="flex flex-col gap-8 sm:gap-10">
      {(!isNew || error) && <h1 className="sr-only">{text.title}</h1>}
      {error ? (
        <ErrorState text={tell(error)} isRetrying={read.isRetrying || sums.isFetching} onRetry={retry} />
      ) : !platforms || !summary ? (
        <DashboardSkeleton />
      ) : isNew ? (
        <FirstShelf platforms={platforms} onManage={manage} />
      ) : (
        <>
          <div className="flex flex-col gap-4 empty:hidden">
            <UpgradeBanner games={summary.games} consoles={platforms.mine.size} isInviting />
            <Totals {...summary} />
          </div>
          <PlatformShelves
            platforms={platforms}
            summaries={summary.platforms}
            onManage={manage}
          />
          <LatestAdditions platforms={platforms.all} />
        </>
      )}
      <GameOverlay gameId={gameId} onClose={closeGame} />
      <PlatformManagerOverlay isOpen={isManaging} onClose={() => setManaging(false)} />
    </div>
  );

  function manage() {
    void loadPlatformManager();
    setManaging(true);
  }

  function closeGame() {
    void navigate({ to: '.', search: {}, resetScroll: false });
  }

  function retry() {
    read.retry();
    if (sums.error) void sums.refetch();
  }
}
