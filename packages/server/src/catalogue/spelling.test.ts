import { expect, test } from 'vitest';

import { readCode } from './codes.ts';
import {
  isMistyped,
  isOneLetterOff,
  otherForms,
  partsOf,
  phrasesOf,
  withLetter,
  withoutDropped,
} from './spelling.ts';

test.each([
  ['zelda', 'zelds', true],
  ['zelda', 'zeldaa', true],
  ['zelda', 'elda', true],
  ['zelda', 'zleda', true],
  ['zelda', 'eadlz', false],
  ['zelda', 'zalde', false],
  ['zelda', 'zxxda', false],
  ['zelda', 'zelda', false],
  ['zelda', 'zel', false],
  ['zelda', 'zledaa', false],
])('%s and %s are one letter apart: %s', (word, other, isOff) => {
  expect(isOneLetterOff(word, other)).toBe(isOff);
  expect(isOneLetterOff(other, word)).toBe(isOff);
});

test('letters that are doubled in the wrong place are overlooked', () => {
  expect([isMistyped('alladin', 'aladdin'), isMistyped('zellda', 'zelda')]).toEqual([true, true]);
  expect([isMistyped('zelda', 'zelda'), isMistyped('aladdin', 'paladin')]).toEqual([false, false]);
});

test('a word of four letters misses any but the last of five', () => {
  const longer = withLetter('lugi');

  expect(['xlugi', 'luigi', 'lugii'].map((word) => longer.includes(word))).toEqual([true, true, false]);
  expect(new Set(longer).size).toBe(longer.length);
  expect(['lug', 'luigi', 'lug1', 'люди'].flatMap(withLetter)).toEqual([]);
});

test('a long vowel of a Japanese title is written in two ways', () => {
  expect(['akumajou', 'yuusha', 'soul', 'dracula'].map(otherForms)).toEqual([['akumajo'], ['yusha'], [], []]);
});

test('a word is written as few known words, not as single letters', () => {
  const known = new Set([
    'star',
    'fox',
    's',
    't',
    'a',
    'r',
    'legend',
    'of',
    'zelda',
    'f',
    'zero',
    'ox',
    'starf',
  ]);
  const phrases = (word: string) => phrasesOf(word, (part) => known.has(part));

  expect(phrases('starfox')).toEqual(['star fox', 'starf ox']);
  expect(phrases('legendofzelda')).toEqual(['legend of zelda']);
  expect(phrases('fzero')).toEqual(['f zero']);
  expect(phrases('unknown')).toEqual([]);
});

test('very long words are not taken apart', () => {
  expect(partsOf('x'.repeat(25))).toEqual([]);
  expect(phrasesOf('a'.repeat(24), () => true).length).toBeLessThanOrEqual(6);
});

test('numerals are written in two ways', () => {
  expect(['7', 'vii', '20', 'i', '64', 'mix'].map(otherForms)).toEqual([['vii'], ['7'], ['xx'], [], [], []]);
});

test('so are the numerals of Japanese titles, which stand within a word', () => {
  const words = [
    'ハーツ2',
    'ハーツii',
    'ファンタシーviiリメイク',
    'ハーツ64',
    'ハーツ2d',
    'ハーツmix',
    'ハーツ',
  ];

  expect(words.map(otherForms)).toEqual([
    ['ハーツii'],
    ['ハーツ2'],
    ['ファンタシー7リメイク'],
    [],
    [],
    [],
    [],
  ]);
});

test('what titles write in several ways is looked for in all of them, whatever its language', () => {
  expect(otherForms('docteur')).toEqual(['dr', 'doctor', 'doktor']);
  expect(otherForms('mister')).toEqual(['mr']);
});

test('words that titles write as a sign are not needed, unless they are all there is', () => {
  expect(withoutDropped(['ratchet', 'and', 'clank'])).toEqual(['ratchet', 'clank']);
  expect(withoutDropped(['the', 'and'])).toEqual(['the', 'and']);
});

test.each([
  ['mario', []],
  ['bpee', ['BPEE']],
  ['hero quest', []],
  ['悪魔城3', []],
  ['SLES-00524', ['SLES00524']],
  ['nus-nzlp', ['NUSNZLP', 'NUSNZLP', 'NZLP']],
  ['NZLE-USA', ['NZLEUSA', 'NZLE']],
  ['nzle usa', ['NZLEUSA', 'NZLE']],
  ['SNS-ZL-USA', ['SNSZLUSA', 'SNSZL']],
  ['dmg zle', ['DMGZLE', 'DMGZLE']],
  ['zelda usa', []],
  ['link off', []],
  ['DL-DOL-GW7P-EUR', ['DLDOLGW7PEUR', 'DOLGW7P', 'GW7P']],
  ['0045496330187', ['45496330187']],
  ['x'.repeat(30) + '1'.repeat(30), []],
])('%s is read as the codes %j', (search, codes) => {
  expect(readCode(search).map(({ code }) => code)).toEqual(codes);
});
