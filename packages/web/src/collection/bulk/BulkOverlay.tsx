import { Suspense, useState } from 'react';
import { lazyPart } from '../../ui/lazyPart.ts';
import type { BulkChangeInput } from './useBulkChange.ts';

/** `onDone`: the change was made. */
type BulkOverlayProps = BulkChangeInput & { isOpen: boolean; onClose: () => void };

const BulkOverlayPanel = lazyPart(async () => ({
  default: (await import('./BulkOverlayPanel.tsx')).BulkOverlayPanel,
}));

/**
 * 'Apply to all': one change for all chosen games. Loaded when first opened. It keeps what was filled in until the
 * change is made, also while closed.
 */
export function BulkOverlay({ isOpen, onClose, onDone, ...change }: BulkOverlayProps) {
  const [last, setLast] = useState({ forms: 0, wasOpen: false, isDone: true });
  if (isOpen !== last.wasOpen) {
    const isFresh = isOpen && last.isDone;
    setLast({ forms: last.forms + (isFresh ? 1 : 0), wasOpen: isOpen, isDone: last.isDone && !isOpen });
  }
  if (last.forms === 0) return null;

  function finish() {
    setLast((old) => ({ ...old, isDone: true }));
    onDone();
  }

  return (
    <Suspense fallback={null}>
      <BulkOverlayPanel key={last.forms} {...{ ...change, isOpen, onClose }} onDone={finish} />
    </Suspense>
  );
}
