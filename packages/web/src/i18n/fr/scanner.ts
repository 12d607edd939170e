import type { scanner as english } from '../en/scanner.ts';

export const scanner: typeof english = {
  title: 'Vérifier le prix sur Vinted',
  lead: 'Photographiez le devant d’une boîte : la console, le titre et l’édition y sont lus, et vous voyez ce que le jeu coûte en ce moment.',
  hint: 'Gardez tout le devant dans le cadre.',
  offTitle: 'Aucune image n’est lue ici',
  offHint: 'Vous pouvez chercher le prix sur Vinted même.',
  capture: 'Prendre la photo',

  detected: 'Jeu reconnu',
  console: 'Console',
  gameTitle: 'Titre du jeu',
  edition: 'Édition',
  standardEdition: 'Édition standard',
  scanAgain: 'Recommencer',
  unknownConsole: (read) => `L’image dit « ${read} », et aucune console ne porte ce nom ici.`,
  whichConsole: 'De quelle console s’agit-il ?',
  chooseConsole: 'Choisir une console',
  noConsole: 'Choisissez d’abord une console.',
  checkPrice: 'Vérifier le prix',
  sampleNotice:
    'Aucun vrai lecteur n’est configuré ici. Un substitut, sur cette machine, lit ses propres images d’exemple.',
  samplePictures: 'Voir les images d’exemple',
  sampleReading: 'Lecture de test',

  results: 'Annonces',
  searching: 'Recherche sur Vinted…',
  lastSearch: (query) => `Dernière recherche : ${query}`,
  lowestPrice: (price) => `Prix le plus bas : ${price}`,
  noPrice: 'Prix non indiqué',
  withFees: (price) => `Total avec les frais : ${price}`,
  conditions: {
    newWithTags: 'Neuf avec étiquette',
    newWithoutTags: 'Neuf sans étiquette',
    veryGood: 'Très bon état',
    good: 'Bon état',
    satisfactory: 'Satisfaisant',
  },
  viewOn: 'Voir sur Vinted',
  viewListing: (title) => `Voir sur Vinted : ${title}`,
  viewAll: 'Tout voir sur Vinted',
  searchThere: 'Chercher sur Vinted',
  nothing: 'Aucun résultat sur Vinted pour ce jeu.',

  apiError: (status, _words, details) => `Erreur ${status} de Vinted : ${details}`,
  badFormat: 'Réponse illisible de Vinted',
  timedOut: 'Vinted n’a pas répondu à temps',
};
