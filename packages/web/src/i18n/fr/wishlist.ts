import type { wishlist as english } from '../en/wishlist.ts';

export const wishlist: typeof english = {
  title: 'Liste de souhaits',
  search: 'Rechercher dans les souhaits',
  searchPlaceholder: 'Rechercher…',
  refresh: 'Actualiser la liste de souhaits',
  refreshed: 'Votre liste de souhaits est à jour.',
  refreshFailed: 'La liste de souhaits n’a pas pu être actualisée. Réessayez.',

  loading: 'Chargement de la liste de souhaits…',
  errorTitle: 'La liste de souhaits n’a pas pu être chargée',
  nothingMatches: 'Aucun souhait ne correspond à vos critères.',
  emptyTitle: 'Votre liste de souhaits est vide.',
  emptyText: 'Appuyez sur le cœur d’un jeu que vous recherchez : il vous attendra ici.',
  browse: 'Parcourir le catalogue',

  addedOn: (date) => `Ajouté le ${date}`,
  ownedAs: (completeness) => `Possédé : ${completeness}`,
  columns: {
    game: 'Jeu',
    platform: 'Plateforme',
    genre: 'Genre',
    added: 'Date d’ajout',
    actions: 'Actions',
  },

  showAll: (count) => `Afficher les ${count}`,
  pages: 'Pages de la liste',
  previousPage: 'Précédent',
  pageOf: (page, pages) => `Page ${page} sur ${pages}`,
  nextPage: 'Suivant',
};
