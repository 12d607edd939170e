import { createContext } from 'react';

import type { FeedbackReport } from './feedbackDraft.ts';

/** Opens the shell's feedback form from a screen, also from a broken one. */
export const OpenFeedback = createContext<(report?: FeedbackReport) => void>(() => undefined);
