import { type Tier, remaining } from '@cartouche/contract/limits';

export type UpgradePrompt = 'bothLimits' | 'gameLimit' | 'consoleLimit' | 'invite';

/** Which banner a user sees; null for none. Specification 2, upgrade prompt banner: only the dashboard invites. */
export function upgradePrompt(
  tier: Tier,
  counts: { games: number; consoles: number },
  isInviting: boolean,
): UpgradePrompt | null {
  const isGamesFull = remaining(tier, 'games', counts.games) === 0;
  const isConsolesFull = remaining(tier, 'consoles', counts.consoles) === 0;

  if (isGamesFull && isConsolesFull) return 'bothLimits';
  if (isGamesFull) return 'gameLimit';
  if (isConsolesFull) return 'consoleLimit';
  return isInviting && tier === 'free' ? 'invite' : null;
}
