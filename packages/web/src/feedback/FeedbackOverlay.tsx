import { Suspense } from 'react';

import { useOpening } from '../ui/useOpening.ts';
import type { FeedbackReport } from './feedbackDraft.ts';
import { lazyPart } from '../ui/lazyPart.ts';

export type FeedbackOverlayProps = {
  isOpen: boolean;
  onClose: () => void;
  /** What a screen that broke already knows of what happened. */
  report?: FeedbackReport | undefined;
};

const FeedbackPanel = lazyPart(async () => ({
  default: (await import('./FeedbackPanel.tsx')).FeedbackPanel,
}));

/** Where somebody signed in tells us something. Loaded when first opened; each opening begins with what is unsent. */
export function FeedbackOverlay({ isOpen, onClose, report }: FeedbackOverlayProps) {
  const { shown, opening } = useOpening(isOpen || null);
  if (shown === null) return null;

  return (
    <Suspense fallback={null}>
      <FeedbackPanel key={opening} isOpen={isOpen} onClose={onClose} report={report} />
    </Suspense>
  );
}
