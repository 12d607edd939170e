import type { moved as english } from '../en/moved.ts';
import { plural } from '../plural.ts';

export const moved: typeof english = {
  done: 'Votre collection est là',
  added: plural('fr')({ one: '# jeu a été ajouté', other: '# jeux ont été ajoutés' }),
  copiesAdded: plural('fr')({
    one: '# autre exemplaire a été ajouté',
    other: '# autres exemplaires ont été ajoutés',
  }),
  changed: plural('fr')({ one: '# exemplaire a été modifié', other: '# exemplaires ont été modifiés' }),
  wished: plural('fr')({ one: '# souhait a été ajouté', other: '# souhaits ont été ajoutés' }),
  corrected: plural('fr')({ one: '# correction a été faite', other: '# corrections ont été faites' }),
  doneNothing: 'Il n’y avait rien à ajouter.',
  doneText: (...parts) => `${parts.join(', ')}.`,
  undecided: plural('fr')({ one: '# ligne reste sans choix.', other: '# lignes restent sans choix.' }),
  leftOut: plural('fr')({
    one: '# ligne a été écartée.',
    other: '# lignes ont été écartées.',
  }),
  seeAgain: 'Choisissez à nouveau le fichier pour les voir et en décider : rien n’est ajouté deux fois.',
  undoUntil: (day) => `Vous pouvez tout annuler jusqu’au ${day}.`,
  see: 'Voir la collection',
  other: 'Choisir un autre fichier',
  undo: 'Annuler cet import',
  undoTitle: 'Annuler cet import ?',
  undoKeep: 'Le garder',
  lookingUp:
    'Recherche de ce que vous avez modifié depuis. Pour un gros fichier, cela prend quelques secondes.',
  undoCopies: plural('fr')({
    one: 'L’exemplaire qu’il a ajouté va dans la corbeille.',
    other: 'Les # exemplaires qu’il a ajoutés vont dans la corbeille.',
  }),
  undoChanges: plural('fr')({
    one: 'L’exemplaire qu’il a modifié redevient comme avant.',
    other: 'Les # exemplaires qu’il a modifiés redeviennent comme avant.',
  }),
  undoWishes: plural('fr')({
    one: 'Le souhait qu’il a ajouté est retiré.',
    other: 'Les # souhaits qu’il a ajoutés sont retirés.',
  }),
  undoCorrections: plural('fr')({
    one: 'La correction qu’il a faite est retirée, sauf si vous l’avez modifiée ou avez ajouté autre chose de ce jeu depuis.',
    other:
      'Les # corrections qu’il a faites sont retirées, sauf si vous les avez modifiées ou avez ajouté autre chose de ces jeux depuis.',
  }),
  undoEntries: plural('fr')({
    one: '# jeu qu’il a saisi pour vous est supprimé définitivement avec ses exemplaires, sauf si vous l’avez modifié depuis.',
    other:
      '# jeux qu’il a saisis pour vous sont supprimés définitivement avec leurs exemplaires, sauf ceux que vous avez modifiés depuis.',
  }),
  editedSince: plural('fr')({
    one: '# jeu a été modifié ici depuis. Ce que le fichier a apporté est tout de même annulé ; le titre et les données que vous avez changés restent, de même qu’un exemplaire que vous avez ajouté :',
    other:
      '# jeux ont été modifiés ici depuis. Ce que le fichier a apporté est tout de même annulé ; les titres et les données que vous avez changés restent, de même que les exemplaires que vous avez ajoutés :',
  }),
  undone: 'L’import est annulé',
  undoneText: 'Les exemplaires des jeux du catalogue attendent 30 jours dans la corbeille.',
  undoneWhole: 'Vos listes sont redevenues comme avant.',
  forget: 'Oublier ce fichier',
  forgetTitle: 'Oublier ce fichier ?',
  forgetText:
    'Ce qui en a été lu est supprimé, de même que vos choix là où il diffère de votre collection. Si vous l’envoyez à nouveau, les jeux que vous avez choisis pour ses lignes sont connus.',
  gaveUpUndo:
    'L’annulation a échoué plusieurs fois. Une partie de ce que le fichier a ajouté est encore dans votre collection. Réessayez plus tard.',
};
