/// <reference types="vitest/config" />
import { readFileSync } from 'node:fs';

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { calls } from './build/calls.ts';
import { compress } from './build/compress.ts';
import { preloadFont } from './build/preloadFont.ts';
import { pushWorker } from './build/pushWorker.ts';

const browsers = ['chrome123', 'firefox120', 'safari17.5'];

const librariesOfEveryScreen =
  /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@orpc|@tanstack[\\/](?!react-virtual|virtual-core)[^\\/]+)[\\/]/;

// The texts in en.ts load at the start; the others load with their screens.
const english = readFileSync(`${import.meta.dirname}/src/i18n/en.ts`, 'utf8');
const earlyTexts = new Set([...english.matchAll(/en\/\w+\.ts/g)].map(String));

// Memoizing pays where thousands of games are scrolled, chosen and typed among. Anywhere else its code makes the first
// load a tenth heavier and spares nothing that can be measured (docs/decisions/013-first-load.md).
const memoized =
  'alerts catalogue collection/bulk collection/list details games picture shelf wishlist'.split(' ');

/** Code that screens share is one file; what only screens with forms share is another. */
function isOfManyScreens(id: string): boolean {
  const [, folder, file = ''] = /[\\/]src[\\/](ui|api|i18n)[\\/](.*)/.exec(id) ?? [];
  if (folder === 'i18n')
    return earlyTexts.has(file) || /^(en|language|formats|plural|refusalText)\.ts/.test(file);
  // What draws covers and spines loads with those who draw them: few screens need it at once.
  const isDrawing = /^(cover[A-Z]|Cover|Front|front|useArrival|BoxSpine|SpinePicture|spineType|color\.)/.test(
    file,
  );
  return folder
    ? !isDrawing && !/^Overlay|Field|Select|Switch|Segmented/.test(file)
    : id.includes('lucide-react');
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    calls(),
    compress(),
    preloadFont(),
    pushWorker(),
    react({ compiler: { sources: memoized.map((folder) => `/web/src/${folder}/`) } }),
    tailwindcss(),
  ],
  build: {
    manifest: true,
    // With older targets light-dark() is rewritten so that an inline color-scheme has no effect.
    target: browsers,
    cssTarget: browsers,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Without groups every small module that two screens share becomes a file of its own: 54 for the dashboard.
        codeSplitting: {
          groups: [
            { name: 'libraries', test: librariesOfEveryScreen },
            {
              name: 'shared',
              test: isOfManyScreens,
              minShareCount: 6,
            },
            {
              name: 'fields',
              test: /[\\/]src[\\/]ui[\\/]\w*(Field|Select|Switch|Segmented)/,
              minShareCount: 5,
            },
          ],
        },
      },
    },
  },
  // A test checks the contrast of the tokens in the style sheet, which vitest would otherwise empty.
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}', 'worker/*.test.ts'],
    css: { include: [/tokens\.css/] },
    environment: 'happy-dom',
    isolate: false, // see fresh.setup.ts
    setupFiles: ['src/testing/fresh.setup.ts', 'src/testing/waiting.setup.ts'],
    testTimeout: 60_000,
    maxWorkers: 3, // as the other projects: they run as one group, and no worker waits for the end of another project
  },
});
