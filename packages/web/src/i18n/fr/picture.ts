import type { picture as english } from '../en/picture.ts';
import { plural } from '../plural.ts';

const games = plural('fr')({ one: '# jeu', other: '# jeux' });
const consoles = plural('fr')({ one: '# console', other: '# consoles' });

export const picture: typeof english = {
  save: 'Enregistrer en image',
  share: 'Partager',
  title: 'Votre étagère en image',
  format: 'Format de l’image',
  formats: { wide: 'Large', tall: 'Haute' },
  picture: 'Aperçu de l’image',
  hint: 'Créée sur votre appareil, aux couleurs de votre thème. Elle montre titres et consoles, ni prix ni notes.',
  nothing: 'Il n’y a pas encore de jeu sur votre étagère.',
  failed: 'L’image n’a pas pu être créée. Réessayez.',

  mine: 'Ma collection',
  figures: (owned, on) => `${games(owned)} · ${consoles(on)}`,
};
