const after = 5;
const firstRestMs = 30_000;
const longestRestMs = 10 * 60_000;

/**
 * Leaves a provider alone that failed several times in a row: for half a minute, then twice as long after each further
 * failure. When the rest is over, a single request finds out whether it works again.
 */
export function createBreaker(now: () => Date) {
  let failures = 0;
  let restsUntil = 0;
  let isTrying = false;

  return {
    /** How long it still rests; 0 if it may be asked. Whoever hears 0 must ask, and say how that went. */
    restMs(): number {
      const left = restsUntil - now().getTime();
      if (left > 0) return left;
      if (failures < after) return 0;
      if (isTrying) return 1000;
      isTrying = true;
      return 0;
    },
    succeeded(): void {
      failures = 0;
      isTrying = false;
    },
    failed(): void {
      failures += 1;
      isTrying = false;
      if (failures < after) return;
      this.rest(Math.min(firstRestMs * 2 ** (failures - after), longestRestMs));
    },
    /** Nothing was sent after all. */
    untried(): void {
      isTrying = false;
    },
    /** Leaves it alone for as long as it asks for. */
    rest(ms: number): void {
      restsUntil = Math.max(restsUntil, now().getTime() + ms);
    },
  };
}
