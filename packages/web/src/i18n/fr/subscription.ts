import type { subscription as english } from '../en/subscription.ts';

export const subscription: typeof english = {
  upgradeToPro: 'Passer à Pro',
  upgrade: 'Passer à Pro',
  inviteTitle: 'Débloquez les fonctions Pro',
  inviteText: 'Jeux et consoles sans limite, statistiques avancées, prix du marché et plus encore…',
  bothLimitsTitle: 'Limites de la formule gratuite atteintes',
  gameLimitTitle: 'Limite de jeux atteinte',
  consoleLimitTitle: 'Limite de consoles atteinte',
  gamesUsed: (count, limit) => `${count} jeux sur ${limit}`,
  consolesUsed: (count, limit) => `${count} consoles sur ${limit}`,
  and: ' et ',
  planUsed: (what) => `Vous utilisez ${what}.`,

  tier: { free: 'GRATUIT', basic: 'BASIC', pro: 'PRO', trial: 'ESSAI' },
  planWord: '(votre formule)',
};
