import { expect, test } from 'vitest';

import { priceAlert } from '../testing/things.ts';
import { cleanEuros, emptyDraft, problemOf, toChange, toDraft, toEuros, toWish } from './alertDraft.ts';

test.each([
  ['', '', null],
  ['25', '25', 25],
  ['12.50', '12.50', 12.5],
  ['12,5', '12,5', 12.5],
  ['-3', '-3', -3],
  ['€ −5', '-5', -5],
  ['20-40', '2040', 2040],
  ['-', '-', null],
  ['€ 40', '40', 40],
  ['1,200', '1200', 1200],
  ['1.200,50', '1200,50', 1200.5],
  ['1,200.5', '1200.5', 1200.5],
  ['1,234,567', '1234567', 1_234_567],
  ['19.', '19.', 19],
  ['abc', '', null],
  [',', ',', null],
])('of %j, the field keeps %j, which is %j', (typed, kept, euros) => {
  expect(cleanEuros(typed)).toBe(kept);
  expect(toEuros(kept)).toBe(euros);
});

test('an empty field is no bound', () => {
  expect(toWish({ ...emptyDraft, query: ' mana ' })).toEqual({
    query: 'mana',
    min_price: null,
    max_price: null,
    part: 'any',
    excluded_words: [],
    with_fees: false,
  });
});

test('words are separated by commas, each once', () => {
  expect(toWish({ ...emptyDraft, words: ' repro, empty box ,, repro' }).excluded_words).toEqual([
    'repro',
    'empty box',
  ]);
});

test.each([
  [{ min: '-5' }, 'belowZero'],
  [{ max: '-0,5' }, 'belowZero'],
  [{ min: '-', max: '0' }, null],
  [{ min: '40', max: '25' }, 'rangeEmpty'],
  [{ min: '25', max: '25' }, null],
  [{ min: '40', max: '' }, null],
  [{ max: '100000000' }, 'priceTooHigh'],
  [{ words: 'a'.repeat(61) }, 'wordsWrong'],
  [{ words: Array.from({ length: 31 }, (_word, at) => `word ${at}`).join() }, 'wordsWrong'],
] as const)('%j has the problem %j', (part, problem) => {
  expect(problemOf({ ...emptyDraft, ...part })).toBe(problem);
});

test('an alert comes back from its form as it was', () => {
  const alert = { ...priceAlert, min_price: 12.5, excluded_words: ['repro', 'PAL'], with_fees: true };

  const draft = toDraft(alert, 'fr');

  expect([draft.min, draft.max]).toEqual(['12,50', '40']);
  expect(toWish(draft)).toEqual({
    query: alert.query,
    min_price: 12.5,
    max_price: 40,
    part: 'any',
    excluded_words: ['repro', 'PAL'],
    with_fees: true,
  });
});

test('of an edited alert only what differs is sent', () => {
  const stored = toDraft({ ...priceAlert, excluded_words: ['repro'] }, 'en');

  expect(toChange(stored, stored)).toEqual({});
  expect(toChange({ ...stored, words: ' repro ', max: '40,00' }, stored)).toEqual({});
  expect(toChange({ ...stored, max: '', isActive: false, words: '' }, stored)).toEqual({
    max_price: null,
    active: false,
    excluded_words: [],
  });
});
