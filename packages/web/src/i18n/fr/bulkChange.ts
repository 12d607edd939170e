import type { bulkChange as english } from '../en/bulkChange.ts';
import { plural } from '../plural.ts';

const changed = plural('fr')({ one: '# exemplaire modifié', other: '# exemplaires modifiés' });
const added = plural('fr')({ one: '# ajouté', other: '# ajoutés' });
const addedOnly = plural('fr')({
  one: '# jeu a rejoint votre étagère',
  other: '# jeux ont rejoint votre étagère',
});

export const bulkChange: typeof english = {
  applyTitle: plural('fr')({ one: 'Modifier # jeu', other: 'Modifier # jeux' }),
  applyLead:
    'Seuls les champs que vous activez sont modifiés. L’aperçu vous montre le résultat avant d’appliquer, et permet d’ajouter les jeux que vous ne possédez pas.',
  emptyClears: 'Laissé vide, ce champ est effacé sur les exemplaires concernés.',
  areSet: plural('fr')({ one: '# renseigné', other: '# renseignés' }),
  areCleared: plural('fr')({ one: '# effacé', other: '# effacés' }),
  tagsThere: 'Étiquettes déjà présentes',
  addTags: 'Garder et ajouter',
  replaceTags: 'Remplacer',
  preview: 'Aperçu',
  previewAnyway: 'Aperçu quand même',
  previewFailed: 'L’aperçu n’a pas pu être établi. Réessayez.',

  areNew: 'Jeux que vous n’avez pas encore',
  areOwned: 'Exemplaires concernés',
  areBeyondPlan: 'Jeux au-delà de votre formule',
  willChange: plural('fr')({ one: '# exemplaire change', other: '# exemplaires changent' }),
  willAdd: plural('fr')({ one: '# est ajouté', other: '# sont ajoutés' }),
  staySame: plural('fr')({ one: '# reste inchangé', other: '# restent inchangés' }),
  furtherStay: plural('fr')({
    one: 'Seul l’exemplaire principal d’un jeu change\u00a0: # autre exemplaire reste inchangé.',
    other: 'Seul l’exemplaire principal de chaque jeu change\u00a0: # autres exemplaires restent inchangés.',
  }),
  unfitStay: plural('fr')({
    one: 'Seuls les exemplaires correspondant aux filtres changent : # autre exemplaire de ces jeux reste inchangé.',
    other:
      'Seuls les exemplaires correspondant aux filtres changent : # autres exemplaires de ces jeux restent inchangés.',
  }),
  areLeftOut: plural('fr')({ one: '# est laissé de côté', other: '# sont laissés de côté' }),
  addMissing: plural('fr')({
    one: 'Ajouter le jeu que je ne possède pas encore',
    other: 'Ajouter les # jeux que je ne possède pas encore',
  }),
  addMissingHint: 'Avec les valeurs choisies ; pour le reste : complet, en bon état, acheté aujourd’hui.',
  examples: 'Par exemple :',
  columnGame: 'Jeu',
  columnChange: 'Changement',
  newCopy: 'Nouveau dans votre collection',
  becomes: 'devient',
  empty: 'vide',
  apply: 'Appliquer',
  applyFailed: 'Les jeux n’ont pas pu être modifiés. Réessayez.',
  done: (copies, games) => {
    if (copies === 0) return addedOnly(games);
    return games === 0 ? changed(copies) : `${changed(copies)}, ${added(games)}`;
  },
  undone: plural('fr')({
    one: 'Annulé : # exemplaire rétabli',
    other: 'Annulé : # exemplaires rétablis',
  }),
  lastChange: plural('fr')({
    one: 'Votre dernière modification groupée : # jeu',
    other: 'Votre dernière modification groupée : # jeux',
  }),
  undoableSince: (moment) => `Faite le ${moment}. Elle peut être annulée pendant un jour.`,
  undoFailed: 'La modification n’a pas pu être annulée. Réessayez.',
};
