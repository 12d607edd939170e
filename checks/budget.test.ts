import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { root } from './modules.ts';

type Chunk = {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
  isEntry?: boolean;
  src?: string;
};

const folder = join(root, 'packages/web/dist');
const manifest = join(folder, '.vite/manifest.json');
if (!existsSync(manifest))
  throw new Error('The web is not built: run `npm test`, or `vite build` in packages/web.');
const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Chunk>; // as: Vite writes it

/** A build names each chunk by what it contains, so that these names change by chance, and the sum with them. */
function withLastingNames(code: string): string {
  return code.replace(/(\w+)-[\w-]{8}(?=\.(?:js|css)\b)/g, (_whole, name: string) => {
    return `${name}-${hash('sha256', name, 'base64url').slice(0, 8)}`;
  });
}

const kibibytes = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => {
    const code = withLastingNames(readFileSync(join(folder, file), 'utf8'));
    return sum + gzipSync(code).length;
  }, 0) / 1024;

const shell = 'src/shell/Shell.tsx';

/** What loads before a screen is shown: the entry, the screen's chunks, and everything that these import. */
function firstLoad(screens: string[]) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const add = (key: string) => {
    const chunk = chunks[key];
    if (!chunk) throw new Error(`The build has no ${key}.`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const file of chunk.css ?? []) styles.add(file);
    for (const next of chunk.imports ?? []) add(next);
  };
  for (const key of ['index.html', ...screens]) add(key);
  return { scripts: kibibytes(scripts), styles: kibibytes(styles) };
}

test.each([
  ['the sign-in screen', 153, ['src/session/LoginPage.tsx']],
  ['the dashboard', 164, [shell, 'src/dashboard/DashboardPage.tsx']],
  ['the collection', 186, [shell, 'src/collection/CollectionPage.tsx']],
])('%s is seen after at most %i KiB of scripts and 17 KiB of styles', (_name, most, screens) => {
  const { scripts, styles } = firstLoad(screens);

  expect(scripts).toBeGreaterThan(50);
  expect(scripts).toBeLessThan(most);
  expect(styles).toBeLessThan(17);
});

test('one typeface is loaded, of at most 25 KiB', () => {
  const fonts = new Set(
    Object.values(chunks)
      .flatMap(({ file, assets = [] }) => [file, ...assets])
      .filter((f) => f.endsWith('.woff2')),
  );

  expect(fonts.size).toBe(1);
  expect(kibibytes(fonts)).toBeLessThan(25);
});

test('no schema library reaches the browser', () => {
  const scripts = Object.values(chunks)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.js'));

  const withZod = scripts.filter((file) =>
    /ZodError|invalid_type/.test(readFileSync(join(folder, file), 'utf8')),
  );

  expect(withZod).toEqual([]);
});
