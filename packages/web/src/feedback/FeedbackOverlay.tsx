import { Suspense } from 'react';

import { useOpening } from '../ui/useOpening.ts';
import type { FeedbackReport } from './feedbackDraft.ts';
import { lazyPart } from '../ui/lazyPart.ts';

export type FeedbackOverlayProps = {
  isOpen: boolean;
  onClose: () => void;
  /** What a broken screen knows about the failure. */
  report?: FeedbackReport | undefined;
};

const FeedbackPanel = lazyPart(async () => ({
  default: (await import('./FeedbackPanel.tsx')).FeedbackPanel,
}));

/** The feedback form. Loaded when first opened; each opening starts with the unsent draft. */
export function FeedbackOverlay({ isOpen, onClose, report }: FeedbackOverlayProps) {
  const { shown, opening } = useOpening(isOpen || null);
  if (shown === null) return null;

  return (
    <Suspense fallback={null}>
      <FeedbackPanel key={opening} isOpen={isOpen} onClose={onClose} report={report} />
    </Suspense>
  );
}
