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

/** Quarter circles in various directions. */
export const arcs: Motif = ({ vivid, light, other, deep }, random) => {
  const paths = new Map([vivid, light, other, deep].map((fill) => [fill, '']));
  for (let index = 0; index < 12; index += 1) {
    const [x, y] = [(index % 4) * 3, Math.floor(index / 4) * 3];
    const corners = [
      `M${x} ${y}h3a3 3 0 0 1-3 3z`,
      `M${x + 3} ${y}v3a3 3 0 0 1-3-3z`,
      `M${x + 3} ${y + 3}h-3a3 3 0 0 1 3-3z`,
      `M${x} ${y + 3}v-3a3 3 0 0 1 3 3z`,
    ];
    const fill = pickFrom([...paths.keys()], random);
    paths.set(fill, `${paths.get(fill)}${pickFrom(corners, random)}`);
  }
  return [...paths].map(([fill, path]) => ({ path, fill }));
};

/** Rings around a low sun. */
export const sun: Motif = ({ vivid, light, other, deep }, random) => {
  const x = pickFrom([3, 6, 9], random);
  const fills = random() < 0.5 ? [deep, vivid, other, light] : [vivid, deep, light, other];
  return [7.4, 5.7, 4, 2.3].map((radius, place) => ({
    path: circle(x, 9, radius),
    fill: fills[place] ?? vivid,
  }));
};

export const rays: Motif = ({ vivid, light, deep, other }, random) => {
  const x = pickFrom([2, 6, 10], random);
  const count = 9 + Math.floor(random() * 3) * 2;
  const beam = (index: number) => {
    const [from, to] = [index / count, (index + 1) / count].map((turn) => Math.PI * (1 + turn));
    const point = (angle = 0) => [x + 20 * Math.cos(angle), 9 + 20 * Math.sin(angle)];
    return polygon([x, 9, ...point(from), ...point(to)]);
  };
  return [
    { path: each((count + 1) / 2, (pair) => beam(2 * pair)), fill: vivid },
    { path: each((count - 1) / 2, (pair) => beam(2 * pair + 1)), fill: deep },
    { path: circle(x, 9, 2.6), fill: light },
    { path: circle(x, 9, 1.3), fill: other },
  ];
};

export const waves: Motif = ({ vivid, light, deep, other }, random) => {
  const start = -random() * 4;
  return [light, other, vivid, deep].map((fill, band) => {
    const [x, y] = [round(start - band * 1.3), round(2.4 + band * 1.75)];
    return { path: `M${x} ${y}q2-2 4 0t4 0t4 0t4 0t4 0V9H${x}z`, fill };
  });
};

/** Blocks that climb like a level. */
export const stairs: Motif = ({ vivid, light, deep, other }, random) => {
  const isRising = random() < 0.5;
  const tops = Array.from({ length: 8 }, (_column, index) =>
    Math.max(0, 7.5 - (isRising ? index : 7 - index) * 0.8 - Math.floor(random() * 2) * 1.5),
  );
  const columns = (isOdd: boolean) =>
    each(8, (index) => {
      const top = tops[index] ?? 0;
      return (index % 2 === 1) === isOdd ? rect(index * 1.5, top, { width: 1.5, height: 9 - top }) : '';
    });
  const cap = (index: number) => rect(index * 1.5, tops[index] ?? 0, { width: 1.5, height: 0.75 });
  const isLight = tops.map(() => random() < 0.5);
  return [
    { path: columns(true), fill: vivid },
    { path: columns(false), fill: deep },
    { path: each(8, (index) => (isLight[index] ? cap(index) : '')), fill: light },
    { path: each(8, (index) => (isLight[index] ? '' : cap(index))), fill: other },
  ];
};

/** Diagonal walls, as a home computer's one-line program draws them. */
export const maze: Motif = ({ vivid, light, deep }, random) => {
  const split = pickFrom([3, 4, 5], random);
  const walls = (from: number, to: number) =>
    each((to - from) * 6, (index) => {
      const [x, y] = [(from + (index % (to - from))) * 1.5, Math.floor(index / (to - from)) * 1.5];
      return random() < 0.5
        ? `M${x} ${y}h.3l1.2 1.2v.3h-.3l-1.2-1.2z`
        : `M${x} ${y + 1.5}v-.3l1.2-1.2h.3v.3l-1.2 1.2z`;
    });
  return [
    { path: whole, fill: deep },
    { path: walls(0, split), fill: vivid },
    { path: walls(split, 8), fill: light },
  ];
};

/** Tiles, some of them missing. */
export const blocks: Motif = ({ vivid, light, deep, other }, random) => {
  const fills = [vivid, light, other];
  const tiles = Array.from({ length: 20 }, (_tile, index) => ({
    x: (index % 5) * 2.4,
    y: Math.floor(index / 5) * 2.4 - 0.3,
    fill: random() < 0.22 ? '' : pickFrom(fills, random),
  }));
  return [
    ...fills.map((fill) => ({
      path: tiles
        .filter((tile) => tile.fill === fill)
        .map(({ x, y }) => square(x + 0.12, y + 0.12, 2.16))
        .join(''),
      fill,
    })),
    {
      path: tiles
        .filter(({ fill }) => fill !== '')
        .map(({ x, y }) => polygon([x + 0.12, y + 2.28, x + 2.28, y + 2.28, x + 2.28, y + 0.12]))
        .join(''),
      fill: `${deep}4d`,
    },
  ];
};

export const hexes: Motif = ({ vivid, light, deep, other }, random) => {
  const paths = new Map([vivid, other, deep, light].map((fill) => [fill, '']));
  for (let row = 0; row < 5; row += 1) {
    for (let column = 0; column < 6; column += 1) {
      if (random() < 0.15) continue;
      const [x, y] = [column * 2.4 + (row % 2) * 1.2, row * 2.08 + 0.35];
      const fill = random() < 0.1 ? light : pickFrom([vivid, other, deep], random);
      const tile = polygon([
        x,
        y - 1.3,
        x + 1.13,
        y - 0.65,
        x + 1.13,
        y + 0.65,
        x,
        y + 1.3,
        x - 1.13,
        y + 0.65,
        x - 1.13,
        y - 0.65,
      ]); // oxfmt keeps this
      paths.set(fill, `${paths.get(fill)}${tile}`);
    }
  }
  return [...paths].map(([fill, path]) => ({ path, fill }));
};

export const target: Motif = ({ vivid, light, deep, other }, random) => {
  const x = pickFrom([4, 6, 8], random);
  const hairs = [
    rect(x - 5, 4.35, { width: 2.4, height: 0.3 }),
    rect(x + 2.6, 4.35, { width: 2.4, height: 0.3 }),
    rect(x - 0.15, -0.5, { width: 0.3, height: 2.4 }),
    rect(x - 0.15, 7.1, { width: 0.3, height: 2.4 }),
  ];
  return [
    { path: circle(x, 4.5, 4), fill: deep },
    { path: ring(x, 4.5, { outer: 3.3, inner: 2.5 }), fill: vivid },
    { path: circle(x, 4.5, 1.6), fill: other },
    { path: circle(x, 4.5, 0.6) + hairs.join(''), fill: light },
  ];
};

export const burst: Motif = ({ vivid, light, deep, other }, random) => {
  const x = pickFrom([4.5, 6, 7.5], random);
  const spikes = 9 + Math.floor(random() * 4);
  const turn = random();
  const star = (outer: number, inner: number) =>
    polygon(
      Array.from({ length: spikes * 2 }, (_corner, index) => {
        const angle = ((index + turn) / spikes) * Math.PI;
        const radius = index % 2 === 0 ? outer : inner;
        return [x + radius * Math.cos(angle), 4.5 + radius * Math.sin(angle)];
      }).flat(),
    );
  return [
    { path: star(7.5, 4), fill: deep },
    { path: star(5, 2.9), fill: vivid },
    { path: star(3.1, 1.8), fill: other },
    { path: circle(x, 4.5, 1.1), fill: light },
  ];
};

/** Bars of a level meter. */
export const bars: Motif = ({ vivid, light, deep, other }, random) => {
  const paths = new Map([deep, vivid, other, light].map((fill) => [fill, '']));
  for (let bar = 0; bar < 8; bar += 1) {
    const height = 1 + Math.floor(random() * 6);
    for (let level = 0; level < 7; level += 1) {
      const lit = level === height ? light : level < 3 ? vivid : other;
      const fill = level > height ? deep : lit;
      paths.set(fill, `${paths.get(fill)}M${bar * 1.5} ${8 - level * 1.25}h1.15v.9h-1.15z`);
    }
  }
  return [...paths].map(([fill, path]) => ({ path, fill }));
};

/** A figure of squares, the same on both sides. */
export const sprite: Motif = ({ vivid, light, deep, other }, random) => {
  const paths = new Map([vivid, other, light].map((fill) => [fill, '']));
  for (let cell = 0; cell < 28; cell += 1) {
    const chance = random();
    if (chance > 0.64) continue;
    const fill = chance < 0.38 ? vivid : chance < 0.52 ? other : light;
    const [x, y] = [cell % 4, 1 + Math.floor(cell / 4)];
    paths.set(fill, `${paths.get(fill)}M${5.5 - x} ${y}h1.02v1.02h-1.02zM${5.5 + x} ${y}h1.02v1.02h-1.02z`);
  }
  return [{ path: circle(6, 4.5, 6), fill: deep }, ...[...paths].map(([fill, path]) => ({ path, fill }))];
};

/** A flag of squares in the wind. */
export const checker: Motif = ({ vivid, light, deep }, random) => {
  const phase = random() * 6;
  const lift = Array.from({ length: 9 }, (_edge, edge) => round(0.8 * Math.sin(edge * 0.75 + phase)));
  const cells = (odd: number) =>
    each(48, (index) => {
      const [column, row] = [index % 8, Math.floor(index / 8)];
      if ((column + row) % 2 !== odd) return '';
      const [from = 0, to = 0] = lift.slice(column, column + 2);
      return `M${column * 1.5} ${round(row * 1.5 + from)}l1.5 ${round(to - from)}v1.5l-1.5 ${round(from - to)}z`;
    });
  return [
    { path: whole, fill: vivid },
    { path: cells(1), fill: deep },
    { path: cells(0), fill: light },
  ];
};
