import { expect, test } from 'vitest';

import {
  type Part,
  type Selection,
  canonicalCompleteness,
  completenessFilters,
  completenessValues,
  completenessesOf,
  parts,
  pick,
  toCompleteness,
  toSelection,
} from './completeness.rules.ts';

const tiles = ['complete', ...parts] as const;

test('the third part collapses the selection to Complete', () => {
  expect(pick(['CARTRIDGE', 'CASE'], 'BOOKLET')).toBe('complete');
});

test('Complete alone, chosen again, leaves nothing selected', () => {
  expect(pick('complete', 'complete')).toEqual([]);
});

test('Complete replaces the parts, and a part replaces Complete', () => {
  expect(pick(['CARTRIDGE', 'CASE'], 'complete')).toBe('complete');
  expect(pick('complete', 'CASE')).toEqual(['CASE']);
});

test('choosing a part again takes it back', () => {
  expect(pick(pick(['CASE'], 'CARTRIDGE'), 'CARTRIDGE')).toEqual(['CASE']);
});

test('after any clicks, the selection is Complete, or some parts in their order but never all', () => {
  const seen: Selection[] = [];
  const walk = (selection: Selection, clicks: number) => {
    seen.push(selection);
    if (clicks > 0) for (const tile of tiles) walk(pick(selection, tile), clicks - 1);
  };

  walk([], 6);

  for (const selection of seen) {
    if (selection === 'complete') continue;
    expect(selection.length).toBeLessThan(3);
    expect(selection).toEqual(parts.filter((part) => selection.includes(part)));
  }
});

test('every selection survives being stored and read back', () => {
  const selections: Selection[] = ['complete', ['CASE'], ['CARTRIDGE', 'BOOKLET'], ['BOOKLET', 'CASE']];

  for (const selection of selections) {
    expect(toSelection(toCompleteness(selection, false) ?? '')).toEqual(selection);
  }
  expect(toCompleteness([], false)).toBeNull();
  expect(toCompleteness('complete', true)).toBe('NEW_SEALED');
});

test.each([
  ['LOOSE', 'CARTRIDGE'],
  ['CASE_ONLY', 'CASE'],
  ['MANUAL_ONLY', 'BOOKLET'],
  ['CASE,CARTRIDGE', 'CARTRIDGE,CASE'],
  ['CASE, BOOKLET, CARTRIDGE', 'COMPLETE_IN_BOX'],
  ['NEW_SEALED', 'NEW_SEALED'],
  ['BOX', null],
  ['', null],
])('%o is stored as %o', (value, stored) => {
  expect(canonicalCompleteness(value)).toBe(stored);
});

test('the parts are stored in their order, however they were clicked', () => {
  const clicks: Part[] = ['CASE', 'CARTRIDGE'];

  const selection = clicks.reduce<Selection>(pick, []);

  expect(toCompleteness(selection, false)).toBe('CARTRIDGE,CASE');
});

test('filters look only for values that are stored, and some filter finds each of them', () => {
  expect(completenessValues.map(canonicalCompleteness)).toEqual(completenessValues);
  expect(completenessesOf(completenessFilters)).toEqual(completenessValues);
});

test.each([
  [['complete'], ['COMPLETE_IN_BOX', 'NEW_SEALED']],
  [['sealed'], ['NEW_SEALED']],
  [['cartridge_only'], ['CARTRIDGE']],
  [['no_cartridge'], ['BOOKLET', 'CASE', 'BOOKLET,CASE']],
  [['no_booklet'], ['CARTRIDGE', 'CASE', 'CARTRIDGE,CASE']],
  [
    ['no_case', 'sealed'],
    ['NEW_SEALED', 'CARTRIDGE', 'BOOKLET', 'CARTRIDGE,BOOKLET'],
  ],
] as const)('%j finds the copies that are stored as %j', (filters, values) => {
  expect(completenessesOf(filters)).toEqual(values);
});
