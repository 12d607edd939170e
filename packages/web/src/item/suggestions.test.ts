import { expect, test } from 'vitest';

import { suggestionsFor } from './suggestions.ts';

test('the tags that are typed already are part of what is suggested, and not suggested again', () => {
  expect(suggestionsFor('tags', 'Lent, Si', ['Lent', 'Signed'])).toEqual(['Lent, Signed']);
  expect(suggestionsFor('tags', '', ['Lent', 'Signed'])).toEqual(['Lent', 'Signed']);
});

test('one’s own editions come before the well-known ones, each once', () => {
  const suggested = suggestionsFor('edition', '', ['Red Label', 'Platinum']);

  expect(suggested.slice(0, 3)).toEqual(['Red Label', 'Platinum', 'Greatest Hits']);
  expect(suggested.filter((one) => one === 'Platinum')).toHaveLength(1);
});
