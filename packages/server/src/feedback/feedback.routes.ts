import { asUser } from '../http/door.ts';
import { sendFeedback } from './feedback.ts';

export const feedbackRoutes = {
  send: asUser.feedback.send.handler(({ context: { ctx, userId }, input }) =>
    sendFeedback(ctx, userId, input),
  ),
};
