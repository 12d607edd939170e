import { Suspense } from 'react';

import { lazyPart } from '../ui/lazyPart.ts';
import { OpeningLayer } from '../ui/OpeningLayer.tsx';
import { useOpening } from '../ui/useOpening.ts';

export type PictureOverlayProps = { isOpen: boolean; onClose: () => void };

const PicturePanel = lazyPart(async () => ({ default: (await import('./PicturePanel.tsx')).PicturePanel }));

/** The user's shelf as a picture to share. What draws it is loaded when it is first opened. */
export function PictureOverlay({ isOpen, onClose }: PictureOverlayProps) {
  const { shown, opening } = useOpening(isOpen || null);
  if (shown === null) return null;

  return (
    <Suspense fallback={isOpen && <OpeningLayer onClose={onClose} />}>
      <PicturePanel key={opening} isOpen={isOpen} onClose={onClose} />
    </Suspense>
  );
}
