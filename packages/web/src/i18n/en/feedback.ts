export const feedback = {
  give: 'Give Feedback',
  bannerText:
    'This is an early version of our app. Your feedback is invaluable in helping us improve. Let us know what you think!',
  bannerName: 'Early version',
  pillName: 'Your feedback',
  hidePill: 'Hide until the next visit',

  title: 'Feedback',
  type: 'Feedback Type*',
  chooseType: 'Choose a type',
  types: {
    general_feedback: 'General Feedback',
    bug_report: 'Bug Report',
    suggestion: 'Suggestion',
    question: 'Question',
  },
  subject: 'Subject*',
  message: 'Your Message*',
  email: 'Your Email (optional)',
  emailHint: 'in case we need to follow up',

  send: 'Send',
  sending: 'Sending...',
  thanks: 'Thank you!',
  sent: 'Your feedback has been sent successfully.',
  failed: 'Failed to submit feedback. Please try again.',
};
