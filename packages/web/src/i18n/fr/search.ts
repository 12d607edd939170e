import type { search as english } from '../en/search.ts';
import { plural } from '../plural.ts';

export const search: typeof english = {
  title: 'Recherche',
  words: 'Rechercher des jeux',
  wordsPlaceholder: 'Rechercher des jeux…',
  submit: 'Rechercher',
  selectPlatform: 'Choisir une plateforme',
  filterPlatforms: 'Filtrer les plateformes',

  searching: 'Recherche de jeux en cours…',
  failed: 'La recherche de jeux a échoué. Réessayez.',
  addFailed: 'Le jeu n’a pas pu être ajouté à la collection. Réessayez.',
  startTitle: 'Lancez une recherche',
  startText: 'Recherchez un jeu par son nom pour commencer.',
  browse: 'Parcourir tout le catalogue',
  nothingFound: 'Aucun jeu ne correspond à votre recherche. Essayez d’autres mots.',

  found: plural('fr')({ one: '# jeu trouvé', other: '# jeux trouvés' }),
  alike: 'Autres graphies et autres titres',
  alikeFound: plural('fr')({
    one: '# jeu sous une autre graphie ou un autre titre',
    other: '# jeux sous d’autres graphies ou d’autres titres',
  }),
  shownOf: (shown, total) => `${shown} sur ${total}`,
};
