import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { hasChosenLanguage, takeReturnLocation } from '../device.ts';
import { changeLanguage } from '../i18n/language.ts';

/** Leads whoever is, or becomes, signed in on to where they came from, or else home. Answers the look at the session. */
export function useReturn() {
  const session = useRead(api.session.current);
  const { history } = useRouter();
  const isSignedIn = session.data !== undefined;
  const language = session.data?.profile.preferred_language ?? null;

  useEffect(() => {
    if (!isSignedIn) return;
    if (language !== null && !hasChosenLanguage()) void changeLanguage(language);
    history.replace(takeReturnLocation() ?? '/');
  }, [isSignedIn, language, history]);

  return session;
}
