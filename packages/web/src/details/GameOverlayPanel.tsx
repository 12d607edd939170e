import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';

import { detailsWords } from '../i18n/details.ts';
import { useText, useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { GameListings } from '../listings/GameListings.tsx';
import { paths } from '../paths.ts';
import { colorlessPlatform, usePlatformOf } from '../platforms/usePlatformOf.ts';
import { usePageTitle } from '../screen/usePageTitle.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Overlay } from '../ui/Overlay.tsx';
import { toast } from '../ui/toast.ts';
import { useSwipe } from '../ui/useSwipe.ts';
import { DetailsBar } from './DetailsBar.tsx';
import { GameActions } from './GameActions.tsx';
import { GameDetails } from './GameDetails.tsx';
import { GameDetailsSkeleton } from './GameDetailsSkeleton.tsx';
import { type ListBelow, linkBelow } from './listBelow.ts';
import { useGameAndCopy } from './useGameAndCopy.ts';
import { useNeighbours } from './useNeighbours.ts';

type GameOverlayPanelProps = {
  gameId: number;
  isOpen: boolean;
  isOwnedOnly: boolean;
  list: ListBelow | undefined;
  onClose: () => void;
};

export function GameOverlayPanel({ gameId, isOpen, isOwnedOnly, list, onClose }: GameOverlayPanelProps) {
  const text = useWords(detailsWords);
  const { known, game, copyRead, isGone, error, retry, isRetrying } = useGameAndCopy(gameId);
  const platformOf = usePlatformOf();
  const neighbours = useNeighbours(list, gameId);
  const move = useMove(list);
  const { isRefused, isWelcome } = useRefusals({
    gameId,
    isOwned: isRetrying ? undefined : known?.is_owned,
    isOpen,
    isOwnedOnly,
    isGone,
    error,
    onClose,
  });
  const platform = known && platformOf(known.platform_id);
  const title = known?.title ?? text.gameTitle;
  const shown = isWelcome ? game : undefined;

  const turn = (to: 'previous' | 'next') => {
    const other = neighbours?.[to];
    if (other) move(other.game_id);
  };
  const swipe = useSwipe({ onLeft: () => turn('next'), onRight: () => turn('previous') });

  function turnByKey({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    if (key === 'ArrowLeft') turn('previous');
    if (key === 'ArrowRight') turn('next');
  }

  return (
    <Overlay
      isOpen={isOpen && !isRefused}
      onClose={onClose}
      title={title}
      isTitleHidden
      isInAddress
      isTall
      size="large"
      onKeyDown={turnByKey}
      focusAfter={() => linkBelow(gameId)}
      footer={shown && <GameActions game={shown} />}
    >
      {isOpen && <PageTitle title={title} />}
      <div {...swipe} className="min-h-full touch-pan-y">
        <DetailsBar
          color={platform?.color ?? colorlessPlatform}
          title={title}
          neighbours={neighbours}
          onMove={move}
          onBack={onClose}
        />
        {shown && (
          <div key={gameId} className="flex flex-col gap-5 sm:gap-6">
            <GameDetails game={shown} copyRead={copyRead} />
            <GameListings game={shown} level="h3" />
          </div>
        )}
        {!shown && error && <ErrorState error={error} onRetry={retry} isRetrying={isRetrying} />}
        {!shown && !error && <GameDetailsSkeleton platform={platform} />}
      </div>
    </Overlay>
  );
}

/** Opens another game of the list in place of this one: it is no step to go back from. */
function useMove(list: ListBelow | undefined): (gameId: number) => void {
  const navigate = useNavigate();
  return (gameId) => {
    if (list) void navigate({ ...list.linkTo(gameId), replace: true, resetScroll: false });
  };
}

type RefusalsInput = Pick<GameOverlayPanelProps, 'gameId' | 'isOpen' | 'isOwnedOnly' | 'onClose'> & {
  /** Undefined until it is known. */
  isOwned: boolean | undefined;
  isGone: boolean;
  error: Error | null;
};

/** Specification 2: a game that is unknown, or not owned where only those are shown, is removed from the address. */
function useRefusals({ gameId, isOpen, isOwnedOnly, isOwned, isGone, error, onClose }: RefusalsInput) {
  const { refusals } = useText();
  const text = useWords(detailsWords);
  const tell = useRefusalText();
  const navigate = useNavigate();

  // As when it opened: removing the copy from here leaves its game open.
  const [welcome, setWelcome] = useState<number | null>(null);
  if (isOwned && welcome !== gameId) setWelcome(gameId);
  const isWelcome = !isOwnedOnly || welcome === gameId;
  const isForeign = !isWelcome && isOwned === false;

  const leave = useEffectEvent(() => {
    toast({ text: tell(error) });
    onClose();
  });
  useEffect(() => {
    if (isGone && isOpen) leave();
  }, [isGone, isOpen]);

  const refuse = useEffectEvent(() => {
    const seeGame = { label: text.seeGame, onPress: () => void navigate(paths.game(gameId)) };
    toast({ text: refusals.item_not_found, actions: [seeGame] });
    onClose();
  });
  useEffect(() => {
    if (isForeign && isOpen) refuse();
  }, [isForeign, isOpen]);

  return { isRefused: isGone || isForeign, isWelcome };
}

/** The browser tab shows the game's name while its details are open. */
function PageTitle({ title }: { title: string }) {
  usePageTitle(title);
  return null;
}
