import { expect, test } from 'vitest';

import * as list from './scanList.ts';

const [one, other] = ['4006381333931', '0045496830434'];
const codes = ({ scans }: list.ScanList) => scans.map(({ code }) => code);
const both = list.scanned(list.scanned(list.noScans, one), other);

test('the newest scan comes first', () => {
  expect(codes(both)).toEqual([other, one]);
});

test('every scan stays in the list, also of a code that is there already', () => {
  const again = list.scanned(list.scanned(both, one), one);

  expect(codes(again)).toEqual([one, one, other, one]);
  expect(new Set(again.scans.map(({ id }) => id)).size).toBe(4);
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
