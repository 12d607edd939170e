import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { entryShelf } from '../packages/web/src/session/entryShelf.ts';
import { surface, toChartColors } from '../packages/web/src/statistics/chartColors.ts';
import { colorDifference, toLab } from '../packages/web/src/statistics/colorDifference.ts';
import { contrast } from '../packages/web/src/ui/color.ts';
import { root } from './modules.ts';

type Shipped = { id: number; name: string; short_name?: string; color: string; box?: number[] };

const folder = join(root, 'packages/server/catalogue');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const consoles = JSON.parse(read('platforms.json')) as Shipped[]; // as: the seed's own test checks it

/** How many games the product ships for each console: what is collected most is described best. */
const games = Map.groupBy(
  readdirSync(folder)
    .filter((file) => file.endsWith('.ndjson'))
    .flatMap((file) => read(file).match(/"platform_igdb_id":\d+/g) ?? []),
  (field) => Number(field.split(':')[1]),
);
const mostCollected = (least: number) =>
  consoles
    .filter(({ id }) => (games.get(id)?.length ?? 0) >= least)
    .map(({ name, color }) => ({ name, color }));

/** The two consoles that are hardest to tell apart. */
function closest(list: readonly { name: string; color: string }[], differ: (a: string, b: string) => number) {
  const pairs = list.flatMap((one, place) =>
    list.slice(place + 1).map((other) => ({
      names: `${one.name} and ${other.name}`,
      difference: differ(one.color, other.color),
    })),
  );
  return pairs.reduce((least, pair) => (pair.difference < least.difference ? pair : least));
}

const differ = (one: string, other: string) => colorDifference(toLab(one), toLab(other));

test('the colours of the 12 consoles that are collected most differ by 20', () => {
  const consoles = mostCollected(75);

  const { names, difference } = closest(consoles, differ);

  expect(consoles).toHaveLength(12);
  expect(difference, names).toBeGreaterThanOrEqual(20);
});

test('the colours of the 30 consoles that are collected most differ by 12', () => {
  const consoles = mostCollected(35);

  const { names, difference } = closest(consoles, differ);

  expect(consoles.length).toBeGreaterThanOrEqual(30);
  expect(difference, names).toBeGreaterThanOrEqual(12);
});

test('the 30 wear their own colours in charts, in both themes', () => {
  const consoles = mostCollected(35);
  const places = consoles.map((_console, place) => place);

  const charts = toChartColors([places], (place) => consoles[place]?.color ?? '');

  for (const [place, { name, color }] of consoles.entries()) {
    expect(charts.get(place), name).toEqual({ light: color, dark: color });
    expect(contrast(color, surface.light), name).toBeGreaterThanOrEqual(3);
    expect(contrast(color, surface.dark), name).toBeGreaterThanOrEqual(3);
  }
});

test('the shelf that a visitor sees has the consoles of the catalogue', () => {
  const shown = new Set(entryShelf.flat().map(({ console }) => console));

  const shipped = consoles.map(({ name, short_name = name, color, box: [width, height, depth] = [] }) => ({
    short_name,
    color,
    box: { width, height, depth },
  }));
  expect(shown.size).toBeGreaterThan(12);
  for (const one of shown) expect(shipped).toContainEqual(one);
});
