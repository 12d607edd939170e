import { Suspense } from 'react';

import { useWords } from '../i18n/language.ts';
import { platformsWords } from '../i18n/platforms.ts';
import { Button } from '../ui/Button.tsx';
import { Overlay } from '../ui/Overlay.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { lazyPart } from '../ui/lazyPart.ts';

/** Called on the press that opens it, so that its code loads together with the overlay's. */
export async function loadPlatformManager() {
  const { PlatformManager: manager } = await import('./PlatformManager.tsx');
  return { default: manager };
}

const PlatformManager = lazyPart(loadPlatformManager);

/** The platform manager over a screen; loaded when first opened. */
export function PlatformManagerOverlay({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const words = useWords(platformsWords);
  return (
    <Overlay
      isOpen={isOpen}
      onClose={onClose}
      title={words.manageTitle}
      size="large"
      // The search must not move while it narrows the list below it.
      isTall
      footer={<Button onClick={onClose}>{words.done}</Button>}
    >
      <Suspense fallback={<Skeleton className="h-full" />}>
        <PlatformManager place="modal" />
      </Suspense>
    </Overlay>
  );
}
