import { expect, test } from 'vitest';

import * as list from './scanList.ts';

const [one, other] = ['4006381333931', '0045496830434'];
const codes = ({ scans }: list.ScanList) => scans.map(({ code }) => code);
const both = list.scanned(list.scanned(list.noScans, one), other);

test('the newest scan comes first', () => {
  expect(codes(both)).toEqual([other, one]);
});

test('a code that is scanned again is asked about, and is a second copy only if somebody says so', () => {
  const asked = list.scanned(both, one);

  expect([codes(asked), asked.again]).toEqual([[other, one], one]);
  expect(codes(list.scannedTwice(asked))).toEqual([one, other, one]);
  expect([codes(list.skipped(asked)), list.skipped(asked).again]).toEqual([[other, one], null]);
});

test('the next scan answers the question with no', () => {
  const third = '96385074';

  const next = list.scanned(list.scanned(both, one), third);

  expect([codes(next), next.again]).toEqual([[third, other, one], null]);
});

test('undoing takes back the question first, and then the last scan', () => {
  const asked = list.scanned(both, one);

  const once = list.withoutLast(asked);

  expect(codes(once)).toEqual([other, one]);
  expect(codes(list.withoutLast(once))).toEqual([one]);
  expect(codes(list.withoutLast(list.noScans))).toEqual([]);
});

test('what was added and taken back is where it was', () => {
  const [first] = both.scans;
  const without = list.without(both, [first?.id ?? 0]);
  const more = list.scanned(without, '96385074');

  expect(codes(list.putBack(without, both.scans))).toEqual([other, one]);
  expect(more.scans).toHaveLength(2);
});

test('a scan that was added comes back beside one that was made meanwhile', () => {
  const added = list.without(
    both,
    both.scans.map(({ id }) => id),
  );
  const more = list.scanned(added, '96385074');

  expect(codes(list.putBack(more, both.scans))).toEqual(['96385074', other, one]);
});

test('a list that was kept goes on where it was', () => {
  const again = list.kept(list.noScans, both.scans);

  expect(list.scanned(again, '96385074').scans.map(({ id }) => id)).toEqual([3, 2, 1]);
});
