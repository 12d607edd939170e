import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import type { Session } from '../session/useSession.ts';

/** The session on a page that visitors may see; null without one. */
export function useVisitor(): Session | null {
  const { data, isError } = useRead(api.session.current);
  return isError ? null : (data ?? null);
}
