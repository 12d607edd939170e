import { expect, test } from 'vitest';

import { testPlatform } from '../dashboard/testPlatform.ts';
import { type PictureGroup, frames, layOutPicture, quotasOf } from './pictureLayout.ts';

const formats = ['wide', 'tall'] as const;

function groups(...owned: number[]): PictureGroup[] {
  return owned.map((count, index) => ({
    platform: testPlatform(index + 1),
    owned: count,
    games: Array.from({ length: count }, (_game, place) => ({
      title: `Game ${place}`,
      completeness: 'COMPLETE_IN_BOX',
      genres: 'Action',
      publisher: null,
    })),
  }));
}

test.each(formats)(
  'in a %s picture every box stands on a ledge, inside the padding, and on no other',
  (format) => {
    const { width, height, padding, head, foot } = frames[format];

    for (const collection of [groups(1), groups(3, 2), groups(30, 12, 5), groups(60, 40, 30, 20, 10)]) {
      for (const { y, ledgeHeight, boxes } of layOutPicture(collection, format)) {
        expect(y + ledgeHeight).toBeLessThanOrEqual(height - foot + 0.01);
        let right = padding;
        for (const box of boxes) {
          expect(box.y).toBe(y);
          expect(box.x).toBeGreaterThanOrEqual(right);
          expect(box.y - box.height).toBeGreaterThanOrEqual(head);
          right = box.x + box.width;
        }
        expect(right).toBeLessThanOrEqual(width - padding);
      }
    }
  },
);

test('consoles stand apart where they would leave the right of the picture empty', () => {
  const { width, padding } = frames.wide;
  const rows = layOutPicture(groups(5, 4, 4, 4, 3, 3, 3, 2, 2, 2), 'wide');

  const ends = rows.map(({ boxes }) => Math.max(...boxes.map((box) => box.x + box.width)));
  expect(Math.max(...ends)).toBeGreaterThan(width - padding - 60);
});

test.each(formats)('a few games fill a %s picture with their fronts, on one high row', (format) => {
  const rows = layOutPicture(groups(2, 1), format);

  expect(rows).toHaveLength(1);
  expect(rows[0]?.boxes.map(({ isFront }) => isFront)).toEqual([true, true, true]);
});

test.each(formats)('a single game stands large and in the middle of a %s picture', (format) => {
  const { width, highestRow } = frames[format];
  const [row] = layOutPicture(groups(1), format);
  const [box] = row?.boxes ?? [];

  expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(width / 2);
  expect(row?.labels[0]?.x).toBe(box?.x);
  expect(box?.height).toBeGreaterThan(highestRow * 0.8);
});

test.each(formats)(
  'a large collection fills every row of a %s picture, with spines and some fronts',
  (format) => {
    const rows = layOutPicture(groups(80, 60, 40), format);
    const boxes = rows.flatMap((row) => row.boxes);

    expect(rows).toHaveLength(frames[format].mostRows);
    expect(boxes.filter(({ isFront }) => isFront).length).toBeLessThan(boxes.length / 5);
    expect(rows.every(({ labels }) => labels.length > 0)).toBe(true);
  },
);

test.each(formats)(
  'a console that goes on in the next row of a %s picture says once how many it has',
  (format) => {
    const rows = layOutPicture(groups(40, 3), format);

    const labels = rows.flatMap((row) => row.labels.map(({ platform, owned }) => [platform.id, owned]));
    expect(labels.filter(([id]) => id === 1).length).toBeGreaterThan(1);
    expect(labels.filter(([, owned]) => owned !== null)).toEqual([
      [1, 40],
      [2, 3],
    ]);
  },
);

test('of each console as many games are read as is its share, of the smallest at least two', () => {
  const counts = [
    { platform_id: 7, owned: 1_800, wishlist: 5 },
    { platform_id: 4, owned: 600, wishlist: 0 },
    { platform_id: 33, owned: 3, wishlist: 0 },
    { platform_id: 9, owned: 0, wishlist: 8 },
  ];

  expect(quotasOf(counts, 'wide')).toEqual([
    { platform_id: 7, owned: 1_800, offset: 0, limit: 54 },
    { platform_id: 4, owned: 600, offset: 1_805, limit: 18 },
    { platform_id: 33, owned: 3, offset: 2_405, limit: 2 },
  ]);
});
