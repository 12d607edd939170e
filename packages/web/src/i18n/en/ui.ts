import { plural } from '../plural.ts';

/** The texts of the components in ui/. */
export const ui = {
  loading: 'Loading...',
  close: 'Close',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  retry: 'Try again',
  inNewTab: '(opens in a new tab)',
  undo: 'Undo',
  clear: 'Clear',
  clearSearch: 'Clear search',
  previous: 'Previous',
  next: 'Next',
  placeOf: (place: number, count: number) => `${place} of ${count}`,
  notices: 'Notices (F8)',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  errorTitle: 'This did not load',
  errorText: 'Check your connection and try again.',
  faultText: 'Something went wrong on our side. Please try again in a moment.',
  unexpected: 'An error occurred',
  number: plural('en')({ one: '#', other: '#' }),
  waitSeconds: plural('en')({
    one: 'Too many attempts. Please wait # second and try again.',
    other: 'Too many attempts. Please wait # seconds and try again.',
  }),
  waitMinutes: (minutes: number) => `Too many attempts. Please wait ${minutes} minutes and try again.`,
  waitHours: (hours: number) => `Too many attempts. Please wait ${hours} hours and try again.`,
  waitDay: 'Too many attempts. Please try again tomorrow.',
  waitDays: (days: number) => `Too many attempts. Please wait ${days} days and try again.`,
  requestId: (id: string) => `If it keeps happening, tell us this number: ${id}`,
};
