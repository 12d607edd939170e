import { ArrowLeft } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';

import { useText } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { usePageTitle } from '../shell/usePageTitle.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Overlay } from '../ui/Overlay.tsx';
import { toast } from '../ui/toast.ts';
import { GameActions } from './GameActions.tsx';
import { GameDetails } from './GameDetails.tsx';
import { GameDetailsSkeleton } from './GameDetailsSkeleton.tsx';
import { useGame } from './useGame.ts';

type GameOverlayPanelProps = { gameId: number; isOpen: boolean; onClose: () => void };

export function GameOverlayPanel({ gameId, isOpen, onClose }: GameOverlayPanelProps) {
  const text = useText().catalogue;
  const tell = useRefusalText();
  const { game, isGone, error, retry, isRetrying } = useGame(gameId);

  // Specification 2: an address that names no game loses it.
  const leave = useEffectEvent(() => {
    toast({ text: tell(error) });
    onClose();
  });
  useEffect(() => {
    if (isGone && isOpen) leave();
  }, [isGone, isOpen]);

  return (
    <Overlay
      isOpen={isOpen && !isGone}
      onClose={onClose}
      title={game?.title ?? text.gameTitle}
      isTitleHidden
      isInAddress
      size="large"
      footer={game && <GameActions game={game} />}
    >
      {isOpen && <PageTitle title={game?.title ?? text.gameTitle} />}
      <Button icon={<ArrowLeft />} onClick={onClose} className="mb-4">
        {text.backToCollection}
      </Button>
      {game && <GameDetails game={game} />}
      {!game && error && <ErrorState error={error} onRetry={retry} isRetrying={isRetrying} />}
      {!game && !error && <GameDetailsSkeleton />}
    </Overlay>
  );
}

/** The tab bears the game's name while its details are open. */
function PageTitle({ title }: { title: string }) {
  usePageTitle(title);
  return null;
}
