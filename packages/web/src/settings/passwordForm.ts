export type PasswordDraft = { current: string; next: string; repeated: string };

export const blankPasswords: PasswordDraft = { current: '', next: '', repeated: '' };

export type PasswordSlip = 'allRequired' | 'newDiffer';

/** The first of the form's own checks that fails; the server has others. Specification 5, change password. */
export function slipIn({ current, next, repeated }: PasswordDraft): PasswordSlip | null {
  if (current === '' || next === '' || repeated === '') return 'allRequired';
  return next === repeated ? null : 'newDiffer';
}
