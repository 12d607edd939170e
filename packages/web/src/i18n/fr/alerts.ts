import type { alerts as english } from '../en/alerts.ts';
import { plural } from '../plural.ts';

export const alerts: typeof english = {
  title: 'Alertes',
  soonTitle: '🚧 Bientôt disponible',
  soonText: 'Les alertes de prix arrivent bientôt ! Encore un peu de patience.',
  goBack: 'Revenir en arrière',

  notifications: 'Notifications',
  count: plural('fr')({ one: '# annonce trouvée', other: '# annonces trouvées' }),
  nothing: 'Aucune annonce pour l’instant.',
  nothingText:
    'Cette version ne permet pas encore de créer des alertes de prix. Leurs trouvailles s’afficheront ici.',
  isNew: 'Nouvelle',
  foundBy: (query) => `Alerte : ${query}`,
  foundAt: (moment) => `Trouvée le ${moment}`,

  gems: 'Dernières trouvailles',
  seeAll: 'Tout voir',
};
