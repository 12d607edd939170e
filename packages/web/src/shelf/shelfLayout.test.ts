import { expect, test } from 'vitest';

import { platform } from '../testing/things.ts';
import { type Block, type Row, layOutShelf, shelfBlock, sizesOf, standsOf } from './shelfLayout.ts';

const phone = { rowPx: 184, rows: 1, widthPx: 390 };
const desk = { rowPx: 172, rows: 2, widthPx: 1280 };

const counts = (owned: number[], wishlist: number[] = []) =>
  owned.map((games, index) => ({ platform_id: index + 1, owned: games, wishlist: wishlist[index] ?? 0 }));
const platformOf = (id: number) => platform({ id });
const lay = (owned: number[], frame = phone, wishlist: number[] = []) =>
  layOutShelf(counts(owned, wishlist), platformOf, frame);

const blocksOf = (rows: Row[]) => rows.flatMap(({ groups }) => groups.flatMap(({ blocks }) => blocks));
const frontsOf = (rows: Row[]) => blocksOf(rows).filter(({ hasFront }) => hasFront).length;
const placesOf = ({ from, size }: Block) => Array.from({ length: size }, (_game, index) => from + index);

test('every game and every wish has one place', () => {
  for (const frame of [phone, desk]) {
    const places = blocksOf(lay([40, 7, 0, 130], frame, [2, 0, 5, 12])).flatMap(placesOf);

    expect(places.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 196 }, (_game, index) => index));
  }
});

test('about one game in nine shows its front, and no wish does', () => {
  const rows = lay([900, 400, 90, 30], phone, [80]);

  expect(frontsOf(rows)).toBeGreaterThan(1420 / 11);
  expect(frontsOf(rows)).toBeLessThan(1420 / 8);
  expect(blocksOf(rows).filter(({ isWish, hasFront }) => isWish && hasFront)).toEqual([]);
});

test('a first game shows its front, and the consoles of a small collection do', () => {
  expect(frontsOf(lay([1]))).toBe(1);
  expect(frontsOf(lay([2, 1]))).toBe(2);
  expect(frontsOf(lay([4, 4, 4]))).toBe(0);
});

test('groups and blocks stand side by side, and none overlaps another', () => {
  for (const { groups, widthPx } of lay([60, 9, 1, 0, 31], desk, [3, 0, 0, 1])) {
    let endPx = 0;
    for (const group of groups) {
      expect(group.xPx).toBeGreaterThanOrEqual(endPx);
      let xPx = 0;
      for (const block of group.blocks) {
        expect(block.xPx).toBe(xPx);
        xPx += block.widthPx;
      }
      expect(group.widthPx).toBeGreaterThanOrEqual(xPx);
      endPx = group.xPx + group.widthPx;
    }
    expect(widthPx).toBeGreaterThanOrEqual(endPx);
  }
});

test('a block is as wide before its games are known as afterwards, whichever of them is the newest', () => {
  const sizes = sizesOf(platform(), phone.rowPx);
  const [block] = blocksOf(lay([shelfBlock]));
  if (!block) throw new Error('The shelf has no block.');

  for (const newest of placesOf(block)) {
    const stands = standsOf(block, sizes, (place) => (place === newest ? '2026-02-02' : '2026-01-01'));
    const last = stands.at(-1);

    expect(stands.filter(({ isFront }) => isFront).map(({ place }) => place)).toEqual([newest]);
    expect((last?.xPx ?? 0) + (last?.widthPx ?? 0)).toBeLessThanOrEqual(block.widthPx);
    expect(block.widthPx - (last?.xPx ?? 0) - (last?.widthPx ?? 0)).toBeLessThan(6);
  }
});

test('two rows are about as long, even where one console has nearly all games', () => {
  for (const owned of [[500], [400, 20, 5], [60, 50, 40, 30, 20, 10], [2000, 1900]]) {
    const [first, second] = lay(owned, desk).map(({ widthPx }) => widthPx);

    expect(Math.abs((first ?? 0) - (second ?? 0))).toBeLessThan(0.35 * (first ?? 0) + 300);
  }
});

test('what fits on one row stands on one', () => {
  expect(lay([3, 2], desk)).toHaveLength(1);
  expect(lay([300], phone)).toHaveLength(1);
});

test('a platform that is not known yet leaves its places free', () => {
  const rows = layOutShelf(counts([5, 3]), (id) => (id === 1 ? undefined : platform({ id })), phone);

  expect(blocksOf(rows).flatMap(placesOf)).toEqual([5, 6, 7]);
});
