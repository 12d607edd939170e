import { expect, test } from 'vitest';

import { joinValues, splitValues } from './values.rules.ts';

test('values are separated by commas, and empty ones are left out', () => {
  expect(joinValues(['Action', 'Puzzle'])).toBe('Action,Puzzle');
  expect(splitValues(' Action, Puzzle,,')).toEqual(['Action', 'Puzzle']);
  expect(splitValues('')).toEqual([]);
});

test.each([[['Micromania, Lyon', 'eBay']], [[String.raw`a\b`, String.raw`c\ `.trim()]], [['\\,', ',']]])(
  'whatever a value holds, %j comes back as it was',
  (values) => {
    expect(splitValues(joinValues(values))).toEqual(values);
  },
);
