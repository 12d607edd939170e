import { Suspense } from 'react';

import { lazyPart } from '../ui/lazyPart.ts';
import { useOpening } from '../ui/useOpening.ts';
import type { EntryTarget } from './entryDraft.ts';

type EntryOverlayProps = {
  /** A new object for each opening. */
  target: EntryTarget | null;
  onClose: () => void;
};

const EntryOverlayPanel = lazyPart(async () => ({
  default: (await import('./EntryOverlayPanel.tsx')).EntryOverlayPanel,
}));

/** The form of an own entry or a correction. Loaded when first opened; each opening starts with a fresh form. */
export function EntryOverlay({ target, onClose }: EntryOverlayProps) {
  const { shown, opening } = useOpening(target);
  if (shown === null) return null;

  return (
    <Suspense fallback={null}>
      <EntryOverlayPanel key={opening} target={shown} isOpen={target !== null} onClose={onClose} />
    </Suspense>
  );
}
