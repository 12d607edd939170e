import { expect, test } from 'vitest';

import { isUpright, turnedUp } from './models.ts';

test('text that runs up is read from its lower left corner, also where its corners were marked from another one', () => {
  const [topLeft, topRight] = [
    { x: 199, y: 335 },
    { x: 257, y: 328 },
  ];
  const [lowRight, lowLeft] = [
    { x: 337, y: 958 },
    { x: 278, y: 965 },
  ];
  const box = { x: 199, y: 328, width: 138, height: 637 };

  const turned = turnedUp({ ...box, points: [topRight, lowRight, lowLeft, topLeft] });

  expect(turned).toEqual({
    ...box,
    width: 637,
    height: 138,
    points: [lowLeft, topLeft, topRight, lowRight],
  });
  expect([isUpright(box), isUpright(turned)]).toEqual([false, true]);
});
