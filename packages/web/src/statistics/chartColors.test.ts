import { expect, test } from 'vitest';

import { contrast } from '../ui/color.ts';
import css from '../ui/tokens.css?raw';
import { colorOfSlice, difference, palette, surface, toChartColor, toChartColors } from './chartColors.ts';

const consoles = ['#009645', '#2BB3D6', '#D8323F', '#EF7D1A', '#ffffff', '#000000', '#C99700', 'tomato'];

test('the surface of the charts is the one in the tokens', () => {
  expect(css).toContain(`--color-surface: light-dark(${surface.light}, ${surface.dark})`);
});

test.each([...palette, ...consoles])('%s can be seen in both themes', (color) => {
  const { light, dark } = toChartColor(color);

  expect(contrast(light, surface.light)).toBeGreaterThanOrEqual(3);
  expect(contrast(dark, surface.dark)).toBeGreaterThanOrEqual(3);
});

test('the ten colours of the palette are distinguishable in both themes', () => {
  const colors = palette.map(toChartColor);
  const differences = colors.flatMap((a, index) => colors.slice(index + 1).map((b) => difference(a, b)));

  expect(palette).toHaveLength(10);
  expect(Math.min(...differences)).toBeGreaterThan(12);
});

test('a platform has the colour of its console', () => {
  const colors = toChartColors([[4, 7]], (id) => (id === 4 ? '#009645' : '#D8323F'));

  expect(colors.get(4)).toEqual(toChartColor('#009645'));
});

test('a slice follows the theme, and the rest is grey', () => {
  const look = { platforms: new Map(), colors: new Map([[4, { light: '#111111', dark: '#eeeeee' }]]) };

  expect(colorOfSlice(look, { id: 4 })).toBe('light-dark(#111111, #eeeeee)');
  expect(colorOfSlice(look, { id: null })).toBe('var(--color-edge)');
});

test('ten consoles of one colour are still distinguishable, in every chart that they share', () => {
  const charts = [
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    [10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
  ];

  const colors = [...toChartColors(charts, () => '#BF4A35').values()];

  const differences = colors.flatMap((a, index) => colors.slice(index + 1).map((b) => difference(a, b)));
  expect(colors).toHaveLength(10);
  expect(Math.min(...differences)).toBeGreaterThan(7);
});
