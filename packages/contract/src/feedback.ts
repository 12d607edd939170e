import { z } from 'zod';

import { call, refuses, text } from './call.ts';
import { feedbackLength, feedbackTypes } from './feedback.rules.ts';
import { email } from './session.ts';

const feedbackInput = z.object({
  feedbackType: z.enum(feedbackTypes),
  subject: text.trim().min(1).max(feedbackLength.subject),
  message: text.trim().min(1).max(feedbackLength.message),
  email: email.optional(),
  /** Only the caller's own id is accepted; the session decides anyway. */
  userId: z.string().optional(),
  currentUrl: text.max(2000).default(''),
  userAgent: text.max(500).default(''),
  timestamp: z.iso.datetime().optional(),
});
export type FeedbackInput = z.infer<typeof feedbackInput>;

export const feedback = {
  send: call
    .route({ method: 'POST', path: '/feedback', summary: 'Tell those who run Cartouche what you think' })
    .errors(refuses('not_yours', 'slow_down'))
    .input(feedbackInput)
    .output(z.object({ ok: z.literal(true) })),
};
