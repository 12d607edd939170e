import type { shelf as english } from '../en/shelf.ts';
import { plural } from '../plural.ts';

const games = plural('fr')({ one: '# jeu', other: '# jeux' });

export const shelf: typeof english = {
  title: 'Votre étagère',
  ofConsole: (console, count) => `${console}, ${games(count)}`,
  back: 'Reculer le long de l’étagère',
  on: 'Avancer le long de l’étagère',
  failed: 'Certains jeux de votre étagère n’ont pas pu être chargés.',
};
