import { sessionCheckEveryMs } from '../constants.ts';
import { type Answer, api } from '../api/client.ts';
import { readNow, useRead } from '../api/reads.ts';
import { endsSession } from '../api/refusal.ts';

export type Session = Answer<typeof api.session.current>;

/** Who is signed in, with profile and subscription. Only for screens behind the guard, which has asked before. */
export function useSession(): Session {
  const { data } = useRead(api.session.current);
  if (data === undefined) throw new Error('Used outside of the guarded routes.');
  return data;
}

/** Asks every 30 seconds whether the account still stands (specification 4, session); once, in the shell. */
export function useSessionCheck(): void {
  useRead(api.session.current, undefined, { everyMs: sessionCheckEveryMs });
}

/** The session before a screen is shown; null for a visitor. */
export async function findSession(): Promise<Session | null> {
  try {
    return await readNow(api.session.current, undefined);
  } catch (error) {
    if (endsSession(error)) return null;
    throw error;
  }
}
