import { expect, test } from 'vitest';

import type { OnSale } from '../listings/newest.ts';
import { type Wanted, matchesOf } from './match.ts';

const wanted = (part: Partial<Wanted> = {}): Wanted => ({
  query: 'mana snes',
  min_price: null,
  max_price: 50,
  part: 'any',
  excluded_words: [],
  with_fees: false,
  ...part,
});
const listing = (part: Partial<OnSale> = {}): OnSale => ({
  id: '1',
  title: 'Mana SNES',
  price: 40,
  currency: 'EUR',
  total: 48,
  url: 'https://www.vinted.fr/items/1',
  image_url: null,
  seller: 'ana',
  ...part,
});
const rates = { day: '2026-11-20', rates: { USD: 1.25, GBP: 0.8 } };
const none = { sellers: [], words: [] };
const isFound = (one: OnSale, wish = wanted(), known: typeof rates | null = rates) =>
  matchesOf([one], wish, { muted: none, rates: known ?? undefined }).map(({ isCompared }) => isCompared);

test('a range in euros meets other currencies by the rates of the day', () => {
  expect(isFound(listing({ price: 62.5, currency: 'USD' }))).toEqual([true]);
  expect(isFound(listing({ price: 62.52, currency: 'USD' }))).toEqual([]);
  expect(isFound(listing({ price: 40.01, currency: 'GBP' }))).toEqual([]);
});

test('without a rate a listing is shown, and is no match', () => {
  expect(isFound(listing({ price: 900, currency: 'USD' }), wanted(), null)).toEqual([false]);
  expect(isFound(listing({ price: 900, currency: 'UAH' }))).toEqual([false]);
  expect(isFound(listing({ price: 900, currency: 'UAH' }), wanted({ max_price: null }))).toEqual([true]);
});

test('the range can be for what is paid in the end', () => {
  const dear = listing({ price: 49, total: 56 });

  expect(isFound(dear)).toEqual([true]);
  expect(isFound(dear, wanted({ with_fees: true }))).toEqual([]);
  expect(isFound(listing({ total: null }), wanted({ with_fees: true }))).toEqual([true]);
});

test('what has no price or no page is skipped, and what appears twice counts once', () => {
  expect(isFound(listing({ price: null }))).toEqual([]);
  expect(isFound(listing({ url: null }))).toEqual([]);
  expect(matchesOf([listing(), listing()], wanted(), { muted: none, rates })).toHaveLength(1);
});

test('excluded words are whole words in any way of writing', () => {
  expect(isFound(listing({ title: 'Mana SNES RÉPRO' }), wanted({ excluded_words: ['repro'] }))).toEqual([]);
  expect(
    isFound(listing({ title: 'Mana SNES reprogrammed' }), wanted({ excluded_words: ['repro'] })),
  ).toEqual([true]);
});
