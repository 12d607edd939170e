const dayMs = 24 * 60 * 60 * 1_000;

/** How many days a removed copy can still be restored, including the current one. */
export function daysLeft(expiresAt: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / dayMs));
}
