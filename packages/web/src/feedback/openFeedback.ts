import { type ReactNode, createContext } from 'react';

import type { FeedbackReport } from './feedbackDraft.ts';

/** Opens the shell's feedback form from a screen, also from a broken one. */
export const OpenFeedback = createContext<(report?: FeedbackReport) => void>(() => undefined);

/** The feedback banner, for a screen that has a place of its own for it, or depends on its height; nothing once it is dismissed. */
export const FeedbackInvite = createContext<ReactNode>(null);
