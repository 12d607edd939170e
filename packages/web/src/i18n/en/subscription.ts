export const subscription = {
  upgradeToPro: 'Upgrade to Pro',
  upgrade: 'Upgrade',
  inviteTitle: 'Unlock Pro Features',
  inviteText: 'Get unlimited games & consoles, advanced analytics, and marketplace price check...',
  bothLimitsTitle: 'Free Plan Limits Reached',
  gameLimitTitle: 'Game Limit Reached',
  consoleLimitTitle: 'Console Limit Reached',
  gamesUsed: (count: number, limit: number) => `${count} of ${limit} games`,
  consolesUsed: (count: number, limit: number) => `${count} of ${limit} consoles`,
  and: ' and ',
  planUsed: (what: string) => `You have used ${what}.`,

  tier: { free: 'FREE', basic: 'BASIC', pro: 'PRO', trial: 'TRIAL' },
  planWord: 'plan',
};
