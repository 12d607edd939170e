export const feedbackTypes = ['general_feedback', 'bug_report', 'suggestion', 'question'] as const;
export type FeedbackType = (typeof feedbackTypes)[number];

export const feedbackLength = { subject: 200, message: 10_000 } as const;
