import { useEffect, useState } from 'react';

import { sessionCheckEveryMs } from '../constants.ts';
import { type Answer, api } from '../api/client.ts';
import { lastAnswer, readNow, useRead } from '../api/reads.ts';
import { load } from '../api/endSession.ts';
import { endsSession, toRefusal } from '../api/refusal.ts';
import { takeTab } from '../device.ts';
import { useTabs } from './useTabs.ts';

export type Session = Answer<typeof api.session.current>;

/** The signed-in user, with profile and subscription. Only for screens behind the guard, which has read it. */
export function useSession(): Session {
  const { data } = useRead(api.session.current);
  if (data === undefined) throw new Error('Used outside of the guarded routes.');
  return data;
}

/** Checks every 30 seconds that the account still exists (specification 4, session); used once, in the shell. */
export function useSessionCheck(): void {
  useRead(api.session.current, undefined, { everyMs: sessionCheckEveryMs });
  const { id } = useSession().user;
  const [ownerId] = useState(id);
  useTabs(ownerId);

  useEffect(() => {
    // Another user has signed in, in a tab that could not say so: what is shown here is not theirs.
    if (id !== ownerId) load('/');
  }, [id, ownerId]);
}

/** The session before a screen is shown; null for a visitor. Without a network, the one that was known last. */
export async function findSession(): Promise<Session | null> {
  const known = lastAnswer(api.session.current, undefined);
  if (known && !navigator.onLine) return known;
  try {
    const session = await readNow(api.session.current, undefined);
    takeTab(session.user.id);
    return session;
  } catch (error) {
    if (endsSession(error)) return null;
    if (known && toRefusal(error) === null) return known;
    throw error;
  }
}
