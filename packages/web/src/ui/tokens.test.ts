import { describe, expect, test } from 'vitest';

import offline from '../../worker/offline.html?raw';
import { contrast } from './color.ts';
import css from './tokens.css?raw';

type Token = { light: string; dark: string };

const tokens = new Map<string, Token>(
  [...css.matchAll(/--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

function lowestContrast(front: string, back: string): number {
  const [a, b] = [tokens.get(front), tokens.get(back)];
  if (!a || !b) throw new Error(`No token ${front} or ${back}`);
  return Math.min(contrast(a.light, b.light), contrast(a.dark, b.dark));
}

const grounds = ['background', 'surface', 'raised'];
const states = ['accent', 'complete', 'incomplete', 'wish', 'sealed', 'danger'];

describe('text reaches 4.5 to 1 in both themes', () => {
  test.each(grounds.flatMap((ground) => ['ink', 'muted', ...states].map((text) => [text, ground])))(
    '%s on %s',
    (text, ground) => expect(lowestContrast(text, ground)).toBeGreaterThanOrEqual(4.5),
  );

  test.each(states.flatMap((state) => [state, 'ink', 'muted'].map((text) => [text, `${state}-tint`])))(
    '%s on %s',
    (text, tint) => expect(lowestContrast(text, tint)).toBeGreaterThanOrEqual(4.5),
  );

  test.each([
    ['on-accent', 'accent'],
    ['on-accent', 'accent-strong'],
    ['surface', 'danger'],
    ['ink', 'sunken'],
    ['muted', 'sunken'],
    ['background', 'ink'],
  ])('%s on %s', (text, ground) => expect(lowestContrast(text, ground)).toBeGreaterThanOrEqual(4.5));
});

describe('the edges of controls reach 3 to 1 in both themes', () => {
  test.each([...grounds, 'sunken'])('edge on %s', (ground) => {
    expect(lowestContrast('edge', ground)).toBeGreaterThanOrEqual(3);
  });
});

test('the page that is shown without a network has no colours of its own', () => {
  const colors = offline.match(/light-dark\([^)]+\)/g) ?? [];

  expect(colors.length).toBeGreaterThan(5);
  expect(colors.filter((color) => !css.includes(color))).toEqual([]);
});
