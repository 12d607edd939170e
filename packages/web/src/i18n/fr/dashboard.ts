import type { dashboard as english } from '../en/dashboard.ts';
import { plural } from '../plural.ts';

export const dashboard: typeof english = {
  title: 'Accueil',
  heading: 'Votre collection',

  platforms: 'Plateformes',
  manage: 'Gérer',
  managePlatforms: 'Gérer les plateformes',
  noPlatforms: 'Aucune plateforme pour l’instant. Cliquez sur « Gérer » pour commencer.',
  owned: 'Possédés',
  wished: 'Souhaités',
  completion: 'Avancement',
  value: 'Valeur',
  collecting: (name) => `${name} dans vos plateformes`,
  removePlatform: (name) => `Retirer ${name} de vos plateformes`,
  showMore: 'Voir plus',
  showLess: 'Voir moins',
  showOf: (verb, list) => `${verb} : ${list}`,

  savePicture: 'Enregistrer en image',

  latest: 'Derniers ajouts',
  wholeCollection: plural('fr')({ one: 'Voir # jeu', other: 'Voir les # jeux' }),
};
