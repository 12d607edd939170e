import { expect, test } from 'vitest';

import { agreementOf, newAgreement } from './agreement.ts';

const [one, other] = ['4006381333931', '0045496830434'];

/** Of frames that follow each other at 30 in a second. */
function told(frames: readonly (string | null)[]): (string | null)[] {
  const { see } = newAgreement();
  return frames.map((frame, at) => see(frame, (at * 1000) / 30)).filter((gtin) => gtin !== null);
}
const noCode = (seconds: number) => Array.from({ length: seconds * 30 }, () => null);

test('a code is believed when two frames say the same', () => {
  expect(told([one])).toEqual([]);
  expect(told([one, other])).toEqual([]);
  expect(told([one, null, one])).toEqual([one]);
});

test('a misread between two frames is not told', () => {
  expect(told([one, one, other, one, one])).toEqual([one]);
});

test('a box that stays in the picture is one scan, also when a hand shakes or the lens focuses', () => {
  expect(told(Array.from({ length: 50 }, () => one))).toEqual([one]);
  expect(told([one, one, ...noCode(0.4), one, one, ...noCode(1.2), one, one])).toEqual([one]);
});

test('a box that comes back after two seconds is another scan', () => {
  expect(told([one, one, ...noCode(2), one, one])).toEqual([one, one]);
});

test('a box that lay still for a minute and is moved is the same scan', () => {
  const { see } = newAgreement();
  see(one, 0);
  expect(see(one, 33)).toBe(one);

  const moved = [see(null, 60_000), see(one, 60_300), see(one, 60_333)];

  expect(moved).toEqual([null, null, null]);
});

test('one box after the other is two scans', () => {
  expect(told([one, one, other, other, one, one])).toEqual([one, other, one]);
});

test('a box that is still there as one comes back from its game is not told again; at another visit it is', () => {
  function scan(visit: string, at: number) {
    const { see } = agreementOf(visit);
    return [at, at + 33].map((frame) => see(one, frame)).filter((gtin) => gtin !== null);
  }
  expect(scan('first', 0)).toEqual([one]);

  expect(scan('first', 5_000)).toEqual([]);
  expect(scan('second', 9_000)).toEqual([one]);
});

test('however long the game was looked at, and though the last frame before showed no code, the box is not told again', () => {
  const before = agreementOf('long');
  expect([before.see(one, 0), before.see(one, 33)]).toEqual([null, one]);
  before.see(null, 66); // as leaving cuts it off, or a shaking hand blurs it

  const { see } = agreementOf('long');

  expect([see(null, 60_000), see(one, 60_400), see(one, 60_433)]).toEqual([null, null, null]);
  expect([see(null, 61_000), see(one, 63_000), see(one, 63_033)]).toEqual([null, null, one]);
});
