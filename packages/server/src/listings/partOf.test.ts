import { expect, test } from 'vitest';

import { isWantedPart, partOf } from './partOf.ts';

test.each([
  ['Secret of Mana SNES complete in box', 'complete'],
  ['Secret of Mana complet boîte + notice', 'complete'],
  ['Secret of Mana SNES CIB', 'complete'],
  ['Secret of Mana complet sans notice', 'incomplete'],
  ['Secret of Mana not complete', 'incomplete'],
  ['Secret of Mana non complet', 'incomplete'],
  ['Secret of Mana SNES no box', 'loose'],
  ['Secret of Mana SNES without box', 'loose'],
  ['Secret of Mana not sealed', undefined],
  ['Secret of Mana non scellé', undefined],
  ['Secret of Mana complet sans blister', 'complete'],
  ['Secret of Mana cartouche seule', 'loose'],
  ['Secret of Mana SNES loose', 'loose'],
  ['Secret of Mana en loose', 'loose'],
  ['Secret of Mana neuf sous blister', 'sealed'],
  ['Secret of Mana factory sealed', 'sealed'],
  ['Secret of Mana boîte vide', 'boxOrManual'],
  ['Secret of Mana manual only', 'boxOrManual'],
  ['Secret of Mana notice seule', 'boxOrManual'],
  ['Secret of Mana SNES PAL', undefined],
])('%s is %s', (title, part) => {
  expect(partOf(title, 'secret of mana snes')).toBe(part);
});

test('the words of the search say nothing', () => {
  expect(partOf('The Complete Collection PS2', 'the complete collection')).toBeUndefined();
});

test('a title that says nothing can be complete or loose, but a seal or a mere box is named', () => {
  const wanted = ['any', 'complete', 'loose', 'boxOrManual', 'sealed'] as const;

  expect(wanted.map((part) => isWantedPart(part, undefined))).toEqual([true, true, true, false, false]);
  expect(wanted.map((part) => isWantedPart(part, 'incomplete'))).toEqual([true, false, true, false, false]);
  expect(wanted.map((part) => isWantedPart(part, 'loose'))).toEqual([true, false, true, false, false]);
  expect(wanted.map((part) => isWantedPart(part, 'sealed'))).toEqual([true, true, false, false, true]);
});
