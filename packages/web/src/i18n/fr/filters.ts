import type { filters as english } from '../en/filters.ts';
import { plural } from '../plural.ts';

export const filters: typeof english = {
  presence: 'Avec et sans',
  copyRegion: 'Région de l’exemplaire',
  estimatedBefore: 'Estimé avant le',
  saying: {
    boxCondition: (condition) => `Boîte : ${condition}`,
    bookletCondition: (condition) => `Notice : ${condition}`,
    mediumCondition: (condition) => `Jeu : ${condition}`,
    boughtAt: (where) => `Lieu d’achat : ${where}`,
    boughtFrom: (whom) => `Vendeur : ${whom}`,
  },
  estimatedBeforeDay: (day) => `Estimé avant le ${day}`,
  moreFilters: 'Plus de filtres',
  moreFiltersHold: 'Édition, boîte, notice, vendeur…',
  filtersSet: plural('fr')({ one: '# actif', other: '# actifs' }),
  showAll: (count) => `Tout afficher (${count})`,
  usualColumns: 'Colonnes habituelles',
  columnsHint: 'La liste compacte les affiche. Si la place manque, elle défile sur le côté.',
};
