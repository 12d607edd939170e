import type { FeedbackInput } from '@cartouche/contract/feedback';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';

export async function insertFeedback(
  db: Db,
  userId: UserId,
  { now, ...said }: FeedbackInput & { now: Date },
): Promise<void> {
  await db
    .insertInto('feedback')
    .values({
      user_id: userId,
      feedback_type: said.feedbackType,
      subject: said.subject,
      message: said.message,
      email: said.email ?? null,
      current_url: said.currentUrl,
      user_agent: said.userAgent,
      created_at: now,
    })
    .execute();
}
