import type { UserId } from '../context.ts';

export type CachedSession = { userId: UserId; since: number; endsAt: number };

/** Sessions that were looked up, by the value of their cookie: at most so many, and the oldest go first. */
export function createSessionCache(most: number) {
  const sessions = new Map<string, CachedSession>();
  // By user as well: thousands of sessions can end at a time.
  const valuesOf = new Map<string, Set<string>>();

  function drop(value: string): void {
    const userId = sessions.get(value)?.userId ?? '';
    sessions.delete(value);
    const values = valuesOf.get(userId);
    values?.delete(value);
    if (values?.size === 0) valuesOf.delete(userId);
  }

  return {
    find: (value: string): CachedSession | undefined => sessions.get(value),

    keep(value: string, known: CachedSession): void {
      drop(value); // so that it stands last
      const [oldest] = sessions.size >= most ? sessions.keys() : [];
      if (oldest !== undefined) drop(oldest);
      sessions.set(value, known);
      valuesOf.set(known.userId, (valuesOf.get(known.userId) ?? new Set()).add(value));
    },

    dropUser: (userId: string): void => [...(valuesOf.get(userId) ?? [])].forEach(drop),

    clear(): void {
      sessions.clear();
      valuesOf.clear();
    },
  };
}
