import { expect, test } from 'vitest';

import type { CheckedFile } from './checkFile.ts';
import { takePhotos } from './takePhotos.ts';

type Named = { name: string };
const file = (name: string, problem: CheckedFile['problem'] = null): CheckedFile<Named> => ({
  file: { name },
  problem,
});
const names = (files: Named[]) => files.map(({ name }) => name);

test('several pictures are accepted at once, in the order in which they were chosen', () => {
  const files = [file('box.jpg'), file('cart.png'), file('manual.webp')];

  expect(names(takePhotos(files, 6).taken)).toEqual(['box.jpg', 'cart.png', 'manual.webp']);
});

test('each file with a problem is named, and the others are accepted', () => {
  const files = [
    file('bill.pdf', { what: 'wrongType' }),
    file('box.jpg'),
    file('scan.png', { what: 'tooManyPixels', width: 9_000, height: 9_000 }),
  ];

  const { taken, problems, beyond } = takePhotos(files, 6);

  expect(names(taken)).toEqual(['box.jpg']);
  expect(problems).toEqual([
    { name: 'bill.pdf', problem: { what: 'wrongType' } },
    { name: 'scan.png', problem: { what: 'tooManyPixels', width: 9_000, height: 9_000 } },
  ]);
  expect(beyond).toBe(0);
});

test('files for which there is no room are counted, and files with a problem take up no room', () => {
  const files = [file('a.gif', { what: 'wrongType' }), file('1.jpg'), file('2.jpg'), file('3.jpg')];

  expect(takePhotos(files, 2)).toMatchObject({ beyond: 1, problems: [{ name: 'a.gif' }] });
  expect(takePhotos(files, 0)).toMatchObject({ taken: [], beyond: 3 });
});
