import type { bulk as english } from '../en/bulk.ts';
import { plural } from '../plural.ts';

export const bulk: typeof english = {
  bulkEdit: 'Modification groupée',
  bulkEditShort: 'Modif. groupée',
  proTitle: 'Modification groupée – Fonction Pro',
  proText:
    'Modifiez de nombreux jeux à la suite, ou tous d’un seul coup, avec un aperçu et la possibilité de revenir en arrière. Cette fonction fait partie de la formule Pro.',

  selectGame: (title) => `Sélectionner ce jeu pour la modification groupée : ${title}`,
  selected: plural('fr')({ one: '# sélectionné', other: '# sélectionnés' }),
  selectedMost: (count) => `${count} sélectionnés : c’est le maximum en une fois`,
  selectAll: (count) => `Tous (${count})`,
  selectFirst: (count) => `Les ${count} premiers`,
  selectRange: 'Plage',
  rangeAsks: { first: 'Touchez le premier jeu de la plage', last: 'Puis touchez le dernier' },
  selectNone: 'Aucun',
  chooseFailed: 'Les jeux n’ont pas pu être sélectionnés. Réessayez.',
  edit: (count) => `Modifier (${count})`,
  applyToAll: (count) => `Appliquer à tous (${count})`,
  position: (at, of) => `Jeu ${at} sur ${of}`,
  positionOfCopy: (at, of) => `${at} sur ${of}`,
  queueFailed: 'Les exemplaires n’ont pas pu être lus. Réessayez.',
};
