import { expect, test } from 'vitest';

import { amountsOf, byName, roundingOf, sumOf, toArcs, toDash, toSlices } from './slices.ts';

test('each platform has a slice as large as its share, the largest first', () => {
  const slices = toSlices([
    { id: 19, amount: 1 },
    { id: 29, amount: 3 },
  ]);

  expect(slices).toEqual([
    { id: 29, amount: 3, share: 0.75, platforms: 1 },
    { id: 19, amount: 1, share: 0.25, platforms: 1 },
  ]);
});

test('platforms with the same number of games are sorted by name, as on the dashboard’s cards', () => {
  const names = new Map([
    [4, 'Nintendo 64'],
    [19, 'Super Nintendo'],
    [33, 'Game Boy'],
  ]);
  const figures = [
    { platform_id: 4, games: 2 },
    { platform_id: 19, games: 5 },
    { platform_id: 33, games: 2 },
  ];
  const compare = (a: string, b: string) => a.localeCompare(b);

  const sorted = byName(figures, (id) => names.get(id) ?? '', compare);

  expect(toSlices(amountsOf(sorted, 'games')).map(({ id }) => id)).toEqual([19, 33, 4]);
});

test('from the eleventh on, platforms share one slice', () => {
  const thirteen = Array.from({ length: 13 }, (_platform, index) => ({ id: index + 1, amount: 20 - index }));

  const slices = toSlices(thirteen);

  expect(slices).toHaveLength(11);
  expect(slices.at(-1)).toMatchObject({ id: null, amount: 10 + 9 + 8, platforms: 3 });
  expect(slices.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
});

test('a platform whose games cost nothing has no slice of the value', () => {
  expect(
    toSlices([
      { id: 19, amount: 0 },
      { id: 29, amount: 5 },
    ]).map(({ id }) => id),
  ).toEqual([29]);
  expect(toSlices([{ id: 19, amount: 0 }])).toEqual([]);
});

test('values are added to the cent', () => {
  expect(sumOf(Array.from({ length: 300 }, (_game, id) => ({ id, amount: 0.07 })))).toBe(21);
});

test.each([[[1]], [[0.5, 0.5]], [[0.9, 0.0995, 0.0005]], [[0.95, ...Array<number>(10).fill(0.005)]]])(
  'slices of %j fill one turn without touching',
  (shares) => {
    const arcs = toArcs(shares);

    for (const [index, { start, length }] of arcs.entries()) {
      expect(length).toBeGreaterThan(0.5);
      expect(start + length).toBeLessThanOrEqual((arcs[index + 1]?.start ?? 100) + 1e-9);
    }
    expect(arcs[0]?.start).toBe(0);
  },
);

test('a single platform is a whole ring', () => {
  expect(toArcs([1])).toEqual([{ start: 0, length: 100 }]);
});

test('no slice shows again where the ring closes, and a whole ring has no seam', () => {
  expect(toDash({ start: 0, length: 59.3 })).toEqual({ strokeDasharray: '59.3 100', strokeDashoffset: -0 });
  expect(toDash({ start: 60, length: 39.3 })).toEqual({ strokeDasharray: '39.3 100', strokeDashoffset: -60 });
  expect(toDash({ start: 0, length: 100 })).toEqual({});
});

test.each([
  [0, null],
  [1 / 10_000, 'underTenth'],
  [0.0005, null],
  [0.9994, null],
  [9_999 / 10_000, 'almostAll'],
  [1, null],
])('a share of %d is not rounded to zero or to all', (share, rounding) => {
  expect(roundingOf(share)).toBe(rounding);
});
