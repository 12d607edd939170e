import type { games as english } from '../en/games.ts';

export const games: typeof english = {
  title: 'Tous les jeux',
  letters: 'Titres commençant par',
  everyLetter: 'Tous',
  digits: '0–9',
  noneWith: (letter) => `Aucun jeu ne commence par ${letter}.`,
  none: 'Le catalogue ne contient pas encore de jeux.',
  showAll: 'Afficher tous les jeux',
  search: 'Rechercher un jeu',
};
