import type { platforms as english } from '../en/platforms.ts';
import { plural } from '../plural.ts';

export const platforms: typeof english = {
  title: 'Plateformes',
  manageTitle: 'Gérer les plateformes',
  intro: 'Choisissez les plateformes que vous collectionnez. Elles auront leur place sur la page d’accueil.',

  search: 'Rechercher une plateforme',
  searchPlaceholder: 'Nom, marque ou SNES, PS2…',
  nothingFound: 'Aucune plateforme ne correspond à votre recherche.',
  found: plural('fr')({ one: '# plateforme trouvée', other: '# plateformes trouvées' }),
  jumpTo: 'Aller à une marque',
  selected: (selected, total) => `${selected}/${total} choisie${selected > 1 ? 's' : ''}`,
  released: (year) => `Sortie : ${year}`,
  releasedUnknown: 'Sortie : –',

  consolesRemaining: 'Consoles restantes :',
  remaining: (count) => `${count}`,
  done: 'Terminé',
  limitReached: 'Limite de consoles atteinte',
  removed: (name) => `Plateforme retirée : ${name}`,
  unexpected: 'Une erreur est survenue.',
};
