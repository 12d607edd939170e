import { Suspense } from 'react';

import type { CopyChoice } from './copyChoice.ts';
import { useOpening } from '../ui/useOpening.ts';
import type { ItemOrigin } from './itemOrigin.ts';
import type { Leaving } from './useLeaving.ts';
import { lazyPart } from '../ui/lazyPart.ts';

/** The game of the form. A new object for each opening. */
export type ItemTarget = {
  gameId: number;
  /** Which copy of the game: the main one unless another is given, or a new one beside it. */
  copy?: CopyChoice;
  /** Read from the game if it is not known yet. */
  isOwned?: boolean;
  /** Next to the heading: 'Game 2 of 7'. */
  note?: string;
  /** The message when adding fails, for a screen with its own. */
  addFailed?: string;
  origin?: ItemOrigin;
};

type ItemOverlayProps = {
  target: ItemTarget | null;
  /** Saved, discarded or removed. If there is another target at once, its form replaces this one. */
  onClose: (how: Leaving) => void;
  /** Ends a queue of games early. */
  onStop?: () => void;
};

const ItemOverlayPanel = lazyPart(async () => ({
  default: (await import('./ItemOverlayPanel.tsx')).ItemOverlayPanel,
}));

/** 'Add to Collection' or 'Edit Game Details'. Loaded when first opened; each opening starts with a fresh form. */
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
