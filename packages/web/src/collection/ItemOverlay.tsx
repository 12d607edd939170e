import { Suspense, lazy } from 'react';

import { useOpening } from '../ui/useOpening.ts';

/** Which game the form is about. A new object for each opening. */
export type ItemTarget = { gameId: number; isOwned: boolean };

type ItemOverlayProps = { target: ItemTarget | null; onClose: () => void };

const ItemOverlayPanel = lazy(async () => ({
  default: (await import('./ItemOverlayPanel.tsx')).ItemOverlayPanel,
}));

/** 'Add to Collection' or 'Edit Game Details'. Loaded when first opened; each opening begins with a fresh form. */
export function ItemOverlay({ target, onClose }: ItemOverlayProps) {
  const { shown, opening } = useOpening(target);
  if (shown === null) return null;

  return (
    <Suspense fallback={null}>
      <ItemOverlayPanel key={opening} {...shown} isOpen={target !== null} onClose={onClose} />
    </Suspense>
  );
}
