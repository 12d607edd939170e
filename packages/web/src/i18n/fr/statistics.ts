import type { statistics as english } from '../en/statistics.ts';
import { plural } from '../plural.ts';

export const statistics: typeof english = {
  title: 'Votre collection en chiffres',
  totalGames: 'Jeux',
  games: plural('fr')({ one: '# jeu', other: '# jeux' }),
  totalValue: 'Valeur totale',
  averageValue: 'Valeur moyenne',
  onAverage: 'en moyenne',
  wishlist: 'Souhaits',
  activeAlerts: plural('fr')({ one: '# active', other: '# actives' }),
  unknown: 'N.C.',
  panel: 'statistiques',
  proText:
    'Avec Pro, votre collection se lit en graphiques : part de jeux complets, jeu le plus ancien, jeu le plus cher, et répartition des jeux, de la valeur et des souhaits par console.',
};
