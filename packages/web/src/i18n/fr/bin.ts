import type { bin as english } from '../en/bin.ts';
import { plural } from '../plural.ts';

export const bin: typeof english = {
  title: 'Corbeille',
  open: 'Ouvrir la corbeille',
  hint: (days) => `Les jeux retirés de votre collection restent ici ${days} jours, avec leurs photos.`,
  count: plural('fr')({ one: '# jeu dans la corbeille', other: '# jeux dans la corbeille' }),
  nothing: 'La corbeille est vide.',
  nothingText: 'Un jeu retiré de votre collection peut être récupéré ici.',

  removedOn: (date) => `Retiré le ${date}`,
  daysLeft: plural('fr')({ one: 'encore # jour', other: 'encore # jours' }),
  restore: 'Récupérer',
  restored: (title) => `${title} est de retour dans votre collection`,
  severalRestored: plural('fr')({
    one: '# jeu est de retour dans votre collection',
    other: '# jeux sont de retour dans votre collection',
  }),
  restoreFailed: 'Le jeu n’a pas pu être récupéré. Réessayez.',

  discard: 'Supprimer définitivement',
  discardTitle: 'Supprimer définitivement ?',
  discardQuestion: (title) => `${title} et ses photos seront perdus pour de bon.`,
  discarded: 'Supprimé définitivement',
  discardFailed: 'La suppression a échoué. Réessayez.',
  empty: 'Vider la corbeille',
  emptyTitle: 'Vider la corbeille ?',
  emptyQuestion: plural('fr')({
    one: '# jeu et ses photos seront perdus pour de bon.',
    other: '# jeux et leurs photos seront perdus pour de bon.',
  }),
  emptied: 'La corbeille est vide',
};
