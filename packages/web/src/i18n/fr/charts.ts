import type { charts as english } from '../en/charts.ts';
import { plural } from '../plural.ts';

export const charts: typeof english = {
  estimate: plural('fr')({ one: 'Estimation de # exemplaire', other: 'Estimation de # exemplaires' }),
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
