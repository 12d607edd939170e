import { createContext } from 'react';

import type { FeedbackReport } from './feedbackDraft.ts';

/** Opens the shell's feedback form from inside a screen, also from one that broke. */
export const OpenFeedback = createContext<(report?: FeedbackReport) => void>(() => undefined);
