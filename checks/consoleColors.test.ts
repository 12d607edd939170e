import { readFileSync } from 'node:fs';
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

// By how many people collect them, not by how many games the starter catalogue has for each.
const mostCollected = [7, 8, 12, 18, 19, 20, 21, 24, 29, 33, 48, 130];
const muchCollected = mostCollected.concat(
  4,
  5,
  9,
  11,
  15,
  16,
  22,
  23,
  32,
  37,
  38,
  41,
  46,
  49,
  58,
  59,
  64,
  80,
  86,
  99,
  167,
);
const shippedAs = (ids: readonly number[]) => consoles.filter(({ id }) => ids.includes(id));

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
  const twelve = shippedAs(mostCollected);

  expect(twelve).toHaveLength(12);
  expect(pairsCloserThan(20, twelve)).toEqual([]);
});

test('the colours of the 30 consoles that are collected most differ by 12', () => {
  const thirty = shippedAs(muchCollected);

  expect(thirty.length).toBeGreaterThanOrEqual(30);
  expect(pairsCloserThan(12, thirty)).toEqual([]);
});

test('the 30 wear their own colours in charts, in both themes', () => {
  const thirty = shippedAs(muchCollected);
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
