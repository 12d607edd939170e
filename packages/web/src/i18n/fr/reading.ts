import type { reading as english } from '../en/reading.ts';

export const reading: typeof english = {
  noData: 'Les données de l’image n’ont pas pu être extraites.',
  processFailed: 'L’image n’a pas pu être analysée. Réessayez.',
};
