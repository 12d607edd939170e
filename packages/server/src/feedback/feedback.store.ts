import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';

export type FeedbackRow = {
  feedback_type: string;
  subject: string;
  message: string;
  email: string | null;
  current_url: string;
  user_agent: string;
  created_at: Date;
};

export async function insertFeedback(db: Db, userId: UserId, row: FeedbackRow): Promise<void> {
  await db
    .insertInto('feedback')
    .values({ ...row, user_id: userId })
    .execute();
}
