import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { root } from './modules.ts';

const folder = join(root, 'packages/web/public');
const read = (file: string) => readFileSync(join(folder, file));
const page = readFileSync(join(root, 'packages/web/index.html'), 'utf8');

type Icon = { src: string; type: string; sizes: string; purpose?: string };
const manifest = JSON.parse(read('manifest.webmanifest').toString()) as { icons: Icon[] }; // as: ours

/** Width and height in the head of a PNG file. */
function sizeOf(file: string): string {
  const bytes = read(file);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test.each(manifest.icons.filter(({ type }) => type === 'image/png'))(
  '$src is as large as the manifest says',
  ({ src, sizes }) => {
    expect(sizeOf(src)).toBe(sizes);
  },
);

test('an installed app offers the same in both languages, each in its own words', () => {
  const texts = (file: string) => read(file).toString();
  const frame = (text: string) => text.replaceAll(/("(?:lang|name|description)": )"[^"]*"/g, '$1""');
  const [english, french] = [texts('manifest.webmanifest'), texts('manifest.fr.webmanifest')];

  expect(frame(french)).toBe(frame(english));
  const names = (text: string) => [...text.matchAll(/"name": "([^"]*)"/g)].map(([, name]) => name);
  expect(names(english)).toEqual(['Cartouche', 'Scan a game', 'Photograph a shelf']);
  expect(names(french)).toEqual(['Cartouche', 'Scanner un jeu', 'Photographier une étagère']);
});

test('devices find an icon to cut, one for a home screen, and one for what knows no other', () => {
  expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(2);
  expect(sizeOf('apple-touch-icon.png')).toBe('180x180');
  expect([...read('favicon.ico').subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
});

test('the page links to what is there, and shows a link’s preview in its size', () => {
  const files = [...page.matchAll(/(?:href|content)="\/([\w.-]+\.\w+)"/g)].map(([, file = '']) => file);

  expect(files.toSorted()).toEqual([
    'apple-touch-icon.png',
    'favicon.ico',
    'favicon.svg',
    'manifest.webmanifest',
    'preview.png',
  ]);
  for (const file of files) expect(read(file).length).toBeGreaterThan(0);
  expect(sizeOf('preview.png')).toBe('1200x630');
  expect(read('preview.png').length).toBeLessThan(300_000);
});

test('the browser’s own bars have the colour of the theme, before any script runs', () => {
  const colors = [...page.matchAll(/name="theme-color" content="(#\w+)" media="\(([^"]+)\)"/g)];
  const tokens = readFileSync(join(root, 'packages/web/src/ui/tokens.css'), 'utf8');
  const [, light, dark] = /--color-background: light-dark\((#\w+), (#\w+)\)/.exec(tokens) ?? [];

  expect(colors.map(([, color, media]) => [media, color?.toLowerCase()])).toEqual([
    ['prefers-color-scheme: light', light],
    ['prefers-color-scheme: dark', dark],
  ]);
});
