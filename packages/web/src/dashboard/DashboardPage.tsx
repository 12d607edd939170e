import { remaining } from '@cartouche/contract/limits';
import { type ReactNode, Suspense, use, useDeferredValue, useRef } from 'react';

import { GameOverlay } from '../details/GameOverlay.tsx';
import { FeedbackInvite } from '../feedback/openFeedback.ts';
import { ItemOverlay } from '../item/ItemOverlay.tsx';
import { useWords } from '../i18n/language.ts';
import { dashboardWords } from '../i18n/dashboard.ts';
import { PlatformManagerOverlay } from '../platforms/PlatformManagerOverlay.tsx';
import { useSession } from '../session/useSession.ts';
import { usePageTitle } from '../screen/usePageTitle.ts';
import { ShelfSkeleton } from '../shelf/ShelfSkeleton.tsx';
import { loadShelf } from '../shelf/loadShelf.ts';
import { FiguresLine } from '../statistics/FiguresLine.tsx';
import { StatisticsPanel } from '../statistics/StatisticsPanel.tsx';
import { UpgradeBanner } from '../subscription/UpgradeBanner.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { PictureButton } from './PictureButton.tsx';
import { BelowSkeleton } from './BelowSkeleton.tsx';
import { SettingsButton } from './SettingsButton.tsx';
import { loadBelowShelf } from './loadBelowShelf.ts';
import { useDashboard } from './useDashboard.ts';
import { lazyPart } from '../ui/lazyPart.ts';

const OwnShelf = lazyPart(loadShelf);
const BelowShelf = lazyPart(loadBelowShelf);
// Shown until there are ten games, and rarely after that.
const FirstShelf = lazyPart(async () => ({ default: (await import('./FirstShelf.tsx')).FirstShelf }));
const FirstPlatforms = lazyPart(async () => ({
  default: (await import('./FirstPlatforms.tsx')).FirstPlatforms,
}));
const GemStrip = lazyPart(async () => ({ default: (await import('../alerts/GemStrip.tsx')).GemStrip }));
const FirstTen = lazyPart(async () => ({ default: (await import('./FirstTen.tsx')).FirstTen }));

export default function DashboardPage(): ReactNode {
  const { title } = useWords(dashboardWords);
  const { manager, item, game, ...dashboard } = useDashboard();
  usePageTitle(title);

  return (
    <div className="flex flex-col gap-8 sm:gap-10">
      <Shown {...dashboard} game={game} onManage={manager.open} onDetails={item.edit} />
      <ItemOverlay target={item.target} onClose={item.onClose} />
      <PlatformManagerOverlay isOpen={manager.isOpen} onClose={manager.onClose} />
    </div>
  );
}

type ShownProps = Omit<ReturnType<typeof useDashboard>, 'manager' | 'item'> & {
  onManage: () => void;
  onDetails: (gameId: number) => void;
};

function Shown(props: ShownProps) {
  const { platforms, summary, gems, isNew, firstTen, error, isRetrying, retry } = props;
  const { game, onManage, onDetails } = props;
  const text = useWords(dashboardWords);
  const rest = useRef<HTMLDivElement>(null);
  const invite = use(FeedbackInvite);

  if (error) {
    return (
      <>
        <Heading />
        <ErrorState error={error} isRetrying={isRetrying} onRetry={retry} />
        {invite}
      </>
    );
  }
  const skeleton = <DashboardSkeleton />;
  if (!platforms || !summary) return skeleton;

  function hideFirstTen() {
    firstTen.onHide();
    // Its button goes away; the focus must stay.
    rest.current?.focus({ preventScroll: true });
  }

  // One tree for both: the first game must not remove the focused suggestions.
  return (
    <Suspense fallback={skeleton}>
      {isNew ? (
        <>
          <FirstShelf platforms={platforms} />
          <GameOverlay {...game} isOwnedOnly />
        </>
      ) : (
        <Suspense fallback={<ShelfSkeleton heading={text.heading} action={<SettingsButton />} />}>
          <OwnShelf
            counts={summary.platforms}
            platforms={platforms.all}
            heading={text.heading}
            figures={<FiguresLine summary={summary} />}
            open={game}
            action={
              <>
                <PictureButton />
                <SettingsButton />
              </>
            }
          />
        </Suspense>
      )}
      {(isNew || firstTen.isShown) && (
        <FirstTen
          platforms={platforms}
          summaries={summary.platforms}
          games={summary.games}
          onDetails={onDetails}
          {...(isNew ? {} : { onHide: hideFirstTen })}
        />
      )}
      {invite}
      {isNew ? (
        <>
          <FirstPlatforms platforms={platforms} onManage={onManage} />
          {gems.length > 0 && <GemStrip gems={gems} />}
          <UpgradeInvite consoles={platforms.mine.size} />
        </>
      ) : (
        <div ref={rest} tabIndex={-1} className="flex flex-col gap-8 outline-none sm:gap-10">
          <div className="flex flex-col gap-4">
            <UpgradeBanner games={summary.games} consoles={platforms.mine.size} isInviting />
            <StatisticsPanel summary={summary} platforms={platforms.all} />
          </div>
          <AfterShelf>
            <BelowShelf platforms={platforms} summary={summary} gems={gems} onManage={onManage} />
          </AfterShelf>
        </div>
      )}
    </Suspense>
  );
}

/** Drawn when the shelf has been, in pieces: it is mostly below the window. */
function AfterShelf({ children }: { children: ReactNode }) {
  const isItsTurn = useDeferredValue(true, false);
  const skeleton = <BelowSkeleton />;
  return <Suspense fallback={skeleton}>{isItsTurn ? children : skeleton}</Suspense>;
}

/** Not for a user without room for another console: the platforms already say so. */
function UpgradeInvite({ consoles }: { consoles: number }) {
  const { tier } = useSession().subscription;
  const room = remaining(tier, 'consoles', consoles);
  return room > 0 && <UpgradeBanner games={0} consoles={consoles} isInviting />;
}

function Heading() {
  const text = useWords(dashboardWords);
  return (
    <div className="flex items-center justify-between gap-3">
      <h1 className="text-26">{text.heading}</h1>
      <SettingsButton />
    </div>
  );
}
