export type Kept<T> = { value: T; at: Date };

type Settings = { most: number; freshMs: number; keptMs: number; now: () => Date };

/**
 * Answers that callers share: whoever asks while another's question is under way waits for that answer, and for a
 * while the same answer serves everybody. It is kept a while longer, for when there is no newer one to be had. What was
 * used longest ago makes room.
 */
export function createKept<T>({ most, freshMs, keptMs, now }: Settings) {
  const kept = new Map<string, Kept<T>>();
  const underWay = new Map<string, Promise<Kept<T>>>();

  function keep(key: string, one: Kept<T>): Kept<T> {
    kept.delete(key);
    kept.set(key, one);
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return one;
  }

  async function bring(key: string, load: () => Promise<T>): Promise<Kept<T>> {
    try {
      return keep(key, { value: await load(), at: now() });
    } catch (error) {
      const old = kept.get(key);
      if (!old || ageOf(old) >= keptMs) throw error;
      return old;
    } finally {
      underWay.delete(key);
    }
  }

  const ageOf = ({ at }: Kept<T>) => now().getTime() - at.getTime();

  return async function shared(key: string, load: () => Promise<T>): Promise<Kept<T>> {
    const known = kept.get(key);
    if (known && ageOf(known) < freshMs) return keep(key, known);

    const asked = underWay.get(key) ?? bring(key, load);
    underWay.set(key, asked);
    return await asked;
  };
}
