import { useRouter, useRouterState } from '@tanstack/react-router';
import { Suspense, useState } from 'react';

import { lazyPart } from '../ui/lazyPart.ts';
import { OpeningLayer } from '../ui/OpeningLayer.tsx';
import { useOpening } from '../ui/useOpening.ts';
import type { ListBelow } from './listBelow.ts';

type GameOverlayProps = {
  /** From the address; without it nothing is shown. */
  gameId: number | undefined;
  /** Removes the game from the address, if going back would not. */
  onClose: () => void;
  /** Specification 2, dashboard: opened for games of the collection only. */
  isOwnedOnly?: boolean;
  /** The list that it was opened from, whose games follow one another here. */
  list?: ListBelow | undefined;
};

const GameOverlayPanel = lazyPart(async () => ({
  default: (await import('./GameOverlayPanel.tsx')).GameOverlayPanel,
}));

/** A game's details over the screen that led to them. Loaded when first opened. */
export function GameOverlay({ gameId, onClose, isOwnedOnly = false, list }: GameOverlayProps) {
  const { shown, series } = useOpening(gameId);
  const close = useWayBack(gameId !== undefined, onClose);
  if (shown === null) return null;

  return (
    <Suspense fallback={gameId !== undefined && <OpeningLayer onClose={close} />}>
      <GameOverlayPanel
        key={series}
        gameId={shown}
        isOpen={gameId !== undefined}
        isOwnedOnly={isOwnedOnly}
        list={list}
        onClose={close}
      />
    </Suspense>
  );
}

/**
 * Closing goes back if the step before was this screen without the overlay. Otherwise every game viewed would add the
 * same screen to the history, and going back from the list would seem to do nothing.
 */
function useWayBack(isOpen: boolean, onClose: () => void): () => void {
  const { history } = useRouter();
  // The location that is drawn: `location` is a step ahead during a navigation.
  const place = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.state.__TSR_index });
  const [closedAt, setClosedAt] = useState<number | undefined>(undefined);
  if (!isOpen && closedAt !== place) setClosedAt(place);

  return () => (closedAt !== undefined && closedAt + 1 === place ? history.back() : onClose());
}
