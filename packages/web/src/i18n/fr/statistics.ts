import type { statistics as english } from '../en/statistics.ts';

export const statistics: typeof english = {
  title: 'Votre collection en chiffres',
  totalGames: 'Jeux',
  totalValue: 'Valeur totale',
  averageValue: 'Valeur moyenne',
  wishlist: 'Souhaits',
  unknown: 'N.C.',
  panel: 'statistiques',
  proText:
    'Avec Pro, votre collection se lit en graphiques : part de jeux complets, jeu le plus ancien, jeu le plus cher, et répartition des jeux, de la valeur et des souhaits par console.',

  completionRate: 'Jeux complets',
  oldestGame: 'Le plus ancien',
  mostValuable: 'Le plus cher',
  consoleDistribution: 'Répartition par console',
  wishlistStats: 'Souhaits par console',
  measure: 'Mesurer par',
  games: 'Jeux',
  value: 'Valeur',
  nothing: {
    games: 'Aucun jeu pour l’instant. Le graphique apparaîtra avec le premier.',
    value: 'Aucun prix d’achat pour l’instant. Indiquez ce que vous avez payé et le jeu comptera ici.',
  },
  other: (platforms) => `Autres (${platforms})`,
  underTenth: '< 0,1 %',
  almostAll: '> 99,9 %',
  showAsTable: 'Voir en tableau',
  showAsChart: 'Voir en graphique',
  ofChart: (verb, chart) => `${verb} : ${chart}`,
  platform: 'Plateforme',
  share: 'Part',
  total: 'Toutes les plateformes',
};
