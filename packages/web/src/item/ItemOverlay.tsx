import { Suspense } from 'react';

import { useOpening } from '../ui/useOpening.ts';
import type { Leaving } from './useLeaving.ts';
import { lazyPart } from '../ui/lazyPart.ts';

/** Which game the form is about. A new object for each opening. */
export type ItemTarget = {
  gameId: number;
  /** Taken from the game itself where it is not known yet. */
  isOwned?: boolean;
  /** Stands beside the heading: 'Game 2 of 7'. */
  note?: string;
  /** What is said when adding fails, on a screen that has words of its own for it. */
  addFailed?: string;
};

type ItemOverlayProps = {
  target: ItemTarget | null;
  /** Saved, given up or removed. With another target at once, its form takes the place of this one. */
  onClose: (how: Leaving) => void;
  /** Ends a queue of games before its end. */
  onStop?: () => void;
};

const ItemOverlayPanel = lazyPart(async () => ({
  default: (await import('./ItemOverlayPanel.tsx')).ItemOverlayPanel,
}));

/** 'Add to Collection' or 'Edit Game Details'. Loaded when first opened; each opening begins with a fresh form. */
export function ItemOverlay({ target, ...ways }: ItemOverlayProps) {
  const { shown, opening, isContinued } = useOpening(target);
  if (shown === null) return null;

  return (
    <Suspense fallback={null}>
      <ItemOverlayPanel
        key={opening}
        target={shown}
        isOpen={target !== null}
        isContinued={isContinued}
        {...ways}
      />
    </Suspense>
  );
}
