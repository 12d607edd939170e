import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';

import { api } from '../api/client.ts';
import { leave } from '../api/endSession.ts';
import { useIsOnline } from '../api/online.ts';
import { toRefusal } from '../api/refusal.ts';
import { useWrite } from '../api/writes.ts';
import { keepDraft, keptDraft } from '../device.ts';
import { useWords } from '../i18n/language.ts';
import { sessionWords } from '../i18n/session.ts';
import { paths } from '../paths.ts';
import { useFailure } from '../session/useFailure.ts';
import { useSession } from '../session/useSession.ts';

/** What has to be typed before the account can be deleted, and the deletion. */
export function useDeleteAccount() {
  const text = useWords(sessionWords);
  const router = useRouter();
  const { user } = useSession();
  const isOnline = useIsOnline();
  const [typed, setTyped] = useState(() => keptDraft('deletion') ?? '');
  const failure = useFailure();
  const remove = useWrite(api.account.delete, {
    onDone: () =>
      leave({ to: router.buildLocation(paths.login({ deleted: true })).href, reason: 'account_gone' }),
  });
  const isSignInNeeded = toRefusal(remove.error)?.code === 'sign_in_again';
  const isConfirmed = user.hasPassword
    ? typed !== ''
    : typed.trim().toLowerCase() === user.email.toLowerCase();

  return {
    user,
    typed,
    setTyped: (next: string) => {
      setTyped(next);
      if (!user.hasPassword) keepDraft('deletion', next); // a password is never kept
    },
    isConfirmed,
    // Not queued without a network: it would then happen when nobody is looking.
    confirm: () => {
      if (isConfirmed && isOnline) remove.mutate(user.hasPassword ? { password: typed } : { email: typed });
    },
    isPending: remove.isPending || remove.isSuccess,
    /** The last sign-in was too long ago. */
    isSignInNeeded,
    error: isOnline ? (isSignInNeeded ? null : failure(remove)) : text.offline,
  };
}
