import type { search as english } from '../en/search.ts';
import { plural } from '../plural.ts';

export const search: typeof english = {
  title: 'Recherche',
  words: 'Rechercher des jeux',
  wordsPlaceholder: 'Rechercher des jeux…',
  submit: 'Rechercher',
  scanCover: 'Scanner une jaquette',
  scan: 'Scanner un jeu',
  selectPlatform: 'Choisir une plateforme',
  filterPlatforms: 'Filtrer les plateformes',

  searching: 'Recherche de jeux en cours…',
  failed: 'La recherche de jeux a échoué. Réessayez.',
  addFailed: 'Le jeu n’a pas pu être ajouté à la collection. Réessayez.',
  startTitle: 'Lancez une recherche',
  startText: 'Recherchez un jeu par son nom ou scannez une jaquette pour commencer.',
  browse: 'Parcourir tout le catalogue',
  shelfPhoto: 'Photographier une étagère',
  nothingFound: 'Aucun jeu ne correspond à votre recherche. Essayez d’autres mots ou utilisez le scanner.',

  found: plural('fr')({ one: '# jeu trouvé', other: '# jeux trouvés' }),
  manyFound: (most) => `${most} jeux ou plus trouvés`,
  likely: 'Les plus probables',
  byTitle: 'Tous, par titre',
  alike: 'Autres graphies et autres titres',
  alikeFound: plural('fr')({
    one: '# jeu sous une autre graphie ou un autre titre',
    other: '# jeux sous d’autres graphies ou d’autres titres',
  }),
  moreOwned: plural('fr')({
    one: '# de vos jeux contient ces mots, dans son titre ou dans ce que vous avez noté sur un exemplaire.',
    other:
      '# de vos jeux contiennent ces mots, dans leur titre ou dans ce que vous avez noté sur un exemplaire.',
  }),
  whole: {
    question: 'Ce n’est pas ce que vous cherchez ?',
    search: 'Chercher dans toute la base de jeux',
    title: 'Dans toute la base de jeux',
    searching: 'Recherche dans toute la base de jeux…',
    found: plural('fr')({
      one: '# jeu trouvé. Désormais, tout le monde le trouve ici.',
      other: '# jeux trouvés. Désormais, tout le monde les trouve ici.',
    }),
    nothing: 'La base de jeux n’a rien non plus pour cette recherche.',
    nothingMore: 'La base de jeux n’a pas d’autre jeu pour cette recherche.',
    offline: 'Vous êtes hors ligne. La recherche reprendra dès le retour de la connexion.',
    failed: (message) => `La recherche de jeux a échoué : ${message}`,
    reasons: {
      busy: 'IGDB n’accepte pas d’autre requête pour le moment. Réessayez dans quelques secondes.',
      refused: 'IGDB refuse de répondre. La personne qui gère ce site doit vérifier ses clés.',
      silent: 'IGDB ne répond pas pour le moment. Réessayez dans quelques minutes.',
    },
    sample: 'Données d’exemple · notes et images inventées',
  },
  shownOf: (shown, total) => `${shown} sur ${total}`,
};
