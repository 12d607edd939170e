import { expect, test } from 'vitest';

import { columns, fitting, titlePx, usualColumns, withWidths } from './columns.ts';

test('a narrow table leaves out the usual columns that matter least', () => {
  expect(fitting(usualColumns, 1400)).toEqual(usualColumns);
  expect(fitting(usualColumns, 976)).toEqual(['purchasePrice', 'state', 'console', 'condition', 'year']);
});

test('columns stand in their own order, whatever that of choosing, and as wide as they need', () => {
  const shown = withWidths(['estimate', 'boxCondition', 'console'], 500);

  expect(shown).toEqual([
    { name: 'console', widthPx: 120 },
    { name: 'boxCondition', widthPx: 168 },
    { name: 'estimate', widthPx: 136 },
  ]);
});

test('where there is room the title keeps its own, and half of what is left over widens the columns', () => {
  for (const roomPx of [3000, 4000]) {
    const taken = withWidths(columns, roomPx).reduce((sum, { widthPx }) => sum + widthPx, 0);
    expect(roomPx - taken).toBeGreaterThanOrEqual(titlePx);
  }
  expect(withWidths(['place'], 440)).toEqual([{ name: 'place', widthPx: 176 }]);
  expect(withWidths(['place'], 976)[0]?.widthPx).toBeGreaterThan(176);
});
