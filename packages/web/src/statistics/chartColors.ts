import type { Platform } from '@cartouche/contract/platforms';

import { contrast, toHex, toOklch } from '../ui/color.ts';
import { colorDifference, toLab } from './colorDifference.ts';

/** For a console whose own colour looks like another's. Specification 9: ten colours. */
export const palette = [
  '#c5820f',
  '#365db8',
  '#177820',
  '#ca6bb5',
  '#12a5b1',
  '#a83636',
  '#6fa439',
  '#7a87ec',
  '#7e5d02',
  '#05585f',
];

/** The surface of charts in each theme; a test compares them with the tokens. */
export const surface = { light: '#ffffff', dark: '#16191e' };

// Graphics need 3 to 1 (WCAG 1.4.11); a little more, as a line is thin.
const minContrast = 3.1;
/** From this difference on, two colours are told apart at a glance. The consoles collected most keep it among them. */
const minDifference = 12;

/** All platforms, and the colours of those in the charts. */
export type ChartLook = {
  platforms: ReadonlyMap<number, Platform>;
  colors: ReadonlyMap<number, ChartColor>;
};

export type ChartColor = { light: string; dark: string };

/**
 * One colour for each platform, the same in every chart: its console's own, or one of the palette if that is too close
 * to another colour in the same chart. Each chart is a list of ids.
 */
export function toChartColors(
  charts: readonly (readonly number[])[],
  colorOf: (id: number) => string,
): Map<number, ChartColor> {
  const chosen = new Map<number, ChartColor>();
  for (const id of charts.flat()) {
    if (chosen.has(id)) continue;
    const rivals = charts
      .filter((chart) => chart.includes(id))
      .flat()
      .flatMap((rival) => chosen.get(rival) ?? []);
    chosen.set(id, chooseColor(toChartColor(colorOf(id)), rivals));
  }
  return chosen;
}

/** As a style that follows the theme by itself; grey for the rest. */
export function colorOfSlice({ colors }: ChartLook, { id }: { id: number | null }): string {
  const color = id === null ? undefined : colors.get(id);
  return color ? `light-dark(${color.light}, ${color.dark})` : 'var(--color-edge)';
}

/** Darker on light, lighter on dark, until it is visible. */
export function toChartColor(color: string): ChartColor {
  return { light: readable(color, surface.light, -0.01), dark: readable(color, surface.dark, 0.01) };
}

/** How different two colours look, in the theme where they are closer: 0 for the same, 100 for black and white. */
export function difference(a: ChartColor, b: ChartColor): number {
  return Math.min(
    colorDifference(toLab(a.light), toLab(b.light)),
    colorDifference(toLab(a.dark), toLab(b.dark)),
  );
}

function chooseColor(own: ChartColor, rivals: readonly ChartColor[]): ChartColor {
  const nearest = (color: ChartColor) => Math.min(...rivals.map((rival) => difference(color, rival)));
  if (nearest(own) >= minDifference) return own;

  return palette
    .map(toChartColor)
    .reduce((best, color) => (nearest(color) > nearest(best) ? color : best), own);
}

function readable(color: string, ground: string, step: number): string {
  const { l, c, h } = toOklch(color);
  for (let lightness = l; lightness > 0 && lightness < 1; lightness += step) {
    const hex = toHex({ l: lightness, c, h });
    if (contrast(hex, ground) >= minContrast) return hex;
  }
  return toHex({ l: step > 0 ? 0.9 : 0.2, c: 0, h });
}
