import { Suspense, useState } from 'react';
import { lazyPart } from '../../ui/lazyPart.ts';

type BulkOverlayProps = {
  isOpen: boolean;
  gameIds: readonly number[];
  onClose: () => void;
  /** The change was made. */
  onDone: () => void;
};

const BulkOverlayPanel = lazyPart(async () => ({
  default: (await import('./BulkOverlayPanel.tsx')).BulkOverlayPanel,
}));

/**
 * 'Apply to all': one change for all chosen games. Loaded when first opened. It keeps what was filled in until the
 * change is made, also while closed.
 */
export function BulkOverlay({ isOpen, gameIds, onClose, onDone }: BulkOverlayProps) {
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
      <BulkOverlayPanel key={last.forms} {...{ isOpen, gameIds, onClose }} onDone={finish} />
    </Suspense>
  );
}
