import type { FeedbackInput } from '@cartouche/contract/feedback';

import type { Context, UserId } from '../context.ts';
import { queueMail } from '../mail/mail.ts';
import { feedbackMail } from '../mail/messages.ts';
import { Refusal } from '../refusal.ts';
import { throttle } from '../throttle/throttle.ts';
import { insertFeedback } from './feedback.store.ts';

const perHour = { times: 10, perSeconds: 3600 };

/** Stores the user's feedback, and mails it to the operator if an address is configured. */
export async function sendFeedback(ctx: Context, userId: UserId, input: FeedbackInput) {
  if (input.userId !== undefined && input.userId !== userId) throw new Refusal('not_yours');
  await throttle(ctx, `feedback of ${userId}`, perHour);

  const said = { ...input, subject: input.subject.replaceAll(/\s+/g, ' ') };
  await insertFeedback(ctx.db, userId, { ...said, now: ctx.now() });
  const { feedbackTo } = ctx.config;
  if (feedbackTo) await queueMail(ctx, feedbackMail(feedbackTo, userId, said));
  return { ok: true } as const;
}
