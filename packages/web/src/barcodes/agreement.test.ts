import { expect, test } from 'vitest';

import { newAgreement } from './agreement.ts';

const [one, other] = ['4006381333931', '0045496830434'];

function told(frames: (string | null)[]): (string | null)[] {
  const see = newAgreement();
  return frames.map((frame) => see(frame)).filter((gtin) => gtin !== null);
}

test('a code is believed when two frames say the same', () => {
  expect(told([one])).toEqual([]);
  expect(told([one, other])).toEqual([]);
  expect(told([one, null, one])).toEqual([one]);
});

test('a misread between two frames is not told', () => {
  expect(told([one, one, other, one, one])).toEqual([one]);
});

test('a box that stays in the picture is one scan, and one that comes back is another', () => {
  const away = Array.from({ length: 6 }, () => null);

  expect(told(Array.from({ length: 50 }, () => one))).toEqual([one]);
  expect(told([one, one, null, null, one, one])).toEqual([one]);
  expect(told([one, one, ...away, one, one])).toEqual([one, one]);
});

test('one box after the other is two scans', () => {
  expect(told([one, one, other, other, one, one])).toEqual([one, other, one]);
});
