import { Suspense, lazy } from 'react';

import { useOpening } from '../ui/useOpening.ts';

type GameOverlayProps = {
  /** Of the address; without one nothing is shown. */
  gameId: number | undefined;
  onClose: () => void;
};

const GameOverlayPanel = lazy(async () => ({
  default: (await import('./GameOverlayPanel.tsx')).GameOverlayPanel,
}));

/** A game's details over the screen that led to them. Loaded when first opened. */
export function GameOverlay({ gameId, onClose }: GameOverlayProps) {
  const { shown, opening } = useOpening(gameId);
  if (shown === null) return null;

  return (
    <Suspense fallback={null}>
      <GameOverlayPanel key={opening} gameId={shown} isOpen={gameId !== undefined} onClose={onClose} />
    </Suspense>
  );
}
