import {
  type Motif,
  circle,
  each,
  pickFrom,
  polygon,
  rect,
  ring,
  round,
  square,
  whole,
} from './coverShapes.ts';

/** A cross and two buttons, up close. */
export const pad: Motif = ({ vivid, light, deep, other }, random) => {
  const x = random() < 0.5 ? 3.4 : 2.2;
  return [
    { path: circle(x, 4.5, 4.1), fill: deep },
    { path: `M${x - 1} 1.5h2v2h2v2h-2v2h-2v-2h-2v-2h2z`, fill: light },
    { path: circle(8.2, 6.2, 1.45), fill: vivid },
    { path: circle(10.6, 3.4, 1.45), fill: other },
  ];
};

export const sword: Motif = ({ vivid, light, deep, other }, random) => {
  const isDown = random() < 0.5;
  const y = (value: number) => (isDown ? 9 - value : value);
  const at = (points: readonly number[]) =>
    polygon(points.map((value, index) => (index % 2 === 1 ? y(value) : value)));
  return [
    { path: circle(6, 4.5, 3.9), fill: deep },
    { path: at([6, 0.1, 6.75, 1.2, 6.75, 6.1, 6, 6.1]), fill: vivid },
    { path: at([6, 0.1, 5.25, 1.2, 5.25, 6.1, 6, 6.1]), fill: light },
    { path: at([3.7, 6, 8.3, 6, 8.1, 6.7, 3.9, 6.7]) + circle(6, y(8.5), 0.6), fill: other },
    { path: at([5.6, 6.7, 6.4, 6.7, 6.4, 8.1, 5.6, 8.1]), fill: vivid },
  ];
};

export const eye: Motif = ({ vivid, light, deep, other }, random) => {
  const look = pickFrom([-1.2, 0, 1.2], random);
  return [
    { path: whole, fill: deep },
    { path: 'M.4 4.6Q6-2.2 11.6 4.6Q6 11.4.4 4.6z', fill: other },
    { path: 'M1.3 4.6Q6-.6 10.7 4.6Q6 9.8 1.3 4.6z', fill: light },
    { path: circle(6 + look, 4.6, 2.1), fill: vivid },
    { path: `M${6 + look} 2.6q.8 2 0 4q-.8-2 0-4z` + circle(5.2 + look, 3.8, 0.3), fill: deep },
  ];
};

export const record: Motif = ({ vivid, light, deep, other }, random) => {
  const x = pickFrom([3.5, 6, 8.5], random);
  return [
    { path: circle(x, 4.5, 4.2), fill: deep },
    {
      path: each(3, (groove) => ring(x, 4.5, { outer: 3.6 - groove * 0.6, inner: 3.48 - groove * 0.6 })),
      fill: vivid,
    },
    { path: circle(x, 4.5, 1.5), fill: other },
    { path: circle(x, 4.5, 0.35) + `M${x} 4.5L${x + 3.6} 1.4L${round(x + 4.1)} 2.4z`, fill: light },
  ];
};

export const pawn: Motif = ({ vivid, light, deep, other }, random) => {
  const x = pickFrom([4, 6, 8], random);
  return [
    {
      path: each(9, (cell) => rect(cell * 1.5 - 0.75, 7.2 + (cell % 2) * 0.9, { width: 1.5, height: 0.9 })),
      fill: vivid,
    },
    { path: circle(x, 3.9, 4.4), fill: other },
    {
      path:
        `M${x - 2.2} 8.4h4.4l-.5-1.2q-1.1-.7-1.1-3h-1.2q0 2.3-1.1 3z` +
        circle(x, 2.7, 1.3) +
        rect(x - 1.3, 3.9, { width: 2.6, height: 0.5 }),
      fill: deep,
    },
    { path: circle(x - 0.45, 2.3, 0.35), fill: light },
  ];
};

export const bumpers: Motif = ({ vivid, light, deep, other }, random) => {
  const places = [
    [3, 2.4],
    [8.6, 2],
    [5.8, 4.6],
  ] as const;
  const flip = random() * 0.8;
  return [
    { path: whole, fill: deep },
    { path: places.map(([x, y]) => circle(x, y, 1.5)).join(''), fill: vivid },
    { path: places.map(([x, y]) => ring(x, y, { outer: 1.1, inner: 0.7 })).join(''), fill: light },
    {
      path:
        polygon([1.6, 7, 2.4, 6.6, 5.2, 8 - flip, 5, 8.5 - flip]) +
        polygon([10.4, 7, 9.6, 6.6, 6.8, 8 - flip, 7, 8.5 - flip]),
      fill: other,
    },
    { path: circle(2 + random() * 8, 5.4 + random(), 0.5), fill: light },
  ];
};

/** Two people talking. */
export const bubbles: Motif = ({ vivid, light, deep, other }, random) => {
  const isLeft = random() < 0.5;
  const x = (value: number, width: number) => (isLeft ? value : 12 - value - width);
  const tail = (at: number, y: number) =>
    polygon([at - 0.5, y, at + 0.5, y, at + (isLeft ? -0.7 : 0.7), y + 1.2]);
  return [
    { path: circle(isLeft ? 11 : 1, 9, 5), fill: vivid },
    { path: rect(x(0.8, 6.4), 0.9, { width: 6.4, height: 3 }) + tail(isLeft ? 2 : 10, 3.8), fill: light },
    { path: rect(x(4, 7), 5, { width: 7, height: 2.6 }) + tail(isLeft ? 9.6 : 2.4, 7.5), fill: deep },
    { path: each(3, (dot) => circle(x(2.6 + dot * 1.4, 0), 2.4, 0.36)), fill: other },
  ];
};

/** A gauge with its needle. */
export const dial: Motif = ({ vivid, light, deep, other }, random) => {
  const angle = Math.PI * (1.15 + random() * 0.7);
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const tick = (index: number) => {
    const turn = Math.PI * (1 + index / 8);
    return square(5.85 + 3.9 * Math.cos(turn), 7 + 3.9 * Math.sin(turn), 0.34);
  };
  return [
    { path: circle(6, 7.2, 5.6), fill: vivid },
    { path: circle(6, 7.2, 4.8), fill: deep },
    { path: each(9, tick), fill: light },
    {
      path: polygon([
        6 + 4 * dx,
        7.2 + 4 * dy,
        6 - 0.35 * dy,
        7.2 + 0.35 * dx,
        6 + 0.35 * dy,
        7.2 - 0.35 * dx,
      ]),
      fill: other,
    },
    { path: circle(6, 7.2, 0.9), fill: light },
  ];
};

/** A cut stone. */
export const gem: Motif = ({ vivid, light, deep, other }, random) => {
  const turn = pickFrom([0, 1], random);
  const fills = turn ? [other, vivid] : [vivid, other];
  return [
    { path: circle(6, 4.6, 4.2), fill: deep },
    { path: polygon([2.6, 3.4, 4.1, 1.4, 7.9, 1.4, 9.4, 3.4, 6, 8]), fill: fills[0] ?? vivid },
    {
      path: polygon([4.4, 3.4, 6, 1.4, 7.6, 3.4]) + polygon([2.6, 3.4, 4.4, 3.4, 6, 8]),
      fill: fills[1] ?? other,
    },
    { path: polygon([4.1, 1.4, 6, 1.4, 4.4, 3.4, 2.6, 3.4]), fill: light },
  ];
};
