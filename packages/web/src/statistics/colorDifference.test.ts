import { expect, test } from 'vitest';

import { colorDifference, toLab } from './colorDifference.ts';

/** Pairs of L, a, b with their difference, as Sharma, Wu and Dalal published them in 2005 for testing the formula. */
const published = [
  [50, 2.6772, -79.7751, 50, 0, -82.7485, 2.0425],
  [50, 3.1571, -77.2803, 50, 0, -82.7485, 2.8615],
  [50, -1.3802, -84.2814, 50, 0, -82.7485, 1],
  [50, 0, 0, 50, -1, 2, 2.3669],
  [50, 2.49, -0.001, 50, -2.49, 0.0009, 7.1792],
  [50, 2.49, -0.001, 50, -2.49, 0.0011, 7.2195],
  [50, -0.001, 2.49, 50, 0.0011, -2.49, 4.7461],
  [50, 2.5, 0, 50, 0, -2.5, 4.3065],
  [50, 2.5, 0, 73, 25, -18, 27.1492],
  [50, 2.5, 0, 61, -5, 29, 22.8977],
  [50, 2.5, 0, 56, -27, -3, 31.903],
  [50, 2.5, 0, 58, 24, 15, 19.4535],
  [60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644],
  [35.0831, -44.1164, 3.7933, 35.0232, -40.0716, 1.5901, 1.8645],
  [22.7233, 20.0904, -46.694, 23.0331, 14.973, -42.5619, 2.0373],
  [36.4612, 47.858, 18.3852, 36.2715, 50.5065, 21.2231, 1.4146],
  [90.9257, -0.5406, -0.9208, 88.6381, -0.8985, -0.7239, 1.5381],
  [6.7747, -0.2908, -2.4247, 5.8714, -0.0985, -2.2286, 0.6377],
  [2.0776, 0.0795, -1.135, 0.9033, -0.0636, -0.5514, 0.9082],
] as const;

test.each(published)('the difference of %d %d %d and %d %d %d is the published one', (...pair) => {
  const [l1, a1, b1, l2, a2, b2, expected] = pair;
  const [one, other] = [
    { l: l1, a: a1, b: b1 },
    { l: l2, a: a2, b: b2 },
  ];

  expect(colorDifference(one, other)).toBeCloseTo(expected, 4);
  expect(colorDifference(other, one)).toBeCloseTo(expected, 4);
});

test('colours of the screen are converted as CIE defines them', () => {
  expect(toLab('#ffffff').l).toBeCloseTo(100, 2);
  expect(toLab('#ff0000').l).toBeCloseTo(53.24, 1);
  expect(toLab('#ff0000').a).toBeCloseTo(80.09, 1);
  expect(toLab('#0000ff').b).toBeCloseTo(-107.86, 1);
});
