const counts = new Map<string, Map<string, number>>();

/** Counts how a request to a provider went. */
export function countOutcome(provider: string, outcome: string): void {
  const own = counts.get(provider) ?? new Map<string, number>();
  own.set(outcome, (own.get(outcome) ?? 0) + 1);
  counts.set(provider, own);
}

/** How the requests of this process went since its start, by provider and outcome. */
export function outboundCounts(): { provider: string; outcome: string; count: number }[] {
  return [...counts].flatMap(([provider, own]) =>
    [...own].map(([outcome, count]) => ({ provider, outcome, count })),
  );
}
