import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { takeReturnLocation } from '../device.ts';

/** Leads whoever is, or becomes, signed in on to where they came from, or else home. Answers the look at the session. */
export function useReturn() {
  const session = useRead(api.session.current);
  const { history } = useRouter();
  const isSignedIn = session.data !== undefined;

  useEffect(() => {
    if (!isSignedIn) return;
    history.replace(takeReturnLocation() ?? '/');
  }, [isSignedIn, history]);

  return session;
}
