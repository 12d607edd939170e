import { type ReactNode, Suspense, lazy } from 'react';

import { GameOverlay } from '../catalogue/GameOverlay.tsx';
import { useText } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { PlatformManagerOverlay } from '../platforms/PlatformManagerOverlay.tsx';
import { usePageTitle } from '../shell/usePageTitle.ts';
import { UpgradeBanner } from '../subscription/UpgradeBanner.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { LatestAdditions } from './LatestAdditions.tsx';
import { PlatformShelves } from './PlatformShelves.tsx';
import { Totals } from './Totals.tsx';
import { useDashboard } from './useDashboard.ts';

// Seen until the first game is there, and then hardly ever again.
const FirstShelf = lazy(async () => {
  const module = await import('./FirstShelf.tsx');
  return { default: module.FirstShelf };
});

export default function DashboardPage(): ReactNode {
  const { title } = useText().dashboard;
  const { manager, game, ...dashboard } = useDashboard();
  usePageTitle(title);

  return (
    <div className="flex flex-col gap-8 sm:gap-10">
      <Shown {...dashboard} onManage={manager.open} />
      <GameOverlay {...game} />
      <PlatformManagerOverlay isOpen={manager.isOpen} onClose={manager.onClose} />
    </div>
  );
}

type ShownProps = Omit<ReturnType<typeof useDashboard>, 'manager' | 'game'> & { onManage: () => void };

function Shown({ platforms, summary, isNew, error, isRetrying, retry, onManage }: ShownProps) {
  const text = useText();
  const tell = useRefusalText();
  const title = <h1 className="sr-only">{text.dashboard.title}</h1>;

  if (error) {
    return (
      <>
        {title}
        <ErrorState text={tell(error, text.ui.errorText)} isRetrying={isRetrying} onRetry={retry} />
      </>
    );
  }
  const skeleton = (
    <>
      {title}
      <DashboardSkeleton />
    </>
  );
  if (!platforms || !summary) return skeleton;
  if (isNew) {
    return (
      <Suspense fallback={skeleton}>
        <FirstShelf platforms={platforms} onManage={onManage} />
      </Suspense>
    );
  }
  return (
    <>
      {title}
      <div className="flex flex-col gap-4">
        <UpgradeBanner games={summary.games} consoles={platforms.mine.size} isInviting />
        <Totals {...summary} />
      </div>
      <PlatformShelves platforms={platforms} summaries={summary.platforms} onManage={onManage} />
      <LatestAdditions platforms={platforms.all} />
    </>
  );
}
