import { type FeedbackType, feedbackTypes } from '@cartouche/contract/feedback.rules';

/** The form as typed. */
export type FeedbackDraft = {
  /** '' until one is chosen. */
  feedbackType: FeedbackType | '';
  subject: string;
  message: string;
  email: string;
};

/** What a broken screen knows about the failure. */
export type FeedbackReport = Pick<FeedbackDraft, 'subject' | 'message'>;

const blank: FeedbackDraft = { feedbackType: '', subject: '', message: '', email: '' };

/** The form when it opens: the unsent draft, and below it what a report adds. */
export function startFeedback(kept: FeedbackDraft | null, report?: FeedbackReport): FeedbackDraft {
  const draft = kept ?? blank;
  if (!report || draft.message.includes(report.message)) return draft;
  if (isBlank(draft)) return { ...draft, feedbackType: 'bug_report', ...report };
  return { ...draft, message: `${draft.message.trimEnd()}\n\n${report.message}` };
}

/** What to send; null while something is missing. Specification 5, feedback form. */
export function toFeedback({ feedbackType, ...typed }: FeedbackDraft) {
  const [subject, message, email] = [typed.subject.trim(), typed.message.trim(), typed.email.trim()];
  if (feedbackType === '' || subject === '' || message === '' || !isEmailOrNone(email)) return null;
  return { feedbackType, subject, message, ...(email === '' ? {} : { email }) };
}

/** Finds typing mistakes; the server checks properly. */
export function isEmailOrNone(email: string): boolean {
  return /^([^\s@]+@[^\s@]+\.[^\s@]+)?$/.test(email.trim());
}

/** The draft on the device; parts that the form cannot have written are dropped. */
export function toFeedbackDraft(kept: string | null): FeedbackDraft | null {
  const raw = parsed(kept);
  if (raw === null) return null;
  const textIn = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    feedbackType: feedbackTypes.find((type) => type === raw.feedbackType) ?? '',
    subject: textIn(raw.subject),
    message: textIn(raw.message),
    email: textIn(raw.email),
  };
}

function isBlank({ subject, message }: FeedbackDraft): boolean {
  return subject.trim() === '' && message.trim() === '';
}

function parsed(kept: string | null): Partial<Record<keyof FeedbackDraft, unknown>> | null {
  try {
    const raw: unknown = JSON.parse(kept ?? 'null');
    return typeof raw === 'object' ? raw : null;
  } catch {
    return null;
  }
}
