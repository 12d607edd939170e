/** The words of the pieces in ui/, which know no domain. */
export const ui = {
  loading: 'Loading...',
  close: 'Close',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  retry: 'Try again',
  undo: 'Undo',
  clear: 'Clear',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  errorTitle: 'This did not load',
  errorText: 'Check your connection and try again.',
  unexpected: 'An error occurred',
  requestId: (id: string) => `If it stays, tell us this number: ${id}`,
};
