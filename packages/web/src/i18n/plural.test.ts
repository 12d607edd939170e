import { expect, test } from 'vitest';

import { plural } from './plural.ts';

test('French counts zero as one, English as many', () => {
  expect(plural('fr')({ one: '# jeu', other: '# jeux' })(0)).toBe('0 jeu');
  expect(plural('en')({ one: '# game', other: '# games' })(0)).toBe('0 games');
});
