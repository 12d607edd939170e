import { expect, test } from 'vitest';

import { layOut, placesOf } from './coverLayout.ts';
import { widthOnTile } from './frontShape.ts';
import { monogram, titleLineHeight, titleType, widthOf } from './coverTitle.ts';

const boxes = {
  lying: { width: 178, height: 127, depth: 30 },
  square: { width: 125, height: 125, depth: 10 },
  upright: { width: 135, height: 190, depth: 14 },
  narrow: { width: 104, height: 176, depth: 14 },
};

const long = [
  'The Legend of Zelda: A Link to the Past',
  'Castlevania: Symphony of the Night',
  'Shin Megami Tensei: Devil Summoner 2 – Raidou Kuzunoha vs. King Abaddon',
  'The Lord of the Rings: The Battle for Middle-earth II – The Rise of the Witch-king',
  'ファイナルファンタジータクティクス 獅子戦争',
  '悪魔城ドラキュラX 月下の夜想曲',
  'Космические рейнджеры: Доминаторы. Перезагрузка',
  'Пилот бомбардировщика: Противостояние',
];

test.each(long.flatMap((title) => Object.entries(boxes).map(([form, box]) => [title, form, box] as const)))(
  '%s fits the front of a box that is %s',
  (title, _form, box) => {
    const { room } = layOut(box);

    const { size, lines } = titleType(title, room);

    expect(size).toBeGreaterThan(6.4);
    expect(lines * size * titleLineHeight).toBeLessThanOrEqual(room.height);
    // Lines break where words do, so some of each stays empty.
    expect(widthOf(title) * size).toBeLessThan(lines * room.width);
  },
);

test('a long title has smaller letters than a short one', () => {
  const { room } = layOut(boxes.upright);
  expect(titleType('Ico', room).size).toBeGreaterThan(titleType(long[0] ?? '', room).size);
});

test('a title without end is cut at the room’s last line', () => {
  const { room } = layOut(boxes.lying);
  const { size, lines } = titleType('A Very Long Title '.repeat(20), room);

  expect(size).toBe(6);
  expect(lines * size * titleLineHeight).toBeLessThanOrEqual(room.height);
});

test.each(Object.entries(boxes))(
  'a box that is %s stands whole on its tile of 3:4, as large as it can',
  (_, box) => {
    const width = widthOnTile(box);
    const height = (width * box.height) / box.width;

    expect(width).toBeLessThanOrEqual(92);
    expect(height).toBeLessThanOrEqual(124);
    expect(width === 92 || height > 122).toBe(true);
  },
);

test.each(Object.entries(boxes))(
  'band, picture, title and publisher fill a front that is %s',
  (form, box) => {
    for (const isTitleFirst of [true, false]) {
      const { isBandLeft } = layOut(box);
      const { band, picture, title, publisher } = placesOf(layOut(box), isTitleFirst);

      const inOrder = isTitleFirst ? [title, picture] : [picture, title];
      let bottom = 0;
      for (const { top, height } of [...(isBandLeft ? [] : [band]), ...inOrder, publisher]) {
        expect(Number.parseFloat(top)).toBeCloseTo(bottom);
        bottom += Number.parseFloat(height);
      }
      expect(bottom).toBeCloseTo(100);
      expect(isBandLeft).toBe(form === 'lying' || form === 'square');
    }
  },
);

test('a small cover shows the letters that identify a title', () => {
  expect(monogram('Chrono Trigger')).toBe('CT');
  expect(monogram('The Legend of Zelda')).toBe('LZ');
  expect(monogram('Final Fantasy VII')).toBe('FF');
  expect(monogram('1942')).toBe('194');
});
