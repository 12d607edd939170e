import { expect, test } from 'vitest';

import { interpret, noSettings } from './interpret.ts';
import { sayOf } from './sayOf.ts';
import { tellOf } from './told.ts';

const found = { encoding: null, separator: null, leftOut: [] };

test('dates of a file that has both orders are read in neither, and stay in the notes', () => {
  const rows = ['25/04/2022', '04/25/2022', '03/04/2024', '2024-03-05'].map((bought) => ({ bought }));

  const { order: dateOrder, isDateAmbiguous } = tellOf(found, rows, null);
  const fields = rows.map((row) => interpret(row, { ...noSettings, dateOrder }, new Map()).wanted.fields);

  expect(isDateAmbiguous).toBe(true);
  expect(fields.map(({ purchaseDate, notes }) => purchaseDate ?? notes)).toEqual([
    'Bought: 25/04/2022',
    'Bought: 04/25/2022',
    'Bought: 03/04/2024',
    '2024-03-05',
  ]);
});

test('a date on which something was added stays in the notes where it cannot be read', () => {
  expect(interpret({ added: 'summer 2020' }, noSettings, new Map()).wanted.fields.notes).toBe(
    'Added: summer 2020',
  );
});

test('letters that were encoded twice are said, and repaired where the user wants it', () => {
  const row = { cells: ['PokÃ©mon Ã©tÃ©', 'Lâ€™Ã¢me du héros 聖 ðŸŽ®'] };
  const settings = { ...noSettings, mapping: ['title' as const, 'note' as const] };
  const header = ['Titre', 'Ã‰dition'];

  const before = sayOf(row, header, settings);
  const after = sayOf(row, header, { ...settings, isRepaired: true });

  expect(tellOf(found, [before], null).repairs).toEqual(['twiceEncoded']);
  expect(after).toEqual({ title: 'Pokémon été', more: [['Édition', 'L’âme du héros 聖 🎮']] });
  expect(tellOf(found, [after], null).repairs).toEqual([]);
});
