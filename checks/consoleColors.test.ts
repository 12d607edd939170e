import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { entryShelf } from '../packages/web/src/session/entryShelf.ts';
import { toChartColors } from '../packages/web/src/statistics/chartColors.ts';
import { colorDifference, toLab } from '../packages/web/src/statistics/colorDifference.ts';
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

/** Pairs of consoles whose colours differ by less, with their difference. */
function pairsCloserThan(least: number, among: readonly { name: string; color: string }[]): string[] {
  return among.flatMap((one, place) =>
    among.slice(place + 1).flatMap((other) => {
      const difference = colorDifference(toLab(one.color), toLab(other.color));
      return difference < least ? `${one.name} and ${other.name}: ${difference.toFixed(1)}` : [];
    }),
  );
}

test('the colours of the 12 consoles that are collected most differ by 20', () => {
  const twelve = mostCollected(75);

  expect(twelve).toHaveLength(12);
  expect(pairsCloserThan(20, twelve)).toEqual([]);
});

test('the colours of the 30 consoles that are collected most differ by 12', () => {
  const thirty = mostCollected(35);

  expect(thirty.length).toBeGreaterThanOrEqual(30);
  expect(pairsCloserThan(12, thirty)).toEqual([]);
});

test('the 30 wear their own colours in charts, in both themes', () => {
  const thirty = mostCollected(35);
  const places = thirty.map((_console, place) => place);

  const charts = toChartColors([places], (place) => thirty[place]?.color ?? '');

  expect([...charts.values()]).toEqual(thirty.map(({ color }) => ({ light: color, dark: color })));
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
