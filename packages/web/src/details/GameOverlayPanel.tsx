import { ArrowLeft } from 'lucide-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';

import { useText } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { paths } from '../paths.ts';
import { usePageTitle } from '../screen/usePageTitle.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Overlay } from '../ui/Overlay.tsx';
import { toast } from '../ui/toast.ts';
import { GameActions } from './GameActions.tsx';
import { GameDetails } from './GameDetails.tsx';
import { GameDetailsSkeleton } from './GameDetailsSkeleton.tsx';
import { useGame } from '../games/useGame.ts';

type GameOverlayPanelProps = {
  gameId: number;
  isOpen: boolean;
  isOwnedOnly: boolean;
  onClose: () => void;
};

export function GameOverlayPanel({ gameId, isOpen, isOwnedOnly, onClose }: GameOverlayPanelProps) {
  const { catalogue: text, refusals } = useText();
  const tell = useRefusalText();
  const navigate = useNavigate();
  const { game, isGone, error, retry, isRetrying } = useGame(gameId);

  // As when it opened: removing the copy from here leaves its game open.
  const [isWelcome, setWelcome] = useState(!isOwnedOnly);
  if (!isWelcome && game?.is_owned) setWelcome(true);
  const isForeign = !isWelcome && game !== undefined && !isRetrying;

  // Specification 2: an unknown game is removed from the address.
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

  const shown = isWelcome ? game : undefined;

  return (
    <Overlay
      isOpen={isOpen && !isGone && !isForeign}
      onClose={onClose}
      title={shown?.title ?? text.gameTitle}
      isTitleHidden
      isInAddress
      size="large"
      footer={shown && <GameActions game={shown} />}
    >
      {isOpen && <PageTitle title={shown?.title ?? text.gameTitle} />}
      <Button icon={<ArrowLeft />} onClick={onClose} className="mb-4">
        {text.backToCollection}
      </Button>
      {shown && <GameDetails game={shown} />}
      {!shown && error && <ErrorState error={error} onRetry={retry} isRetrying={isRetrying} />}
      {!shown && !error && <GameDetailsSkeleton />}
    </Overlay>
  );
}

/** The browser tab shows the game's name while its details are open. */
function PageTitle({ title }: { title: string }) {
  usePageTitle(title);
  return null;
}
