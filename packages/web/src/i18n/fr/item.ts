import type { item as english } from '../en/item.ts';
import { plural } from '../plural.ts';

export const item: typeof english = {
  completeness: { label: 'Contenu', set: 'Définir le contenu', short: 'Contenu' },
  condition: { label: 'État', set: 'Définir l’état', short: 'État' },
  purchasePrice: { label: 'Prix d’achat', set: 'Définir le prix d’achat', short: 'Prix' },
  purchaseDate: { label: 'Date d’achat', set: 'Définir la date d’achat', short: 'Date' },
  release: { label: 'Version', set: 'Définir la version', short: 'Version', notSaid: 'Non précisée' },
  notes: {
    label: 'Notes',
    set: 'Remplacer les notes',
    short: 'Notes',
    placeholder: 'Vos remarques : édition, provenance, défauts…',
    tooLong: plural('fr')({
      one: '# caractère de trop : la limite est de 10 000.',
      other: '# caractères de trop : la limite est de 10 000.',
    }),
  },
};
