import { getRouteApi, Link, useCanGoBack, useRouter } from '@tanstack/react-router';
import { ArrowLeft, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';

import { detailsWords } from '../i18n/details.ts';
import { useText, useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { usePlatformOf } from '../platforms/usePlatformOf.ts';
import { usePageTitle } from '../screen/usePageTitle.ts';
import { GameListings } from '../listings/GameListings.tsx';
import { Button, buttonClass } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { useMedia } from '../ui/useMedia.ts';
import { GameActions } from './GameActions.tsx';
import { GameDetails } from './GameDetails.tsx';
import { GameDetailsSkeleton } from './GameDetailsSkeleton.tsx';
import { useGameAndCopy } from './useGameAndCopy.ts';

const route = getRouteApi('/signed-in/game/$id');

export default function GamePage(): ReactNode {
  const gameId = Number(route.useParams().id);
  const isId = Number.isInteger(gameId) && gameId > 0 && gameId <= 2_147_483_647;
  return isId ? <GameScreen key={gameId} gameId={gameId} /> : <NoGame />;
}

const actionsClass =
  'z-20 flex flex-wrap gap-2 border-t border-hairline bg-background pt-4 max-sm:sticky max-sm:bottom-[calc(3.5rem+env(safe-area-inset-bottom))] max-sm:-mx-4 max-sm:px-4 max-sm:py-3 max-sm:*:grow sm:justify-end';

function GameScreen({ gameId }: { gameId: number }) {
  const text = useWords(detailsWords);
  const { known, game, copyRead, isGone, error, retry, isRetrying } = useGameAndCopy(gameId);
  const platformOf = usePlatformOf();
  // There the bar is sticky, and comes last.
  const isPhone = !useMedia('(min-width: 40rem)');
  usePageTitle(known?.title ?? text.gameTitle);
  if (isGone) return <NoGame />;

  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-4">
      <div>
        <BackButton />
      </div>
      {game && (
        <>
          <GameDetails game={game} copyRead={copyRead} level="h1" />
          {/* On a phone in reach of the thumb, above the bottom bar. */}
          <div className={`${actionsClass} ${isPhone ? 'order-1' : ''}`}>
            <GameActions game={game} />
          </div>
          <GameListings game={game} level="h2" />
        </>
      )}
      {!game && <h1 className="sr-only">{text.gameTitle}</h1>}
      {!game && error && <ErrorState error={error} onRetry={retry} isRetrying={isRetrying} />}
      {!game && !error && <GameDetailsSkeleton platform={known && platformOf(known.platform_id)} />}
    </div>
  );
}

/** Back to where the user came from, or to all games if they came by a link from elsewhere. */
function BackButton() {
  const text = useWords(detailsWords);
  const canGoBack = useCanGoBack();
  const { history } = useRouter();

  if (!canGoBack) {
    return (
      <Link {...paths.collection('all')} className={buttonClass()}>
        <ArrowLeft />
        {text.backToCollection}
      </Link>
    );
  }
  return (
    <Button icon={<ArrowLeft />} onClick={() => history.back()}>
      {text.backToCollection}
    </Button>
  );
}

function NoGame() {
  const { refusals } = useText();
  const text = useWords(detailsWords);
  usePageTitle(refusals.game_not_found);

  return (
    <EmptyState
      icon={<SearchX />}
      level="h1"
      title={refusals.game_not_found}
      action={
        <Link {...paths.collection('all')} className={buttonClass('primary')}>
          {text.backToCollection}
        </Link>
      }
    />
  );
}
