import { expect, test } from 'vitest';

import { columns, fitted, usualColumns } from './columns.ts';

const namesAt = (px: number, chosen = usualColumns) => fitted(chosen, px).map(({ name }) => name);

test('a narrow table leaves out the columns that matter least, and keeps their order', () => {
  expect(namesAt(1400)).toEqual([
    'console',
    'year',
    'state',
    'condition',
    'place',
    'tags',
    'purchasePrice',
    'estimate',
  ]);
  expect(namesAt(976)).toEqual(['console', 'year', 'state', 'condition', 'purchasePrice']);
});

test('however many columns are chosen, the title keeps its room', () => {
  for (const roomPx of [700, 976, 1392, 2500]) {
    const shown = fitted(columns, roomPx);
    expect(roomPx - shown.reduce((sum, { widthPx }) => sum + widthPx, 0)).toBeGreaterThanOrEqual(264);
  }
  expect(namesAt(4000, columns)).toEqual(columns);
});

test('what was chosen last has room before what is usual', () => {
  expect(namesAt(1196, [...usualColumns, 'boxCondition', 'bookletCondition'])).toEqual([
    'console',
    'year',
    'state',
    'condition',
    'boxCondition',
    'bookletCondition',
    'purchasePrice',
  ]);
});

test('in a wide window the columns are wider, too', () => {
  const [narrow] = fitted(['place'], 976);
  const [wide] = fitted(['place'], 440);

  expect(wide?.widthPx).toBe(176);
  expect(narrow?.widthPx).toBeGreaterThan(176);
});
