import { expect, test } from 'vitest';

import { completenessKeys, foldTags, hostOf, shorten, splitTags, statesOf, yearOf } from './gameFacts.ts';

test('genres are split at commas, with or without spaces', () => {
  expect(splitTags('Action, Platform,  ,Puzzle')).toEqual(['Action', 'Platform', 'Puzzle']);
  expect(splitTags('')).toEqual([]);
  expect(splitTags(null)).toEqual([]);
});

test('three tags are shown, the rest are hidden behind +N', () => {
  expect(foldTags(['a', 'b', 'c'], 3)).toEqual({ shown: ['a', 'b', 'c'], more: [] });
  expect(foldTags(['a', 'b', 'c', 'd', 'e'], 3)).toEqual({ shown: ['a', 'b', 'c'], more: ['d', 'e'] });
});

test.each([
  ['COMPLETE_IN_BOX', ['complete']],
  ['NEW_SEALED', ['sealed']],
  ['CARTRIDGE,CASE', ['incomplete']],
  [null, []],
] as const)('a copy with %s has the states %o', (completeness, states) => {
  expect(statesOf(completeness, false)).toEqual(states);
  expect(statesOf(completeness, true)).toEqual([...states, 'wish']);
});

test('a sealed copy says so, an incomplete one names its parts', () => {
  expect(completenessKeys('NEW_SEALED')).toEqual(['sealed']);
  expect(completenessKeys('COMPLETE_IN_BOX')).toEqual(['complete']);
  expect(completenessKeys('CARTRIDGE,CASE')).toEqual(['CARTRIDGE', 'CASE']);
});

test('a description is cut between two words', () => {
  expect(shorten('short', 10)).toBeNull();
  expect(shorten('one two three four', 10)).toBe('one two…');
  expect(shorten('one two, three', 8)).toBe('one two…');
  expect(shorten('abcdefghijklmnop', 10)).toBe('abcdefghij…');
});

test('only web addresses have a host', () => {
  expect(hostOf('https://www.igdb.com/games/ico')).toBe('igdb.com');
  expect(hostOf('javascript:alert(1)')).toBeNull();
  expect(hostOf('')).toBeNull();
});

test('a missing year is a dash', () => {
  expect(yearOf('1995-10-20')).toBe('1995');
  expect(yearOf(null)).toBe('–');
});
