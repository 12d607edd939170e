import { expect, test } from 'vitest';

import { takePhotos } from './takePhotos.ts';

const file = (name: string, type = 'image/jpeg', size = 1_000) => ({ name, type, size });
const names = (files: { name: string }[]) => files.map(({ name }) => name);

test('several pictures are taken at once, in the order in which they were chosen', () => {
  const files = [file('box.jpg'), file('cart.png', 'image/png'), file('manual.webp', 'image/webp')];

  expect(names(takePhotos(files, 6).taken)).toEqual(['box.jpg', 'cart.png', 'manual.webp']);
});

test('what is no picture or too large is named, and the others are taken', () => {
  const files = [
    file('bill.pdf', 'application/pdf'),
    file('box.jpg'),
    file('scan.png', 'image/png', 21 * 1024 ** 2),
  ];

  const { taken, wrongType, tooLarge, beyond } = takePhotos(files, 6);

  expect(names(taken)).toEqual(['box.jpg']);
  expect({ wrongType, tooLarge, beyond }).toEqual({
    wrongType: ['bill.pdf'],
    tooLarge: ['scan.png'],
    beyond: 0,
  });
});

test('files beyond the free places are counted, and those that are no pictures take no place', () => {
  const files = [file('a.gif', 'image/gif'), file('1.jpg'), file('2.jpg'), file('3.jpg')];

  expect(takePhotos(files, 2)).toMatchObject({ beyond: 1, wrongType: ['a.gif'] });
  expect(takePhotos(files, 0)).toMatchObject({ taken: [], beyond: 3 });
});
