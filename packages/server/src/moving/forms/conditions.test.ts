import { expect, test } from 'vitest';

import { conditionOf } from './words.ts';

test.each([
  [
    'MINT',
    ['Excellent état', 'Parfait état', 'État neuf', 'Très bon état', 'TTBE', 'Impeccable', 'Mint condition'],
  ],
  ['MINT', ['Wie neu', 'Come nuovo', 'Condizioni perfette', 'Als nieuw', 'NM', 'comme neuf']],
  [
    'GOOD',
    ['VG+', 'VG', 'Bon état', 'gebraucht', 'Sehr guter Zustand', 'In buone condizioni', 'Usato', 'Zeer goed'],
  ],
  ['GOOD', ['Muy buen estado', 'In goede staat', 'Very good condition', 'Gebruikt']],
  ['FAIR', ['Passable', 'État correct', 'État moyen', 'Redelijk', 'Condizioni accettabili', 'Befriedigend']],
  ['POOR', ['beschädigt', 'Beschadigd', 'Danneggiato', 'Mauvais état', 'Schlechter Zustand', 'Mal estado']],
  [null, ['état', 'Condition', 'Shiny', 'Worn', 'Zustand siehe Foto', '']],
])('%s is the state that many languages write in their own words', (condition, words) => {
  expect(words.map((word) => [word, conditionOf(word)])).toEqual(words.map((word) => [word, condition]));
});
