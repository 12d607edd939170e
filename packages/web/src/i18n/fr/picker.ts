import type { picker as english } from '../en/picker.ts';

export const picker: typeof english = {
  search: 'Rechercher le jeu',
  placeholder: 'Titre du jeu',
  nothing: (words) => `Aucun jeu trouvé pour « ${words} ».`,
};
