import { expect, test } from 'vitest';

import { type FeedbackDraft, startFeedback, toFeedback, toFeedbackDraft } from './feedbackDraft.ts';

const typed: FeedbackDraft = {
  feedbackType: 'suggestion',
  subject: ' Spines ',
  message: 'Thicker, please.',
  email: '',
};
const report = { subject: 'A screen did not open', message: 'Error number: 7f3' };

test('feedback is sent trimmed, and without an address if none was entered', () => {
  expect(toFeedback(typed)).toEqual({
    feedbackType: 'suggestion',
    subject: 'Spines',
    message: 'Thicker, please.',
  });
});

test.each<[string, Partial<FeedbackDraft>]>([
  ['a type', { feedbackType: '' }],
  ['a subject', { subject: '  ' }],
  ['a message', { message: '\n' }],
  ['a whole address', { email: 'ana@example' }],
])('feedback without %s cannot be sent', (_what, part) => {
  expect(toFeedback({ ...typed, ...part })).toBeNull();
});

test('an unsent draft is in the form again', () => {
  expect(startFeedback(toFeedbackDraft(JSON.stringify(typed)))).toEqual(typed);
});

test('a broken screen starts a bug report', () => {
  expect(startFeedback(null, report)).toEqual({ ...report, feedbackType: 'bug_report', email: '' });
});

test('a report is added once, below what was already written', () => {
  const once = startFeedback(typed, report);

  expect(once).toEqual({ ...typed, message: 'Thicker, please.\n\nError number: 7f3' });
  expect(startFeedback(once, report)).toEqual(once);
});

test.each(['{"feedbackType":"praise","subject":3}', '[]', '"x"', 'null', '{', null])(
  'a draft stored as %s is ignored',
  (kept) => {
    expect(startFeedback(toFeedbackDraft(kept)).subject).toBe('');
  },
);
