import type { shell as english } from '../en/shell.ts';

export const shell: typeof english = {
  product: 'Cartouche',
  tagline: 'Classez. Suivez. Collectionnez',
  skipToContent: 'Aller au contenu',
  notFoundTitle: 'Il n’y a rien à cette adresse',
  notFoundText: 'La page a peut-être changé d’adresse, ou le lien est incomplet.',
  faultTitle: 'Une erreur est survenue',
  faultText: 'Cet écran n’a pas pu s’afficher. Votre collection est intacte.',
  goHome: 'Retour à l’accueil',

  attribution: 'Catalogue de jeux par Cartouche',
  beta: 'BÊTA',
  mainMenu: 'Menu principal',
  shortcuts: 'Raccourcis',
  home: 'Accueil',
  back: 'Retour',
  search: 'Rechercher',
  wishlist: 'Souhaits',
  settings: 'Réglages',
  toLight: 'Passer en mode clair',
  toDark: 'Passer en mode sombre',
};
