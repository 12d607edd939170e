import { useEffect, useState } from 'react';

import { useIsOnline } from '../api/online.ts';
import { feedbackPillDelayMs } from '../constants.ts';
import {
  dismissFeedbackBanner,
  hideFeedbackPill,
  isFeedbackBannerDismissed,
  isFeedbackPillHidden,
} from '../device.ts';
import { useReopened } from '../session/useReopened.ts';
import type { FeedbackReport } from './feedbackDraft.ts';

/** The two buttons around every screen that open the feedback form, one at a time: first the banner, then the pill. */
export function useFeedback() {
  const isOnline = useIsOnline();
  const [isOpen, setOpen] = useReopened('feedback');
  const [report, setReport] = useState<FeedbackReport>();
  const [isDismissed, setDismissed] = useState(isFeedbackBannerDismissed);
  const [isHidden, setHidden] = useState(isFeedbackPillHidden);
  const [isPillDue, setPillDue] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setPillDue(true), feedbackPillDelayMs);
    return () => clearTimeout(timer);
  }, []);

  return {
    isOpen,
    report,
    open: (about?: FeedbackReport) => {
      setReport(about);
      setOpen(true);
    },
    close: () => setOpen(false),
    hasBanner: !isDismissed,
    dismissBanner: () => {
      dismissFeedbackBanner();
      setDismissed(true);
    },
    // Without a network the offline notice takes its place.
    hasPill: isPillDue && !isHidden && isOnline && isDismissed,
    hidePill: () => {
      hideFeedbackPill();
      setHidden(true);
    },
  };
}
