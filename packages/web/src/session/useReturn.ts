import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { tellTabs } from '../api/tabs.ts';
import { takeReturnLocation, takeTab } from '../device.ts';
import { useTabs } from './useTabs.ts';

/**
 * Sends a user who is, or becomes, signed in back to where they came from, or home. Returns the read of the session.
 */
export function useReturn() {
  const session = useRead(api.session.current);
  const { history } = useRouter();
  const userId = session.data?.user.id ?? null;
  useTabs(null);

  useEffect(() => {
    if (userId === null) return;
    takeTab(userId);
    tellTabs({ userId, what: 'came' });
    history.replace(takeReturnLocation() ?? '/');
  }, [userId, history]);

  return session;
}
