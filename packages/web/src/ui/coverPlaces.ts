import { type Motif, circle, each, pickFrom, polygon, rect, ring, square, whole } from './coverShapes.ts';

export const peaks: Motif = ({ vivid, light, deep, other }, random) => {
  const peak = (x: number, height: number, half: number) =>
    polygon([x - half, 9, x, 9 - height, x + half, 9]);
  return [
    { path: circle(2 + random() * 8, 2.6, 1.5), fill: light },
    { path: peak(1 + random() * 3, 5 + random() * 1.5, 5), fill: other },
    { path: peak(8 + random() * 3, 5.5 + random() * 1.5, 5.5), fill: vivid },
    { path: peak(4 + random() * 4, 3 + random() * 1.2, 4.4), fill: deep },
  ];
};

/** A road to a low sun. */
export const road: Motif = ({ vivid, light, deep, other }, random) => {
  const x = pickFrom([4, 6, 8], random);
  const line = (part: number) => {
    const [top, bottom] = [4.4 + part ** 1.6 * 0.28, 4.4 + (part + 0.5) ** 1.6 * 0.28];
    const half = (y: number) => (y - 4) * 0.05;
    const middle = (y: number) => x + ((6 - x) * (y - 4)) / 5;
    return polygon([
      middle(top) - half(top),
      top,
      middle(top) + half(top),
      top,
      middle(bottom) + half(bottom),
      bottom,
      middle(bottom) - half(bottom),
      bottom,
    ]);
  };
  return [
    { path: circle(x, 3.9, 2.4), fill: light },
    { path: rect(0, 4, { width: 12, height: 5 }), fill: vivid },
    { path: polygon([x - 0.35, 4, x + 0.35, 4, 11.4, 9, 0.6, 9]), fill: other },
    { path: polygon([x - 0.25, 4, x + 0.25, 4, 10.2, 9, 1.8, 9]), fill: deep },
    { path: each(6, line), fill: light },
  ];
};

/** A playing field from above. */
export const court: Motif = ({ vivid, light, deep, other }, random) => {
  const shift = pickFrom([-2, 0, 2], random);
  return [
    { path: each(6, (stripe) => rect(stripe * 2, 0, { width: 1, height: 9 })), fill: vivid },
    { path: each(6, (stripe) => rect(stripe * 2 + 1, 0, { width: 1, height: 9 })), fill: deep },
    {
      path:
        ring(6 + shift, 4.5, { outer: 2.3, inner: 2.05 }) +
        rect(5.87 + shift, 0, { width: 0.26, height: 2.2 }) +
        rect(5.87 + shift, 6.8, { width: 0.26, height: 2.2 }),
      fill: light,
    },
    { path: circle(6 + shift + random() * 1.6 - 0.8, 4.2 + random() * 0.6, 0.75), fill: other },
  ];
};

/** The bend of a running track. */
export const lanes: Motif = ({ vivid, light, deep, other }, random) => {
  const x = random() < 0.5 ? 0 : 12;
  return [
    { path: circle(x, 9, 11), fill: vivid },
    {
      path: each(5, (lane) => ring(x, 9, { outer: 11 - lane * 1.5, inner: 10.8 - lane * 1.5 })),
      fill: light,
    },
    { path: circle(x, 9, 3.4), fill: deep },
    { path: circle(x, 9, 1.6), fill: other },
  ];
};

export const castle: Motif = ({ vivid, light, deep, other }, random) => {
  const moon = pickFrom([2, 10], random);
  const tower = (x: number, top: number, width: number) =>
    rect(x, top, { width, height: 9 - top }) +
    each(3, (tooth) =>
      rect(x - 0.25 + tooth * ((width + 0.5) * 0.38), top - 0.6, {
        width: (width + 0.5) * 0.24,
        height: 0.9,
      }),
    );
  const roof = (x: number, top: number, width: number) =>
    polygon([x - 0.3, top, x + width / 2, top - 2.2, x + width + 0.3, top]);
  return [
    { path: circle(moon, 2.2, 1.4), fill: light },
    { path: `M0 9V7.2q6-2.6 12 0V9z`, fill: other },
    {
      path: tower(2.6, 4.6, 1.9) + tower(7.5, 4.6, 1.9) + rect(4, 5.6, { width: 4, height: 3.4 }),
      fill: deep,
    },
    { path: tower(5, 3.2, 2), fill: deep },
    { path: roof(2.6, 4.2, 1.9) + roof(7.5, 4.2, 1.9) + roof(5, 2.8, 2), fill: vivid },
    { path: 'M5.4 9V7.6a.6.6 0 0 1 1.2 0V9z' + square(5.8, 4.2, 0.5), fill: light },
  ];
};

/** A small ship under fire. */
export const ship: Motif = ({ vivid, light, deep, other }, random) => {
  const x = pickFrom([4, 6, 8], random);
  return [
    { path: whole, fill: deep },
    { path: each(16, () => square(random() * 12, random() * 8.5, 0.12 + random() * 0.14)), fill: light },
    { path: each(5, () => circle(random() * 11 + 0.5, random() * 3.4 + 0.5, 0.4)), fill: other },
    {
      path: polygon([
        x,
        4,
        x + 0.9,
        6.4,
        x + 2.6,
        8,
        x + 0.8,
        7.8,
        x,
        8.4,
        x - 0.8,
        7.8,
        x - 2.6,
        8,
        x - 0.9,
        6.4,
      ]),
      fill: vivid,
    },
    {
      path:
        rect(x - 1.7, 1.4, { width: 0.22, height: 4.4 }) +
        rect(x + 1.5, 1.4, { width: 0.22, height: 4.4 }) +
        circle(x, 6.5, 0.5),
      fill: light,
    },
  ];
};

export const planet: Motif = ({ vivid, light, deep, other }, random) => {
  const [x, tilt] = [pickFrom([4.5, 6, 7.5], random), pickFrom([-1, 1], random)];
  const y = 4.6;
  return [
    { path: whole, fill: deep },
    { path: each(14, () => square(random() * 12, random() * 9, 0.12 + random() * 0.14)), fill: light },
    { path: circle(x, y, 2.7), fill: vivid },
    { path: `M${x - 2.7} ${y}a2.7 2.7 0 0 0 5.4 0q-2.7 1.5-5.4 0z`, fill: other },
    {
      path: `M${x - 4.6} ${y + tilt}Q${x} ${y + 1.9} ${x + 4.6} ${y - tilt}Q${x} ${y + 1.1} ${x - 4.6} ${y + tilt}z`,
      fill: light,
    },
  ];
};

/** A crooked house under the moon. */
export const house: Motif = ({ vivid, light, deep, other }, random) => {
  const moon = pickFrom([2.4, 9.6], random);
  return [
    { path: circle(moon, 3, 2.1), fill: light },
    { path: 'M0 9V7.6q3-1.4 6-.9t6-.6V9z', fill: vivid },
    {
      path: polygon([
        3.7, 9, 3.5, 4.6, 2.9, 4.7, 4.7, 2.2, 5.6, 3.3, 5.6, 1.6, 5.2, 1.7, 6.3, 0.3, 7.3, 1.6, 6.9, 1.6, 7,
        4, 9.1, 4.6, 8.4, 4.9, 8.3, 9,
      ]),
      fill: deep,
    },
    {
      path:
        square(4.3, 5.4, 0.7) + square(6, 2.3, 0.5) + square(7.2, 5.6, 0.6) + 'M5.5 9V7.6a.5.5 0 0 1 1 0V9z',
      fill: other,
    },
  ];
};

/** Ground that floats, with something to collect. */
export const islands: Motif = ({ vivid, light, deep, other }, random) => {
  const places = [
    [-0.6, 6.4],
    [3.4, 4.9],
    [7.6, 3.2],
  ].map(([x = 0, y = 0]) => ({ x: x + random(), y: y + random() * 0.8 }));
  return [
    { path: circle(2.4, 2.2, 1.3), fill: light },
    {
      path: places
        .map(({ x, y }) =>
          polygon([x, y + 0.6, x + 3.6, y + 0.6, x + 2.9, y + 2, x + 1.9, y + 2.6, x + 0.8, y + 1.9]),
        )
        .join(''),
      fill: deep,
    },
    { path: places.map(({ x, y }) => rect(x - 0.15, y, { width: 3.9, height: 0.85 })).join(''), fill: vivid },
    { path: places.map(({ x, y }) => circle(x + 1.8, y - 0.9, 0.42)).join(''), fill: other },
  ];
};

export const skyline: Motif = ({ vivid, light, deep, other }, random) => {
  const heights = Array.from({ length: 8 }, () => 2.4 + random() * 3.6);
  const near = heights.map((height) => 9 - height * 0.75);
  return [
    { path: circle(pickFrom([3, 9], random), 3.4, 2), fill: light },
    {
      path: heights
        .map((height, place) => rect(place * 1.7 - 0.9, 8.2 - height, { width: 1.3, height: 9 }))
        .join(''),
      fill: vivid,
    },
    {
      path: near.map((top, place) => rect(place * 1.7, top, { width: 1.5, height: 9 - top })).join(''),
      fill: deep,
    },
    {
      path: near
        .map(
          (top, place) =>
            (random() < 0.7 ? square(place * 1.7 + 0.3, top + 0.4, 0.35) : '') +
            square(place * 1.7 + 0.85, top + 1.1, 0.35),
        )
        .join(''),
      fill: other,
    },
  ];
};
