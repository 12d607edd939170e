import type { reading as english } from '../en/reading.ts';

export const reading: typeof english = {
  scanTitle: 'Scanner un jeu',
  scanLead:
    'Visez la jaquette d’un jeu avec votre caméra pour l’identifier et le rechercher dans votre collection.',
  scanHint: 'Cadrez toute la face avant.',
  dropHint: 'Vous pouvez aussi déposer une image ici, ou en coller une.',
  instead: 'Vous pouvez aussi choisir une image.',
  capture: 'Prendre la photo',
  scanAgain: 'Recommencer',
  which: 'De quel jeu s’agit-il ?',
  nothingFits: 'Rien ne correspond vraiment. Est-ce l’un de ces jeux ?',
  nothingAlike: 'Aucun jeu du catalogue n’y ressemble',
  wordsRead: (words) => `Nous avons lu : ${words}`,
  alsoOn: 'Aussi sur',
  noneOfThese: 'Aucun de ceux-ci',

  readBy: {
    server: 'Image analysée sur ce serveur, sans y être conservée.',
    gemini:
      'L’image est réduite, puis envoyée à Gemini (Google) pour être analysée ; elle n’est pas conservée ici.',
    sample:
      'Analysée par un substitut, sur cette machine, qui ne connaît que ses images d’exemple ; non conservée.',
  },
  samplePictures: 'Voir les images d’exemple',
  offTitle: 'La lecture d’images est désactivée ici',
  offHint: 'Vous pouvez rechercher par titre.',
  searchByTitle: 'Rechercher par titre',

  noData: 'Les données de l’image n’ont pas pu être extraites.',
  processFailed: 'L’image n’a pas pu être analysée. Réessayez.',
};
